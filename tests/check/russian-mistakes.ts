// Mistakes of writers whose texts are Russian, and of those who paste from other programs, each on a page of its own: the place, the
// cause and the way out of each. Pages without an entry are right, and nothing is said of them.
import type { FURTHER_PAGES } from './further-mistakes.ts'

/** The same as in `FURTHER_PAGES`. */
export const RUSSIAN_PAGES: typeof FURTHER_PAGES = [
  [
    'docs/ru-ru-quotes-low.md',
    '# П\n\n<details open=„да“>\n<summary>Ещё</summary>\n\nТекст.\n\n</details>\n',
    [
      [
        '3:15 warning markdown/typographic-quotes',
        'The value of the attribute `open` is in typographic quotes (',
        'Write open="да" with straight quotes.',
      ],
    ],
  ],
  [
    'docs/ru-ru-dash-list.md',
    '# П\n\nСписок:\n\n— первое\n— второе\n— третье\n',
    [
      [
        '5:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: — is not a list marker.',
        'Write - первое',
      ],
    ],
  ],
  [
    'docs/ru-number-list.md',
    '# П\n\n№1. первое\n№2. второе\n\n№ 1 третье\n№ 2 четвёртое\n\nДом №1 на углу.\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: №1. is not a list marker',
        'Write 1. первое',
      ],
      [
        '6:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: № 1 is not a list marker',
        'Write 1. третье',
      ],
    ],
  ],
  [
    'docs/ru-letter-list.md',
    '# П\n\nНадо:\n\nа) взять;\nб) нести.\n',
    [
      [
        '5:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: а) is not a list marker.',
        'Write 1. взять;',
      ],
    ],
  ],
  [
    'docs/ru-quoted-fence.md',
    '# П\n\n‘‘‘js\nconst a = 1\n‘‘‘\n\n«««\nкод\n»»»\n\n«Слова» в кавычках.\n',
    [
      [
        '3:1 warning markdown/text-mark',
        'Not a code block, shown as plain text: ‘‘‘ are quotation mar',
        'Write ``` on the lines before and after the code.',
      ],
      [
        '7:1 warning markdown/text-mark',
        'Not a code block, shown as plain text: ««« are quotation mar',
        'Write ``` on the lines before and after the code.',
      ],
    ],
  ],
  [
    'docs/ru-image-gap.md',
    '# П\n\n![схема] (a.png)\n',
    [
      [
        '3:9 warning markdown/link-syntax',
        'Not an image, shown as plain text: there is a space between ',
        'Write ![схема](a.png)',
      ],
    ],
  ],
  [
    'docs/ru-bullet-char.md',
    '# П\n\n• первое\n• второе\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: • is not a list marker.',
        'Write - первое',
      ],
    ],
  ],
  [
    'docs/ru-list-under-indent.md',
    '# П\n\n1. раз\n  - под раз\n2. два\n  - под два\n',
    [
      [
        '4:3 warning markdown/list-syntax',
        'This list is not part of the item above it: it is indented b',
        'Indent the list by 3 spaces.',
      ],
      [
        '6:3 warning markdown/list-syntax',
        'This list is not part of the item above it: it is indented b',
        'Indent the list by 3 spaces.',
      ],
    ],
  ],
  [
    'docs/ru-fm-no-colon.md',
    '---\ntitle Моя страница\n---\n\nТекст.\n',
    [
      [
        '2:1 error scan/front-matter-syntax',
        "Front matter: expected keys with values, found 'title Моя ст",
        'Write title: Моя страница',
      ],
    ],
  ],
  [
    'docs/ru-fm-no-space.md',
    '---\ntitle:Моя\n---\n\nТекст.\n',
    [
      [
        '2:1 error scan/front-matter-syntax',
        "Front matter: expected keys with values, found 'title:Моя'",
        'Write title: Моя',
      ],
    ],
  ],
  ['docs/ru-fm-bom2.md', '\ufeff\ufeff---\ntitle: А\n---\n\nТекст.\n', []],
  [
    'docs/ru-fm-guillemets.md',
    '---\ntitle: «Моя»: страница\n---\n\nТекст.\n',
    [
      [
        '2:8 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Nested mappings are not allo',
        'Write title: "«Моя»: страница"',
      ],
    ],
  ],
  [
    'docs/ru-fm-rus-key.md',
    '---\nзаголовок: Моя\n---\n\n# П\n\nТекст.\n',
    [
      [
        '2:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `заголовок`',
        'Remove the line; to keep a value for other programs, write i',
      ],
    ],
  ],
  [
    'docs/ru-fm-yes.md',
    '---\nhide_title: да\n---\n\n# П\n\nТекст.\n',
    [
      [
        '2:13 error scan/front-matter-value',
        "`hide_title`: expected true or false, found 'да'",
        'Write hide_title: true, or remove the line',
      ],
    ],
  ],
  [
    'docs/ru-fm-position-comma.md',
    '---\nsidebar_position: 1,5\n---\n\n# П\n\nТекст.\n',
    [
      [
        '2:19 error scan/front-matter-value',
        "`sidebar_position`: expected a number, found '1,5'",
        'Write sidebar_position: 1, or another number, without quotes',
      ],
    ],
  ],
  [
    'docs/ru-fm-cyr-c.md',
    '---\ntitлe: А\n---\n\n# П\n\nТекст.\n',
    [
      [
        '2:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `titлe`',
        'Did you mean `title`?',
      ],
    ],
  ],
  [
    'docs/ru-anchor-translit.md',
    '# П\n\n[см.](#ustanovka)\n\n## Установка\n\nТекст.\n',
    [
      [
        '3:7 error check/broken-anchor',
        "the link 'см.' leads to #ustanovka, which /docs/ru-anchor-tr",
        'the page has #установка',
      ],
    ],
  ],
  [
    'docs/ru-anchor-cyr-case.md',
    '# П\n\n[см.](#Установка)\n\n## Установка\n\nТекст.\n',
    [
      [
        '3:7 error check/broken-anchor',
        "the link 'см.' leads to #Установка, which /docs/ru-anchor-cy",
        'did you mean #установка?',
      ],
    ],
  ],
  [
    'docs/ru-anchor-encoded.md',
    '# П\n\n[см.](#%D1%83%D1%81%D1%82%D0%B0%D0%BD%D0%BE%D0%B2%D0%BA)\n\n## Установка\n\nТекст.\n',
    [
      [
        '3:7 error check/broken-anchor',
        "the link 'см.' leads to #установк, which /docs/ru-anchor-enc",
        'did you mean #установка?',
      ],
    ],
  ],
  [
    'docs/ru-anchor-yo.md',
    '# П\n\n[см.](#все-еще)\n\n## Всё ещё\n\nТекст.\n',
    [
      [
        '3:7 error check/broken-anchor',
        "the link 'см.' leads to #все-еще, which /docs/ru-anchor-yo d",
        'did you mean #всё-ещё?',
      ],
    ],
  ],
  [
    'docs/ru-anchor-homoglyph.md',
    '# П\n\n[см.](#nаstroyka)\n\n## Nastroyka\n\nТекст.\n',
    [
      [
        '3:7 error check/broken-anchor',
        "the link 'см.' leads to #nаstroyka, which /docs/ru-anchor-ho",
        'did you mean #nastroyka?',
      ],
    ],
  ],
  [
    'docs/ru-link-ru-space.md',
    '# П\n\n[см.](./with space.md)\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'Not a link, shown as plain text: its URL contains a space: .',
        'Write [см.](<./with space.md>), or write %20 for each space.',
      ],
    ],
  ],
  [
    'docs/ru-link-abs-disk.md',
    '# П\n\n[см.](C:\\docs\\guide.md) и [ещё](file:///C:/docs/guide.md)\n',
    [
      [
        '3:1 error markdown/unsafe-url',
        'the URL "C:\\docs\\guide.md" is not allowed here; only its tex',
        'allowed: http, https, mailto, tel and relative URLs; readers',
      ],
      [
        '3:27 error markdown/unsafe-url',
        'the URL "file:///C:/docs/guide.md" is not allowed here; only',
        'allowed: http, https, mailto, tel and relative URLs; readers',
      ],
    ],
  ],
  [
    'docs/ru-link-www.md',
    '# П\n\n[см.](www.example.com) и [ещё](example.com/page)\n',
    [
      [
        '3:7 error check/broken-link',
        "the link 'см.' leads to a file that does not exist: /docs/ww",
        'write https://www.example.com',
      ],
      [
        '3:32 error check/broken-link',
        "the link 'ещё' leads to a page that does not exist: /docs/ex",
        'write https://example.com/page',
      ],
    ],
  ],
  [
    'docs/ru-img-case.md',
    '# П\n\n![Схема](/img/Pic.PNG)\n',
    [['3:10 error check/missing-image', 'the image does not exist: /img/Pic.PNG', 'write /img/pic.png']],
  ],
  [
    'docs/ru-img-ext.md',
    '# П\n\n![Схема](/img/pic.jpg)\n',
    [
      [
        '3:10 error check/missing-image',
        'the image does not exist: /img/pic.jpg',
        'did you mean /img/pic.png?',
      ],
    ],
  ],
  [
    'docs/ru-img-cyr-name.md',
    '# П\n\n![Схема](/img/рic.png)\n',
    [
      [
        '3:10 error check/missing-image',
        'the image does not exist: /img/рic.png',
        'did you mean /img/pic.png?',
      ],
    ],
  ],
  [
    'docs/ru-jsx-class.md',
    '# П\n\n<div className="a" onClick={() => alert(1)} style={{color: \'red\'}}>\n\nТекст.\n\n</div>\n',
    [
      [
        '3:1 warning markdown/html-attribute',
        'attributes not allowed on <div> were removed: onClick',
        'pages do not run code: remove the attributes, or write a com',
      ],
    ],
  ],
  [
    'docs/ru-lt-text.md',
    '# П\n\nЕсли x<5 и y <z, то <имя> пусто; List<String>.\n',
    [
      [
        '3:38 warning markdown/unclosed',
        '<String> is never closed: </String> is missing.',
        'Write </String> where it ends, or \\<String> to show it as te',
      ],
    ],
  ],
  [
    'docs/ru-unclosed-b.md',
    '# П\n\nЭто <b>важно и <i>нет</b></i>.\n',
    [
      [
        '3:16 warning markdown/unclosed-html',
        '<i> is never closed; it ends where its parent element ends',
        'write </i> where it should end',
      ],
    ],
  ],
  [
    'docs/ru-bold-ru-quote.md',
    '# П\n\nЭто**«важно»**слово и **«важно»**слово.\n',
    [
      [
        '3:4 warning markdown/text-mark',
        'The text is not bold: ** is between a letter and a punctuati',
        'Write «**важно**»',
      ],
    ],
  ],
  [
    'docs/ru-cr-only.md',
    '# П\r\rТекст.\r\r[a](./nope.md)\r',
    [
      [
        '5:5 error check/broken-link',
        "the link 'a' leads to a Markdown file that is not a page of ",
        'correct the URL, create the page, or remove the link',
      ],
    ],
  ],
  [
    'docs/ru-admon-ru.md',
    '# П\n\n:::примечание\n\nТекст.\n\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no directive named "примечание"; its lines are show',
        'Write :::note; its title is in the language of the site.',
      ],
    ],
  ],
  [
    'docs/ru-admon-nested-wrong.md',
    '# П\n\n:::note\n\n::::tip\n\nТекст.\n\n:::\n\n::::\n',
    [
      [
        '5:1 warning markdown/unclosed',
        '::::tip is never closed: :::: is missing.',
        'Write :::: on its own line where the block ends.',
      ],
    ],
  ],
  [
    'docs/ru-admon-html-quote.md',
    '# П\n\n> [!ЗАМЕТКА]\n> Текст.\n',
    [
      [
        '3:3 warning markdown/foreign-syntax',
        'There is no alert [!ЗАМЕТКА]; it is shown as a quote.',
        'Known alerts: NOTE, TIP, IMPORTANT, WARNING, CAUTION.',
      ],
    ],
  ],
  [
    'docs/ru-code-two-ticks.md',
    '# П\n\n``js\nlet a = 1\n``\n',
    [
      [
        '3:1 warning markdown/text-mark',
        'Not a code block: it is shown as inline code.',
        'Write ``` on the lines before and after the code.',
      ],
    ],
  ],
  [
    'docs/ru-code-lang-ru.md',
    '# П\n\n```питон\nx = 1\n```\n',
    [
      [
        '3:4 warning check/unknown-language',
        "the code language 'питон' is unknown; such blocks are shown ",
        'correct the name after the fence, or write `text`',
      ],
    ],
  ],
  [
    'docs/ru-mermaid-typo.md',
    '# П\n\n```mermaid\nflowchrt TD\n  A --> B\n```\n',
    [
      [
        '4:1 warning markdown/diagram',
        '"flowchrt TD" is not a diagram type: expected flowchart, seq',
        'Did you mean flowchart? The source is shown instead of the d',
      ],
    ],
  ],
  [
    'docs/ru-import-missing.md',
    "import Часть from './_часть.md'\n\n# П\n\n<Часть />\n",
    [
      [
        '1:8 warning markdown/bare-import',
        "The name 'Часть' cannot be imported: tag names consist of La",
        "Use another name, for example: import Part from './_часть.md",
      ],
    ],
  ],
  [
    'docs/ru-zwsp-heading.md',
    '# П\n\n##\u200bДва\n\nТекст.\n',
    [
      [
        '3:1 warning markdown/heading-syntax',
        'Not a heading, shown as plain text: there is an invisible ch',
        'Write ## Два',
      ],
    ],
  ],
  [
    'docs/ru-nbsp-list.md',
    '# П\n\n-\u00a0один\n-\u00a0два\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: the space after - is a n',
        'Write - один',
      ],
    ],
  ],
  [
    'docs/ru-hr-setext.md',
    '# П\n\nТекст абзаца.\n---\n\nЕщё.\n',
    [
      [
        '4:1 warning markdown/heading-syntax',
        "The line of dashes turns the text above it into a heading: '",
        'Leave an empty line above the dashes for a horizontal rule, ',
      ],
    ],
  ],
  [
    'docs/ru-word-paste.md',
    '# П\n\n<o:p></o:p><span style="mso-bidi">Текст</span>\n',
    [
      [
        '3:12 warning markdown/style',
        'declarations not allowed in the style of <span> were removed',
        'give the element a class and style the class in theme/style.',
      ],
    ],
  ],
  [
    'docs/ru-table-pipe-code.md',
    '# П\n\n| а | б |\n|---|---|\n| `a|b` | 2 |\n| 3 | `x||y` |\n',
    [
      [
        '5:9 warning markdown/table-cells-lost',
        "The row has 3 cells, but the header has 2: '2' is not shown.",
        'Add cells to the header, or write \\| for a literal bar.',
      ],
      [
        '6:10 warning markdown/table-cells-lost',
        "The row has 4 cells, but the header has 2: 'y`' is not shown",
        'Add cells to the header, or write \\| for a literal bar.',
      ],
    ],
  ],
  ['docs/ru-tab-nested-list.md', '# П\n\n- один\n\t- два\n\t\t- три\n\n1. раз\n   \t- под\n', []],
  [
    'docs/ru-mixed-eol.md',
    '# П\r\n\r\nТекст.\n\n:::note\r\nТекст\r\n:::\n\n| а | б |\r\n|---|---|\n| 1 | 2 |\r\n',
    [],
  ],
  [
    'docs/ru-brace-text.md',
    '# П\n\nЗначение {ключ: значение} и {{ var }}.\n',
    [
      [
        '3:29 warning markdown/foreign-syntax',
        'This placeholder uses the syntax of another program and is s',
        'Write {var} and define the name in `variables` in the config',
      ],
    ],
  ],
  ['docs/ru-fm-bom.md', '\ufeff---\ntitle: А\n---\n\nТекст.\n', []],
  ['docs/ru-ru-paren-num.md', '# П\n\nШаги:\n1) первое\n2) второе\n', []],
  ['docs/ru-table-no-blank.md', '# П\n\nТекст перед таблицей\n| а | б |\n|---|---|\n| 1 | 2 |\n', []],
  ['docs/ru-admon-no-blank.md', '# П\n\nТекст\n:::note\nТекст.\n:::\n', []],
]

