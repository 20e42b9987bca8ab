// Pages put together at random, with the words in them that a reader must find. Each word is unique and is planted only where
// the language says that it is text, so that nothing of the compiler is needed to know what a page says.
import fc from 'fast-check'

/** Where a word has to be found: text everywhere; an attribute only in the html. */
export interface PlantedWord {
  readonly word: string
  readonly isAttribute: boolean
}

/** A page with its words. */
export interface GeneratedPage {
  readonly text: string
  /** Line on which the body begins, 1-based. */
  readonly bodyLine: number
  /** Markdown that is no part of every site. */
  readonly extras: { readonly math: boolean; readonly typography: boolean }
  readonly words: readonly PlantedWord[]
  readonly format: 'md' | 'mdx'
}

/** Hands out words and remembers which of them are text. */
interface Pen {
  /** A word that readers see. */
  word(): string
  /** One that they see in an attribute. */
  attribute(): string
  /** One that nobody is shown. */
  hidden(): string
  readonly mdx: boolean
}

/** Marks of what begins and never ends: each stands for its sign, or for nothing where something below it would be the end. */
const OPEN = {
  html: '\u{f0000}',
  js: '\u{f0001}',
  brace: '\u{f0002}',
  quote: '\u{f0003}',
  href: '\u{f0004}',
  tag: '\u{f0005}',
}

