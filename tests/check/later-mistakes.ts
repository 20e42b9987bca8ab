// Further mistakes of the first hour, each on a page or a site of its own: the place, the cause and the way out of each. Pages without
// an entry are right, and nothing is said of them.
import type { FURTHER_PAGES } from './further-mistakes.ts'

/** The same as in `FURTHER_PAGES`. */
export const LATER_PAGES: typeof FURTHER_PAGES = [
  [
    'docs/fm-indented-key.md',
    '---\ntitle: A\n  description: B\n---\n\n# P\n\nText.\n',
    [
      [
        '2:8 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Nested mappings are not allo',
        'Remove the spaces before `description`',
      ],
    ],
  ],
  [
    'docs/fm-indented-fence.md',
    ' ---\ntitle: A\n---\n\n# P\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'Not front matter, shown as plain text: there are spaces befo',
        'Remove the spaces before it.',
      ],
    ],
  ],
  [
    'docs/fm-equals.md',
    '---\ntitle = A\n---\n\n# P\n\nText.\n',
    [
      [
        '2:1 error scan/front-matter-syntax',
        "Front matter: expected keys with values, found 'title = A'",
        'Write title: A',
      ],
    ],
  ],
  [
    'docs/fm-hard-space.md',
    '---\ntitle:\u00a0A\n---\n\n# P\n\nText.\n',
    [
      [
        '2:1 error scan/front-matter-syntax',
        "Front matter: expected keys with values, found 'title: A'",
        'Write title: A, with an ordinary space',
      ],
    ],
  ],
  [
    'docs/fm-curly.md',
    '---\ntitle: “A: B”\n---\n\n# P\n\nText.\n',
    [
      [
        '2:8 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Nested mappings are not allo',
        'Write title: "A: B": YAML does not treat typographic quotes ',
      ],
    ],
  ],
  [
    'docs/fm-toc-crossed.md',
    '---\ntoc_min_heading_level: 4\ntoc_max_heading_level: 2\n---\n\n# P\n\nText.\n',
    [
      [
        '2:1 error scan/front-matter-value',
        '`toc_min_heading_level` (4) must not be greater than `toc_ma',
        'Write toc_min_heading_level: 2, toc_max_heading_level: 4',
      ],
    ],
  ],
  [
    'docs/fm-toc-range.md',
    '---\ntoc_max_heading_level: 9\n---\n\n# P\n\nText.\n',
    [
      [
        '2:24 error scan/front-matter-value',
        '`toc_max_heading_level`: expected a whole number from 2 to 6',
        'Write toc_max_heading_level: 2, or another number, without q',
      ],
    ],
  ],
  [
    'docs/fm-slug-url.md',
    '---\nslug: https://docs.example.com/x\n---\n\n# P\n\nText.\n',
    [['2:7 error scan/invalid-slug', '`slug` must not contain `://`', 'Use letters, digits, `-` and `_`']],
  ],
  [
    'docs/link-mailbox.md',
    '# P\n\n[a](mailto:) [b](mailto:me@) [c](mailto: me@example.com)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' has an incomplete e-mail address: mailto:",
        'write mailto: and the complete address, as in mailto:docs@ex',
      ],
      [
        '3:18 error check/broken-link',
        "the link 'b' has an incomplete e-mail address: mailto:me@",
        'write mailto: and the complete address, as in mailto:docs@ex',
      ],
      [
        '3:30 warning markdown/link-syntax',
        'Not a link, shown as plain text: there is a space after mail',
        'Write [c](mailto:me@example.com)',
      ],
    ],
  ],
  [
    'docs/link-local.md',
    '# P\n\n[a](http://localhost:3000/docs/guide#setup) [b](http://localhost:8080/) ![c](http://127.0.0.1:3000/img/pic.png)\n',
    [
      [
        '3:5 warning check/local-address',
        "the link 'a' leads to a page of the site on the reader's own",
        'write /docs/guide#setup, or the path of its Markdown file',
      ],
      [
        '3:78 warning check/local-address',
        "the image is loaded from the reader's own machine: http://12",
        'put the file into a static folder and write its path',
      ],
    ],
  ],
  [
    'docs/link-nested.md',
    '# P\n\n[a [b](./guide.md)](./index.md)\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'Not a link, shown as plain text: its text contains a link, a',
        'Remove one of the two URLs.',
      ],
    ],
  ],
  [
    'docs/link-image-mark.md',
    '# P\n\n[!a](/img/pic.png)\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'This is a link, not an image: the ! is after the [.',
        'Write ![a](/img/pic.png)',
      ],
    ],
  ],
  [
    'docs/image-of-page.md',
    '# P\n\n![a](./guide.md)\n',
    [
      [
        '3:6 error check/missing-image',
        'browsers cannot show a .md file as an image: ./guide.md',
        'remove the ! to link to the file; write `import Part from "…',
      ],
    ],
  ],
  [
    'docs/image-format.md',
    '# P\n\n![a](/img/photo.heic)\n',
    [
      [
        '3:6 error check/missing-image',
        'browsers cannot show a .heic file as an image: /img/photo.he',
        'export it as .svg, .png or .webp, or remove the ! to link to',
      ],
    ],
  ],
  [
    'docs/svg-unclosed.md',
    '# P\n\n![a](/img/unclosed.svg)\n',
    [
      [
        '3:6 error check/missing-image',
        'static/img/unclosed.svg: browsers do not show the file becau',
        'export the file again, in the format of its extension',
      ],
    ],
  ],
  [
    'docs/svg-no-namespace.md',
    '# P\n\n![a](/img/bare.svg)\n',
    [
      [
        '3:6 error check/missing-image',
        'static/img/bare.svg: browsers do not show the file: its <svg',
        'add xmlns="http://www.w3.org/2000/svg" to its first tag',
      ],
    ],
  ],
  [
    'docs/lfs-pointer.md',
    '# P\n\n![a](/img/pointer.png)\n',
    [
      [
        '3:6 error check/missing-image',
        'static/img/pointer.png: the file is a Git LFS pointer instea',
        'run `git lfs pull`',
      ],
    ],
  ],
  [
    'docs/img-empty-src.md',
    '# P\n\n<img src="" alt="b" />\n',
    [
      [
        '3:1 error check/missing-image',
        'the image has no URL',
        'write the path of the file, or remove the tag',
      ],
    ],
  ],
  [
    'docs/table-text-below.md',
    '# P\n\n| a | b |\n|---|---|\n| 1 | 2 |\nText below.\n',
    [
      [
        '6:1 warning markdown/table-syntax',
        "This text became a row of the table above: 'Text below.'",
        'Leave an empty line between the table and the text.',
      ],
    ],
  ],
  [
    'docs/table-cell-lines.md',
    '# P\n\n| a | b |\n|---|---|\n| - x\n- y | 2 |\n',
    [
      [
        '5:1 warning markdown/table-syntax',
        'The row ends in the middle of a cell: it has 1 cell, but the',
        'Write each row on one line; write <br /> for a line break in',
      ],
    ],
  ],
  [
    'docs/table-row-lines.md',
    '# P\n\n| a | b |\n|---|---|\n| one\ntwo | 2 |\n',
    [
      [
        '5:1 warning markdown/table-syntax',
        'The row ends in the middle of a cell: it has 1 cell, but the',
        'Write each row on one line; write <br /> for a line break in',
      ],
    ],
  ],
  [
    'docs/table-code.md',
    '# P\n\n- item\n\n      | a | b |\n      |---|---|\n      | 1 | 2 |\n',
    [
      [
        '5:3 warning markdown/text-mark',
        'This table is shown as code: it is indented by four or more ',
        'Remove the spaces before it; in a list, align it with the te',
      ],
    ],
  ],
  [
    'docs/fence-within.md',
    '# P\n\n```md\n```js\na\n```\n```\n',
    [
      [
        '7:1 warning markdown/unclosed-fence',
        'The code block is never closed: everything after it is shown',
        'Write ``` on its own line where the code ends. If this line ',
      ],
    ],
  ],
  [
    'docs/magic-misspelt.md',
    '# P\n\n```js\n// higlight-next-line\na\n```\n',
    [
      [
        '3:1 warning markdown/code-meta',
        "The comment 'higlight-next-line' highlights nothing and is s",
        'Did you mean highlight-next-line?',
      ],
    ],
  ],
  [
    'docs/magic-end.md',
    '# P\n\n```js\na\n// highlight-end\n```\n',
    [
      [
        '3:1 warning markdown/code-meta',
        '`highlight-end` has no `highlight-start`: nothing is highlig',
        'Write highlight-start in a comment before the first line to ',
      ],
    ],
  ],
  [
    'docs/admonition-title-gap.md',
    '# P\n\n:::note [Title]\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/directive-attribute',
        'The title is shown with its brackets: there is a space befor',
        'Write :::note[Title]',
      ],
    ],
  ],
  [
    'docs/alert-no-mark.md',
    '# P\n\n> [NOTE]\n> Text.\n',
    [
      [
        '3:3 warning markdown/foreign-syntax',
        'Not an alert, shown as a quote: [NOTE] has no !',
        'Write [!NOTE]',
      ],
    ],
  ],
  [
    'docs/tabs-no-value.md',
    '# P\n\n<Tabs>\n<TabItem value="a" label="A">\n\nx\n\n</TabItem>\n<TabItem>\n\ny\n\n</TabItem>\n</Tabs>\n',
    [['9:1 error markdown/tabs', 'Tabs has a TabItem without a value.', 'Its values are: a.']],
  ],
  [
    'docs/tabs-loose-text.md',
    '# P\n\n<Tabs>\n\nLoose text.\n\n<TabItem value="a" label="A">\n\nx\n\n</TabItem>\n</Tabs>\n',
    [
      [
        '3:1 warning markdown/tabs',
        'Tabs has content outside its items; it is shown below them.',
        'Its values are: a.',
      ],
    ],
  ],
  [
    'docs/tabs-attributes.md',
    '# P\n\n<Tabs groupid="x">\n<TabItem vlaue="a" label="A">\n\nx\n\n</TabItem>\n</Tabs>\n',
    [
      [
        '3:1 warning markdown/tabs',
        '<Tabs> has no attribute `groupid`; it is ignored.',
        'Did you mean `groupId`?',
      ],
      [
        '4:1 warning markdown/tabs',
        '<TabItem> has no attribute `vlaue`; it is ignored.',
        'Did you mean `value`?',
      ],
    ],
  ],
  [
    'docs/tabs-values.md',
    '# P\n\n<Tabs values={[{label:"A",value:"a"},{label:"B",value:"b"}]}>\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>\n',
    [
      [
        '3:1 warning markdown/tabs',
        'Tabs has a tab "b" in `values` but no TabItem for it; the ta',
        'Its values are: a.',
      ],
    ],
  ],
  [
    'docs/tabs-code-values.md',
    '# P\n\n<Tabs values={items}>\n<TabItem value="a">\n\nx\n\n</TabItem>\n</Tabs>\n',
    [
      [
        '3:1 warning markdown/tabs',
        'Tabs has `values` that are known only to code (`items`); the',
        'Write the list in the page, or give each TabItem a `label`.',
      ],
    ],
  ],
  [
    'docs/details-no-summary.md',
    '# P\n\n<details>\n\nText.\n\n</details>\n',
    [
      [
        '3:1 warning markdown/details-summary',
        'The collapsible block has no summary: readers see only a gen',
        'Write <summary>…</summary> as the first line of the block.',
      ],
    ],
  ],
  [
    'docs/details-empty-summary.md',
    '# P\n\n<details>\n<summary></summary>\n\nText.\n\n</details>\n',
    [
      [
        '3:1 warning markdown/details-summary',
        'The summary of the collapsible block is empty.',
        'Write <summary>…</summary> as the first line of the block.',
      ],
    ],
  ],
  [
    'docs/heading-id-alone.md',
    '# P\n\n## {#x}\n\nText.\n',
    [
      [
        '3:1 warning markdown/heading-syntax',
        'The heading has no text.',
        'Write text after the # characters, or remove the line.',
      ],
    ],
  ],
  [
    'docs/style-element.md',
    '# P\n\nText.\n\n<style>p { color: red }</style>\n\n<link rel="stylesheet" href="/x.css">\n',
    [
      [
        '5:1 warning markdown/html-element',
        '<style> is not allowed; it was removed with its content',
        'put styles into theme/style.css; for scripts, fonts and othe',
      ],
      [
        '7:1 warning markdown/html-element',
        '<link> is not allowed; it was removed with its content',
        'put styles into theme/style.css; for scripts, fonts and othe',
      ],
    ],
  ],
  [
    'docs/right-local.md',
    '# P\n\nOpen [http://localhost:3000/](http://localhost:3000/) and <http://localhost:9000/docs/none>.\n',
    [],
  ],
  [
    'docs/right-table.md',
    '# P\n\n| a | b |\n|---|---|\n| 1 |\n| 2 | 3\n| 4 | 5 |\n\n| c |\n|---|\n| 1 |\ntext\n',
    [],
  ],
  ['docs/right-magic.md', '# P\n\n```js\n// highlight-next-line\na\n// hard-coded\nb\n```\n', []],
  [
    'docs/right-details.md',
    '# P\n\n<details>\n<summary>**What** this is</summary>\n\nText.\n\n</details>\n\n<Details summary={<summary>That</summary>}>\n\nText.\n\n</Details>\n\n:::details\n\nText.\n\n:::\n',
    [],
  ],
  [
    'docs/right-tabs.md',
    '# P\n\n<Tabs>\n\n{/* one */}\n\n<TabItem value="a" label="A" attributes={{className: "x"}}>\n\nx\n\n</TabItem>\n<!-- two -->\n</Tabs>\n',
    [],
  ],
  [
    'docs/arithmetic.md',
    "# P\n\nexport const items = ['a']\n\nThere are {items.length + made} of them, {made ? items[0].made() : 'none'}, {items.length + 1} and {a | b}, \\{a + b}.\n",
    [
      [
        '5:11 warning markdown/expression',
        '2 expressions are shown as plain text, the first of them {it',
        'Write the value itself, a variable defined in `variables` in',
      ],
    ],
  ],
  [
    'docs/bold-open.md',
    '# P\n\n**Never closed.\n\nNor **this one.\n',
    [
      [
        '3:1 warning markdown/text-mark',
        'The bold text is never closed: there is only one **.',
        'Write ** after the text, or \\*\\* for literal asterisks.',
      ],
      [
        '5:5 warning markdown/text-mark',
        'The bold text is never closed: there is only one **.',
        'Write ** after the text, or \\*\\* for literal asterisks.',
      ],
    ],
  ],
  [
    'docs/footnote-space.md',
    '# P\n\nText[^ 1].\n\n[^ 1]: The remark is here.\n',
    [
      [
        '3:5 warning markdown/text-mark',
        'Not a footnote, shown as plain text: [^ 1] contains a space.',
        'Write [^1]',
      ],
      [
        '5:1 warning markdown/text-mark',
        'Not a footnote, shown as plain text: [^ 1] contains a space.',
        'Write [^1]',
      ],
    ],
  ],
  [
    'docs/width.md',
    '# P\n\n<img src="/img/pic.png" alt="A" width="big" />\n\n<table><tr><td height="10 lines">a</td></tr></table>\n',
    [
      [
        '3:1 warning markdown/html-attribute',
        'width="big" on <img> is not a size and has no effect',
        'write pixels, such as width="240", or a percentage, such as ',
      ],
      [
        '5:12 warning markdown/html-attribute',
        'height="10 lines" on <td> is not a size and has no effect',
        'write pixels, such as height="240", or a percentage, such as',
      ],
    ],
  ],
  // Trying all ways to read it would take years.
  ['docs/right-brace.md', `# P\n\nText {a${'.b'.repeat(60)} and no end.\n`, []],
  [
    'docs/right-marks.md',
    '# P\n\nA **good** one, 2**3, `**/*.md`, \\*\\*not bold, **a\nb**, * **x** *y*, [^a-z] and ~~**z**~~.\n\n<img src="/img/pic.png" alt="A" width="auto" height="100px" /> <img src="/img/pic.png" alt="B" width="50%" /> <img src="/img/pic.png" alt="C" width="100px;" />\n',
    [],
  ],
  [
    'docs/right-links.md',
    '# P\n\n[mail](mailto:?subject=a) [mail](mailto:me@example.com) [![a](/img/pic.png)](./guide.md) [!](./guide.md)\n',
    [],
  ],
]

