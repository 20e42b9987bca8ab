// Attributes of elements in the head, whose names authors may have written.

/** Names that an attribute may have: nothing that could end a start tag early, nothing that a document refuses. */
export const ATTRIBUTE_NAME = /^[a-z][\w:.-]*$/i
