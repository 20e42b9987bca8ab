// Validates attribute names in the head, which authors may have written.

/** Valid attribute names: they cannot end a start tag early, and documents accept them. */
export const ATTRIBUTE_NAME = /^[a-z][\w:.-]*$/i
