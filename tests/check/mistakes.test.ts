// The mistakes that authors make most: each is found at its place, with its cause and the way out, and nothing else is said.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'
import { FIRST_HOUR_PAGES, FIRST_HOUR_SITES } from './first-hour-mistakes.ts'
import { FOREIGN_PAGES, FOREIGN_SITES } from './foreign-mistakes.ts'
import { FURTHER_PAGES } from './further-mistakes.ts'
import { LATER_PAGES, LATER_SITES } from './later-mistakes.ts'
import { RUSSIAN_PAGES, RUSSIAN_SITES } from './russian-mistakes.ts'

/** Place, severity and code; what the message begins with; what the way out begins with. */
type Expected = readonly (readonly [where: string, message: string, hint: string])[]

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const CONFIG =
  "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] } }\n"

/** Files beside the pages with mistakes. */
const COMMON: Readonly<Record<string, string | Uint8Array>> = {
  'site.config.ts':
    "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, markdown: { math: true, mermaid: true }, variables: { productName: 'P' } }",
  'static/img/pic.png': PICTURE,
  'static/img/photo.heic': 'ftypheic',
  'static/img/unclosed.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect></svg>',
  'static/img/zero.png': '',
  'static/img/text.png': 'hello',
  'static/img/v.mp4': 'x',
  'docs/_note.md': 'A note.\n',
  'static/img/pointer.png': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n',
  'static/img/bare.svg': '<svg width="9" height="9"><rect width="9" height="9"/></svg>',
  'docs/guide.md': '# Guide\n\n## Setup\n\nText.\n\n[guide](./guide.md)\n',
  'docs/with space.md': '# With a space\n\nText.\n',
  'docs/tags.yml': 'one:\n  label: One\n',
  'docs/index.md': '---\ntags: [one]\n---\n\n# Home\n\n[guide](./guide.md)\n',
}

