// Syntax of other generators that is shown as text here, with the replacement for each.
import { own } from '../../../runtime/model/own.ts'
import { FILLER } from './lint.ts'

/** One syntactic form. */
export interface ForeignForm {
  readonly name: string
  /** Matched against the prose of a block; `^` is the start of a line, after the markers of enclosing quotes and lists. */
  readonly shape: RegExp
  readonly hint: string | ((written: string) => string)
  /** Only in paragraphs, not in headings and table cells. */
  readonly isBlock?: true
}

const LINE = String.raw`(?<=^[ \t>]*)`
/** Name for includes in findings. */
export const INCLUDED = 'an include'
/** How files are included here. */
export const INCLUDE =
  'Files are included by `import Part from "./_part.md"` and <Part />; code is put into a code block.'

const BOX = 'Write :::note[Title], the text, and ::: on lines of their own; what folds is <details>.'
const TABS = 'Write <Tabs> with a <TabItem> for each tab.'
/** Blocks of MkDocs other than admonitions, by name: `/// tab | Title`. */
const BLOCKS: Readonly<Record<string, string>> = {
  tab: TABS,
  details: 'Write :::details[Title], the text, and ::: on lines of their own.',
  html: 'Write the element in html, with an empty line behind its first tag and before its last.',
  definition: 'Write a list with the terms in bold, or <dl>, <dt> and <dd>.',
  caption: 'Write <figure> with a <figcaption> around the image and the text.',
}

const TABLE = 'Write a row as | a | b |, and | --- | --- | below the first.'