/** Files beside a page `docs/a.md`, and what is found in them. */
export const RUSSIAN_SITES: readonly {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly expected: (typeof FURTHER_PAGES)[number][2]
}[] = [
  {
    name: 'ids of a sidebar that are paths',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: 'sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: ['a.md', 'docs/b', '/c'] }\n",
      'docs/b.md': '# B\n\nText.\n',
      'docs/c.md': '# C\n\nText.\n',
    },
    expected: [
      [
        'sidebars.ts:1:26 error site/unknown-doc',
        "Couldn't find any doc with id 'a.md', used in sidebar 'main'",
        "did you mean 'a'?",
      ],
      [
        'sidebars.ts:1:34 error site/unknown-doc',
        "Couldn't find any doc with id 'docs/b', used in sidebar 'mai",
        "did you mean 'b'?",
      ],
      [
        'sidebars.ts:1:44 error site/unknown-doc',
        "Couldn't find any doc with id '/c', used in sidebar 'main'. ",
        "did you mean 'c'?",
      ],
    ],
  },
  {
    name: 'sidebars that are not exported',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: 'sidebars.ts' } }\n",
      'sidebars.ts': "const sidebars = { main: ['a'] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:1 error site/bad-sidebar-item',
        'a sidebars file must map sidebar ids to items, found no defa',
        "write export default { main: ['intro'] }, with the ids of pa",
      ],
    ],
  },
  {
    name: 'a misspelt key of a category in a sidebar',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: 'sidebars.ts' } }\n",
      'sidebars.ts':
        "export default {\n  main: [\n    { type: 'category', lable: 'К', items: ['a'] },\n  ],\n}\n",
    },
    expected: [
      [
        'sidebars.ts:3:25 error site/bad-sidebar-item',
        "`lable` is not a key of an item of type 'category'",
        "did you mean 'label'? known keys: className, collapsed, coll",
      ],
    ],
  },
  {
    name: 'a category in a sidebar without a label',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: 'sidebars.ts' } }\n",
      'sidebars.ts': "export default {\n  main: [\n    { type: 'category', items: ['a'] },\n  ],\n}\n",
    },
    expected: [
      [
        'sidebars.ts:3:14 error site/bad-sidebar-item',
        "an item of type 'category' needs `label`",
        "add label: '…'",
      ],
    ],
  },
  {
    name: 'files with nearly the names of pages and categories',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] },  }\n",
      'docs/g/_category.json': '{ "label": "G" }',
      'docs/g/b.markdown': '# B\n',
      'docs/g/c.MD': '# C\n',
      'docs/g/d.md': '# D\n\nText.\n',
    },
    expected: [
      [
        'docs/g/_category.json:1:1 warning scan/misnamed-file',
        'docs/g/_category.json is ignored: its name is not that of a ',
        'Rename it to _category_.json, or move it out of the docs fol',
      ],
      [
        'docs/g/b.markdown:1:1 warning scan/misnamed-file',
        'docs/g/b.markdown is ignored: its name is not that of a page',
        'Rename it to b.md, or move it out of the docs folder',
      ],
      [
        'docs/g/c.MD:1:1 warning scan/misnamed-file',
        'docs/g/c.MD is ignored: its name is not that of a page',
        'Rename it to c.md, or move it out of the docs folder',
      ],
    ],
  },
  {
    name: 'a Cyrillic letter in a key of the configuration',
    files: {
      'site.config.ts': "export default { tіtle: 'A', url: 'https://docs.example.com', baseUrl: '/' }\n",
    },
    expected: [
      ['site.config.ts:1:18 error config/unknown-key', '["tіtle"]: unknown key', "did you mean 'title'?"],
    ],
  },
  {
    name: 'typographic quotes in the configuration',
    files: {
      'site.config.ts': "export default { title: «A», url: 'https://docs.example.com', baseUrl: '/' }\n",
    },
    expected: [
      [
        'site.config.ts:1:25 error config/syntax',
        'Unexpected "«"',
        "Write straight quotes around strings: 'text'.",
      ],
    ],
  },
  {
    name: 'a text without quotes in the configuration',
    files: {
      'site.config.ts':
        "export default { title: Моя документация, url: 'https://docs.example.com', baseUrl: '/' }\n",
    },
    expected: [
      [
        'site.config.ts:1:29 error config/syntax',
        'Expected "}" but found "документация"',
        "Put the text in straight quotes: 'text'. Or is a comma missi",
      ],
    ],
  },
  {
    name: 'a comment in a configuration that is JSON',
    files: {
      'site.config.json':
        '{ // мой сайт\n  "title": "A", "url": "https://docs.example.com", "baseUrl": "/"\n}\n',
    },
    expected: [
      [
        'site.config.json:1:3 error config/syntax',
        'JSON does not support comments',
        'Remove the comment, or name the file site.config.ts and writ',
      ],
    ],
  },
]