const PAGES: readonly (readonly [file: string, text: string | Uint8Array, expected: Expected])[] = [
  ...FIRST_HOUR_PAGES,
  ...FOREIGN_PAGES,
  ...FURTHER_PAGES,
  ...LATER_PAGES,
  ...RUSSIAN_PAGES,
  [
    'docs/yaml-colon.md',
    '---\ntitle: A: B\n---\n\nText.\n',
    [
      [
        '2:8 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Nested mappings are not allo',
        'Write title: "A: B"',
      ],
    ],
  ],
  [
    'docs/yaml-tab.md',
    '---\ntitle: A\nlast_update:\n\tdate: 2024-01-01\n---\n\nText.\n',
    [
      [
        '4:1 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Tabs are not allowed as inde',
        'Indent with spaces',
      ],
    ],
  ],
  [
    'docs/container.md',
    '# P\n\n:::note\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed',
        ':::note is never closed: ::: is missing.',
        'Write ::: on its own line where the block ends.',
      ],
    ],
  ],
  [
    'docs/link.md',
    '# P\n\n[a](./guid.md)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a Markdown file that is not a page of ",
        'did you mean ./guide.md?',
      ],
    ],
  ],
  [
    'docs/anchor.md',
    '# P\n\n[a](./guide.md#setpu)\n',
    [
      [
        '3:15 error check/broken-anchor',
        "the link 'a' leads to #setpu, which /docs/guide does not hav",
        'did you mean #setup?',
      ],
    ],
  ],
  [
    'docs/less-than.md',
    '# P\n\nIf a <host> d.\n',
    [
      [
        '3:6 warning markdown/unknown-tag',
        '<host> is not an HTML element; it is shown as plain text',
        'write \\<host> or `<host>` if it is meant as text',
      ],
    ],
  ],
  [
    'docs/component.md',
    '# P\n\n<Tabz>Text</Tabz>\n',
    [
      [
        '3:2 warning check/unknown-component',
        'there is no component <Tabz>; its tag is removed and its con',
        'did you mean <Tabs>?',
      ],
    ],
  ],
  [
    'docs/fm-key.md',
    '---\ntitel: A\n---\n\n# P\n\nText.\n',
    [
      [
        '2:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `titel`',
        'Did you mean `title`?',
      ],
    ],
  ],
  [
    'docs/fm-type.md',
    '---\nsidebar_position: first\n---\n\n# P\n\nText.\n',
    [
      [
        '2:19 error scan/front-matter-value',
        "`sidebar_position`: expected a number, found 'first'",
        'Write sidebar_position: 1, or another number, without quotes',
      ],
    ],
  ],
  [
    'docs/cp1251.md',
    new Uint8Array([35, 32, 207, 240, 232, 226, 229, 242, 10, 10, 207, 10]),
    [
      [
        '1:3 error scan/invalid-utf-8',
        'Byte 0xCF is not valid UTF-8',
        'Save the file as UTF-8; convert it if it is in Windows-1251 ',
      ],
    ],
  ],
  [
    'docs/utf-16.md',
    new Uint8Array([
      255, 254, 35, 0, 32, 0, 80, 0, 10, 0, 10, 0, 84, 0, 101, 0, 120, 0, 116, 0, 46, 0, 10, 0,
    ]),
    [
      [
        '1:1 error scan/utf-16',
        'The file is encoded in UTF-16, not in UTF-8',
        'Save the file as UTF-8; every editor offers this encoding',
      ],
    ],
  ],
  [
    'docs/bom-crlf.md',
    '﻿# P\r\n\r\n[a](./guid.md)\r\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a Markdown file that is not a page of ",
        'did you mean ./guide.md?',
      ],
    ],
  ],
  [
    'docs/admonition.md',
    '# P\n\n:::warnin\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no directive named "warnin"; its content is shown w',
        'Did you mean :::warning?',
      ],
    ],
  ],
  [
    'docs/tab-item.md',
    '# P\n\n<Tabs>\n<TabItem value="a" label="A">\n\nText.\n\n</Tabs>\n',
    [
      [
        '4:1 warning markdown/unclosed',
        '<TabItem> is never closed: </TabItem> is missing.',
        'Write </TabItem> where it ends, with an empty line before it',
      ],
    ],
  ],
  [
    'docs/tabs-value.md',
    '# P\n\n<Tabs defaultValue="c">\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>\n',
    [
      [
        '3:1 error markdown/tabs',
        'Tabs has the defaultValue "c", but no TabItem with this valu',
        'Its values are: a.',
      ],
    ],
  ],
  [
    'docs/case.md',
    '# P\n\n[a](./Guide.md)\n',
    [
      [
        '3:5 error check/wrong-case',
        "the link 'a' differs in letter case from its page: docs/Guid",
        'write ./guide.md',
      ],
    ],
  ],
  ['docs/id-1.md', '---\nid: same\n---\n\n# P\n\nText.\n', []],
  [
    'docs/id-2.md',
    '---\nid: same\n---\n\n# P\n\nText.\n',
    [
      [
        '2:1 error site/duplicate-id',
        "Two docs of version 'current' have the id 'same': docs/id-1.",
        'give one of them another `id`',
      ],
    ],
  ],
  [
    'docs/mermaid.md',
    '# P\n\n```mermaid\nflowchat TD\n  A --> B\n```\n',
    [
      [
        '4:1 warning markdown/diagram',
        '"flowchat TD" is not a diagram type: expected flowchart, seq',
        'Did you mean flowchart? The source is shown instead of the d',
      ],
    ],
  ],
  [
    'docs/math.md',
    '# P\n\n$\\frac{1$\n',
    [
      [
        '3:1 error markdown/math',
        'the formula cannot be parsed: Unexpected end of input in a m',
        'correct the formula, or write \\$ for a literal dollar sign',
      ],
    ],
  ],
  [
    'docs/fm-unclosed.md',
    '---\ntitle: A\n\n# P\n\nText.\n',
    [
      [
        '1:1 error scan/front-matter-unclosed',
        'Front matter is opened with `---` but never closed',
        'End it with a line `---`; if the file begins with a horizont',
      ],
    ],
  ],
  [
    'docs/empty.md',
    '',
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
    ],
  ],
  [
    'docs/comment.md',
    '# P\n\n<!-- never closed\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed-comment',
        'the comment is never closed; it is shown as plain text',
        'end it with -->',
      ],
    ],
  ],
  [
    'docs/variable.md',
    '# P\n\nUse {prodctName} here.\n',
    [
      [
        '3:5 warning markdown/unknown-variable',
        'There is no variable "prodctName".',
        'Did you mean {productName}? Write \\{prodctName} to show it a',
      ],
    ],
  ],
  [
    'docs/javascript.md',
    '# P\n\n[a](javascript:alert(1))\n',
    [
      [
        '3:1 error markdown/unsafe-url',
        'the URL "javascript:alert(1)" is not allowed here; only its ',
        'allowed: http, https, mailto, tel and relative URLs',
      ],
    ],
  ],
  [
    'docs/secret.md',
    `# P\n\nexport TOKEN=ghp_${'aB3dE6gH9j'.repeat(4)}\n`,
    [
      [
        '3:1 warning markdown/no-statement',
        'Not a valid import or export statement, shown as plain text:',
        'A statement is complete JavaScript with an empty line after ',
      ],
      [
        '3:14 error check/secret',
        'this looks like a GitHub token',
        'revoke it where it was issued, then replace it with a placeh',
      ],
    ],
  ],
  [
    'docs/head.md',
    '# P\n\n<script>alert(1)</script>\n',
    [
      [
        '3:1 warning markdown/html-element',
        '<script> is not allowed; it was removed with its content',
        'put the code into a file in a static folder and write its UR',
      ],
    ],
  ],
  [
    'docs/tag.md',
    '---\ntags: [oen]\n---\n\n# P\n\nText.\n',
    [
      [
        '2:1 warning site/undeclared-tag',
        'Tags [oen] used in docs/tag.md are not defined in docs/tags.',
        "did you mean 'one'?",
      ],
    ],
  ],
  [
    'docs/image.md',
    '# P\n\n![a](./nothing-of-it.png)\n',
    [
      [
        '3:6 error check/missing-image',
        'the image does not exist: ./nothing-of-it.png',
        'relative paths start at the folder of the page, absolute pat',
      ],
    ],
  ],
  [
    'docs/near-image.md',
    '# P\n\n![a](/img/pick.png)\n',
    [
      [
        '3:6 error check/missing-image',
        'the image does not exist: /img/pick.png',
        'did you mean /img/pic.png?',
      ],
    ],
  ],
  [
    'docs/image-case.md',
    '# P\n\n![a](/img/Pic.png)\n',
    [['3:6 error check/missing-image', 'the image does not exist: /img/Pic.png', 'write /img/pic.png']],
  ],
  ['docs/slug-1.md', '---\nslug: /twice\n---\n\n# P\n\nText.\n', []],
  [
    'docs/slug-2.md',
    '---\nslug: /twice\n---\n\n# P\n\nText.\n',
    [
      [
        '2:1 error site/duplicate-route',
        'docs/slug-1.md and docs/slug-2.md have the same address: /do',
        'give docs/slug-2.md another `slug`',
      ],
    ],
  ],
  [
    'docs/partial.md',
    "# P\n\nimport A from './_a.md'\n\n<A/>\n",
    [
      [
        '3:1 error markdown/missing-include',
        'The included file docs/_a.md does not exist.',
        'The path is relative to the folder of this file: create the ',
      ],
    ],
  ],
  [
    'docs/directive-space.md',
    '# P\n\n::: note\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/spaced-directive',
        'Not a directive, shown as plain text: there is a space after',
        'Write :::note.',
      ],
    ],
  ],
  [
    'docs/headings.md',
    '# P\n\n## A\n\n#### B\n\nText.\n',
    [
      [
        '5:1 warning check/heading-levels',
        "the heading 'B' has level 4, but the previous level is 2",
        'write ### B',
      ],
    ],
  ],
  [
    'docs/language.md',
    '# P\n\n```pyhton\nx = 1\n```\n',
    [
      [
        '3:4 warning check/unknown-language',
        "the code language 'pyhton' is unknown; such blocks are shown",
        'did you mean python?',
      ],
    ],
  ],
  [
    'docs/footnote.md',
    '# P\n\nText[^1].\n',
    [
      [
        '3:5 warning markdown/undefined-footnote',
        'The footnote "1" is not defined.',
        'Add a line "[^1]: …", or write \\[^1] to show it as text.',
      ],
    ],
  ],
  [
    'docs/jsx.md',
    // What the page exports it has; another one it has not.
    '# P\n\nexport const Box = () => <b>x</b>\n\n<Box/>\n\n<Card/>\n',
    [
      [
        '7:2 warning check/unknown-component',
        'there is no component <Card>; its tag is removed and its con',
        'write :::cards with a list of links, or define <Card> in the',
      ],
    ],
  ],
  [
    'docs/own-domain.md',
    '# P\n\n[a](https://docs.example.com/docs/nope)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a page that does not exist: /docs/nope",
        'correct the URL, create the page, or remove the link',
      ],
    ],
  ],
  [
    'docs/backslash.md',
    '# P\n\n![a](img\\pic.png)\n',
    [
      [
        '3:6 error check/missing-image',
        'the image does not exist: img\\pic.png',
        'did you mean /img/pic.png?',
      ],
    ],
  ],
  [
    'docs/slug-space.md',
    '---\nslug: a b\n---\n\n# P\n\nText.\n',
    [['2:1 warning site/spaced-slug', "The page address contains spaces: 'a b'", 'write slug: a-b']],
  ],
  [
    'docs/heading-id.md',
    '# P\n\n## A {#one}\n\n## B {#one}\n\nText.\n',
    [
      [
        '5:1 warning markdown/duplicate-id',
        'The heading id "one" is used twice on this page.',
        'Write another id in {#…}: links go to the first heading, and',
      ],
    ],
  ],
  [
    'docs/heading-id-space.md',
    '# P\n\n## Head {#with space}\n\nText.\n',
    [
      [
        '3:9 warning markdown/heading-id',
        "A heading id cannot contain spaces: 'with space' was changed",
        'Write {#with-space}',
      ],
    ],
  ],
  [
    'docs/html.md',
    '# P\n\n<div>\n\nText <b>bold\n',
    [
      [
        '3:1 warning markdown/unclosed-html',
        '<div> is never closed; it ends where its parent element ends',
        'write </div> where it should end',
      ],
      [
        '5:6 warning markdown/unclosed-html',
        '<b> is never closed; it ends where its parent element ends',
        'write </b> where it should end',
      ],
    ],
  ],
  [
    'docs/tabs-title.md',
    '# P\n\n:::tabs Title\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no directive named "tabs"; its lines are shown as p',
        'Write <Tabs> with a <TabItem> for each tab.',
      ],
    ],
  ],
  [
    'docs/steps.md',
    '# P\n\n:::steps\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/directive-content',
        'The directive :::steps has no numbered list.',
        'Begin each step with 1. as in a numbered list.',
      ],
    ],
  ],
  [
    'docs/warnin-title.md',
    '# P\n\n:::warnin Title\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no directive named "warnin"; its lines are shown as',
        'Did you mean :::warning Title?',
      ],
    ],
  ],
  [
    'docs/fence.md',
    '# P\n\n```js\nconst a = 1\n\n## Heading\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed-fence',
        'The code block is never closed: everything after it is shown',
        'Write ``` on its own line where the code ends.',
      ],
    ],
  ],
  [
    'docs/table.md',
    '# P\n\n| a | b |\n|---|\n| 1 | 2 |\n',
    [
      [
        '4:1 warning markdown/table-syntax',
        'Not a table, shown as plain text: the header row has 2 cells',
        'Write | --- | --- |',
      ],
    ],
  ],
  [
    'docs/link-space.md',
    '# P\n\n[x](with space.md)\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'Not a link, shown as plain text: its URL contains a space: w',
        'Write [x](<with space.md>), or write %20 for each space.',
      ],
    ],
  ],
  [
    'docs/link-gap.md',
    '# P\n\n[y] (guide.md)\n',
    [
      [
        '3:4 warning markdown/link-syntax',
        'Not a link, shown as plain text: there is a space between ] ',
        'Write [y](guide.md)',
      ],
    ],
  ],
  [
    'docs/conflict.md',
    '# P\n\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch\n',
    [
      [
        '3:1 error markdown/conflict',
        'Unresolved merge conflict: both versions of the text are bet',
        'Keep the correct version, and remove the other one and the m',
      ],
    ],
  ],
  [
    'docs/quotes.md',
    '# P\n\n<Tabs>\n<TabItem value=“a” label=“A”>\n\nText.\n\n</TabItem>\n</Tabs>\n',
    [
      [
        '4:16 warning markdown/typographic-quotes',
        'The value of the attribute `value` is in typographic quotes ',
        'Write value="a" with straight quotes.',
      ],
    ],
  ],
  [
    'docs/heading-gap.md',
    '# P\n\n##No space\n\nText.\n',
    [
      [
        '3:1 warning markdown/heading-syntax',
        'Not a heading, shown as plain text: there is no space after ',
        'Write ## No space',
      ],
    ],
  ],
  [
    'docs/code-file.md',
    '# P\n\n```py file=./a.py\n```\n',
    [
      [
        '3:7 warning markdown/code-meta',
        "'file=./a.py' has no effect on a code block.",
        'Put the code into the block: code blocks do not include file',
      ],
    ],
  ],
  [
    'docs/heading-code.md',
    '# P\n\n####\u00a0`enable`\n\nText.\n',
    [
      [
        '3:1 warning markdown/heading-syntax',
        'Not a heading, shown as plain text: the space after #### is ',
        'Write #### `enable`',
      ],
    ],
  ],
  [
    'docs/code-file-name.md',
    "# P\n\n```ts file='db.ts'\nconst a = 1\n```\n",
    [['3:7 warning markdown/code-meta', "'file='db.ts'' has no effect on a code block.", 'Write title="…".']],
  ],
  [
    'docs/raw-loader.md',
    "# P\n\nimport CodeBlock from '@theme/CodeBlock'\nimport S from '!!raw-loader!./a.py'\n\n<CodeBlock language=\"py\">{S}</CodeBlock>\n",
    [
      [
        '4:16 warning markdown/loader-import',
        "The file './a.py' cannot be read: {S} is shown as plain text",
        'Correct the path; if the file is outside the site folder, ad',
      ],
      [
        '6:1 warning markdown/unknown-variable',
        'There is no variable "S".',
        'Write \\{S} to show it as text.',
      ],
    ],
  ],
  [
    'docs/definition.md',
    '# P\n\nTerm\n: The meaning.\n',
    [
      [
        '4:1 warning markdown/foreign-syntax',
        'This definition list uses the syntax of another program and ',
        'Write a list with the terms in bold, or <dl>, <dt> and <dd>.',
      ],
    ],
  ],
  [
    'docs/mark.md',
    '# P\n\nText ==marked== text.\n',
    [
      [
        '3:6 warning markdown/foreign-syntax',
        'This highlighted text uses the syntax of another program and',
        'Write <mark>…</mark>.',
      ],
    ],
  ],
  [
    'docs/sup.md',
    '# P\n\nText x^2^ text.\n',
    [
      [
        '3:7 warning markdown/foreign-syntax',
        'This superscript uses the syntax of another program and is s',
        'Write <sup>…</sup>.',
      ],
    ],
  ],
  [
    'docs/sub.md',
    '# P\n\nText H~2~O text.\n',
    [
      [
        '3:7 warning markdown/foreign-syntax',
        'This is struck through, not a subscript: ~2~',
        'Write <sub>2</sub>; ~~…~~ strikes through.',
      ],
    ],
  ],
  [
    'docs/image-size.md',
    '# P\n\n![a](/img/pic.png =100x50)\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This image size uses the syntax of another program and is sh',
        'Write <img src="…" width="…" height="…" alt="…" />.',
      ],
    ],
  ],
  [
    'docs/include.md',
    '# P\n\n<<< ./a.py\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'The file or this part of it does not exist: correct the path',
      ],
    ],
  ],
  [
    'docs/live.md',
    '# P\n\n```jsx live\n<b/>\n```\n',
    [
      [
        '3:8 warning markdown/code-meta',
        "'live' has no effect on a code block.",
        'Code is shown but not run: remove the word.',
      ],
    ],
  ],
  [
    'docs/html-img.md',
    '# P\n\n<img src="/img/none.png" alt="a" />\n',
    [
      [
        '3:11 error check/missing-image',
        'the image does not exist: /img/none.png',
        'relative paths start at the folder of the page, absolute pat',
      ],
    ],
  ],
]

