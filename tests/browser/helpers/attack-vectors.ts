// Attacks that pages by untrusted authors could contain: every obfuscated URL in every place for a URL, every piece of hostile
// html in every place for text. Each calls `hacked` with its own number, which identifies the vector that was executed.
import { BAD_URLS, CARRIERS, VECTORS } from '../../unit/markdown-html/payloads.ts'

/** One attack. */
export interface AttackVector {
  readonly number: number
  /** Where the hostile text is inserted. */
  readonly context: string
  /** The Markdown, or the value of the field, the query and the like. */
  readonly text: string
}

/** The call in the published attack lists; here it is replaced with `hacked` and the number of the vector. */
const CALL = /alert\(1\)|alert&lpar;1&rpar;/g
const calls = (text: string): boolean => text.search(CALL) >= 0
const references = (text: string, reference: (code: number) => string): string =>
  [...text].map((c) => reference(c.charCodeAt(0))).join('')
const base64 = (text: string): string => Buffer.from(text).toString('base64')

type Make = (call: string) => string

/** URLs that execute something in a browser that follows or loads them. */
const ADDRESSES: readonly Make[] = [
  ...BAD_URLS.filter(calls).map(
    (url): Make =>
      (call) =>
        url.replace(CALL, () => call),
  ),
  (call) => references(`javascript:${call}`, (code) => `&#${code};`),
  (call) => references(`javascript:${call}`, (code) => `&#${code}`),
  (call) => references(`javascript:${call}`, (code) => `&#x${code.toString(16)};`),
  (call) => references(`javascript:${call}`, (code) => `&#0000${code};`),
  (call) => `\u00adjavascript:${call}`,
  (call) => `\u200bjavascript:${call}`,
  (call) => `\\6aavascript:${call}`,
  (call) => `javascript:${encodeURIComponent(call)}`,
  (call) => `javascript&#58;${call}`,
  (call) => `data:text/html;base64,${base64(`<script>${call}</script>`)}`,
  (call) =>
    `data:image/svg+xml;base64,${base64(`<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`)}`,
  (call) => `data:text/javascript,${call}`,
]

const quoted = (text: string): string => text.replaceAll('"', '&quot;')
const apostrophed = (text: string): string => text.replaceAll("'", '&#39;')

/**
 * Only one of this many combinations is tried, with different attacks for neighbouring places; every attack and every place
 * occurs. All combinations take a minute and a half: `DOCSITE_TEST_ATTACKS=all`.
 */
const STEP = process.env.DOCSITE_TEST_ATTACKS === 'all' ? 1 : 4

type Place = readonly [context: string, write: (hostile: string, number: number) => string]

