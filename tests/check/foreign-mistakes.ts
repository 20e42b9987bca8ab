// The writing of other generators and slips of the same kinds, each on a page or a site of its own: the place, the cause and the way
// out of each. Pages lie beside docs/guide.md; beside the files of a site there is docs/a.md.
import type { FURTHER_PAGES } from './further-mistakes.ts'
import type { LATER_SITES } from './later-mistakes.ts'

/** File, text, and what is found. */
export const FOREIGN_PAGES: typeof FURTHER_PAGES = [
  [
    'docs/attributes-apart.md',
    '# P\n\n![A picture](/img/pic.png){ width="300" align=left }\n',
    [
      [
        '3:27 warning markdown/foreign-syntax',
        'This attribute list uses the syntax of another program and i',
        'Write the element in HTML with its attributes: <img src="…" ',
      ],
    ],
  ],
  [
    'docs/icon.md',
    '# P\n\nIt is :material-check: done and :fontawesome-solid-otter: bad. :smile:\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'The icon :fontawesome-solid-otter: of MkDocs is left out.',
        'If readers need it, write a character, or use an image file:',
      ],
    ],
  ],
  [
    'docs/changes.md',
    '# P\n\nText {++added++} and {--removed--} and {~~a~>b~~}.\n',
    [
      [
        '3:6 warning markdown/foreign-syntax',
        'This change mark uses the syntax of another program and is s',
        'Write <ins>…</ins> for inserted text and <del>…</del> for de',
      ],
    ],
  ],
  [
    'docs/attributes-class.md',
    '# P\n\n[Start](guide.md){ .md-button .md-button--primary }\n',
    [
      [
        '3:18 warning markdown/foreign-syntax',
        'This attribute list uses the syntax of another program and i',
        'Write the element in HTML with its attributes: <img src="…" ',
      ],
    ],
  ],
  [
    'docs/diplodoc.md',
    '# P\n\n{% note alert "Stop" %}\n\nText.\n\n{% endnote %}\n\n{% cut "More" %}\n\nText.\n\n{% endcut %}\n\n{% include [part](../_includes/part.md) %}\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This template tag uses the syntax of another program and is ',
        'Write :::danger[Stop], the text, and ::: on separate lines.',
      ],
      [
        '9:1 warning markdown/foreign-syntax',
        'This template tag uses the syntax of another program and is ',
        'Write :::details[More], the text, and ::: on separate lines.',
      ],
      [
        '15:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
    ],
  ],
  [
    'docs/braces-id.md',
    '# P\n\n1. **Pages** {#start-pages}\n',
    [
      [
        '3:14 warning markdown/foreign-syntax',
        'This attribute list uses the syntax of another program and i',
        'Write <a id="start-pages"></a> before the text.',
      ],
    ],
  ],
  ['docs/line-numbers.md', '# P\n\n```js:line-numbers {1}\na()\n```\n', []],
  [
    'docs/home.md',
    '---\nlayout: home\nhero:\n  name: A\n  text: B\nfeatures:\n  - title: C\n---\n',
    [
      [
        '1:1 warning check/missing-title',
        'the page has no title',
        'write `# …` as the first line, or `title: …` in the front ma',
      ],
      [
        '1:1 warning scan/empty-page',
        'The page has no text',
        'Write something, delete the file, or set `draft: true`',
      ],
      [
        '3:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `hero`',
        'Write a :::hero block in the page',
      ],
      [
        '6:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `features`',
        'Write a :::cards block in the page',
      ],
    ],
  ],
  [
    'docs/percent-comment.md',
    '# P\n\nText %%hidden comment%% here.\n',
    [
      [
        '3:6 warning markdown/foreign-syntax',
        'This comment uses the syntax of another program and is shown',
        'Write <!-- … -->.',
      ],
    ],
  ],
  [
    'docs/paragraph-id.md',
    '# P\n\nA paragraph. ^abc123\n',
    [
      [
        '3:14 warning markdown/foreign-syntax',
        'This paragraph id uses the syntax of another program and is ',
        'Write <a id="…"></a> before the text, or link to a heading.',
      ],
    ],
  ],
  [
    'docs/confluence.md',
    '# P\n\n{info}\nText.\n{info}\n\nh2. Title\n\n{code:java}\na\n{code}\n',
    [
      [
        '3:1 warning markdown/unknown-variable',
        'There is no variable "info".',
        'Write :::info before the text and ::: after it; the macro {i',
      ],
      [
        '5:1 warning markdown/unknown-variable',
        'There is no variable "info".',
        'Write :::info before the text and ::: after it; the macro {i',
      ],
      [
        '7:1 warning markdown/foreign-syntax',
        'This heading uses the syntax of another program and is shown',
        'Write # for the page title, ## and ### for the headings belo',
      ],
      [
        '9:1 warning markdown/foreign-syntax',
        'This macro uses the syntax of another program and is shown a',
        'Write ``` before and after code, and :::note, :::tip or :::w',
      ],
      [
        '11:1 warning markdown/unknown-variable',
        'There is no variable "code".',
        'Write ``` on its own line; the macro {code} is syntax of ano',
      ],
    ],
  ],
  [
    'docs/myst-fence.md',
    '# P\n\n```{note}\nText.\n```\n',
    [
      [
        '3:1 warning markdown/code-meta',
        'The code block has no language: {note} is syntax of another ',
        'Write :::note, the text, and ::: on separate lines.',
      ],
    ],
  ],
  [
    'docs/myst-colon.md',
    '# P\n\n:::{note}\nText.\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'Not a directive, shown as plain text: it has no name.',
        'Write :::note.',
      ],
    ],
  ],
  [
    'docs/myst-role.md',
    '# P\n\nSee {ref}`label` and {doc}`guide`.\n\n(label)=\n## Title\n',
    [
      [
        '3:5 warning markdown/unknown-variable',
        'There is no variable "ref".',
        'Write a link, [text](./page.md): the role {ref} is syntax of',
      ],
      [
        '3:22 warning markdown/unknown-variable',
        'There is no variable "doc".',
        'Write a link, [text](./page.md): the role {doc} is syntax of',
      ],
      [
        '5:1 warning markdown/foreign-syntax',
        'This MyST target uses the syntax of another program and is s',
        'Give the heading below it an id: ## Title {#id}.',
      ],
    ],
  ],
  [
    'docs/asciidoc.md',
    '= Title\n\n== Section\n\nNOTE: Text.\n\n[source,java]\n----\na\n----\n',
    [
      [
        '1:1 warning check/missing-title',
        'the page has no title',
        'write `# …` as the first line, or `title: …` in the front ma',
      ],
      [
        '1:1 warning markdown/foreign-syntax',
        'This heading uses the syntax of another program and is shown',
        'Write # for the page title, ## and ### for the headings belo',
      ],
      [
        '3:1 warning markdown/foreign-syntax',
        'This heading uses the syntax of another program and is shown',
        'Write # for the page title, ## and ### for the headings belo',
      ],
      [
        '7:1 warning markdown/foreign-syntax',
        'This AsciiDoc block uses the syntax of another program and i',
        'Write ``` with the language before code and ``` after it; in',
      ],
    ],
  ],
  [
    'docs/diplodoc-table.md',
    '# P\n\n#|\n|| a | b ||\n|| 1 | 2 ||\n|#\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This Diplodoc table uses the syntax of another program and i',
        'Write rows as | a | b |, and | --- | --- | below the first r',
      ],
    ],
  ],
  [
    'docs/docsify.md',
    '# P\n\n!> Important text.\n\n?> A tip.\n\n[x](guide.md ":ignore")\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This docsify note uses the syntax of another program and is ',
        'Write :::warning or :::tip, the text, and ::: on separate li',
      ],
      [
        '5:1 warning markdown/foreign-syntax',
        'This docsify note uses the syntax of another program and is ',
        'Write :::warning or :::tip, the text, and ::: on separate li',
      ],
    ],
  ],
  [
    'docs/mdbook.md',
    '# P\n\n{{#include ../a.rs}}\n\n```rust,ignore\nfn a() {}\n```\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This template tag uses the syntax of another program and is ',
        'Write it in Markdown: :::note for a note, <Tabs> for tabs, `',
      ],
      [
        '5:4 warning check/unknown-language',
        "the code language 'rust,ignore' is unknown; such blocks are ",
        'write only rust; options follow after a space, as in: rust t',
      ],
    ],
  ],
  [
    'docs/br-end.md',
    '# P\n\nOne</br>two.\n',
    [
      [
        '3:4 warning markdown/stray-end',
        '</br> has no start tag in this part of the page; it was remo',
        'write <br />',
      ],
    ],
  ],
  [
    'docs/grid-table.md',
    '# P\n\n+---+---+\n| a | b |\n+===+===+\n| 1 | 2 |\n+---+---+\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This table uses the syntax of another program and is shown a',
        'Write rows as | a | b |, and | --- | --- | below the first r',
      ],
    ],
  ],
  [
    'docs/footnote-colon.md',
    '# P\n\nText[^1].\n\n[^1] The note.\n',
    [
      [
        '3:5 warning markdown/undefined-footnote',
        'The footnote "1" is not defined.',
        'Add a line "[^1]: …", or write \\[^1] to show it as text.',
      ],
      [
        '5:1 warning markdown/undefined-footnote',
        'The footnote "1" is not defined.',
        'Write [^1]: with a colon before the text of the footnote.',
      ],
    ],
  ],
  [
    'docs/aside.md',
    '# P\n\n<Aside type="tip">Text.</Aside>\n',
    [
      [
        '3:2 warning check/unknown-component',
        'there is no component <Aside>; its tag is removed and its co',
        'write :::note, the text, and ::: on lines of their own, or d',
      ],
    ],
  ],
  [
    'docs/card.md',
    '# P\n\n<CardGrid title="CardGrid of a site">\n\nText.\n\n</CardGrid>\n',
    [
      [
        '3:2 warning check/unknown-component',
        'there is no component <CardGrid>; its tag is removed and its',
        'write :::cards with a list of links, or define <CardGrid> in',
      ],
    ],
  ],
  [
    'docs/wide-end.md',
    '# P\n\nSee [x](https://docs.example.com/nowhere） and more.\n',
    [
      [
        '3:5 warning markdown/link-syntax',
        'Not a link, shown as plain text: its URL is in full-width pa',
        'Write [x](https://docs.example.com/nowhere)',
      ],
    ],
  ],
  [
    'docs/strike.md',
    '# P\n\nSome ~~struck text here.\n',
    [
      [
        '3:6 warning markdown/text-mark',
        'The strikethrough is never closed: there is only one ~~.',
        'Write ~~ after the text, or \\~~ for literal tildes.',
      ],
    ],
  ],
  [
    'docs/link-scheme.md',
    '# P\n\nSee [x](https: //example.com).\n',
    [
      [
        '3:5 warning markdown/link-syntax',
        'Not a link, shown as plain text: there is a space after http',
        'Write [x](https://example.com)',
      ],
    ],
  ],
  [
    'docs/comment-inside.md',
    '# P\n\nText <!-- todo: fix\n\nMore.\n',
    [
      [
        '3:6 warning markdown/unclosed-comment',
        'The comment is never closed in this paragraph; it is shown a',
        'End it with -->; a comment that contains empty lines must be',
      ],
    ],
  ],
  [
    'docs/fm-foreign.md',
    '---\nsidebarPosition: 2\nsidebar-label: A\norder: 3\nweight: 4\n---\n\n# P\n\nText.\n',
    [
      [
        '2:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `sidebarPosition`',
        'Did you mean `sidebar_position`?',
      ],
      [
        '3:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `sidebar-label`',
        'Did you mean `sidebar_label`?',
      ],
      [
        '4:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `order`',
        'Write `sidebar_position: 1`',
      ],
      [
        '5:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `weight`',
        'Write `sidebar_position: 1`',
      ],
    ],
  ],
  [
    'docs/fm-json.md',
    '{\n  "title": "A"\n}\n\n# P\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'Not front matter, shown as plain text: only YAML is supporte',
        'Write it as YAML between --- lines: title: …',
      ],
    ],
  ],
  [
    'docs/fm-at.md',
    '---\ntitle: @acme/tool\n---\n\nText.\n',
    [
      [
        '2:8 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Plain value cannot start wit',
        'Write title: "@acme/tool": text without quotes cannot begin ',
      ],
    ],
  ],
  [
    'docs/braces-twice.md',
    '# P\n\nUse {{productName}} now.\n',
    [
      [
        '3:5 warning markdown/unknown-variable',
        'The value of the variable is shown in braces: {{productName}',
        'Write {productName} with one brace at each end.',
      ],
    ],
  ],
  [
    'docs/math-brackets.md',
    '# P\n\n\\[ x^2 \\]\n\nand \\( y \\).\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This formula uses the syntax of another program and is shown',
        'Write $…$ for an inline formula, $$ on the lines before and ',
      ],
    ],
  ],
  [
    'docs/math-fence.md',
    '# P\n\n```math\n\\frac{1\n```\n',
    [
      [
        '3:4 warning check/unknown-language',
        "the code language 'math' is unknown; such blocks are shown a",
        'write $$ on the lines before and after the formula, with `ma',
      ],
    ],
  ],
  [
    'docs/heading-class.md',
    '# P\n\n## Title {#my-id .unnumbered}\n\nText.\n',
    [
      [
        '3:10 warning markdown/heading-id',
        "A heading id cannot contain spaces: 'my-id .unnumbered' was ",
        'Write {#my-id}',
      ],
    ],
  ],
  [
    'docs/heading-brackets.md',
    '# P\n\n## Title [#my-id]\n\nText. [x](#my-id)\n',
    [
      [
        '3:10 warning markdown/heading-id',
        'Not a heading id, shown as plain text: [#my-id]',
        'Write {#id} at the end of the line.',
      ],
      [
        '5:11 error check/broken-anchor',
        "the link 'x' leads to #my-id, which /docs/heading-brackets d",
        'the page has #title-my-id',
      ],
    ],
  ],
  [
    'docs/page-break.md',
    '# P\n\nText.\n\n\\newpage\n\nMore.\n',
    [
      [
        '5:1 warning markdown/foreign-syntax',
        'This TeX command uses the syntax of another program and is s',
        'Remove it: `docsite print` inserts page breaks and the table',
      ],
    ],
  ],
  [
    'docs/tex.md',
    '# P\n\n\\begin{equation}\nx\n\\end{equation}\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This formula uses the syntax of another program and is shown',
        'Write $…$ for an inline formula, $$ on the lines before and ',
      ],
    ],
  ],
  [
    'docs/spoiler.md',
    '# P\n\n:::spoiler More\nText.\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no directive named "spoiler"; its lines are shown a',
        'Write :::details[Title].',
      ],
    ],
  ],
  [
    'docs/azure.md',
    '# P\n\n[[_TOC_]]\n\n::: mermaid\ngraph TD;\n:::\n\n[!INCLUDE [x](x.md)]\n\n> [!div class="x"]\n> Text\n\n:::image type="content" source="a.png" alt-text="A":::\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This table of contents uses the syntax of another program an',
        'Every page has one beside its text; to show it in the text, ',
      ],
      [
        '5:1 warning markdown/unknown-directive',
        'There is no directive named "mermaid"; its lines are shown a',
        'Write ```mermaid before the diagram and ``` after it.',
      ],
      [
        '9:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
      [
        '11:3 warning markdown/foreign-syntax',
        'This box class uses the syntax of another program and is sho',
        'Remove the line; write :::note for a box, :::details for col',
      ],
      [
        '14:1 warning markdown/unknown-directive',
        'There is no directive named "image"; its lines are shown as ',
        'Write ![text](./file.png).',
      ],
    ],
  ],
  [
    'docs/wiki.md',
    "== Title ==\n\nText '''bold''' here.\n",
    [
      [
        '1:1 warning check/missing-title',
        'the page has no title',
        'write `# …` as the first line, or `title: …` in the front ma',
      ],
      [
        '1:1 warning markdown/foreign-syntax',
        'This heading uses the syntax of another program and is shown',
        'Write # for the page title, ## and ### for the headings belo',
      ],
      [
        '3:6 warning markdown/foreign-syntax',
        'This bold wiki text uses the syntax of another program and i',
        'Write **…**.',
      ],
    ],
  ],
]