interface Site {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly expected: Expected
}

const SITES: readonly Site[] = [
  {
    name: 'an unknown id in a sidebar',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default {\n  main: [\n    'a',\n    'nope',\n  ],\n}\n",
    },
    expected: [
      [
        'sidebars.ts:4:6 error site/unknown-doc',
        "Couldn't find any doc with id 'nope', used in sidebar 'main'",
        'an id is the path of the file in the docs folder without fil',
      ],
    ],
  },
  {
    name: 'an unknown type in a sidebar',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default {\n  main: [\n    'a',\n    { type: 'dok', id: 'a' },\n  ],\n}\n",
    },
    expected: [
      [
        'sidebars.ts:4:14 error site/bad-sidebar-item',
        'Unknown sidebar item type "dok"',
        "did you mean 'doc'? known types: autogenerated, category, do",
      ],
    ],
  },
  {
    name: 'a missing comma in a sidebar',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default {\n  main: [\n    'a'\n    'b',\n  ],\n}\n",
    },
    expected: [
      [
        'sidebars.ts:4:5 error config/syntax',
        'Expected "]" but found "\'b\'"',
        'Is a comma missing before it, at the end of the line above?',
      ],
    ],
  },
  {
    name: 'code of a theme that is none',
    files: {
      'site.config.ts': CONFIG,
      'theme/components.tsx': 'export const components = { X: () => <i></b> }\n',
    },
    expected: [
      [
        'theme/components.tsx:1:43 error theme/bundle',
        'The theme cannot be bundled: Unexpected closing "b" tag does',
        'Fix the code at this place.',
      ],
    ],
  },
  {
    name: 'a wrong name in a theme',
    files: {
      'site.config.ts': CONFIG,
      'theme/components.tsx': 'export const component = { X: () => <i /> }\n',
    },
    expected: [
      [
        'theme/components.tsx:1:14 error theme/bundle',
        'The theme cannot be bundled: theme/components.tsx has no exp',
        'It exports "component": rename it, or write `export { compon',
      ],
    ],
  },
  {
    name: 'an import of a theme that leads nowhere',
    files: {
      'site.config.ts': CONFIG,
      'theme/components.tsx': "import x from 'nothing-of-it'\nexport const components = { X: () => x }\n",
    },
    expected: [
      [
        'theme/components.tsx:1:15 error theme/bundle',
        'The theme cannot be bundled: Could not resolve "nothing-of-i',
        'Correct the name, or run npm install nothing-of-it in the si',
      ],
    ],
  },
  {
    name: 'a window on the server',
    files: {
      'site.config.ts': CONFIG,
      'theme/components.tsx': 'const w = window.innerWidth\nexport const components = { X: () => w }\n',
    },
    expected: [
      [
        'theme/components.tsx:1:7 warning theme/component',
        'The components of the site cannot be loaded: window is not d',
        'Pages are rendered outside a browser, where window does not ',
      ],
    ],
  },
  {
    name: 'a property that no browser knows',
    files: { 'site.config.ts': CONFIG, 'theme/style.css': 'body { colr: red }\n' },
    expected: [
      [
        'theme/style.css:1:8 warning theme/style',
        '"colr" is not a known CSS property. Did you mean "color" ins',
        'Fix this line: browsers ignore what they cannot parse.',
      ],
    ],
  },
  {
    name: 'a brace without an end',
    files: { 'site.config.ts': CONFIG, 'theme/style.css': 'a { color: red }\nb {\n  color: red;\n' },
    expected: [
      [
        'theme/style.css:2:3 warning theme/style',
        'This bracket is never closed',
        'Write } where the block ends.',
      ],
    ],
  },
  {
    name: 'a file that a style sheet does not find',
    files: { 'site.config.ts': CONFIG, 'theme/style.css': 'a { background: url(./none.png) }\n' },
    expected: [
      [
        'theme/style.css:1:17 error theme/bundle',
        'The theme cannot be bundled: Could not resolve "./none.png"',
        'Correct the path: it is relative to the folder of this file.',
      ],
    ],
  },
  {
    name: 'a static file that a style sheet does not find',
    files: {
      'site.config.ts': CONFIG,
      'static/img/there.png': 'x',
      'theme/style.css':
        'a { background: url(/img/there.png?1#2) }\nb { background: url("/img/none.png") }\n',
    },
    expected: [
      [
        'theme/style.css:2:21 warning theme/missing-module',
        'There is no static file "/img/none.png": the stylesheet is u',
        'Add the file, or correct the URL: it is relative to the stat',
      ],
    ],
  },
]