/** Places for URLs in Markdown, html and components. */
const ADDRESS_PLACES: readonly Place[] = [
  ...CARRIERS.map((carrier): Place => [carrier, (url) => carrier.replaceAll('URL', () => quoted(url))]),
  ['inline html, apostrophes', (url) => `A <a href='${apostrophed(url)}'>link</a> here.`],
  ['inline html, no quotes', (url) => `A <a href=${url}>link</a> here.`],
  ['<frame>', (url) => `<frameset><frame src="${quoted(url)}"></frameset>`],
  ['<script src>', (url) => `<script src="${quoted(url)}"></script>`],
  ['<meta refresh>', (url) => `<meta http-equiv="refresh" content="0;url=${quoted(url)}">`],
  ['link', (url) => `A [link](${url}) here.`],
  ['link, pointed', (url) => `A [link](<${url}>) here.`],
  ['link with title', (url) => `A [link](<${url}> "title") here.`],
  ['image', (url) => `An ![image](<${url}>) here.`],
  ['image in link', (url) => `[![image](a.png)](<${url}>)`],
  ['autolink', (url) => `An <${url}> here.`],
  ['bare address', (url) => `An ${url} here.`],
  ['reference', (url, number) => `A [link][r${number}] here.\n\n[r${number}]: <${url}>`],
  ['image reference', (url, number) => `An ![image][r${number}] here.\n\n[r${number}]: ${url}`],
  ['footnote', (url, number) => `A note.[^n${number}]\n\n[^n${number}]: A [link](<${url}>).`],
  ['heading', (url) => `## A [link](<${url}>)`],
  ['table', (url) => `| a | b |\n|---|---|\n| [link](<${url}>) | <a href="${quoted(url)}">b</a> |`],
  ['directive', (url) => `:::note[A [link](<${url}>)]\n\n[link](<${url}>)\n\n:::`],
  ['cards', (url) => `:::cards\n\n- [Card](<${url}>) text\n\n:::`],
  ['<Link>', (url) => `<Link to="${quoted(url)}">link</Link>`],
  ['<Link>, expression', (url) => `<Link href={${JSON.stringify(url)}}>link</Link>`],
  [
    '<ThemedImage>',
    (url) =>
      `<ThemedImage alt="a" sources={{light: ${JSON.stringify(url)}, dark: ${JSON.stringify(url)}}} />`,
  ],
  ['<TabItem>', (url) => `<Tabs>\n<TabItem value="a" label="A">\n\n[link](<${url}>)\n\n</TabItem>\n</Tabs>`],
  [
    '<summary>',
    (url) => `<details>\n<summary><a href="${quoted(url)}">link</a></summary>\n\ntext\n\n</details>`,
  ],
  ['<Head>', (url) => `<Head>\n  <meta httpEquiv="refresh" content="0;url=${quoted(url)}" />\n</Head>`],
  ['formula', (url) => `A $\\href{${url}}{x}$ here.`],
  ['style', (url) => `<p style="background-image: url('${quoted(url)}')">text</p>`],
  ['<svg use>', (url) => `<svg viewBox="0 0 9 9"><use xlink:href="${quoted(url)}"/></svg>`],
  ['<math>', (url) => `<math><mrow xlink:href="${quoted(url)}"><mi>x</mi></mrow></math>`],
]

/** Texts that break out of their context if it does not escape them. */
const BREAKOUTS: readonly string[] = [
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" onfocus=alert(1) autofocus tabindex=1 x="',
  "' onfocus=alert(1) autofocus tabindex=1 x='",
  '` onfocus=alert(1) autofocus tabindex=1 x=`',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '</template><img src=x onerror=alert(1)>',
  '</style><img src=x onerror=alert(1)>',
  '--><img src=x onerror=alert(1)>',
  ']]><img src=x onerror=alert(1)>',
  '<!--<script>alert(1)</script>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '\\"><img src=x onerror=alert(1)>',
  '{alert(1)}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text that a template would execute
  '${alert(1)}',
  "{{constructor.constructor('alert(1)')()}}",
  '\u2028<img src=x onerror=alert(1)>',
  '\u0000<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><style><!--</style><img src=x onerror=alert(1)>--></svg>',
  '<template><template></template><img src=x onerror=alert(1)></template>',
  '<noscript><style></noscript><img src=x onerror=alert(1)></style>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<form><input name=attributes><input name=nodeName></form><img src=x onerror=alert(1)>',
]

const makes = (texts: readonly string[]): readonly Make[] =>
  [...new Set(texts)].map(
    (text): Make =>
      (call) =>
        text.replace(CALL, () => call),
  )

/** Places for html in pages. */
const HTML_PLACES: readonly Place[] = [
  ['block', (html) => html],
  ['inline', (html) => `Text ${html} text.`],
  ['list', (html) => `- item\n\n  ${html}`],
  ['<div>, Markdown', (html) => `<div>\n\n${html}\n\n</div>`],
  ['heading', (html) => `## Heading ${html}`],
  ['table', (html) => `| a | b |\n|---|---|\n| ${html} | b |`],
  ['footnote', (html, number) => `A note.[^n${number}]\n\n[^n${number}]: ${html}`],
  ['directive', (html) => `:::note\n\n${html}\n\n:::`],
]