/** All forms, in the order in which they are tried. */
export const FOREIGN_FORMS: readonly ForeignForm[] = [
  {
    name: 'a definition list',
    shape: /(?<=^[ \t>]*[^\s:|#>-][^\n|]*\n[ \t>]*):[ \t]+\S[^\n]*|(?<![\s\S]):[ \t]+\S[^\n]*/m,
    hint: 'Write a list with the terms in bold, or <dl>, <dt> and <dd>.',
    isBlock: true,
  },
  {
    name: 'marked text',
    shape: /(?<![=\w\\])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/,
    hint: 'Write <mark>…</mark>.',
  },
  {
    name: 'a footnote in the line',
    shape: /(?<=[\p{L}\p{N}.,;:!?»”")] ?)\^\[[^\]\n]*\s[^\]\n]*\](?!\()/u,
    hint: 'Write [^1] here, and a line [^1]: with the text.',
  },
  {
    name: 'a superscript',
    shape: /(?<=[\p{L}\p{N})])\^(?=[^\s^])[^\s^()[\]]{1,20}\^(?![\p{L}\p{N}^])/u,
    hint: 'Write <sup>…</sup>.',
  },
  {
    name: 'a key',
    shape: /(?<![+\w\\{])\+\+[a-z0-9-]+(?:\+[a-z0-9-]+)*\+\+(?![+\w])/,
    hint: 'Write <kbd>…</kbd>.',
  },
  {
    name: 'the size of an image',
    shape: /!\[[^\]\n]*\]\([^()\n]*\s=\d*%?x\d*%?[^()\n]*\)/,
    hint: 'Write <img src="…" width="…" height="…" alt="…" />.',
  },
  {
    name: INCLUDED,
    shape: new RegExp(`${LINE}<<<[ \\t]+[@./~\\w][^\\n]*$`, 'm'),
    hint: INCLUDE,
    isBlock: true,
  },
  { name: INCLUDED, shape: new RegExp(`${LINE}-{2,}8<-{2,}[^\\n]*$`, 'm'), hint: INCLUDE, isBlock: true },
  {
    name: INCLUDED,
    shape: new RegExp(String.raw`${LINE}@(?:\[code[^\]\n]*\]|include|import|snippet)\([^\n]*$`, 'm'),
    hint: INCLUDE,
    isBlock: true,
  },
  {
    name: INCLUDED,
    shape: new RegExp(String.raw`${LINE}\[!(?:INCLUDE|CODE)[-\w]*[ \t${FILLER}][^\n]*\][ \t]*$`, 'im'),
    hint: INCLUDE,
    isBlock: true,
  },
  {
    name: INCLUDED,
    shape: new RegExp(
      String.raw`${LINE}include::[^\s[]+\[[^\]\n]*\][ \t]*$|\{([!*])[ \t][^\n}]*[ \t]\1\}`,
      'm',
    ),
    hint: INCLUDE,
    isBlock: true,
  },
  {
    name: 'a macro of AsciiDoc',
    shape: new RegExp(String.raw`${LINE}(?:image|video|audio)::[^\s[]+\[[^\]\n]*\][ \t]*$`, 'm'),
    hint: 'Write ![text](./file.png) for an image, <video> or <audio> for what plays.',
    isBlock: true,
  },
  {
    name: 'an admonition of MkDocs',
    shape: new RegExp(String.raw`${LINE}(?:!!!|\?\?\?\+?)[ \t]+[\w-]+[^\n]*$`, 'm'),
    hint: BOX,
    isBlock: true,
  },
  {
    name: 'a block of MkDocs',
    shape: new RegExp(String.raw`${LINE}/{3,}[ \t]+[a-z][\w-]*(?:[ \t]*\|[^\n]*)?[ \t]*$`, 'm'),
    hint: (written) => own(BLOCKS, /[a-z][\w-]*/.exec(written)?.[0] ?? '') ?? BOX,
    isBlock: true,
  },
  {
    name: 'a tab of MkDocs',
    shape: new RegExp(String.raw`${LINE}===[+!]?[ \t]+"[^"\n]*"[ \t]*$`, 'm'),
    hint: TABS,
    isBlock: true,
  },
  {
    name: 'a directive of reStructuredText',
    shape: new RegExp(String.raw`${LINE}\.\.[ \t]+[a-z][\w-]*::[^\n]*$`, 'm'),
    hint: 'Write it in Markdown: :::note for a note, ![](…) for an image, a fence for code.',
    isBlock: true,
  },
  {
    name: 'an abbreviation',
    shape: new RegExp(String.raw`${LINE}\*\[[^\]\n]+\]:[ \t][^\n]*$`, 'm'),
    hint: 'Write <abbr title="…">…</abbr>.',
    isBlock: true,
  },
  {
    name: 'a table of contents',
    shape: new RegExp(String.raw`^(?:\[\[[_${FILLER}]?toc[_${FILLER}]?\]\]|\[TOC\]|\$\{toc\})$`, 'i'),
    hint: 'Every page has one at its side; <TOCInline toc={toc} /> puts it into the text.',
    isBlock: true,
  },
  {
    name: 'a link of a wiki',
    shape: /(?<![\\\w[])!?\[\[(?=\p{L}|\d+[-_]\p{L})(?!_?toc_?\]\])[^[\]\n]+\]\](?![(\]])/iu,
    hint: 'Write [text](./page.md), and ![](./image.png) for an image.',
  },
  {
    name: 'a list of attributes',
    shape: new RegExp(String.raw`(?<=${FILLER})\{:?[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}`),
    hint: 'Write the element in html with its attributes: <img src="…" width="300" alt="…" />, <a href="…" target="_blank">…</a>.',
    isBlock: true,
  },
  {
    name: 'a tag of a template language',
    shape:
      /\{%-?[ \t]*[a-z]\w*(?:(?!%\})[^\n])*%\}|\{\{[<%](?:(?![>%]\}\})[^\n])*[>%]\}\}|\{\{#[a-z][^{}\n]*\}\}/,
    hint: 'Write it in Markdown: :::note for a note, <Tabs> for tabs, `import Part from "./_part.md"` for a file.',
  },
  {
    name: 'a placeholder',
    shape: /(?<![\\${])\{\{[ \t]+[A-Za-z_]\w*[ \t]+\}\}(?!\})/,
    hint: (written) =>
      `Write ${written.replace(/^\{\{\s*(.*?)\s*\}\}$/, '{$1}')}, with the name among \`variables\` of the configuration, or \\{\\{ for the braces.`,
  },
  {
    name: 'a mark of changes',
    shape: /\{(?:\+\+|--|>>)[^{}\n]+(?:\+\+|--|<<)\}/,
    hint: 'Write <ins>…</ins> for what is new, and <del>…</del> for what is gone.',
  },
  {
    name: 'an icon',
    shape: /(?<![:\w]):(?:material|fontawesome|octicons|simple)-[a-z\d-]+:/,
    hint: 'Write the sign itself, or <img src="…" alt="…" /> with a file.',
  },
  {
    name: 'a comment',
    shape: /(?<![%\w])%%(?=\S|[ \t]\S)[^%\n]+%%(?![%\w])/,
    hint: 'Write <!-- … -->.',
  },
  {
    name: 'the id of a paragraph',
    shape: /(?<=\S[ \t])\^[A-Za-z\d-]{3,}(?=[ \t]*$(?![\s\S]))/,
    hint: 'Write <a id="…"></a> before the text, or link to a heading.',
    isBlock: true,
  },
  {
    name: 'a heading',
    shape: new RegExp(
      String.raw`${LINE}(?:h[1-6]\.[ \t]+\S|={2,6}[ \t]+[^\s="]|(?<![\s\S])=[ \t]+[^\s="])[^\n]*$`,
      'm',
    ),
    hint: 'Write # for the title of the page, ## and ### for the headings below it.',
    isBlock: true,
  },
  {
    name: 'a macro',
    shape: new RegExp(
      String.raw`${LINE}\{(?:code|noformat|panel|info|note|warning|tip|expand):[^{}\n]*\}[ \t]*$`,
      'm',
    ),
    hint: 'Write ``` before code and behind it, and :::note, :::tip or :::warning for a box.',
    isBlock: true,
  },
  {
    name: 'a block of AsciiDoc',
    shape: new RegExp(String.raw`${LINE}\[(?:source|cols|quote|verse)[=,%][^\]\n]*\][ \t]*$`, 'm'),
    hint: 'Write ``` with the language before code and ``` behind it, | --- | below the first row of a table.',
  },
  {
    name: 'a target of MyST',
    shape: new RegExp(String.raw`${LINE}\([\w-]+\)=[ \t]*$`, 'm'),
    hint: 'Give the heading below it the id: ## Title {#id}.',
    isBlock: true,
  },
  {
    name: 'a table of Diplodoc',
    shape: new RegExp(String.raw`${LINE}#\|[ \t]*$`, 'm'),
    hint: TABLE,
    isBlock: true,
  },
  {
    name: 'a table',
    shape: new RegExp(String.raw`${LINE}\+-[-+]*-\+[ \t]*$`, 'm'),
    hint: TABLE,
    isBlock: true,
  },
  {
    name: 'a note of docsify',
    shape: new RegExp(String.raw`${LINE}[!?]>[ \t]+\S[^\n]*$`, 'm'),
    hint: 'Write :::warning or :::tip, the text, and ::: on lines of their own.',
    isBlock: true,
  },
  {
    name: 'bold text of a wiki',
    shape: /(?<!')'{3}(?![\s'])[^'\n]*[^\s']'{3}(?!')/,
    hint: 'Write **…**.',
  },
  {
    name: 'a command of TeX',
    shape: new RegExp(String.raw`${LINE}\\(?:newpage|pagebreak|clearpage|tableofcontents)[ \t]*$`, 'm'),
    hint: 'Take it away: `docsite print` breaks pages and writes the contents by itself.',
    isBlock: true,
  },
  {
    name: 'a formula',
    shape:
      /\\begin\{[a-z]+\*?\}|\\\[(?=[^\n]*?(?:\\[a-z]{2}|\^))[^\n]*?\\\]|\\\((?=[^\n]*?(?:\\[a-z]{2}|\^))[^\n]*?\\\)/,
    hint: 'Write $…$ in a line, and $$ on the lines before and behind a formula of its own, with `markdown: { math: true }`.',
  },
]
