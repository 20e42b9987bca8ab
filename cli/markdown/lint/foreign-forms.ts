// Syntax of other generators that is shown as text here, with the replacement for each.
import { own } from '../../../runtime/model/own.ts'
import { fileIncludeOf } from '../../text/file-includes.ts'
import { FILLER } from './lint.ts'

/** One syntactic form. */
export interface ForeignForm {
  readonly name: string
  /** Matched against the prose of a block; `^` is the start of a line, after the markers of enclosing quotes and lists. */
  readonly shape: RegExp
  readonly hint: string | ((written: string) => string)
  /** Only in paragraphs, not in headings and table cells. */
  readonly isBlock?: true
  /** A block of MkDocs, which `check --fix` can convert with the text that belongs to it. */
  readonly isMkdocs?: true
}

const LINE = String.raw`(?<=^[ \t>]*)`
/** Name for includes in findings. */
export const INCLUDED = 'include'
/** Name of the form that is only foreign while formulas are switched off. */
export const MATH_OFF = 'formula between dollar signs'
/** How files are included here. */
export const INCLUDE =
  'Include files with `import Part from "./_part.md"` and <Part />; put code into a code block.'

/** Why a file is not included. */
export function includeHint(written: string): string {
  return fileIncludeOf(written)
    ? 'The file or this part of it does not exist: correct the path, or allow a folder outside the site with `markdown.includeRoots`. Files of keys and passwords cannot be shown.'
    : INCLUDE
}

const BOX = 'Write :::note[Title], the text, and ::: on separate lines; for collapsible text, use <details>.'
const TABS = 'Write <Tabs> with a <TabItem> for each tab.'
/** The replacement of a tag of Diplodoc, with its title: `{% note info "Title" %}`. */
function templateHint(written: string): string {
  const [, name = '', kind = '', rest = ''] = /^\{%-?[ \t]*(\w+)[ \t]*(\w*)([^\n]*?)%\}$/.exec(written) ?? []
  const [, quotedTitle = ''] = /"([^"\n]+)"/.exec(rest) ?? []
  const title = quotedTitle === '' ? '' : `[${quotedTitle}]`
  if (name === 'note')
    return `Write :::${own(NOTES, kind) ?? 'note'}${title}, the text, and ::: on separate lines.`
  if (name === 'cut') return `Write :::details${title}, the text, and ::: on separate lines.`
  if (name === 'list') return TABS
  return 'Write it in Markdown: :::note for a note, <Tabs> for tabs, `import Part from "./_part.md"` for a file.'
}

/** The boxes of Diplodoc that are named otherwise here. */
const NOTES: Readonly<Record<string, string>> = {
  info: 'info',
  tip: 'tip',
  warning: 'warning',
  alert: 'danger',
}

/** Blocks of MkDocs other than admonitions, by name: `/// tab | Title`. */
const BLOCKS: Readonly<Record<string, string>> = {
  tab: TABS,
  details: 'Write :::details[Title], the text, and ::: on separate lines.',
  html: 'Write the element in HTML, with an empty line after its start tag and before its end tag.',
  definition: 'Write a list with the terms in bold, or <dl>, <dt> and <dd>.',
  caption: 'Write <figure> with a <figcaption> around the image and the text.',
}

const TABLE = 'Write rows as | a | b |, and | --- | --- | below the first row.'