/** Places for plain text or attribute values. */
const TEXT_PLACES: readonly Place[] = [
  ['strong', (html) => `**${html}**`],
  ['quote', (html) => `> ${html}`],
  ['<div>', (html) => `<div>${html}</div>`],
  ['heading id', (html, number) => `## Heading ${number} {#${html}}`],
  ['link text', (html) => `[${html}](a.md)`],
  ['link title', (html) => `[link](a.md "${html.replaceAll('"', '\\"')}")`],
  ['image text', (html) => `![${html}](a.png)`],
  ['image title', (html) => `![image](a.png '${html.replaceAll("'", "\\'")}')`],
  ['reference title', (html, number) => `[link][r${number}]\n\n[r${number}]: a.md "${html}"`],
  ['code', (html) => `\`${html}\``],
  ['code block', (html) => `\`\`\`html\n${html}\n\`\`\``],
  ['code language', (html) => `\`\`\`${html}\ncode\n\`\`\``],
  ['code title', (html) => `\`\`\`js title="${html}" {1}\ncode\n\`\`\``],
  ['directive label', (html) => `:::note[${html}]\n\ntext\n\n:::`],
  ['directive attributes', (html) => `:::note{title="${html}" .${html} #${html}}\n\ntext\n\n:::`],
  ['title', (html) => `<p title="${quoted(html)}">text</p>`],
  ['attribute, apostrophes', (html) => `<p data-x='${html}'>text</p>`],
  ['attribute, no quotes', (html) => `<p lang=${html}>text</p>`],
  ['style', (html) => `<p style="color: red; ${quoted(html)}">text</p>`],
  [
    'label of a tab',
    (html) =>
      `<Tabs>\n<TabItem value="${quoted(html)}" label="${quoted(html)}">\n\ntext\n\n</TabItem>\n</Tabs>`,
  ],
  ['<Admonition>', (html) => `<Admonition type="${quoted(html)}" title="${quoted(html)}">text</Admonition>`],
  [
    '<CodeBlock>',
    (html) =>
      `<CodeBlock language="html" title={${JSON.stringify(html)}}>{${JSON.stringify(html)}}</CodeBlock>`,
  ],
  ['expression', (html) => `{${JSON.stringify(html)}}`],
  ['expression in html', (html) => `<p title={${JSON.stringify(html)}}>{${JSON.stringify(html)}}</p>`],
  ['inner html', (html) => `<p dangerouslySetInnerHTML={{__html: ${JSON.stringify(html)}}} />`],
  [
    '<Head>',
    (html) => `<Head>\n  <meta name="${quoted(html)}" content={${JSON.stringify(html)}} />\n</Head>`,
  ],
  ['formula', (html) => `$$\n\\text{${html}}\n$$`],
  ['<svg>', (html) => `<svg viewBox="0 0 9 9"><title>${html}</title><text>${html}</text></svg>`],
  [
    '<math>',
    (html) => `<math><mtext>${html}</mtext><annotation encoding="text/html">${html}</annotation></math>`,
  ],
]

/** Markup that the browser code looks for in a page, written by an attacker. */
const LURES: readonly string[] = [
  '<div class="docusaurus-mermaid-container"><pre>graph TD; A["<img src=x onerror=alert(1)>"]</pre><div class="diagram-place"></div></div>',
  '<div data-strict-style="background:red" data-strict-dropped="alert(1)">text</div>',
  '<docsite-component data-name="Link" data-props=\'{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=alert(1)>"}}\'>x</docsite-component>',
  '<docsite-content><img src=x onerror=alert(1)></docsite-content>',
  '<div id="docsite-page">{"article":"<img src=x onerror=alert(1)>"}</div>',
  '<a id="docsite-site" href="data:application/json,alert(1)">x</a>',
  '<div id="__docusaurus"><img src=x onerror=alert(1)></div>',
  '<div data-article><div class="markdown"><img src=x onerror=alert(1)></div></div>',
  '<a id="docusaurus" href="javascript:alert(1)">x</a><a id="docusaurus" name="prefetch">y</a>',
  '<img src="a.png" alt="a" data-zoom-src="javascript:alert(1)">',
  '<div data-zoom-src="javascript:alert(1)" class="medium-zoom-image">x</div>',
  '<div role="tablist"><button role="tab" aria-controls="x" data-value="<img src=x onerror=alert(1)>">x</button></div>',
  '<mark data-markjs="true" onclick="alert(1)">x</mark>',
  '<p class="hash-link"><a class="hash-link" href="javascript:alert(1)">x</a></p>',
  '```mermaid\ngraph TD\n  A["<img src=x onerror=alert(1)>"] --> B\n  click A "javascript:alert(1)"\n  click B call alert(1)\n```',
  '```mermaid\n%%{init: {"securityLevel": "loose", "htmlLabels": true, "themeCSS": "</style><img src=x onerror=alert(1)>"}}%%\ngraph TD\n  A["<iframe srcdoc=\'<script>parent.alert(1)</script>\'>"]\n```',
  '```mermaid\nsequenceDiagram\n  participant A as <img src=x onerror=alert(1)>\n  link A: x @ javascript:alert(1)\n  A->>A: <svg onload=alert(1)>\n```',
]