/** The keys that every configuration has; further ones follow. */
const whole = (keys: string) => CONFIG.replace(' }\n', `, ${keys} }\n`)

const SETTINGS: readonly Site[] = [
  {
    name: 'a misspelt key of the configuration',
    files: { 'site.config.ts': whole("titel: 'B'") },
    expected: [
      ['site.config.ts:1:125 error config/unknown-key', 'titel: unknown key', "did you mean 'title'?"],
    ],
  },
  {
    name: 'a key of another type',
    files: { 'site.config.ts': whole("trailingSlash: 'yes'") },
    expected: [
      [
        'site.config.ts:1:125 error config/wrong-type',
        "trailingSlash: expected true or false, found 'yes'",
        'write true or false without quotes',
      ],
    ],
  },
  {
    name: 'a missing comma in JSON',
    files: { 'site.config.json': '{\n  "title": "A"\n  "url": "https://a.example"\n}\n' },
    expected: [
      [
        'site.config.json:3:3 error config/syntax',
        'Expected "," in JSON but found "\\"url\\""',
        'Is a comma missing before it, at the end of the line above? ',
      ],
    ],
  },
  {
    name: 'a missing comma in the configuration',
    files: { 'site.config.ts': "export default {\n  title: 'A'\n  url: 'https://a.example',\n}\n" },
    expected: [
      [
        'site.config.ts:3:3 error config/syntax',
        'Expected "}" but found "url"',
        'Is a comma missing before it, at the end of the line above?',
      ],
    ],
  },
  {
    name: 'a comma too many in a category',
    files: {
      'site.config.ts': CONFIG,
      'docs/b/_category_.json': '{\n  "label": "B",\n}\n',
      'docs/b/c.md': '# C\n\nText.\n',
    },
    expected: [
      [
        'docs/b/_category_.json:3:1 error scan/data-syntax',
        'The file is not valid JSON: Expected a key in double quotes,',
        'Remove the last comma',
      ],
    ],
  },
  {
    name: 'diagrams that are not turned on',
    files: { 'site.config.ts': CONFIG, 'docs/a.md': '# P\n\n```mermaid\nflowchart LR\n  A --> B\n```\n' },
    expected: [
      [
        'docs/a.md:3:4 warning check/unknown-language',
        "the code language 'mermaid' is unknown; such blocks are show",
        'set `markdown.mermaid: true` to draw diagrams',
      ],
    ],
  },
  {
    name: 'a navbar item of an unknown type',
    files: {
      'site.config.ts': whole("themeConfig: { navbar: { items: [{ type: 'docsidebar', sidebarId: 'x' }] } }"),
    },
    expected: [
      [
        'site.config.ts:1:160 error config/unknown-navbar-type',
        'themeConfig.navbar.items[0].type: No NavbarItem component fo',
        "did you mean 'docSidebar'?",
      ],
    ],
  },
  {
    name: 'a navbar item for an unknown sidebar',
    files: {
      'site.config.ts': whole("themeConfig: { navbar: { items: [{ type: 'docSidebar', sidebarId: 'x' }] } }"),
    },
    expected: [
      [
        'site.config.ts:1:158 error site/unknown-sidebar',
        "Can't find any sidebar with id 'x', used in themeConfig.navb",
        'write one of these ids, or add the sidebar to the file set i',
      ],
    ],
  },
  {
    name: 'versions.json that is no list',
    files: { 'site.config.ts': CONFIG, 'versions.json': '{ "a": 1 }\n' },
    expected: [
      [
        'versions.json:1:1 error site/version-name',
        'Expected a list of version names, such as ["2.0", "1.0"]',
        'write a list of different names, the newest first, such as [',
      ],
    ],
  },
  {
    name: 'translations that nothing reads',
    files: {
      'site.config.ts': CONFIG.replace("['en']", "['en', 'ru']"),
      'docs/intro.md': '# Intro\n\nText.\n',
      'i18n/rus/docusaurus-plugin-content-docs/current/intro.md': '# П\n',
      'i18n/de/a.md': '# D\n',
      'i18n/ru/docs/intro.md': '# П\n',
      'i18n/ru/docusaurus-plugin-content-docs/version-1/intro.md': '# П\n',
      'i18n/ru/docusaurus-plugin-content-docs/current/intr.md': '# П\n',
    },
    expected: [
      [
        'i18n/de/a.md:1:1 warning site/unread-translation',
        "i18n/de contains a page but is not read: 'de' is not a langu",
        "Add 'de' to i18n.locales, or remove the folder.",
      ],
      [
        'i18n/ru/docs/intro.md:1:1 warning site/unread-translation',
        'i18n/ru/docs contains a page but is not read',
        'Put translated docs in i18n/ru/docusaurus-plugin-content-doc',
      ],
      [
        'i18n/ru/docusaurus-plugin-content-docs/current/intr.md:1:1 warning site/unread-translation',
        'This translation has no original: there is no docs/intr.md',
        'Did you mean the translation of docs/intro.md?',
      ],
      [
        'i18n/ru/docusaurus-plugin-content-docs/version-1/intro.md:1:1 warning site/unread-translation',
        'i18n/ru/docusaurus-plugin-content-docs/version-1 contains a ',
        'Put translated docs in i18n/ru/docusaurus-plugin-content-doc',
      ],
      [
        'i18n/rus/docusaurus-plugin-content-docs/current/intro.md:1:1 warning site/unread-translation',
        "i18n/rus contains a page but is not read: 'rus' is not a lan",
        'Did you mean i18n/ru? To add a language, list it in i18n.loc',
      ],
    ],
  },
  {
    name: 'a version without its folder',
    files: { 'site.config.ts': CONFIG, 'versions.json': '["1.0"]\n' },
    expected: [
      [
        'versions.json:1:2 error site/version-without-folder',
        "Version '1.0' has no docs: the folder versioned_docs/version",
        'Restore the folder, or remove the version from the list',
      ],
    ],
  },
  {
    name: 'an import of the configuration that leads nowhere',
    files: {
      'site.config.ts':
        "import title from './nope'\nexport default { title, url: 'https://a.example', baseUrl: '/' }\n",
    },
    expected: [
      [
        'site.config.ts:1:19 error config/import',
        'Could not resolve "./nope"',
        'Correct the path: it is relative to the folder of this file.',
      ],
    ],
  },
  {
    name: 'keys of Docusaurus',
    files: { 'site.config.ts': whole("presets: [['classic', {}]]") },
    expected: [
      [
        'site.config.ts:1:125 warning config/foreign-key',
        'presets: this key of another generator has no effect here',
        'move the `docs` options of the preset to the key `docs`, and',
      ],
    ],
  },
  {
    name: 'a search test of a page that is not there',
    files: { 'site.config.ts': CONFIG, 'search.test.yml': '- { query: install, page: /nope }\n' },
    expected: [
      [
        'search.test.yml:1:27 error check/search-rank',
        'there is no page /nope',
        'write the URL of a page or its file, such as docs/install.md',
      ],
    ],
  },
  {
    name: 'a tags file that is no YAML',
    files: { 'site.config.ts': CONFIG, 'docs/tags.yml': 'one:\n  label: [1\n' },
    expected: [
      [
        'docs/tags.yml:3:1 error scan/data-syntax',
        'The file is not valid YAML: Flow sequence in block collectio',
        'Write ] where the list ends',
      ],
    ],
  },
  {
    name: 'an inline script in headTags',
    files: { 'site.config.ts': whole("headTags: [{ tagName: 'script', innerHTML: 'alert(1)' }]") },
    expected: [
      [
        'site.config.ts:1:157 error config/inline-head-tag',
        'headTags[0].innerHTML: the content security policy of the si',
        'put its content in a file of a static folder and give the UR',
      ],
    ],
  },
  {
    name: 'a static file at the address of a page',
    files: { 'site.config.ts': CONFIG, 'static/docs/a/index.html': 'x' },
    expected: [
      [
        'static/docs/a/index.html:1:1 error emit/hidden-file',
        'static/docs/a/index.html is not published: docs/a/index.html',
        'Rename the static file.',
      ],
    ],
  },
  {
    name: 'a path in the url',
    files: { 'site.config.ts': "export default { title: 'A', url: 'docs.example.com/x', baseUrl: '/' }\n" },
    expected: [
      [
        'site.config.ts:1:30 error config/site-url',
        'url: expected a URL that begins with http:// or https://, fo',
        "write url: 'https://docs.example.com', baseUrl: '/x/'",
      ],
    ],
  },
  {
    name: 'a logo and an icon that are not there',
    files: {
      'site.config.ts': whole("favicon: 'a.ico', themeConfig: { navbar: { logo: { src: '/img/l.svg' } } }"),
    },
    expected: [
      [
        'site.config.ts:1:135 error check/missing-image',
        'favicon: the file does not exist: a.ico',
        'put it into a static folder: static/a.ico',
      ],
      [
        'site.config.ts:1:182 error check/missing-image',
        'themeConfig.navbar.logo.src: the file does not exist: /img/l',
        'put it into a static folder: static/img/l.svg',
      ],
    ],
  },
]

