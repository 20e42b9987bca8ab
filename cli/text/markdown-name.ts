// Markdown files by their names.

const EXTENSION = /\.mdx?$/i

/** Whether a path names a Markdown file. */
export const isMarkdown = (path: string): boolean => EXTENSION.test(path)

/** The path without the extension of a Markdown file. */
export const withoutMarkdown = (path: string): string => path.replace(EXTENSION, '')