/** Sites with one mistake each; beside their files there is the page docs/a.md. */
export const LATER_SITES: readonly {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly expected: (typeof FURTHER_PAGES)[number][2]
}[] = [
  {
    name: 'a misspelt key of a category',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: [{ type: 'category', label: 'C', item: ['a'] }] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:53 error site/bad-sidebar-item',
        "`item` is not a key of an item of type 'category'",
        "did you mean 'items'? known keys: className, collapsed, coll",
      ],
    ],
  },
  {
    name: 'a comma too many in a sidebar',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: ['a', undefined] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:1 error site/bad-sidebar-item',
        'a sidebar item must be a doc id or an object, found nothing',
        "write the id of a page, as in 'intro', or { type: 'category'",
      ],
    ],
  },
  {
    name: 'sidebars that the configuration does not name',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'sidebars.ts': "export default { main: ['a'] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:1 warning site/unread-file',
        'sidebars.ts is not read: the sidebar is generated from the f',
        "Add docs: { sidebarPath: './sidebars.ts' } to the configurat",
      ],
    ],
  },
  {
    name: 'a file of search tests with another ending',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'search.test.yaml': '- { query: a, page: /docs/a }\n',
    },
    expected: [
      [
        'search.test.yaml:1:1 warning site/unread-file',
        'search.test.yaml is not read: its extension must be .yml',
        'Rename it to search.test.yml',
      ],
    ],
  },
  {
    name: 'a page that is named .txt',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'docs/b.md.txt': '# B\n\nText.\n',
    },
    expected: [
      [
        'docs/b.md.txt:1:1 warning scan/misnamed-file',
        'docs/b.md.txt is ignored: its name is not that of a page',
        'Rename it to b.md, or move it out of the docs folder',
      ],
    ],
  },
  {
    name: 'a misspelt key of a search test',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'search.test.yml': '- { quer: a, page: /docs/a }\n',
    },
    expected: [
      ['search.test.yml:1:5 error check/search-rank', "unknown key 'quer'", "did you mean 'query'?"],
    ],
  },
  {
    name: 'a search test of place 0',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'search.test.yml': '- { query: a, page: /docs/a, rank: 0 }\n',
    },
    expected: [
      [
        'search.test.yml:1:30 error check/search-rank',
        "'rank' must be a number from 1",
        'write rank: 1 if the page must come first, or a higher numbe',
      ],
    ],
  },
  {
    name: 'a page twice in a sidebar',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts':
        "export default { main: ['a', { type: 'category', label: 'C', items: [{ type: 'ref', id: 'a' }, 'a'] }] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:26 warning site/repeated-doc',
        "the page 'a' is in the sidebar 'main' twice",
        "remove one of them, or make it a link: { type: 'ref', id: 'a",
      ],
    ],
  },
  {
    name: 'a file of tags with another ending',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'docs/tags.yaml': 'start:\n  label: Start\n',
    },
    expected: [
      [
        'docs/tags.yaml:1:1 warning scan/misnamed-file',
        'docs/tags.yaml is ignored: its name is not that of a tags fi',
        'Rename it to tags.yml, or move it out of the docs folder',
      ],
    ],
  },
  {
    name: 'a search test of a part of a page',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'search.test.yml': '- { query: text, page: docs/a.md#text }\n- { query: text, page: "/docs/a#none" }\n',
    },
    expected: [
      [
        'search.test.yml:1:18 error check/search-rank',
        'search tests check pages, but docs/a.md#text refers to a sec',
        'write docs/a.md; it does not matter which of its sections is',
      ],
      [
        'search.test.yml:2:18 error check/search-rank',
        'search tests check pages, but /docs/a#none refers to a secti',
        'write /docs/a; it does not matter which of its sections is f',
      ],
    ],
  },
  {
    name: 'languages by codes that others do not know',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en-UK', locales: ['en-UK', 'rus', 'en-us'] } }\n",
    },
    expected: [
      [
        'site.config.ts:1:119 warning config/language-code',
        "i18n.locales[0]: the language code 'en-UK' should be 'en-GB'",
        "write 'en-GB' and rename the folder of its translations to m",
      ],
      [
        'site.config.ts:1:128 warning config/language-code',
        "i18n.locales[1]: the language code 'rus' should be 'ru'",
        "write 'ru' and rename the folder of its translations to matc",
      ],
    ],
  },
  {
    name: 'rules of a host that lead to no page',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'docs/install.md': '# Install\n\nText.\n',
      'static/_redirects':
        '# Rules\n/old /docs/instal 301\n/older /docs/install#none\n/api /functions/answer 302\n/oldest /docs/install\n',
    },
    expected: [
      [
        'static/_redirects:2:6 warning check/redirect',
        'the rule for /old leads to a page that does not exist: /docs',
        'did you mean /docs/install?',
      ],
      [
        'static/_redirects:3:8 warning check/redirect',
        'the rule for /older leads to #none, which /docs/install does',
        'the page has no ids: use the URL of the page itself, or give',
      ],
    ],
  },
  {
    name: 'a redirect from many pages',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, redirects: [{ from: '/old/*', to: '/docs/a' }] }\n",
    },
    expected: [
      [
        'site.config.ts:1:139 error config/wrong-value',
        'redirects[0].from: expected the whole path of one page, with',
        'list each page, generate the redirects with `createRedirects',
      ],
    ],
  },
]