const OPENINGS: readonly (readonly [mark: string, sign: string, end: RegExp])[] = [
  [OPEN.html, '<!-- ', /-->/],
  [OPEN.js, '{/* ', /\*\//],
  [OPEN.brace, '<Foo a={', />/],
  [OPEN.quote, '<Foo a="', /[">]/],
  [OPEN.tag, '<Foo\n  a="1"\n\n', />/],
  [OPEN.href, '<a href="', /[">]/],
]

function openEnds(page: string): string {
  return OPENINGS.reduce((text, [mark, sign, end]) => {
    const parts = text.split(mark)
    return parts.reduceRight((rest, part) => `${part}${end.test(rest) ? '' : sign}${rest}`)
  }, page)
}

/** Indentation behind a list marker and a tab: a tab too, or two of them where the item is so far to the right that one is too short. */
const ITEM_TAB = '\u{f0006}'

function tabsToContent(page: string): string {
  return page.replace(/^.*\u{f0006}.*$/gmu, (line) => {
    let column = 0
    let text = ''
    for (const char of line) {
      const tabs = char === ITEM_TAB ? '\t'.repeat(column % 4 === 3 ? 2 : 1) : ''
      text += tabs || char
      column += tabs || char === '\t' ? 4 * Math.max(1, tabs.length) - (column % 4) : 1
    }
    return text
  })
}

/** Begins a directive that never ends: it takes indentation off all lines below it, so that it has none itself. */
const AT_MARGIN = '\u{f0007}'

/** What hides its content where the code around it is none. */
const MAY_HIDE = /`{3}|~{3}/

type Inline = (pen: Pen) => string
type Block = (pen: Pen) => string

const indent = (text: string, width: number): string => text.replace(/^(?=.)/gm, ' '.repeat(width))
const quote = (text: string): string => text.replace(/^/gm, '> ').replace(/ +$/gm, '')

const plain: Inline = (pen) => pen.word()

const leaf: fc.Arbitrary<Inline> = fc.constantFrom<Inline>(
  plain,
  plain,
  (pen) => `\`${pen.word()}\``,
  (pen) => `\`\`${pen.word()} \` <Foo> {x}\`\``,
  (pen) => `![${pen.attribute()}](./a.png)`,
  (pen) => `![${pen.attribute()}](./a.png "${pen.attribute()}")`,
  (pen) => `https://example.org/${pen.word()}`,
  (pen) => `{${pen.mdx ? `'${pen.word()}'` : pen.word()}}`,
  (pen) => `{"${pen.word()}"}`,
  (pen) => `{\`${pen.word()}\`}`,
  (pen) => (pen.mdx ? `{/* ${pen.hidden()} */}` : `{/* ${pen.word()} */}`),
  (pen) => `<!-- ${pen.hidden()} -->`,
  (pen) => `{${pen.word()}.${pen.word()}}`,
  (pen) => `{ ${pen.word()}(1) }`,
  (pen) => `\\{${pen.word()}}`,
  (pen) => `a < ${pen.word()} > b`,
  (pen) => `List<String> ${pen.word()}`,
  (pen) => `{ ${pen.word()}`,
  (pen) => `&lt;${pen.word()}&gt;`,
  (pen) => `${pen.word()}[^note] again[^note]`,
  (pen) => `${pen.word()}<br/>${pen.word()}`,
  (pen) => `${pen.word()}  \n${pen.word()}`,
  (pen) => `${pen.word()}\n${pen.word()}`,
  (pen) => `[${pen.word()}][ref]`,
  (pen) => (pen.mdx ? `<Badge text="${pen.word()}"/>` : pen.word()),
  (pen) => (pen.mdx ? `<Shot src="/a.png" alt="${pen.attribute()}"/>` : pen.word()),
  // Formatting, entities and escapes.
  (pen) => `***${pen.word()}*** _${pen.word()}_ __${pen.word()}__`,
  (pen) => `&copy;${pen.word()}&#65;&nbsp;${pen.word()}&nope;`,
  (pen) => `\\<${pen.word()}\\> \\*${pen.word()}\\* \\[${pen.word()}\\] \`${pen.word()}`,
  (pen) => `[![${pen.attribute()}](./a.png)](./x.md)`,
  (pen) => `<https://example.org/${pen.word()}> <${pen.word()}@example.org>`,
  (pen) => `\u00a0${pen.word()}\u200b\u{1f600}${pen.word()}\u2028${pen.word()}\f`,
  (pen) => `\t${pen.word()}\t${pen.word()}\\\n${pen.word()}`,
  // References without a definition, and what looks like one.
  (pen) => `[${pen.word()}] [${pen.word()}][] [${pen.word()}][${pen.word()}] ![${pen.word()}]`,
  (pen) => `[^${pen.word()}] ^[${pen.word()}]`,
  (pen) => `:${pen.word()} :b[${pen.word()}] :b[${pen.word()}]{c=d} ::b[${pen.word()}] a:${pen.word()}:`,
  (pen) => `{#${pen.word()}} ${pen.word()}`,
  (pen) =>
    `==${pen.word()}== ^${pen.word()}^ ~${pen.word()}~ $${pen.word()}$ $$${pen.word()} $5 ${pen.word()}`,
  // What never ends.
  (pen) => `**${pen.word()}`,
  (pen) => `\`${pen.word()}`,
  (pen) => `\`\`${pen.word()}\``,
  (pen) => `[${pen.word()}`,
  (pen) => `![${pen.word()}](./x.md`,
  (pen) => `[${pen.word()}](<./x.md`,
  (pen) => `${pen.word()}](./x.md)`,
  (pen) => `${OPEN.html}${pen.word()}`,
  (pen) => `${OPEN.js}${pen.word()}`,
  (pen) => `{"${pen.word()}`,
  (pen) => `${pen.word()} */} --> }`,
  (pen) => `<b>${pen.word()}`,
  (pen) => `${pen.word()}</b>`,
  (pen) => `${OPEN.brace}${pen.word()}`,
  (pen) => `${OPEN.quote}${pen.word()}`,
  (pen) => `${OPEN.href}${pen.word()}`,
  (pen) => `</${pen.word()}`,
  (pen) => `<> ${pen.word()}`,
  (pen) => `${pen.word()} </>`,
  (pen) => `<Foo>${pen.word()}</Bar>`,
  (pen) => `<${pen.word()}> ${pen.word()}`,
  (pen) => `<kbd>${pen.word()}</kbd><sub>${pen.word()}<br></sub>`,
  // What is no tag, and tags of which a browser shows nothing.
  (pen) => `</${pen.word()}** > </${pen.word()}>`,
  (pen) => `</ ${pen.word()}> </3 ${pen.word()}> <3 ${pen.word()}`,
  (pen) => `</b ${pen.word()}> </br ${pen.word()}>`,
  (pen) => `<b>a</${pen.word()} ${pen.word()}></${pen.word()}></b>`,
  (pen) => `<!- ${pen.word()} -> <!> <!--> ${pen.word()}`,
  (pen) => `<!${pen.word()} a> <?${pen.word()} b?> <![CDATA[${pen.word()}]]>`,
  (pen) => `<svg><text><![CDATA[${pen.word()}]]></text></svg>`,
  (pen) => `<i title="a" title="${pen.attribute()}">${pen.word()}</i>`,
  (pen) => `<ftp://${pen.word()} a> <a@${pen.word()} b>`,
  // Tags of blocks on a line of text.
  (pen) => `<table><tr>${pen.word()}`,
  (pen) => `<table><tr><td>${pen.word()}</td></tr></table>`,
  (pen) => `<div><p>${pen.word()}</p> ${pen.word()}</div>`,
  (pen) => `<ul><li>${pen.word()}<li>${pen.word()}`,
  // Signs in places where they mean nothing.
  (pen) => `<span title="a > ${pen.attribute()} < b">${pen.word()}</span>`,
  (pen) => `<a href="./x.md?a>b">${pen.word()}</a>`,
  (pen) => `[${pen.word()}](./x.md "a \\" > ${pen.attribute()}")`,
  (pen) => `[a \\] ${pen.word()} \`]\` ${pen.word()}](<./x y.md>)`,
  (pen) => `{"}${pen.word()}{"} {'\\'}${pen.word()}'}`,
  (pen) => (pen.mdx ? `{/* } { ${pen.hidden()} \`" */}` : `{/* } ${pen.word()} */}`),
  (pen) => `{\`\${1} ${pen.word()}\`} {[${pen.word()}, {a: '}'}]}`,
  (pen) => (pen.mdx ? `<Foo a="}" b={'>'} c={{d: '</Foo>'}}>${pen.word()}</Foo>` : pen.word()),
  (pen) => (pen.mdx ? `<Link to={\`./x.md\`}>{'${pen.word()}'}</Link>` : pen.word()),
  // Characters.
  (pen) => `&#x110000;${pen.word()}&#0;&#xZ;&#12345678;${pen.word()}&amp;lt;&Amp;&`,
  (pen) => `\\!${pen.word()}\\"\\&amp;${pen.word()}\\a\\`,
  (pen) => `\u00ad${pen.word()}\u00ad \u202e${pen.word()}\u202c \ufeff${pen.word()}\u2060`,
  (pen) => `${pen.word()}\u0301 \u05d0${pen.word()} \u{1f468}\u200d\u{1f469}${pen.word()}\u{1f3fd}`,
  (pen) => `:tada:${pen.word()}:+1: :${pen.word()}:`,
  (pen) => `www.${pen.word()}.org/a(b)_c_ mailto:${pen.word()}@example.org`,
  (pen) => `${'a '.repeat(50)}${pen.word()}${'*'.repeat(40)}${pen.word()}${'['.repeat(40)}${pen.word()}`,
)

const inline: fc.Arbitrary<Inline> = fc.letrec<{ inline: Inline }>((tie) => ({
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc
      .tuple(
        fc.constantFrom<(text: string, pen: Pen) => string>(
          (text) => `**${text}**`,
          (text) => `*${text}*`,
          (text) => (text.startsWith('~') ? text : `~~${text}~~`),
          (text) => `[${text}](./x.md)`,
          (text, pen) => (text.includes('<') ? text : `[${text}](./x.md '${pen.attribute()}')`),
          (text) => `<b>${text}</b>`,
          (text) => `<span style={{color: 'red'}}>${text}</span>`,
          (text) => `<Foo>${text}</Foo>`,
          (text) => `<Foo a={{b: 1}} c>${text}</Foo>`,
          (text) => `<Link to="./x.md">${text}</Link>`,
          (text) => `<>${text}</>`,
          (text) => `${text} </Foo>`,
          (text) => `<Foo> ${text}`,
        ),
        tie('inline'),
      )
      .map(
        ([wrap, inner]): Inline =>
          (pen) =>
            wrap(inner(pen), pen),
      ),
  ),
})).inline

const line: fc.Arbitrary<Inline> = fc
  .array(inline, { minLength: 1, maxLength: 3 })
  .map((parts) => (pen) => parts.map((part) => part(pen)).join(' '))

/** A line without line breaks, for headings, cells and titles. */
const single: fc.Arbitrary<Inline> = line.map((part) => (pen) => part(pen).replace(/ *\n/g, ' '))

const STATEMENTS: readonly ((pen: Pen) => string)[] = [
  (pen) => `export const ${pen.hidden()} = 1`,
  (pen) => `export const ${pen.hidden()} = {\n\n  a: [1, '}'],\n};`,
  (pen) => `export const ${pen.hidden()} = ({ children }) => (\n  <b>${pen.hidden()}\n\n  {children}</b>\n)`,
  (pen) => `import ${pen.hidden()} from 'package'`,
  (pen) => `import {\n  ${pen.hidden()},\n} from "package"`,
  (pen) => `export default function ${pen.hidden()}() {\n\n  return \`x\n\n\`\n}`,
]

const PROSE: readonly ((pen: Pen) => string)[] = [
  (pen) => `export default ${pen.word()} with ${pen.word()}, then`,
  (pen) => `export ${pen.word()} now`,
  (pen) => `export const ${pen.word()} are\n${pen.word()}`,
  (pen) => `export * ${pen.word()}`,
  (pen) => `export { ${pen.word()} }`,
  (pen) => `export function ${pen.word()} does`,
  (pen) => `import "${pen.word()}" as\n${pen.word()}`,
  (pen) => `import ${pen.word()} from "${pen.word()}", or else`,
  (pen) => `import ${pen.word()}`,
  (pen) => `export default ${pen.word()}`,
  (pen) => `export default ${pen.word()} - ${pen.word()}`,
  (pen) => `export let ${pen.word()}`,
  (pen) => `export\n${pen.word()}`,
  (pen) => `import\n${pen.word()}`,
  (pen) => `export const ${pen.word()} = {\n\n${pen.word()} never closed`,
]

const LEAVES: fc.Arbitrary<Block> = fc.oneof(
  { weight: 4, arbitrary: line },
  single.map(
    (part): Block =>
      (pen) =>
        `## ${part(pen)}`,
  ),
  single.map(
    (part): Block =>
      (pen) =>
        `### ${part(pen)} {#id-${pen.hidden()}}`,
  ),
  single.map(
    (part): Block =>
      (pen) =>
        `${part(pen)}\n===`,
  ),
  fc.array(fc.tuple(single, single), { minLength: 1, maxLength: 2 }).map(
    (rows): Block =>
      (pen) =>
        `| a | b |\n|---|:-:|\n${rows.map(([a, b]) => `| ${a(pen)} | ${b(pen)} |`).join('\n')}`,
  ),
  fc.constantFrom('```', '~~~', '````').chain((mark) =>
    fc.constantFrom('', 'js', 'text title="t"', 'mdx', 'nope {1}').map(
      (info): Block =>
        (pen) =>
          `${mark}${info}\n${pen.word()} <Foo> {/* ${pen.word()} */}\nexport const ${pen.word()} = \`\n\n:::note\n${pen.word()}\n${mark}`,
    ),
  ),
  fc.constantFrom(...STATEMENTS).map(
    (statement): Block =>
      (pen) =>
        pen.mdx ? statement(pen) : `import ${pen.word()} from '${pen.word()}'`,
  ),
  fc.constantFrom(...PROSE),
  fc.constantFrom<Block>(
    (pen) => `<!--\n${pen.hidden()}\n\n<Foo>\n-->`,
    (pen) => (pen.mdx ? `{/*\n${pen.hidden()}\n\n${pen.hidden()} */}` : pen.word()),
    (pen) => `[ref]: ./y.md '${pen.hidden()}'`,
    () => '---',
    (pen) => `<Foo\n  title="${pen.mdx ? pen.word() : pen.hidden()}"\n/>`,
    (pen) => `<Foo/>\n      <Badge text="${pen.mdx ? pen.word() : pen.hidden()}"/>`,
    (pen) =>
      `<table>\n<tbody>\n    <tr><td>${pen.word()}</td></tr>\n    <tr><td>${pen.word()}</td></tr>\n</tbody>\n</table>`,
    (pen) => `<table>\n\n  <tr>\n\n      <td>\n\n  **${pen.word()}**\n\n      </td>\n\n  </tr>\n\n</table>`,
    (pen) => `<p>${pen.word()}\n\n${pen.word()}`,
    (pen) => `<pre>\n${pen.word()}\n\n${pen.word()}</pre>`,
    (pen) => `<div className="x">${pen.word()}\n${pen.word()}</div>`,
    (pen) => `<CodeBlock title="t">\n  ${pen.word()}\n\n  ${pen.word()}\n</CodeBlock>`,
    (pen) => (pen.mdx ? `<CodeBlock>{\`${pen.word()}\n\${${pen.word()}}\`}</CodeBlock>` : pen.word()),
    (pen) => `:::note ${pen.word()}\n:::`,
    (pen) => `${pen.word()}\n:::`,
    (pen) => `::: note\n${pen.word()}`,
    // Blocks of Markdown.
    (pen) => `${pen.word()}\n---`,
    (pen) => `    ${pen.word()} <Foo>\n\n\t${pen.word()} {x}`,
    (pen) => `- [ ] ${pen.word()}\n- [x] ${pen.word()}\n\n\n1) ${pen.word()}\n   ${pen.word()}\n* * *`,
    (pen) => `- ${pen.word()}\n\t- ${pen.word()}\n\t\t- ${pen.word()}\n\n\t\t\t${pen.word()}`,
    (pen) => `> ${pen.word()}\n${pen.word()}\n>> ${pen.word()}\n> ${pen.word()}`,
    (pen) => `a | b\n-|-\n${pen.word()} | \`${pen.word()}\\|${pen.word()}\`\n${pen.word()}\n`,
    (pen) => `| a |\n|---|\n| ${pen.word()} | ${pen.word()} |`,
    (pen) => `| a |\n|---|---|\n| ${pen.word()} |`,
    (pen) => `#${pen.word()}\n#\t${pen.word()} ##`,
    (pen) => `[${pen.word()}]: <./y.md ${pen.word()}\n${pen.word()}`,
    (pen) => `Term\n: ${pen.word()}`,
    // Blocks of html and of components.
    (pen) =>
      `<!DOCTYPE ${pen.hidden()}>\n<?php ${pen.hidden()} ?>\n\n<script>\n${pen.hidden()}\n\n</script>\n\n${pen.word()}`,
    (pen) => `<div>\n${pen.word()}\n\n    ${pen.word()}\n</div>\n${pen.word()}`,
    (pen) => `<textarea>${pen.word()}\n\n${pen.word()}</textarea>`,
    (pen) => `<ul>\n<li>${pen.word()}\n<li>${pen.word()}\n</ul>`,
    (pen) => `<dl>\n  <dt>${pen.word()}</dt>\n  <dd>\n\n  ${pen.word()}\n\n  </dd>\n</dl>`,
    (pen) => `<Foo\n  a="1"\n\n  b={\`${pen.hidden()}\n\n\`}\n>\n${pen.word()}\n</Foo>`,
    (pen) => `<Foo>\n- ${pen.word()}\n</Foo>\n${pen.word()}`,
    (pen) => `- <Foo>\n  ${pen.word()}\n\n${pen.word()} </Foo>\n${pen.word()}`,
    (pen) => `> <Foo>\n${pen.word()}\n> </Foo> ${pen.word()}`,
    (pen) => `<Foo>${pen.word()}\n\n${pen.word()}</Foo> <Foo/> ${pen.word()}`,
    (pen) => `<CodeBlock>\n${pen.word()}\n\n${pen.word()}`,
    (pen) => `<div>\n${pen.word()} </${pen.word()}** > </${pen.word()}> </ ${pen.word()}>\n</div>`,
    (pen) =>
      `<div>\n<!- ${pen.word()} -> <?${pen.word()}?> <!${pen.word()}> <![CDATA[${pen.word()}]]>\n</div>`,
    (pen) => `<table>\n<tr><td></${pen.word()}></b ${pen.word()}>${pen.word()}</td></tr>\n</table>`,
    (pen) => `<pre>\n</${pen.word()}** >\n</${pen.word()}>\n</pre>`,
    (pen) => `</${pen.word()}>\n</${pen.word()}>`,
    // Blocks in blocks.
    (pen) =>
      `- ${pen.word()}\n\n      ${pen.word()}\n\n  - ${pen.word()}\n    ~~~\n    ${pen.word()} <Foo>\n    ~~~\n  2. ${pen.word()}`,
    (pen) =>
      `3. ${pen.word()}\n   > ${pen.word()}\n   >     ${pen.word()}\n\n   | a |\n   |---|\n   | ${pen.word()} |`,
    (pen) =>
      `| a \\| ${pen.word()} | \`b \\| ${pen.word()}\` |\n|:--|--:|\n| <br/>${pen.word()} | **${pen.word()} | ${pen.word()}** |`,
    (pen) => {
      const label = pen.hidden()
      return `${pen.word()}[^${label}]\n\n[^${label}]: ${pen.word()}\n\n    - ${pen.word()}\n\n    ~~~\n    ${pen.word()}\n    ~~~\n\n    ${pen.word()}`
    },
    (pen) => {
      const label = pen.hidden()
      return `[${pen.word()}][${label}] ![${pen.attribute()}][${label}]\n\n[${label}]: <./y z.md>\n  '${pen.hidden()}\n  ${pen.hidden()}'`
    },
    (pen) => `${pen.word()} *a\n${pen.word()}* b\n---`,
    (pen) => `#\n\n## \\# ${pen.word()} \`#\` ##\n\n####### ${pen.word()}`,
    // Admonitions.
    (pen) => `:::note[${pen.word()} **b** \`]\` ${pen.word()}]\n${pen.word()}\n:::`,
    (pen) => `:::tip ${pen.word()} **${pen.word()}** {.c}\n\n${pen.word()}\n\n:::`,
    (pen) => `:::danger{.c #i${pen.hidden()} title='${pen.word()}'}\n${pen.word()}\n:::`,
    (pen) => `:::::info\n::::note\n:::tip\n${pen.word()}\n:::\n${pen.word()}\n::::\n${pen.word()}\n:::::`,
    (pen) => `- :::note\n  ${pen.word()}\n  :::\n- ${pen.word()}\n  :::tip[${pen.word()}]\n  ${pen.word()}`,
    (pen) => `> :::note ${pen.word()}\n> ${pen.word()}\n> :::\n> ${pen.word()}`,
    (pen) => `> :::note\n> ${pen.word()}\n\n${pen.word()}`,
    (pen) => `:::note\n- ${pen.word()}\n:::\n\n:::tip\n> ${pen.word()}\n:::`,
    // Directives that are no admonitions.
    (pen) => `:::steps\n1. ${pen.word()}\n\n   ${pen.word()}\n2. ${pen.word()}\n:::`,
    (pen) => `:::steps[${pen.word()}]{title="${pen.word()}"}\n${pen.word()}\n:::`,
    (pen) =>
      `:::cards[${pen.word()}]\n- [${pen.word()}](./x.md) — ${pen.word()}\n- **${pen.word()}**: ${pen.word()}\n- ![${pen.attribute()}](./a.png) [${pen.word()}](./x.md)\n\n  ${pen.word()}\n\n${pen.word()}\n:::`,
    (pen) =>
      `:::file-tree\n- ${pen.word()}/\n  - ${pen.word()} ${pen.word()}\n  - **${pen.word()}** \`${pen.word()}\` ${pen.word()}\n\n    ${pen.word()}\n\n${pen.word()}\n:::`,
    (pen) =>
      `::::columns[${pen.word()}]\n:::column[${pen.word()}]\n${pen.word()}\n:::\n${pen.word()}\n:::column\n${pen.word()}\n:::\n::::`,
    (pen) =>
      `:::code-group[${pen.word()}]\n~~~js [${pen.word()}]\n${pen.word()}\n~~~\n\n${pen.word()}\n\n~~~sh\n${pen.word()}\n~~~\n:::`,
    (pen) =>
      `:::hero[${pen.word()}]{search}\n${pen.word()}\n\n[${pen.word()}](./x.md) [${pen.word()}](./y.md)\n:::`,
    (pen) => `:::details[${pen.word()}]\n<summary>${pen.word()}</summary>\n${pen.word()}\n:::`,
    (pen) => `:::note[${pen.word()}]{title="${pen.word()}"}\n${pen.word()}\n:::`,
    // Components that show no content of their own.
    (pen) => `<DocCardList>${pen.word()}</DocCardList>`,
    (pen) => `<TOCInline>\n\n${pen.word()}\n\n</TOCInline>`,
    (pen) =>
      `<ThemedImage alt="${pen.mdx ? pen.attribute() : pen.hidden()}" sources={{light: '/a.png'}}>${pen.word()}</ThemedImage>`,
    (pen) => `<BrowserOnly>{() => <b>${pen.word()}</b>}</BrowserOnly>`,
    (pen) => `<Translate id="a">${pen.word()}</Translate>`,
    // Elements and components on lines of text.
    (pen) => `<details><summary>${pen.word()}</summary>${pen.word()}</details>`,
    (pen) =>
      `a <details><summary>${pen.word()}</summary>${pen.word()}\n${pen.word()}</details> ${pen.word()}`,
    (pen) => `<div title="a > b">\n${pen.word()} <!-- ${pen.hidden()} > --> ${pen.word()}\n</div>`,
    (pen) => `<span>\n${pen.word()}\n\n${pen.word()}</span>`,
    (pen) => (pen.mdx ? `<Details summary={<b>${pen.word()}</b>}>${pen.word()}</Details>` : pen.word()),
    (pen) =>
      pen.mdx
        ? `<Tabs><TabItem value="a" label={'${pen.word()}'}>${pen.word()}</TabItem><TabItem value="b">${pen.word()}</TabItem></Tabs>`
        : pen.word(),
    (pen) => (pen.mdx ? `<style>{\`.${pen.hidden()} { color: red }\`}</style>` : pen.word()),
    (pen) => `a <Foo>\n\n${pen.word()}\n\n</Foo> ${pen.word()}`,
    // Included files.
    (pen) => (pen.mdx ? `<Part name="${pen.word()}"/>` : pen.word()),
    (pen) => (pen.mdx ? `${pen.word()} <Part name={'${pen.word()}'}/> ${pen.word()}` : pen.word()),
    (pen) => (pen.mdx ? `<Part>\n\n${pen.word()}\n\n</Part>` : pen.word()),
    (pen) => (pen.mdx ? `<Around>\n\n${pen.word()}\n\n- ${pen.word()}\n\n</Around>` : pen.word()),
    (pen) =>
      pen.mdx ? `<div>\n<Part name="${pen.word()}"/>\n<Around>${pen.word()}</Around>\n</div>` : pen.word(),
    (pen) => `<Tabs>\n${pen.word()}\n</Tabs>\n<TabItem>\n${pen.word()}\n</TabItem>`,
    // What never ends.
    (pen) => `\`\`\`\`\`\`js\n${pen.word()}\n\n# ${pen.word()}\n~~~`,
    (pen) => `${OPEN.html}\n${pen.word()}\n\n${pen.word()}`,
    (pen) => `${OPEN.js}\n${pen.word()}\n\n${pen.word()}`,
    (pen) => `<pre>\n${pen.word()}\n\n${pen.word()}`,
    (pen) => `<textarea>\n${pen.word()}\n\n${pen.word()}`,
    (pen) => `<details>\n<summary>${pen.word()}\n\n${pen.word()}`,
    (pen) => `<table>\n<tr><td>${pen.word()}\n\n${pen.word()}`,
    (pen) => `${OPEN.tag}${pen.word()}`,
    (pen) => `${OPEN.quote}${pen.word()}\n\n${pen.word()}`,
    (pen) => `:::note[${pen.word()}\n${pen.word()}`,
    (pen) => `:::note{a="${pen.word()}\n${pen.word()}\n:::`,
    (pen) => `:::${pen.word()} ${pen.word()}\n\n${pen.word()}\n:::`,
    (pen) => `::note[${pen.word()}]{a=b}\n\n::: ${pen.word()}`,
    (pen) => `\`\`\`\`\`\`mdx-code-block\n${pen.word()}\n\n<Foo>${pen.word()}`,
    (pen) => `$$\n${pen.word()}\n\n${pen.word()}`,
  ),
)

type Wrap = (text: string, pen: Pen) => string

const WRAPS: readonly Wrap[] = [
  quote,
  (text) => `> [!NOTE]\n${/^ {4}/.test(text) ? '>\n' : ''}${quote(text)}`,
  (text) => `- ${indent(text, 2).trimStart()}`,
  (text) => `1. ${indent(text, 3).trimStart()}`,
  (text, pen) => `- ${pen.word()}\n\n${indent(text, 2)}\n- ${pen.word()}`,
  (text) => `::::tip\n${text}\n::::`,
  (text, pen) => `::::warning[${pen.word()}]\n\n${text}\n\n::::`,
  (text, pen) => `::::note{title="${pen.word()}"}\n\n${text}\n\n::::`,
  (text) => `::::unknown\n\n${text}\n\n::::`,
  (text) => `${AT_MARGIN}::::note\n\n${text}`,
  (text) => `::::steps\n1. ${indent(text, 3).trimStart()}\n::::`,
  (text) => `::::cards\n- ${indent(text, 2).trimStart()}\n::::`,
  (text) => `::::file-tree\n- ${indent(text, 2).trimStart()}\n::::`,
  (text) => `:::::columns\n::::column\n${text}\n::::\n:::::`,
  (text) => `::::code-group\n${text}\n::::`,
  (text) => `::::hero\n\n${text}\n\n::::`,
  (text, pen) => `::::details[${pen.word()}]\n\n${text}\n\n::::`,
  (text, pen) => `<details>\n<summary>${pen.word()}</summary>\n\n${text}\n\n</details>`,
  (text, pen) => `<Details summary="${pen.mdx ? pen.word() : pen.hidden()}">\n\n${text}\n\n</Details>`,
  (text, pen) =>
    `<Tabs>\n  <TabItem value="a" label="${pen.mdx ? pen.word() : pen.hidden()}">\n${indent(text, 4)}\n  </TabItem>\n</Tabs>`,
  (text) => `<Tabs>\n<TabItem value="a">\n\n${text}\n\n</TabItem>\n</Tabs>`,
  (text, pen) =>
    `<Admonition type="tip" title="${pen.mdx ? pen.word() : pen.hidden()}">\n\n${text}\n\n</Admonition>`,
  (text) => `<Foo a={{b: 1}}>\n\n${text}\n\n</Foo>`,
  (text) => `<Foo>\n${indent(text, 2)}\n</Foo>`,
  (text) => `<Foo>\n\n${indent(text, 6)}\n\n</Foo>`,
  (text) => `<div className="x">\n\n${text}\n\n</div>`,
  (text) => `<div>\n\n${indent(text, 4)}\n\n</div>`,
  (text) => `<>\n\n${text}\n\n</>`,
  (text) => `<Foo>\n\n${text}`,
  (text) => `${text}\n\n</Foo>`,
  (text) => `\`\`\`\`\`mdx-code-block\n${text}\n\`\`\`\`\``,
  (text, pen) => {
    const label = pen.hidden()
    return `see[^${label}]\n\n[^${label}]: ${indent(text, 4).trimStart()}`
  },
  (text) => text.replace(/^(?=.)/gm, '\t'),
  (text) => `-\t${text.replace(/\n(?=.)/g, `\n${ITEM_TAB}`).trimStart()}`,
  (text) => text.replace(/^/gm, '>\t'),
  (text) => (MAY_HIDE.test(text) ? quote(text) : `> ${text}`),
  (text) => (MAY_HIDE.test(text) ? `- ${indent(text, 2).trimStart()}` : `- ${text}`),
  (text) => `+ 1) * ${indent(text, 7).trimStart()}`,
  (text) => quote(quote(quote(text))),
  (text) => `- a\n  - b\n    - c\n\n${indent(text, 6)}`,
  (text) => text.replace(/^$/gm, '   ').replace(/$/gm, ' '),
  (text) => `<Foo>\n<Bar>\n\n${text}\n\n</Foo>`,
  (text) => `::::note\n<Foo>\n${text}\n::::`,
  (text) => `<Foo>\n::::note\n${text}\n</Foo>`,
  (text) => `> <Foo>\n${quote(indent(text, 8))}`,
  (text) => `- <Foo>\n\n${indent(text, 10)}\n\n  </Foo>`,
  (text) => `<td>\n${text}\n</td>`,
  ...[1, 2, 3, 4, 5, 8].map(
    (width): Wrap =>
      (text) =>
        indent(text, width),
  ),
]

/** Whether a text would be the rest of the statement above it: what begins with an operator or a template. */
const goesOn = (text: string, next: string): boolean =>
  /(?:= 1|\n\))$/.test(text) && /^[ \t]*[^\w\s#]/.test(next)

const block: fc.Arbitrary<Block> = fc.letrec<{ block: Block; blocks: Block }>((tie) => ({
  blocks: fc
    .tuple(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), fc.constantFrom('\n\n', '\n\n', '\n'))
    .map(
      ([parts, gap]): Block =>
        (pen) =>
          parts
            .map((part) => part(pen))
            .reduce(
              (text, next) => `${text}${/^ {4}/.test(next) || goesOn(text, next) ? '\n\n' : gap}${next}`,
            ),
    ),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    LEAVES,
    fc.tuple(fc.constantFrom(...WRAPS), tie('blocks')).map(
      ([wrap, inner]): Block =>
        (pen) =>
          wrap(inner(pen), pen),
    ),
  ),
})).block

/** What pages include, as `Part` and `Around`. */
export const PARTIALS: Readonly<Record<string, string>> = {
  'docs/_part.md': '## Part\n\npart of {props.name}\n\n- {props.name}\n',
  'docs/_around.md': '> before\n\n{props.children}\n\nafter\n',
}

const IMPORTS = "import Part from './_part.md'\nimport Around from './_around.md'\n\n"

const HEADS = [
  '',
  '',
  '---\nodd key: [a, {b: c}]\n---\n',
  '---\ntitle: "---"\ndescription: |\n  a\n\n  b\n---\n\n',
]

/** Pages of both formats. */
export const generatedPage: fc.Arbitrary<GeneratedPage> = fc
  .record({
    blocks: fc.array(block, { minLength: 1, maxLength: 5 }),
    format: fc.constantFrom('mdx' as const, 'mdx' as const, 'md' as const),
    head: fc.constantFrom(...HEADS),
    extras: fc.record({ math: fc.constantFrom(false, false, false, true), typography: fc.boolean() }),
  })
  .map(({ blocks, format, head, extras }) => {
    const words: PlantedWord[] = []
    let count = 0
    const plant = (isAttribute: boolean): string => {
      const word = `w${count++}x`
      words.push({ word, isAttribute })
      return word
    }
    const pen: Pen = {
      word: () => plant(false),
      attribute: () => plant(true),
      hidden: () => `h${count++}x`,
      mdx: format === 'mdx',
    }
    const parts = [...blocks, (p: Pen) => `[^note]: ${p.hidden()}\n\n[ref]: ./z.md`]
    const joined = openEnds(parts.map((part) => part(pen)).join('\n\n'))
    const body = tabsToContent(joined.replace(/ *\u{f0007}/gu, ''))
    const text = `${head}${format === 'mdx' ? IMPORTS : ''}${body}`
    return { text, bodyLine: head.split('\n').length, extras, words, format }
  })