/** All forms, in the order in which they are tried. */
export const FOREIGN_FORMS: readonly ForeignForm[] = [
  {
    name: 'definition list',
    shape: /(?<=^[ \t>]*[^\s:|#>-][^\n|]*\n[ \t>]*):[ \t]+\S[^\n]*|(?<![\s\S]):[ \t]+\S[^\n]*/m,
    hint: 'Write a list with the terms in bold, or <dl>, <dt> and <dd>.',
    isBlock: true,
  },
  {
    name: 'highlighted text',
    shape: /(?<![=\w\\])==(?=[^\s=])[^=\n]*[^\s=]==(?![=\w])/,
    hint: 'Write <mark>…</mark>.',
  },
  {
    name: 'inline footnote',
    shape: /(?<=[\p{L}\p{N}.,;:!?»”")] ?)\^\[[^\]\n]*\s[^\]\n]*\](?!\()/u,
    hint: 'Write [^1] here, and the text on a separate line: [^1]: Text.',
  },
  {
    name: 'superscript',
    shape: /(?<=[\p{L}\p{N})])\^(?=[^\s^])[^\s^()[\]]{1,20}\^(?![\p{L}\p{N}^])/u,
    hint: 'Write <sup>…</sup>.',
  },
  {
    name: 'key',
    shape: /(?<![+\w\\{])\+\+[a-z0-9-]+(?:\+[a-z0-9-]+)*\+\+(?![+\w])/,
    hint: 'Write <kbd>…</kbd>.',
  },
  {
    name: 'image size',
    shape: /!\[[^\]\n]*\]\([^()\n]*\s=\d*%?x\d*%?[^()\n]*\)/,
    hint: 'Write <img src="…" width="…" height="…" alt="…" />.',
  },
  {
    name: INCLUDED,
    shape: new RegExp(`${LINE}<<<[ \\t]+[@./~\\w][^\\n]*$`, 'm'),
    hint: includeHint,
    isBlock: true,
  },
  { name: INCLUDED, shape: new RegExp(`${LINE}-{2,}8<-{2,}[^\\n]*$`, 'm'), hint: includeHint, isBlock: true },
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
    hint: includeHint,
    isBlock: true,
  },
  {
    name: 'AsciiDoc macro',
    shape: new RegExp(String.raw`${LINE}(?:image|video|audio)::[^\s[]+\[[^\]\n]*\][ \t]*$`, 'm'),
    hint: 'Write ![text](./file.png) for an image; for media, use <video> or <audio>.',
    isBlock: true,
  },
  {
    name: 'MkDocs admonition',
    shape: new RegExp(String.raw`${LINE}(?:!!!|\?\?\?\+?)[ \t]+[\w-]+[^\n]*$`, 'm'),
    hint: BOX,
    isBlock: true,
    isMkdocs: true,
  },
  {
    name: 'MkDocs block',
    shape: new RegExp(String.raw`${LINE}/{3,}[ \t]+[a-z][\w-]*(?:[ \t]*\|[^\n]*)?[ \t]*$`, 'm'),
    hint: (written) => own(BLOCKS, /[a-z][\w-]*/.exec(written)?.[0] ?? '') ?? BOX,
    isBlock: true,
    isMkdocs: true,
  },
  {
    name: 'MkDocs tab',
    shape: new RegExp(String.raw`${LINE}===[+!]?[ \t]+"[^"\n]*"[ \t]*$`, 'm'),
    hint: TABS,
    isBlock: true,
    isMkdocs: true,
  },
  {
    name: 'reStructuredText directive',
    shape: new RegExp(String.raw`${LINE}\.\.[ \t]+[a-z][\w-]*::[^\n]*$`, 'm'),
    hint: 'Write it in Markdown: :::note for a note, ![](…) for an image, a fenced code block for code.',
    isBlock: true,
  },
  {
    name: 'abbreviation',
    shape: new RegExp(String.raw`${LINE}\*\[[^\]\n]+\]:[ \t][^\n]*$`, 'm'),
    hint: 'Write <abbr title="…">…</abbr>.',
    isBlock: true,
  },
  {
    name: 'table of contents',
    shape: new RegExp(String.raw`^(?:\[\[[_${FILLER}]?toc[_${FILLER}]?\]\]|\[TOC\]|\$\{toc\})$`, 'i'),
    hint: 'Every page has one beside its text; to show it in the text, write <TOCInline toc={toc} />.',
    isBlock: true,
  },
  {
    name: 'wiki link',
    shape: /(?<![\\\w[])!?\[\[(?=\p{L}|\d+[-_]\p{L})(?!_?toc_?\]\])[^[\]\n]+\]\](?![(\]])/iu,
    hint: 'Write [text](./page.md), and ![](./image.png) for an image.',
  },
  {
    name: 'attribute list',
    shape: new RegExp(String.raw`(?<=${FILLER}[ \t]?)\{:?[ \t]*(?:[.#][\w-]+|[\w-]+=)[^{}\n]*\}`),
    hint: (written) => {
      const [, id] = /^\{:?[ \t]*#([\w-]+)[ \t]*\}$/.exec(written) ?? []
      return id === undefined
        ? 'Write the element in HTML with its attributes: <img src="…" width="300" alt="…" />, <a href="…" target="_blank">…</a>.'
        : `Write <a id="${id}"></a> before the text.`
    },
    isBlock: true,
  },
  { name: INCLUDED, shape: /\{%-?[ \t]*include[ \t](?:(?!%\})[^\n])*%\}/, hint: INCLUDE },
  {
    // The end of a tag that is reported says nothing more.
    name: 'template tag',
    shape:
      /\{%-?[ \t]*(?!end|include[ \t])[a-z]\w*(?:(?!%\})[^\n])*%\}|\{\{[<%](?:(?![>%]\}\})[^\n])*[>%]\}\}|\{\{#[a-z][^{}\n]*\}\}/,
    hint: templateHint,
  },
  {
    name: 'text directive',
    shape: /(?<![\w:\\/]):[a-z][\w-]*\[[^[\]\n]+\](?:\{[^{}\n]*\}|(?![\w({[]))/,
    hint: 'Write the element in HTML with its attributes: <kbd>…</kbd>, <a href="…">…</a>.',
  },
  {
    name: 'placeholder',
    shape: /(?<![\\${])\{\{[ \t]+[A-Za-z_]\w*[ \t]+\}\}(?!\})/,
    hint: (written) =>
      `Write ${written.replace(/^\{\{\s*(.*?)\s*\}\}$/, '{$1}')} and define the name in \`variables\` in the configuration, or write \\{\\{ for literal braces.`,
  },
  {
    name: 'change mark',
    shape: /\{(?:\+\+|--|>>)[^{}\n]+(?:\+\+|--|<<)\}/,
    hint: 'Write <ins>…</ins> for inserted text and <del>…</del> for deleted text.',
  },
  {
    name: 'comment',
    shape: /(?<![%\w])%%(?=\S|[ \t]\S)[^%\n]+%%(?![%\w])/,
    hint: 'Write <!-- … -->.',
  },
  {
    name: 'paragraph id',
    shape: /(?<=\S[ \t])\^[A-Za-z\d-]{3,}(?=[ \t]*$(?![\s\S]))/,
    hint: 'Write <a id="…"></a> before the text, or link to a heading.',
    isBlock: true,
  },
  {
    name: 'heading',
    shape: new RegExp(
      String.raw`${LINE}(?:h[1-6]\.[ \t]+\S|={2,6}[ \t]+[^\s="]|(?<![\s\S])=[ \t]+[^\s="])[^\n]*$`,
      'm',
    ),
    hint: 'Write # for the page title, ## and ### for the headings below it.',
    isBlock: true,
  },
  {
    name: 'macro',
    shape: new RegExp(
      String.raw`${LINE}\{(?:code|noformat|panel|info|note|warning|tip|expand):[^{}\n]*\}[ \t]*$`,
      'm',
    ),
    hint: 'Write ``` before and after code, and :::note, :::tip or :::warning for a box.',
    isBlock: true,
  },
  {
    name: 'AsciiDoc block',
    shape: new RegExp(String.raw`${LINE}\[(?:source|cols|quote|verse)[=,%][^\]\n]*\][ \t]*$`, 'm'),
    hint: 'Write ``` with the language before code and ``` after it; in a table, write | --- | below the first row.',
  },
  {
    name: 'MyST target',
    shape: new RegExp(String.raw`${LINE}\([\w-]+\)=[ \t]*$`, 'm'),
    hint: 'Give the heading below it an id: ## Title {#id}.',
    isBlock: true,
  },
  {
    name: 'Diplodoc table',
    shape: new RegExp(String.raw`${LINE}#\|[ \t]*$`, 'm'),
    hint: TABLE,
    isBlock: true,
  },
  {
    name: 'table',
    shape: new RegExp(String.raw`${LINE}\+-[-+]*-\+[ \t]*$`, 'm'),
    hint: TABLE,
    isBlock: true,
  },
  {
    name: 'docsify note',
    shape: new RegExp(String.raw`${LINE}[!?]>[ \t]+\S[^\n]*$`, 'm'),
    hint: 'Write :::warning or :::tip, the text, and ::: on separate lines.',
    isBlock: true,
  },
  {
    name: 'bold wiki text',
    shape: /(?<!')'{3}(?![\s'])[^'\n]*[^\s']'{3}(?!')/,
    hint: 'Write **…**.',
  },
  {
    name: 'TeX command',
    shape: new RegExp(String.raw`${LINE}\\(?:newpage|pagebreak|clearpage|tableofcontents)[ \t]*$`, 'm'),
    hint: 'Remove it: `docsite print` inserts page breaks and the table of contents.',
    isBlock: true,
  },
  {
    name: 'formula',
    shape:
      /\\begin\{[a-z]+\*?\}|\\\[(?=[^\n]*?(?:\\[a-z]{2}|\^))[^\n]*?\\\]|\\\((?=[^\n]*?(?:\\[a-z]{2}|\^))[^\n]*?\\\)/,
    hint: 'Write $…$ for an inline formula, $$ on the lines before and after a display formula, and set `markdown: { math: true }`.',
  },
  {
    name: MATH_OFF,
    shape: new RegExp(
      String.raw`${LINE}\$\$(?!\$)[^$]+\$\$(?=[ \t]*$)|(?<![\\$\w])\$(?=[^\s$])(?=[^\n$]*\\[a-zA-Z]{2})[^\n$]*[^\s$]\$(?![\w$])`,
      'm',
    ),
    hint: 'Set `markdown: { math: true }` in the configuration to show formulas.',
  },
]
