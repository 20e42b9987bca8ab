// Writes plain text as Markdown.

/** The text escaped, so that markup characters are shown as they are. */
export const markdownText = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~$]/g, '\\$&')