/** Sites with one mistake each. */
export const FOREIGN_SITES: typeof LATER_SITES = [
  {
    name: 'a text for the link of a category',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': 'export default { s: [{ type: "category", label: "C", link: "a", items: ["a"] }] }\n',
    },
    expected: [
      [
        'sidebars.ts:1:54 error site/bad-sidebar-item',
        "the `link` of a category must be an object, found 'a'",
        "write link: { type: 'doc', id: 'a' }, or { type: 'generated-",
      ],
    ],
  },
  {
    name: 'the docs folder as dirName',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': 'export default { s: [{ type: "autogenerated", dirName: "docs" }] }\n',
    },
    expected: [
      [
        'docs/a.md:1:1 warning check/orphan-page',
        'the page is in no sidebar',
        'add it to a sidebar, or write `unlisted: true`',
      ],
      [
        'sidebars.ts:1:57 error site/empty-autogenerated',
        "no docs in folder 'docs': the generated part of the sidebar ",
        'add pages to the folder, correct `dirName`, which is relativ',
      ],
    ],
  },
  {
    name: 'an autogenerated item without a folder',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': 'export default { s: [{ type: "autogenerated" }] }\n',
    },
    expected: [
      [
        'sidebars.ts:1:31 error site/bad-sidebar-item',
        "an item of type 'autogenerated' needs `dirName`",
        "add dirName: '…'",
      ],
    ],
  },
  {
    name: 'sidebars that import broken JSON',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.js' } }\n",
      'sidebars.js': 'const x = require("./items.json")\nmodule.exports = { s: x }\n',
      'items.json': '["a",]\n',
    },
    expected: [
      [
        'items.json:1:5 error config/syntax',
        'JSON does not support trailing commas',
        'Fix the code at this place.',
      ],
    ],
  },
  {
    name: 'sidebars that are not there',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebar.ts' } }\n",
      'sidebars.ts': 'export default { s: ["a"] }\n',
    },
    expected: [
      [
        'sidebar.ts:1:1 error site/no-sidebars-file',
        "The sidebars file sidebar.ts of version 'current' does not e",
        'Create it, correct `docs.sidebarPath`, or leave `docs.sideba',
      ],
    ],
  },
  {
    name: 'a category file without its signs',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'docs/g/category.json': '{ "label": "G" }\n',
      'docs/g/b.md': '# B\n\nText.\n',
    },
    expected: [
      [
        'docs/g/category.json:1:1 warning scan/misnamed-file',
        'docs/g/category.json is ignored: its name is not that of a `',
        'Rename it to _category_.json, or move it out of the docs fol',
      ],
    ],
  },
  {
    name: 'strings of the interface that are no JSON',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en','de'] } }\n",
      'i18n/de/code.json': '{ "theme.x": { "message": "A", } }\n',
    },
    expected: [
      [
        'i18n/de/code.json:1:32 error scan/data-syntax',
        'The file is not valid JSON: Expected a key in double quotes,',
        'Remove the last comma',
      ],
    ],
  },
  {
    name: 'the navbar at the top of the configuration',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, navbar: { items: [] } }\n",
    },
    expected: [
      [
        'site.config.ts:1:125 error config/unknown-key',
        'navbar: unknown key',
        'write it as `themeConfig.navbar`',
      ],
    ],
  },
  {
    name: 'redirects in the words of other programs',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, redirects: [{ source: '/old', destination: '/docs/a' }] }\n",
    },
    expected: [
      [
        'site.config.ts:1:139 error config/unknown-key',
        'redirects[0].source: unknown key',
        "did you mean 'from'?",
      ],
      [
        'site.config.ts:1:155 error config/unknown-key',
        'redirects[0].destination: unknown key',
        "did you mean 'to'?",
      ],
    ],
  },
  {
    name: 'a text for a list',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, staticDirectories: 'public' }\n",
    },
    expected: [
      [
        'site.config.ts:1:125 error config/wrong-type',
        "staticDirectories: expected a list, found 'public'",
        "write staticDirectories: ['public']",
      ],
    ],
  },
  {
    name: 'a text for the languages',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: 'en' }\n",
    },
    expected: [
      [
        'site.config.ts:1:77 error config/wrong-type',
        "i18n: expected an object, found 'en'",
        "write i18n: { defaultLocale: 'en' }",
      ],
    ],
  },
  {
    name: 'html in headTags',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, headTags: ['<script src=\"https://x.example.com/a.js\"></script>'] }\n",
    },
    expected: [
      [
        'site.config.ts:1:136 error config/wrong-type',
        'headTags[0]: expected an object, found \'<script src="https:/',
        "write { tagName: 'script', attributes: { src: 'https://stats",
      ],
    ],
  },
  {
    name: 'the name of a plugin',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, markdown: { remarkPlugins: ['remark-emoji'] } }\n",
    },
    expected: [
      [
        'site.config.ts:1:153 error config/wrong-value',
        'markdown.remarkPlugins[0]: expected a plugin or [plugin, opt',
        "plugins are not loaded by name: write import emoji from 'rem",
      ],
    ],
  },
  {
    name: 'a missing semicolon',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/style.css': '.a { color: red\n  background: blue; }\n',
    },
    expected: [
      [
        'theme/style.css:1:16 warning theme/style',
        'A semicolon is missing: neither `color` nor `background` is ',
        'Write ; at the end of the line.',
      ],
    ],
  },
  {
    name: 'rules of a compiler of styles',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/style.css': '@tailwind base;\n.a { @apply p-4; }\n',
    },
    expected: [
      [
        'theme/style.css:1:1 warning theme/style',
        'CSS has no rule @tailwind',
        'If it belongs to a preprocessor, replace this file with the ',
      ],
      [
        'theme/style.css:2:6 warning theme/style',
        'CSS has no rule @apply',
        'If it belongs to a preprocessor, replace this file with the ',
      ],
    ],
  },
  {
    name: 'a misspelt !important',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/style.css': '.a { color: red !importent; }\n',
    },
    expected: [
      [
        'theme/style.css:1:17 warning theme/style',
        '!importent has no meaning in CSS',
        'Write !important, or remove it.',
      ],
    ],
  },
  {
    name: 'a text of a style sheet without its end',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/style.css': '.a { content: "x; }\n.b { color: red; }\n',
    },
    expected: [
      [
        'theme/style.css:1:20 warning theme/style',
        'The string is never closed',
        'End it with the same quote that it begins with.',
      ],
    ],
  },
  {
    name: 'a comment of a style sheet without its end',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/style.css': '/* x\n.a { color: red; }\n',
    },
    expected: [
      [
        'theme/style.css:1:1 error theme/bundle',
        'The theme cannot be bundled: Expected "*/" to terminate mult',
        'Close the comment with */.',
      ],
    ],
  },
  {
    name: 'a space before the unit',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/style.css': '.a { margin: 10 px; colour: red; }\n',
    },
    expected: [
      ['theme/style.css:1:14 warning theme/style', 'There is a space before the unit: 10 px', 'Write 10px.'],
      ['theme/style.css:1:21 warning theme/style', 'CSS has no property colour', 'Write color.'],
    ],
  },
  {
    name: 'a colour of five digits',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/style.css': '.a { color: #12345; display: flexx; }\n',
    },
    expected: [
      [
        'theme/style.css:1:13 warning theme/style',
        '#12345 is not a colour',
        'Write three or six hex digits, or four or eight with opacity',
      ],
    ],
  },
  {
    name: 'a misspelt rule of a style sheet',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/style.css': '@meda (max-width: 600px) { .a { color: red } }\n',
    },
    expected: [['theme/style.css:1:1 warning theme/style', 'CSS has no rule @meda', 'Did you mean @media?']],
  },
  {
    name: 'a misspelt token',
    files: {
      'theme/style.css': ':root { --ds-acent: red; }\na { color: var(--ds-accnt-strong); }\n',
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] } }\n",
    },
    expected: [
      [
        'theme/style.css:1:9 warning theme/style',
        'docsite has no token --ds-acent',
        'Did you mean --ds-accent?',
      ],
      [
        'theme/style.css:2:16 warning theme/style',
        'docsite has no token --ds-accnt-strong',
        'Did you mean --ds-accent-strong?',
      ],
    ],
  },
  {
    name: 'elements in a file of TypeScript',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/components.ts': 'export const components = { X: () => <b>x</b> }\n',
    },
    expected: [
      [
        'theme/components.ts:1:48 error theme/bundle',
        'The theme cannot be bundled: Unterminated regular expression',
        'Rename the file to components.tsx: JSX is not allowed in oth',
      ],
    ],
  },
  {
    name: 'an import in another letter case',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/components.tsx': 'import { A } from "./parts/a"\nexport const components = { A }\n',
      'theme/parts/A.tsx': 'export const A = () => <b>x</b>\n',
    },
    expected: [
      [
        'theme/components.tsx:1:19 error theme/bundle',
        'The theme cannot be bundled: there is no file a.tsx',
        'The file is called A.tsx: letter case matters.',
      ],
    ],
  },
  {
    name: 'a module of Node in a theme',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/components.tsx':
        'import fs from "node:fs"\nexport const components = { A: () => <b>{fs.readFileSync("x")}</b> }\n',
    },
    expected: [
      [
        'theme/components.tsx:1:16 error theme/bundle',
        'The theme cannot be bundled: Could not resolve "node:fs"',
        'Site code also runs in browsers, which have no Node modules:',
      ],
    ],
  },
  {
    name: 'a hook outside of a component',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/components.tsx':
        'import { useState } from "react"\nconst [a] = useState(0)\nexport const components = { A: () => <b>{a}</b> }\n',
    },
    expected: [
      [
        'theme/components.tsx:2:13 warning theme/component',
        'The components of the site cannot be loaded: a hook is calle',
        'Call hooks such as useState at the start of a component func',
      ],
    ],
  },
  {
    name: 'two elements side by side',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'theme/components.tsx': 'export const components = { A: () => <b>x</b><i>y</i> }\n',
    },
    expected: [
      [
        'theme/components.tsx:1:56 error theme/bundle',
        'The theme cannot be bundled: Unterminated regular expression',
        'Wrap adjacent elements in one element: <>…</>.',
      ],
    ],
  },
]
