// Further mistakes of authors, each on a page of its own: the place, the cause and the way out of each.

/** File, text, and what is found: place, severity and code; beginning of the message; beginning of the way out. */
export const FURTHER_PAGES: readonly (readonly [
  file: string,
  text: string,
  expected: readonly (readonly [where: string, message: string, hint: string])[],
])[] = [
  [
    'docs/dir-attr-quote.md',
    '# P\n\n:::note{title="A}\n\nText.\n\n:::\n',
    [
      [
        '3:9 warning markdown/directive-attribute',
        "The attributes of the directive cannot be parsed: 'title=\"A'",
        'Write {#id .class name="value"}, with matching quotes.',
      ],
    ],
  ],
  [
    'docs/front-matter-js.md',
    '---js\n{ title: "A" }\n---\n\n# P\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'Not front matter, shown as plain text: only YAML is supporte',
        'Write it as YAML between --- lines: title: …',
      ],
    ],
  ],
  [
    'docs/code-no-lines.md',
    '# P\n\n```js {2x}\na\nb\n```\n\n```js {,}\na\n```\n',
    [
      [
        '3:1 warning markdown/code-meta',
        "'2x' is not a line number or range.",
        'Write the line numbers in braces: {1,3-5}.',
      ],
      [
        '8:1 warning markdown/code-meta',
        "',' is not a line number or range.",
        'Write the line numbers in braces: {1,3-5}.',
      ],
    ],
  ],
  [
    'docs/dir-attr-bare.md',
    '# P\n\n:::note{title=}\n\nText.\n\n:::\n',
    [
      [
        '3:9 warning markdown/directive-attribute',
        "The attributes of the directive cannot be parsed: 'title=' i",
        'Write {#id .class name="value"}, with matching quotes.',
      ],
    ],
  ],
  [
    'docs/dir-attr-unclosed.md',
    '# P\n\n:::note[Title\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        "Not a directive, shown as plain text: '[Title' is not a titl",
        'Write :::note[Title] or :::note Title.',
      ],
    ],
  ],
  [
    'docs/dir-attr-brace.md',
    '# P\n\n:::note{.cls\n\nText.\n\n:::\n',
    [
      [
        '3:8 warning markdown/directive-attribute',
        'The attributes of the directive cannot be parsed: the braces',
        'Write :::note{.cls}',
      ],
    ],
  ],
  [
    'docs/dir-attr-class-space.md',
    '# P\n\n:::note{.a .b #c d=}\n\nText.\n\n:::\n',
    [
      [
        '3:18 warning markdown/directive-attribute',
        "The attributes of the directive cannot be parsed: 'd=' is no",
        'Write {#id .class name="value"}, with matching quotes.',
      ],
    ],
  ],
  [
    'docs/dir-two-colons.md',
    '# P\n\n::note\n\nText.\n\n::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'Not a directive, shown as plain text: it begins with two col',
        'Write :::note',
      ],
    ],
  ],
  ['docs/dir-nested-same.md', '# P\n\n:::note\n\n:::tip\n\nText.\n\n:::\n\nMore.\n\n:::\n', []],
  [
    'docs/dir-case.md',
    '# P\n\n:::Note\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no directive named "Note"; its content is shown wit',
        'Did you mean :::note?',
      ],
    ],
  ],
  [
    'docs/dir-vitepress.md',
    '# P\n\n::: warning Title\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/spaced-directive',
        'Not a directive, shown as plain text: there is a space after',
        'Write :::warning.',
      ],
    ],
  ],
  [
    'docs/alert-typo.md',
    '# P\n\n> [!WARNIN]\n> Text.\n',
    [
      [
        '3:3 warning markdown/foreign-syntax',
        'There is no alert [!WARNIN]; it is shown as a quote.',
        'Did you mean [!WARNING]?',
      ],
    ],
  ],
  [
    'docs/mkdocs-admon.md',
    '# P\n\n!!! note "Title"\n    Text.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This MkDocs admonition uses the syntax of another program an',
        'Write :::note[Title], the text, and ::: on separate lines; f',
      ],
    ],
  ],
  [
    'docs/mkdocs-blocks.md',
    '# P\n\n/// note | Title\n\nText.\n\n///\n\n- //// tab | Linux\n\n  Text.\n\n  ////\n\n/// details\n\nA /// note, and code:\n\n/// Adds two.\n/// note: of it\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This MkDocs block uses the syntax of another program and is ',
        'Write :::note[Title], the text, and ::: on separate lines; f',
      ],
      [
        '9:3 warning markdown/foreign-syntax',
        'This MkDocs block uses the syntax of another program and is ',
        'Write <Tabs> with a <TabItem> for each tab.',
      ],
      [
        '15:1 warning markdown/foreign-syntax',
        'This MkDocs block uses the syntax of another program and is ',
        'Write :::details[Title], the text, and ::: on separate lines',
      ],
    ],
  ],
  [
    'docs/mkdocs-code.md',
    '# P\n\n{* ../a.py hl[1:2] *}\n\n{! a.md !}\n\n::: typer.Context\n\nIn {*a* and b} text.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'The file or this part of it does not exist: correct the path',
      ],
      [
        '5:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'The file or this part of it does not exist: correct the path',
      ],
      [
        '7:1 warning markdown/unknown-directive',
        'There is no directive named "typer"; its lines are shown as ',
        'Documentation is not extracted from code: generate Markdown ',
      ],
    ],
  ],
  [
    'docs/ends-with-names.md',
    '# P\n\n:::tip\n\nText.\n\n:::\n\n:::совет-end\n',
    [
      [
        '9:1 warning markdown/unknown-directive',
        'There is no directive named "совет-end"; its lines are shown',
        'Write ::: on its own line, without a name, to close a direct',
      ],
    ],
  ],
  [
    'docs/mkdocs-tabs.md',
    '# P\n\n=== "Tab"\n\n    Text.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This MkDocs tab uses the syntax of another program and is sh',
        'Write <Tabs> with a <TabItem> for each tab.',
      ],
    ],
  ],
  [
    'docs/jekyll.md',
    '# P\n\n{% include x.html %}\n\n{{ site.title }}\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
      [
        '5:2 warning markdown/expression',
        'The expression { site.title } is shown as plain text: code i',
        'Write the value itself, a variable defined in `variables` in',
      ],
    ],
  ],
  [
    'docs/hugo.md',
    '# P\n\n{{< figure src="a.png" >}}\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This template tag uses the syntax of another program and is ',
        'Write it in Markdown: :::note for a note, <Tabs> for tabs, `',
      ],
    ],
  ],
  [
    'docs/rst.md',
    '# P\n\n.. note::\n   Text\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This reStructuredText directive uses the syntax of another p',
        'Write it in Markdown: :::note for a note, ![](…) for an imag',
      ],
    ],
  ],
  [
    'docs/wikilink.md',
    '# P\n\nSee [[guide]] and [[guide|The guide]].\n',
    [
      [
        '3:5 warning markdown/foreign-syntax',
        'This wiki link uses the syntax of another program and is sho',
        'Write [text](./page.md), and ![](./image.png) for an image.',
      ],
    ],
  ],
  [
    'docs/toc.md',
    '# P\n\n[TOC]\n\n[[toc]]\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This table of contents uses the syntax of another program an',
        'Every page has one beside its text; to show it in the text, ',
      ],
      [
        '5:1 warning markdown/foreign-syntax',
        'This table of contents uses the syntax of another program an',
        'Every page has one beside its text; to show it in the text, ',
      ],
    ],
  ],
  [
    'docs/task-list.md',
    '# P\n\n- [] one\n- [ x] two\n-[ ] three\n',
    [
      [
        '3:3 warning markdown/list-syntax',
        'Not a checkbox, shown as plain text: []',
        'Write [ ] with one space',
      ],
      ['4:3 warning markdown/list-syntax', 'Not a checkbox, shown as plain text: [ x]', 'Write [x]'],
    ],
  ],
  [
    'docs/list-nospace.md',
    '# P\n\n-one\n-two\n-three\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: there is no space after ',
        'Write - one',
      ],
    ],
  ],
  [
    'docs/num-nospace.md',
    '# P\n\n1.one\n2.two\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: there is no space after ',
        'Write 1. one',
      ],
    ],
  ],
  [
    'docs/bold-space.md',
    '# P\n\nText ** bold ** text and __ bold __.\n',
    [
      [
        '3:6 warning markdown/text-mark',
        'The text is not bold: there is a space inside the **.',
        'Write **bold**',
      ],
    ],
  ],
  [
    'docs/img-gap.md',
    '# P\n\n! [a](/img/pic.png)\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'This is a link, not an image: there is a space between ! and',
        'Write ![',
      ],
    ],
  ],
  [
    'docs/link-unclosed.md',
    '# P\n\n[a](./guide.md and more text.\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'Not a link, shown as plain text: its URL has no closing ).',
        'Write ) after the URL.',
      ],
    ],
  ],
  [
    'docs/link-reversed.md',
    '# P\n\n(the guide)[./guide.md]\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'Not a link, shown as plain text: the brackets and parenthese',
        'Write [the guide](./guide.md)',
      ],
    ],
  ],
  [
    'docs/link-empty.md',
    '# P\n\n[a]() and [](./guide.md)\n',
    [
      ['3:1 warning check/broken-link', "the link 'a' has no URL", 'write the URL, or remove the link'],
      [
        '3:11 warning check/empty-link-text',
        'the link to ./guide.md has no text',
        'write link text that describes the target',
      ],
    ],
  ],
  [
    'docs/ref-undefined.md',
    '# P\n\n[a][nowhere]\n',
    [
      [
        '3:1 warning check/undefined-reference',
        "the reference 'nowhere' is not defined",
        'add a line "[nowhere]: …"',
      ],
    ],
  ],
  [
    'docs/link-www.md',
    '# P\n\n[a](www.example.com)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a file that does not exist: /docs/www.",
        'write https://www.example.com',
      ],
    ],
  ],
  [
    'docs/link-no-host.md',
    '# P\n\n[a](https://) [b](http:)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' has a URL without a valid host: https://",
        'write the complete URL',
      ],
      [
        '3:19 error check/broken-link',
        "the link 'b' has a URL without a valid host: http:",
        'write the complete URL',
      ],
    ],
  ],
  [
    'docs/link-http-typo.md',
    '# P\n\n[a](http//example.com) [b](https:/example.com) [c](htps://example.com)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a file that does not exist: /docs/http",
        'write http://example.com',
      ],
      [
        '3:28 error check/broken-link',
        "the link 'b' has a URL without a valid host: https:/example.",
        'write https://example.com',
      ],
      [
        '3:48 error markdown/unsafe-url',
        'the URL "htps://example.com" is not allowed here; only its t',
        'allowed: http, https, mailto, tel and relative URLs; did you',
      ],
    ],
  ],
  [
    'docs/link-mail.md',
    '# P\n\n[a](me@example.com)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a file that does not exist: /docs/me@e",
        'write mailto:me@example.com',
      ],
    ],
  ],
  [
    'docs/link-abs-disk.md',
    '# P\n\n[a](C:\\docs\\guide.md) [b](file:///home/me/a.md)\n',
    [
      [
        '3:1 error markdown/unsafe-url',
        'the URL "C:\\docs\\guide.md" is not allowed here; only its tex',
        'allowed: http, https, mailto, tel and relative URLs; readers',
      ],
      [
        '3:23 error markdown/unsafe-url',
        'the URL "file:///home/me/a.md" is not allowed here; only its',
        'allowed: http, https, mailto, tel and relative URLs; readers',
      ],
    ],
  ],
  [
    'docs/anchor-space.md',
    '# P\n\n[a](#Set up)\n\n## Set up\n\nText.\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'Not a link, shown as plain text: its URL contains a space: #',
        'Write [a](#set-up): heading ids contain no spaces.',
      ],
    ],
  ],
  [
    'docs/anchor-case.md',
    '# P\n\n[a](#Setup)\n\n## Setup\n\nText.\n',
    [
      [
        '3:5 error check/broken-anchor',
        "the link 'a' leads to #Setup, which /docs/anchor-case does n",
        'did you mean #setup?',
      ],
    ],
  ],
  [
    'docs/fence-tilde.md',
    '# P\n\n```js\na\n~~~\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed-fence',
        'The code block is never closed: everything after it is shown',
        'Write ``` on its own line where the code ends.',
      ],
    ],
  ],
  [
    'docs/fence-indent.md',
    '# P\n\n- item\n\n  ```js\n  a\n\nText.\n',
    [
      [
        '5:3 warning markdown/unclosed-fence',
        'The code block is never closed: it ends with the box, list o',
        'Write ``` on its own line where the code ends.',
      ],
    ],
  ],
  [
    'docs/fence-title-nq.md',
    '# P\n\n```js title=My file.js\na\n```\n',
    [['3:7 warning markdown/code-meta', 'The title of a code block must be in quotes.', 'Write title="…".']],
  ],
  [
    'docs/fence-lines-bad.md',
    '# P\n\n```js {1-}\na\n```\n\n```js {5}\na\n```\n\n```js {a}\na\n```\n',
    [
      [
        '3:1 warning markdown/code-meta',
        "'1-' is not a line number or range.",
        'Write the line numbers in braces: {1,3-5}.',
      ],
      [
        '7:1 warning markdown/code-meta',
        'The code block has no line 5: its last line is 1.',
        'Count from 1, without the fence lines.',
      ],
    ],
  ],
  [
    'docs/magic-unclosed.md',
    '# P\n\n```js\n// highlight-start\na\n```\n',
    [
      [
        '3:1 warning markdown/code-meta',
        '`highlight-start` has no `highlight-end`: nothing is highlig',
        'Write highlight-end in a comment after the last line to high',
      ],
    ],
  ],
  [
    'docs/table-nodelim.md',
    '# P\n\n| a | b |\n| 1 | 2 |\n',
    [
      [
        '3:1 warning markdown/table-syntax',
        'Not a table, shown as plain text: there is no delimiter row ',
        'Write | --- | --- | below the first line.',
      ],
    ],
  ],
  [
    'docs/table-extra.md',
    '# P\n\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n',
    [
      [
        '5:9 warning markdown/table-cells-lost',
        "The row has 3 cells, but the header has 2: '3' is not shown.",
        'Add cells to the header, or write \\| for a literal bar.',
      ],
    ],
  ],
  [
    'docs/table-pipe-code.md',
    '# P\n\n| a | b |\n|---|---|\n| `x|y` | 2 |\n',
    [
      [
        '5:9 warning markdown/table-cells-lost',
        "The row has 3 cells, but the header has 2: '2' is not shown.",
        'Add cells to the header, or write \\| for a literal bar.',
      ],
    ],
  ],
  [
    'docs/table-emdash.md',
    '# P\n\n| a | b |\n|—|—|\n| 1 | 2 |\n',
    [
      [
        '3:1 warning markdown/table-syntax',
        'Not a table, shown as plain text: there is no delimiter row ',
        'Write | --- | --- | below the first line.',
      ],
    ],
  ],
  [
    'docs/heading-two-h1.md',
    '# P\n\n# Q\n\nText.\n',
    [['3:1 warning check/several-titles', "'Q' is a second level-1 heading", 'write ## Q']],
  ],
  [
    'docs/heading-7.md',
    '# P\n\n####### Seven\n\nText.\n',
    [
      [
        '3:1 warning markdown/heading-syntax',
        'Not a heading, shown as plain text: there are only six level',
        'Write ###### Seven',
      ],
    ],
  ],
  [
    'docs/heading-closed.md',
    '# P\n\n## Head {#id\n\nText.\n',
    [
      [
        '3:9 warning markdown/heading-id',
        'Not a heading id, shown as plain text: {#id',
        'Write {#id} at the end of the line.',
      ],
    ],
  ],
  [
    'docs/heading-empty.md',
    '# P\n\n##\n\nText.\n',
    [
      [
        '3:1 warning markdown/heading-syntax',
        'The heading has no text.',
        'Write text after the # characters, or remove the line.',
      ],
    ],
  ],
  [
    'docs/fm-quote.md',
    '---\ntitle: "A\n---\n\nText.\n',
    [
      [
        '3:1 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Missing closing "quote',
        'Write " where the text ends',
      ],
    ],
  ],
  [
    'docs/fm-list.md',
    '---\n- a\n---\n\nText.\n',
    [
      [
        '2:1 error scan/front-matter-syntax',
        'Front matter: expected keys with values, found a list',
        'Write each key on its own line, for example title: Home',
      ],
    ],
  ],
  [
    'docs/fm-tags-string.md',
    '---\ntags: one, two\n---\n\n# P\n\nText.\n',
    [
      [
        '2:7 error scan/front-matter-value',
        "`tags`: expected a list, found 'one, two'",
        'Write tags: [one, two]',
      ],
    ],
  ],
  [
    'docs/fm-after-text.md',
    '# P\n\n---\ntitle: A\n---\n\nText.\n',
    [
      [
        '3:1 warning markdown/front-matter-place',
        'Not front matter, shown as plain text: it does not begin on ',
        'Write it between --- lines at the very beginning of the file',
      ],
    ],
  ],
  ['docs/fm-blank-first.md', '\n---\ntitle: A\n---\n\nText.\n', []],
  [
    'docs/fm-dup.md',
    '---\ntitle: A\ntitle: B\n---\n\nText.\n',
    [
      [
        '3:1 error scan/front-matter-syntax',
        "Front matter is not valid YAML: The key 'title' is defined t",
        'Remove one of the two lines',
      ],
    ],
  ],
  [
    'docs/fm-date.md',
    '---\nlast_update:\n  date: 32.13.2024\n---\n\n# P\n\nText.\n',
    [
      [
        '3:9 error scan/front-matter-value',
        '`last_update.date`: expected a valid date such as 2024-01-31',
        'Correct the value of `date`, or remove the line',
      ],
    ],
  ],
  [
    'docs/fm-toml.md',
    '+++\ntitle = "A"\n+++\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'Not front matter, shown as plain text: it is between +++ lin',
        'Write it as YAML between --- lines: title: …',
      ],
    ],
  ],
  [
    'docs/fm-draft-str.md',
    '---\ndraft: "yes"\n---\n\n# P\n\nText.\n',
    [
      [
        '2:8 error scan/front-matter-value',
        "`draft`: expected true or false, found 'yes'",
        'Write draft: true, or remove the line',
      ],
    ],
  ],
  [
    'docs/fm-dashes.md',
    '----\ntitle: A\n----\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'Not front matter, shown as plain text: it is between ---- li',
        'Write it between --- lines at the very beginning of the file',
      ],
    ],
  ],
  [
    'docs/fm-emdash.md',
    '—\ntitle: A\n—\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'Not front matter, shown as plain text: it is between — lines',
        'Write it between --- lines at the very beginning of the file',
      ],
    ],
  ],
  [
    'docs/jsx-comment.md',
    '# P\n\n{/* never closed\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed-comment',
        'The comment is never closed; it is shown as plain text.',
        'End it with */}.',
      ],
    ],
  ],
  [
    'docs/jsx-comment-html.md',
    '# P\n\n<!- wrong -->\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed-comment',
        'Not a comment, shown as plain text: <!- needs a second hyphe',
        'Write <!-- … -->',
      ],
    ],
  ],
  [
    'docs/tabs-loose.md',
    '# P\n\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n',
    [
      [
        '3:1 warning markdown/tabs',
        'The TabItem "A" is not directly inside Tabs; only its conten',
        'Put <Tabs> and </Tabs> around the items, with nothing betwee',
      ],
    ],
  ],
  [
    'docs/tabs-empty.md',
    '# P\n\n<Tabs>\n</Tabs>\n',
    [
      [
        '3:1 error markdown/tabs',
        'Tabs has no TabItem.',
        'Write <TabItem value="…" label="…"> and </TabItem> on separa',
      ],
    ],
  ],
  [
    'docs/tabs-dup.md',
    '# P\n\n<Tabs>\n<TabItem value="a" label="A">\n\nx\n\n</TabItem>\n<TabItem value="a" label="B">\n\ny\n\n</TabItem>\n</Tabs>\n',
    [
      [
        '3:1 error markdown/tabs',
        'Tabs has two items with the value "a".',
        'Give one of them another value.',
      ],
    ],
  ],
  [
    'docs/tabs-lower.md',
    '# P\n\n<tabs>\n<tabitem value="a" label="A">\n\nx\n\n</tabitem>\n</tabs>\n',
    [
      [
        '3:1 warning markdown/html-element',
        '<tabs> is not allowed; its tags were removed and its content',
        'write <Tabs>: component names begin with a capital letter',
      ],
      [
        '4:1 warning markdown/html-element',
        '<tabitem value="a" label="A"> is not allowed; its tags were ',
        'write <TabItem>: component names begin with a capital letter',
      ],
    ],
  ],
  [
    'docs/close-extra.md',
    '# P\n\nText</div>\n\n</Tabs>\n',
    [
      [
        '3:5 warning markdown/stray-end',
        '</div> has no start tag in this part of the page; it was rem',
        'remove it, or write the start tag where the element begins',
      ],
      [
        '5:1 warning markdown/stray-end',
        'The tag </Tabs> has no start tag in this part of the page.',
        'Remove it, or write the start tag where the element begins.',
      ],
    ],
  ],
  [
    'docs/nbsp-marker.md',
    '# P\n\n- one\n- two\n\n## Head\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: the space after - is a n',
        'Write - one',
      ],
      [
        '6:1 warning markdown/heading-syntax',
        'Not a heading, shown as plain text: the space after ## is a ',
        'Write ## Head',
      ],
    ],
  ],
  [
    'docs/zero-width.md',
    '# P\n\n[a](./gui​de.md)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a Markdown file that is not a page of ",
        'did you mean ./guide.md?',
      ],
    ],
  ],
  [
    'docs/smart-link.md',
    '# P\n\n[a](“./guide.md”) <a href=”./guide.md”>x</a>\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a page that does not exist: /docs/“./g",
        'write ./guide.md without the quotes',
      ],
      [
        '3:27 warning markdown/typographic-quotes',
        'The value of the attribute `href` is in typographic quotes (',
        'Write href="./guide.md" with straight quotes.',
      ],
    ],
  ],
  [
    'docs/import-text.md',
    "# P\n\nText.\nimport Part from './_part.md'\n\n<Part/>\n",
    [
      [
        '4:1 warning markdown/no-statement',
        'This import is shown as plain text: it is part of a paragrap',
        'Write an empty line before it.',
      ],
    ],
  ],
  [
    'docs/export-text.md',
    '# P\n\nexport all of it\n\n<Badg>Text</Badg>\n',
    [
      [
        '3:1 warning markdown/no-statement',
        'Not a valid import or export statement, shown as plain text:',
        'A statement is complete JavaScript with an empty line after ',
      ],
      [
        '5:2 warning check/unknown-component',
        'there is no component <Badg>; its tag is removed and its con',
        'did you mean <Badge>?',
      ],
    ],
  ],
  [
    'docs/mermaid-case.md',
    '# P\n\n```Mermaid\nflowchart TD\n  A --> B\n```\n',
    [
      [
        '3:1 warning markdown/code-meta',
        'The diagram is shown as code instead of drawn: its language ',
        'Write mermaid in lower case.',
      ],
    ],
  ],
  [
    'docs/math-block.md',
    '# P\n\n$$\nx = 1\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed-fence',
        'The formula is never closed; it is shown as plain text.',
        'Write $$ on its own line where the formula ends; a formula c',
      ],
    ],
  ],
  [
    'docs/footnote-unused.md',
    '# P\n\nText.\n\n[^1]: Note.\n',
    [
      [
        '5:1 warning markdown/unused-footnote',
        'Nothing refers to the footnote "1", so it is not shown.',
        'Write [^1] where it belongs. Inside HTML, it is a reference ',
      ],
    ],
  ],
  [
    'docs/footnote-dup.md',
    '# P\n\nText[^1].\n\n[^1]: a\n\n[^1]: b\n',
    [
      [
        '7:1 warning markdown/duplicate-footnote',
        'The footnote "1" is defined twice; the first definition is u',
        'Rename one of them, or remove it.',
      ],
    ],
  ],
  [
    'docs/merge-diff3.md',
    '# P\n\n<<<<<<< HEAD\na\n||||||| base\nb\n=======\nc\n>>>>>>> x\n',
    [
      [
        '3:1 error markdown/conflict',
        'Unresolved merge conflict: both versions of the text are bet',
        'Keep the correct version, and remove the other one and the m',
      ],
    ],
  ],
  [
    'docs/docusaurus-html-admon.md',
    '# P\n\n<Admonition type="warnin" title="A">\n\nText.\n\n</Admonition>\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no admonition type "warnin"; it is shown as info.',
        'Did you mean type="warning"?',
      ],
    ],
  ],
  [
    'docs/codeblock-noclose.md',
    '# P\n\n<CodeBlock language="js">\nlet a = 1\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed',
        '<CodeBlock> is never closed: </CodeBlock> is missing.',
        'Write </CodeBlock> where it ends, with an empty line before ',
      ],
    ],
  ],
  [
    'docs/inline-tick.md',
    '# P\n\nText `code never closed and more.\n',
    [
      [
        '3:6 warning markdown/text-mark',
        'The inline code is never closed: there is only one `.',
        'Write ` after the code, or \\` for a literal backtick.',
      ],
    ],
  ],
  [
    'docs/iframe.md',
    '# P\n\n<iframe src="https://video.example.net/1"></iframe>\n',
    [
      [
        '3:1 warning markdown/html-element',
        '<iframe> is not allowed; it was removed with its content',
        "add 'iframe' to markdown.html to allow it",
      ],
    ],
  ],
  [
    'docs/video-missing.md',
    '# P\n\n<video src="/none.mp4" controls></video>\n',
    [
      [
        '3:13 error check/missing-image',
        'the file in `src` does not exist: /none.mp4',
        'relative paths start at the folder of the page, absolute pat',
      ],
    ],
  ],
  [
    'docs/srcset.md',
    '# P\n\n<img src="/img/pic.png" srcset="/img/none.png 2x" alt="a" />\n',
    [
      [
        '3:33 error check/missing-image',
        'the file in `srcset` does not exist: /img/none.png',
        'relative paths start at the folder of the page, absolute pat',
      ],
    ],
  ],
  [
    'docs/link-line-break.md',
    '# P\n\n[guide]\n(./guide.md)\n',
    [
      [
        '3:8 warning markdown/link-syntax',
        'Not a link, shown as plain text: there is a line break betwe',
        'Write [guide](./guide.md)',
      ],
    ],
  ],
  [
    'docs/link-half-title.md',
    '# P\n\n[a](./guide.md "Title) b\n',
    [
      [
        '3:16 warning markdown/link-syntax',
        'Not a link, shown as plain text: its title has only one quot',
        'Write "Title" with a quotation mark at each end.',
      ],
    ],
  ],
  [
    'docs/link-bare-title.md',
    '# P\n\n[a](./guide.md title) b\n',
    [
      [
        '3:16 warning markdown/link-syntax',
        'Not a link, shown as plain text: its title is not in quotati',
        'Write "title" with a quotation mark at each end.',
      ],
    ],
  ],
  [
    'docs/heading-id-inside.md',
    '# P\n\n## Set {#set} up\n\nText.\n',
    [
      [
        '3:8 warning markdown/heading-id',
        'Not a heading id, shown as plain text: {#set} up',
        'Write {#id} at the end of the line.',
      ],
    ],
  ],
  [
    'docs/table-apart.md',
    '# P\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |\n',
    [
      [
        '7:1 warning markdown/table-syntax',
        'Not a row of the table above, shown as plain text: there is ',
        'Remove the empty line.',
      ],
    ],
  ],
  [
    'docs/num-apart.md',
    '# P\n\n1 . One\n2 . Two\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'Not a list, shown as one paragraph: there is a space inside ',
        'Write 1. One',
      ],
    ],
  ],
  [
    'docs/ref-address.md',
    '# P\n\n[a][guide.md]\n',
    [
      [
        '3:1 warning check/undefined-reference',
        "the reference 'guide.md' is not defined",
        'a URL goes in parentheses: write (guide.md)',
      ],
    ],
  ],
  [
    'docs/link-html.md',
    '# P\n\n[a](./guide.html)\n',
    [
      [
        '3:5 warning check/non-canonical-link',
        "the link 'a' differs from the URL of the page: /docs/guide",
        'write ./guide',
      ],
    ],
  ],
]