interface JsonFinding {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly severity: string
  readonly code: string
  readonly message: string
  readonly hint?: string
}

async function found(files: Readonly<Record<string, string | Uint8Array>>): Promise<readonly JsonFinding[]> {
  const dir = temporarySite(files)
  try {
    const { code, stdout, stderr } = await docsite(['check', dir, '-f', 'json', '--no-cache'])
    // What keeps the configuration from being used is no report, but said to people.
    if (code === 2) return spoken(stderr)
    return (JSON.parse(stdout) as { readonly findings: readonly JsonFinding[] }).findings
  } finally {
    remove(dir)
  }
}

/** Findings as a terminal shows them. */
function spoken(text: string): readonly JsonFinding[] {
  const [file = ''] = text.split('\n')
  return text.split(/^(?= {2}\d+:\d+ )/m).flatMap((part) => {
    const [, line, column, severity = '', message = '', code = ''] =
      /^ {2}(\d+):(\d+) (\w+) (.*) (\S+)$/m.exec(part) ?? []
    const hint = /^ +hint: (.*)$/m.exec(part)?.[1]
    if (line === undefined) return []
    const found = { file, line: Number(line), column: Number(column), severity, message, code }
    return [hint === undefined ? found : { ...found, hint }]
  })
}

/** A finding cut to what is expected of it. */
const seen = ({ line, column, severity, code, message, hint = '' }: JsonFinding, before = '') => [
  `${before}${line}:${column} ${severity} ${code}`,
  message.slice(0, LENGTH),
  hint.slice(0, LENGTH),
]
const LENGTH = 60

