// Titles appear where no markup can: in sidebars, the browser tab, links and the search.

const CODE = /`([^`]+)`/g
const EMPHASIS = /(?<![\p{L}\p{N}*])(\*{1,3})(\S|\S[^*]*\S)\1(?![\p{L}\p{N}*])/gu

/** A title without the marks of code and emphasis: `Install **Typer**` reads "Install Typer". */
const plainTitle = (title: string): string => title.replace(CODE, '$1').replace(EMPHASIS, '$2')

/** Title of a page: of its front matter, otherwise the heading it begins with, otherwise `fallback`. */
export const pageTitle = (
  head: { readonly frontMatter: { readonly title?: string }; readonly contentTitle?: string },
  fallback: string,
): string => plainTitle(head.frontMatter.title ?? head.contentTitle ?? fallback)