/** Front matter fields. */
const FIELDS: readonly string[] = [
  'title',
  'description',
  'image',
  'sidebar_label',
  'pagination_label',
  'custom_edit_url',
  'sidebar_class_name',
]
const LISTS: readonly string[] = ['keywords', 'tags']

/** A page with an ordinary text but one vector in each front matter field and one as its file name. */
export interface HostilePage {
  readonly fields: readonly (AttackVector & { readonly field: string })[]
  /** Absent if a file cannot have such a name. */
  readonly name?: AttackVector
}

/** All vectors. */
export interface Attacks {
  /** Markdown that can be combined with other Markdown. */
  readonly markdown: readonly AttackVector[]
  /** Pages with hostile front matter and file names. */
  readonly pages: readonly HostilePage[]
  /** Vectors for the query and hash of a link to the site, and for the search field. */
  readonly queries: readonly AttackVector[]
  /** All vectors, by number. */
  readonly all: readonly AttackVector[]
}

/** Builds the vectors, always the same ones. */
export function attacks(): Attacks {
  const all: AttackVector[] = []
  const vector = (context: string, write: (call: string, number: number) => string): AttackVector => {
    const number = all.length
    const made = { number, context, text: write(`hacked(${number})`, number) }
    all.push(made)
    return made
  }
  const combined = (places: readonly Place[], hostile: readonly Make[]): AttackVector[] =>
    places.flatMap(([context, write], place) =>
      hostile
        .filter((_, at) => (place + at) % STEP === 0)
        .map((make) => vector(context, (call, number) => write(make(call), number))),
    )
  const lures = makes(LURES).map((make) => vector('lure', make))
  const breakouts = makes(BREAKOUTS)
  const markdown = [
    ...lures,
    ...combined(ADDRESS_PLACES, ADDRESSES),
    ...combined(HTML_PLACES, makes([...BREAKOUTS, ...VECTORS.filter(calls)])),
    ...combined(TEXT_PLACES, breakouts),
  ]
  const short = [...breakouts, ...ADDRESSES]
  const slug =
    (make: Make): Make =>
    (call) =>
      `/${make(call)}`
  const fieldsOf = (first: number) =>
    [...FIELDS, ...LISTS, 'slug'].map((field, at) => {
      const make = short[STEP === 1 ? first : (first + at) % short.length] as Make
      return { ...vector(field, field === 'slug' ? slug(make) : make), field }
    })
  const pages = short.flatMap((make, at) => {
    if (at % STEP !== 0) return []
    const name = /[/\0\n\r]/.test(make('')) ? {} : { name: vector('file name', make) }
    return [{ fields: fieldsOf(at), ...name }]
  })
  const queries = breakouts.map((make) => vector('query', make))
  return { markdown, pages, queries, all }
}

/** Text of a page with hostile front matter. */
export function hostilePage({ fields }: HostilePage): string {
  const lines = fields.map(({ field, text }) => {
    const value = JSON.stringify(text)
    return `${field}: ${LISTS.includes(field) ? `[${value}]` : value}`
  })
  return `---\n${lines.join('\n')}\n---\n\nText.\n`
}