const state: { findings: readonly JsonFinding[] } = { findings: [] }
beforeAll(async () => {
  state.findings = await found({
    ...COMMON,
    ...Object.fromEntries(PAGES.map(([file, text]) => [file, text])),
  })
})
afterAll(() => {
  state.findings = []
})

it.each(PAGES)('%s', (file, _text, expected) => {
  expect(state.findings.filter((each) => each.file === file).map((each) => seen(each))).toEqual(expected)
})

it.each([...SITES, ...SETTINGS, ...RUSSIAN_SITES, ...LATER_SITES, ...FOREIGN_SITES, ...FIRST_HOUR_SITES])(
  '$name',
  async ({ files, expected }) => {
    const findings = await found({ 'docs/a.md': '# P\n\nText.\n', ...files })
    expect(findings.map((each) => seen(each, `${each.file}:`))).toEqual(expected)
  },
)

/** The seventy mistakes that authors were seen to make most, by what shows what is said of each. */
const SEVENTY: Readonly<Record<string, string>> = {
  'a colon in YAML': 'docs/yaml-colon.md',
  'a tab in YAML': 'docs/yaml-tab.md',
  'an unclosed container': 'docs/container.md',
  'a wrong link': 'docs/link.md',
  'a wrong anchor': 'docs/anchor.md',
  '< in text': 'docs/less-than.md',
  '{ in text': 'docs/variable.md',
  'an unknown component': 'docs/component.md',
  'a misspelt key of front matter': 'docs/fm-key.md',
  'a wrong type in front matter': 'docs/fm-type.md',
  'a misspelt key of the configuration': 'a misspelt key of the configuration',
  'a wrong type in the configuration': 'a key of another type',
  'a comma in JSON': 'a missing comma in JSON',
  'Windows-1251': 'docs/cp1251.md',
  'UTF-16': 'docs/utf-16.md',
  'a byte-order mark and CRLF': 'docs/bom-crlf.md',
  'a misspelt admonition': 'docs/admonition.md',
  'an unclosed TabItem': 'docs/tab-item.md',
  'a wrong value of Tabs': 'docs/tabs-value.md',
  'a wrong letter case': 'docs/case.md',
  'an id twice': 'docs/id-2.md',
  'a diagram that cannot be read': 'docs/mermaid.md',
  'diagrams that are off': 'diagrams that are not turned on',
  'a formula': 'docs/math.md',
  'a type of navbar item': 'a navbar item of an unknown type',
  'unclosed front matter': 'docs/fm-unclosed.md',
  'versions.json': 'versions.json that is no list',
  'the folder of a version': 'a version without its folder',
  'an import in the configuration': 'an import of the configuration that leads nowhere',
  'keys of Docusaurus': 'keys of Docusaurus',
  'an empty file': 'docs/empty.md',
  'an unclosed comment': 'docs/comment.md',
  'an unknown variable': 'docs/variable.md',
  'search.test.yml': 'a search test of a page that is not there',
  'the tags file': 'a tags file that is no YAML',
  'javascript:': 'docs/javascript.md',
  'a secret': 'docs/secret.md',
  'an inline script': 'an inline script in headTags',
  'an address that is taken': 'a static file at the address of a page',
  'a missing image': 'docs/image.md',
  'an image with a near neighbour': 'docs/near-image.md',
  'a slug twice': 'docs/slug-2.md',
  'an id in a sidebar': 'an unknown id in a sidebar',
  'a type in a sidebar': 'an unknown type in a sidebar',
  'the syntax of a sidebar': 'a missing comma in a sidebar',
  'an import of a partial': 'docs/partial.md',
  'a comma in the configuration': 'a missing comma in the configuration',
  'the syntax of a theme': 'code of a theme that is none',
  'a theme at run time': 'a window on the server',
  'an import of a theme': 'an import of a theme that leads nowhere',
  '::: note': 'docs/directive-space.md',
  'levels of headings': 'docs/headings.md',
  'a misspelt code language': 'docs/language.md',
  'a footnote': 'docs/footnote.md',
  'exported JSX': 'docs/jsx.md',
  'an address of the own domain': 'docs/own-domain.md',
  'a backslash in an image': 'docs/backslash.md',
  'a slug with a space': 'docs/slug-space.md',
  'ids of headings': 'docs/heading-id.md',
  'a path in the url': 'a path in the url',
  'unclosed html': 'docs/html.md',
  'a misspelt export of a theme': 'a wrong name in a theme',
  'broken CSS of a theme': 'a brace without an end',
  'a title behind an unknown directive': 'docs/tabs-title.md',
  'an unclosed code block': 'docs/fence.md',
  'a broken table': 'docs/table.md',
  'a link with a space': 'docs/link-space.md',
  'conflict markers': 'docs/conflict.md',
  'typographic quotes': 'docs/quotes.md',
  'raw-loader and file=': 'docs/raw-loader.md',
}

it('the seventy mistakes are named with place, cause and way out', () => {
  const shown = new Map<string, Expected>([
    ...PAGES.map(([file, , expected]) => [file, expected] as const),
    ...[...SITES, ...SETTINGS].map(({ name, expected }) => [name, expected] as const),
  ])
  expect(Object.keys(SEVENTY).length).toBe(70)
  const incomplete = Object.entries(SEVENTY).filter(([, proof]) => {
    const expected = shown.get(proof) ?? []
    return expected.length === 0 || expected.some((parts) => parts.some((part) => part === ''))
  })
  expect(incomplete).toEqual([])
})

it('tells of every mistake a way out', () => {
  expect(
    state.findings.filter(({ hint = '' }) => hint === '').map(({ code, file }) => `${file} ${code}`),
  ).toEqual([])
})

it('says nothing of the files beside them', () => {
  const files = new Set(PAGES.map(([file]) => file))
  expect(state.findings.filter(({ file }) => !files.has(file))).toEqual([])
})
