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
        "The attributes of the directive cannot be read: 'title=\"A' i",
        'Write {#id .class name="value"}, with quotes that match.',
      ],
    ],
  ],
  [
    'docs/front-matter-js.md',
    '---js\n{ title: "A" }\n---\n\n# P\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'This is no front matter, and shown as text: only YAML is rea',
        'Write it as YAML between lines ---: title: …',
      ],
    ],
  ],
  [
    'docs/code-no-lines.md',
    '# P\n\n```js {2x}\na\nb\n```\n\n```js {,}\na\n```\n',
    [
      ['3:1 warning markdown/code-meta', "'2x' names no lines.", 'Write the lines in braces: {1,3-5}.'],
      ['8:1 warning markdown/code-meta', "',' names no lines.", 'Write the lines in braces: {1,3-5}.'],
    ],
  ],
  [
    'docs/dir-attr-bare.md',
    '# P\n\n:::note{title=}\n\nText.\n\n:::\n',
    [
      [
        '3:9 warning markdown/directive-attribute',
        "The attributes of the directive cannot be read: 'title=' is ",
        'Write {#id .class name="value"}, with quotes that match.',
      ],
    ],
  ],
  [
    'docs/dir-attr-unclosed.md',
    '# P\n\n:::note[Title\n\nText.\n\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        "This line begins no directive, and is shown as text: '[Title",
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
        'The attributes of the directive cannot be read: the braces a',
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
        "The attributes of the directive cannot be read: 'd=' is no a",
        'Write {#id .class name="value"}, with quotes that match.',
      ],
    ],
  ],
  [
    'docs/dir-two-colons.md',
    '# P\n\n::note\n\nText.\n\n::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'A block begins with three colons; this line is shown as text',
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
        'A directive has no space after its colons; this line is show',
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
        'This is an admonition of MkDocs in the writing of another pr',
        'Write :::note[Title], the text, and ::: on lines of their ow',
      ],
    ],
  ],
  [
    'docs/mkdocs-blocks.md',
    '# P\n\n/// note | Title\n\nText.\n\n///\n\n- //// tab | Linux\n\n  Text.\n\n  ////\n\n/// details\n\nA /// note, and code:\n\n/// Adds two.\n/// note: of it\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This is a block of MkDocs in the writing of another program,',
        'Write :::note[Title], the text, and ::: on lines of their ow',
      ],
      [
        '9:3 warning markdown/foreign-syntax',
        'This is a block of MkDocs in the writing of another program,',
        'Write <Tabs> with a <TabItem> for each tab.',
      ],
      [
        '15:1 warning markdown/foreign-syntax',
        'This is a block of MkDocs in the writing of another program,',
        'Write :::details[Title], the text, and ::: on lines of their',
      ],
    ],
  ],
  [
    'docs/mkdocs-code.md',
    '# P\n\n{* ../a.py hl[1:2] *}\n\n{! a.md !}\n\n::: typer.Context\n\nIn {*a* and b} text.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This is an include in the writing of another program, and sh',
        'Files are included by `import Part from "./_part.md"` and <P',
      ],
      [
        '5:1 warning markdown/foreign-syntax',
        'This is an include in the writing of another program, and sh',
        'Files are included by `import Part from "./_part.md"` and <P',
      ],
      [
        '7:1 warning markdown/unknown-directive',
        'There is no directive named "typer"; its lines are shown as ',
        'Code is not read for its documentation: write Markdown from ',
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
        'A directive ends with ::: on a line of its own, without a na',
      ],
    ],
  ],
  [
    'docs/mkdocs-tabs.md',
    '# P\n\n=== "Tab"\n\n    Text.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This is a tab of MkDocs in the writing of another program, a',
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
        'This is a tag of a template language in the writing of anoth',
        'Write it in Markdown: :::note for a note, <Tabs> for tabs, `',
      ],
      [
        '5:2 warning markdown/expression',
        'The expression { site.title } is shown as text: code in page',
        'Write the value itself, a name of `variables` in the configu',
      ],
    ],
  ],
  [
    'docs/hugo.md',
    '# P\n\n{{< figure src="a.png" >}}\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This is a tag of a template language in the writing of anoth',
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
        'This is a directive of reStructuredText in the writing of an',
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
        'This is a link of a wiki in the writing of another program, ',
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
        'This is a table of contents in the writing of another progra',
        'Every page has one at its side; <TOCInline toc={toc} /> puts',
      ],
      [
        '5:1 warning markdown/foreign-syntax',
        'This is a table of contents in the writing of another progra',
        'Every page has one at its side; <TOCInline toc={toc} /> puts',
      ],
    ],
  ],
  [
    'docs/task-list.md',
    '# P\n\n- [] one\n- [ x] two\n-[ ] three\n',
    [
      [
        '3:3 warning markdown/list-syntax',
        'This is no check box, and shown as text: []',
        'Write [ ] with one space',
      ],
      ['4:3 warning markdown/list-syntax', 'This is no check box, and shown as text: [ x]', 'Write [x]'],
    ],
  ],
  [
    'docs/list-nospace.md',
    '# P\n\n-one\n-two\n-three\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'This is no list, and shown as one paragraph: there is no spa',
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
        'This is no list, and shown as one paragraph: there is no spa',
        'Write 1. one',
      ],
    ],
  ],
  [
    'docs/bold-space.md',
    '# P\n\nText ** bold ** text and __ bold __.\n',
    [['3:6 warning markdown/text-mark', 'Nothing is bold here: ** has a space inside.', 'Write **bold**']],
  ],
  [
    'docs/img-gap.md',
    '# P\n\n! [a](/img/pic.png)\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'This is a link and no image: there is a space between ! and ',
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
        'This is no link, and shown as text: its address never ends.',
        'End it with ).',
      ],
    ],
  ],
  [
    'docs/link-reversed.md',
    '# P\n\n(the guide)[./guide.md]\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'This is no link, and shown as text: the brackets stand the w',
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
        'the address "htps://example.com" is not allowed here; only i',
        'allowed are http, https, mailto, tel and relative addresses;',
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
        'the address "C:\\docs\\guide.md" is not allowed here; only its',
        'allowed are http, https, mailto, tel and relative addresses:',
      ],
      [
        '3:23 error markdown/unsafe-url',
        'the address "file:///home/me/a.md" is not allowed here; only',
        'allowed are http, https, mailto, tel and relative addresses:',
      ],
    ],
  ],
  [
    'docs/anchor-space.md',
    '# P\n\n[a](#Set up)\n\n## Set up\n\nText.\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'This is no link, and shown as text: its address has a space:',
        'Write [a](#set-up): ids of headings have no spaces.',
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
        'The code block is never closed: all that follows is shown as',
        'Write ``` on a line of its own where the code ends.',
      ],
    ],
  ],
  [
    'docs/fence-indent.md',
    '# P\n\n- item\n\n  ```js\n  a\n\nText.\n',
    [
      [
        '5:3 warning markdown/unclosed-fence',
        'The code block is never closed: it ends where the box, list ',
        'Write ``` on a line of its own where the code ends.',
      ],
    ],
  ],
  [
    'docs/fence-title-nq.md',
    '# P\n\n```js title=My file.js\na\n```\n',
    [['3:7 warning markdown/code-meta', 'The title of a code block stands in quotes.', 'Write title="…".']],
  ],
  [
    'docs/fence-lines-bad.md',
    '# P\n\n```js {1-}\na\n```\n\n```js {5}\na\n```\n\n```js {a}\na\n```\n',
    [
      ['3:1 warning markdown/code-meta', "'1-' names no lines.", 'Write the lines in braces: {1,3-5}.'],
      [
        '7:1 warning markdown/code-meta',
        'The block has no line 5: it has 1.',
        'Count from 1, without the lines of the fence.',
      ],
    ],
  ],
  [
    'docs/magic-unclosed.md',
    '# P\n\n```js\n// highlight-start\na\n```\n',
    [
      [
        '3:1 warning markdown/code-meta',
        '`highlight-start` is never ended: nothing is marked.',
        'Write highlight-end in a comment below the last line.',
      ],
    ],
  ],
  [
    'docs/table-nodelim.md',
    '# P\n\n| a | b |\n| 1 | 2 |\n',
    [
      [
        '3:1 warning markdown/table-syntax',
        'This is no table, and shown as text: below the header there ',
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
        "The row has 3 cells, the header 2: '3' is not shown.",
        'Give the header as many cells, or write \\| for a bar that is',
      ],
    ],
  ],
  [
    'docs/table-pipe-code.md',
    '# P\n\n| a | b |\n|---|---|\n| `x|y` | 2 |\n',
    [
      [
        '5:9 warning markdown/table-cells-lost',
        "The row has 3 cells, the header 2: '2' is not shown.",
        'Give the header as many cells, or write \\| for a bar that is',
      ],
    ],
  ],
  [
    'docs/table-emdash.md',
    '# P\n\n| a | b |\n|—|—|\n| 1 | 2 |\n',
    [
      [
        '3:1 warning markdown/table-syntax',
        'This is no table, and shown as text: below the header there ',
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
        'This is no heading, and shown as text: there are six levels,',
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
        'This is no id of a heading, and shown as text: {#id',
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
        'Write it behind the signs, or take the line away.',
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
        'Write each on a line of its own, as in title: Home',
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
        'This is no front matter, and shown as text: it does not begi',
        'Write it between lines --- at the very beginning of the file',
      ],
    ],
  ],
  [
    'docs/fm-blank-first.md',
    '\n---\ntitle: A\n---\n\nText.\n',
    [
      [
        '2:1 warning markdown/front-matter-place',
        'This is no front matter, and shown as text: it does not begi',
        'Take the empty lines above it away.',
      ],
    ],
  ],
  [
    'docs/fm-dup.md',
    '---\ntitle: A\ntitle: B\n---\n\nText.\n',
    [
      [
        '3:1 error scan/front-matter-syntax',
        "Front matter is not valid YAML: The key 'title' stands here ",
        'Take one of the two lines away',
      ],
    ],
  ],
  [
    'docs/fm-date.md',
    '---\nlast_update:\n  date: 32.13.2024\n---\n\n# P\n\nText.\n',
    [
      [
        '3:9 error scan/front-matter-value',
        '`last_update.date`: expected a date that exists, as 2024-01-',
        'Correct the value of `date`, or take the line away',
      ],
    ],
  ],
  [
    'docs/fm-toml.md',
    '+++\ntitle = "A"\n+++\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'This is no front matter, and shown as text: it stands betwee',
        'Write it as YAML between lines ---: title: …',
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
        'Write draft: true, or take the line away',
      ],
    ],
  ],
  [
    'docs/fm-dashes.md',
    '----\ntitle: A\n----\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'This is no front matter, and shown as text: it stands betwee',
        'Write it between lines --- at the very beginning of the file',
      ],
    ],
  ],
  [
    'docs/fm-emdash.md',
    '—\ntitle: A\n—\n\nText.\n',
    [
      [
        '1:1 warning markdown/front-matter-place',
        'This is no front matter, and shown as text: it stands betwee',
        'Write it between lines --- at the very beginning of the file',
      ],
    ],
  ],
  [
    'docs/jsx-comment.md',
    '# P\n\n{/* never closed\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed-comment',
        'The comment is never closed; it is shown as text.',
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
        'This begins no comment, and is shown as text.',
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
        'The TabItem "A" stands directly in no Tabs; only its content',
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
        'Write <TabItem value="…" label="…"> and </TabItem> on lines ',
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
        'write <Tabs>: names of components begin with a capital lette',
      ],
      [
        '4:1 warning markdown/html-element',
        '<tabitem value="a" label="A"> is not allowed; its tags were ',
        'write <TabItem>: names of components begin with a capital le',
      ],
    ],
  ],
  [
    'docs/close-extra.md',
    '# P\n\nText</div>\n\n</Tabs>\n',
    [
      [
        '3:5 warning markdown/stray-end',
        '</div> closes nothing in this part of the page; it was remov',
        'take it away, or write the start tag where the element begin',
      ],
      [
        '5:1 warning markdown/stray-end',
        'The tag </Tabs> closes nothing in this part of the page.',
        'Take it away, or write the start tag where the element begin',
      ],
    ],
  ],
  [
    'docs/nbsp-marker.md',
    '# P\n\n- one\n- two\n\n## Head\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'This is no list, and shown as one paragraph: the space behin',
        'Write - one',
      ],
      [
        '6:1 warning markdown/heading-syntax',
        'This is no heading, and shown as text: the space behind ## i',
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
        'The attribute `href` stands in typographic quotes (”): they ',
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
        'This import is shown as text: it stands in a paragraph.',
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
        'This looks like an import or export statement, but is none; ',
        'A statement is complete JavaScript with an empty line behind',
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
        "The block is shown as code and not drawn: its language is 'M",
        'Write mermaid in small letters.',
      ],
    ],
  ],
  [
    'docs/math-block.md',
    '# P\n\n$$\nx = 1\n\nText.\n',
    [
      [
        '3:1 warning markdown/unclosed-fence',
        'The formula is never closed, and shown as text.',
        'Write $$ on a line of its own where it ends; a formula has n',
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
        'Write [^1] where it belongs. In html without an empty line b',
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
        'Give one of them another name, or take it away.',
      ],
    ],
  ],
  [
    'docs/merge-diff3.md',
    '# P\n\n<<<<<<< HEAD\na\n||||||| base\nb\n=======\nc\n>>>>>>> x\n',
    [
      [
        '3:1 error markdown/conflict',
        'Git left an unfinished merge here: both texts stand between ',
        'Keep the text that is right, and take the other one and the ',
      ],
    ],
  ],
  [
    'docs/docusaurus-html-admon.md',
    '# P\n\n<Admonition type="warnin" title="A">\n\nText.\n\n</Admonition>\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no admonition of the type "warnin"; it is shown lik',
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
        'The code is never closed: there is one ` alone.',
        'Write ` behind the code, or \\` for the sign.',
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
        'This is no link, and shown as text: there is a line break be',
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
        'This is no link, and shown as text: its title has one quotat',
        'Write "Title" with one at each end.',
      ],
    ],
  ],
  [
    'docs/link-bare-title.md',
    '# P\n\n[a](./guide.md title) b\n',
    [
      [
        '3:16 warning markdown/link-syntax',
        'This is no link, and shown as text: its title stands in no q',
        'Write "title" with one at each end.',
      ],
    ],
  ],
  [
    'docs/heading-id-inside.md',
    '# P\n\n## Set {#set} up\n\nText.\n',
    [
      [
        '3:8 warning markdown/heading-id',
        'This is no id of a heading, and shown as text: {#set} up',
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
        'This is no row of the table above, and shown as text: an emp',
        'Take the empty line away.',
      ],
    ],
  ],
  [
    'docs/num-apart.md',
    '# P\n\n1 . One\n2 . Two\n',
    [
      [
        '3:1 warning markdown/list-syntax',
        'This is no list, and shown as one paragraph: there is a spac',
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
        '3:5 error check/broken-link',
        "the link 'a' leads to a page that does not exist: /docs/guid",
        'did you mean /docs/guide?',
      ],
    ],
  ],
]
