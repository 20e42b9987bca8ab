// Mistakes of the first hour, made by writers and by those who set a site up: the place, the cause and the way out of each. Pages without
// an entry are right, and nothing is said of them.
import type { FURTHER_PAGES } from './further-mistakes.ts'
import type { LATER_SITES } from './later-mistakes.ts'

/** The same as in `FURTHER_PAGES`. */
export const FIRST_HOUR_PAGES: typeof FURTHER_PAGES = [
  [
    'docs/fm-cut.md',
    '---\ntitle: C # for all\ndescription: "A # b" # fine\nkeywords:\n  - C # x\n  - b\nsidebar_position: 1 # fine\nslug: /cut # fine\n---\n\nText.\n',
    [
      [
        '2:8 warning scan/cut-text',
        "`title` is only 'C': the rest of the line, '# for all', is a",
        'Write title: "C # for all", or put the comment on its own li',
      ],
      [
        '5:5 warning scan/cut-text',
        "`keywords[0]` is only 'C': the rest of the line, '# x', is a",
        'Write - "C # x", or put the comment on its own line',
      ],
    ],
  ],
  [
    'docs/fm-hash.md',
    '---\ntitle: #1 in print\n---\n\n# P\n\nText.\n',
    [
      [
        '2:8 error scan/front-matter-value',
        '`title`: expected text, found nothing',
        'Write title: "#1 in print": # after a space begins a comment',
      ],
    ],
  ],
  [
    'docs/ms-include.md',
    '# P\n\n[!INCLUDE [note](./_note.md)]\n\nText.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
    ],
  ],
  [
    'docs/ms-include3.md',
    '# P\n\n[!include[](./_note.md)]\n\nText.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
    ],
  ],
  [
    'docs/ms-code2.md',
    '# P\n\n[!code-csharp[](~/samples/Program.cs?name=snippet1)]\n\nText.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
    ],
  ],
  [
    'docs/ms-video.md',
    '# P\n\n> [!VIDEO https://www.youtube.com/embed/x]\n\nText.\n',
    [
      [
        '3:3 warning markdown/foreign-syntax',
        'This video uses the syntax of another program and is shown a',
        'Write :::video{src="…"} with the https:// URL of the player;',
      ],
    ],
  ],
  [
    'docs/ms-triple.md',
    '# P\n\n:::image type="content" source="./pic.png" alt-text="A":::\n\n:::code language="cs" source="./a.cs":::\n\n:::row:::\n\n:::column:::\nA\n:::column-end:::\n\n:::row-end:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no directive named "image"; its lines are shown as ',
        'Write ![text](./file.png).',
      ],
      [
        '5:1 warning markdown/unknown-directive',
        'There is no directive named "code"; its lines are shown as p',
        'Write ``` with the language before the code and ``` after it',
      ],
      [
        '7:1 warning markdown/unknown-directive',
        'There is no directive named "row"; its lines are shown as pl',
        'Write :::columns with a :::column for each column.',
      ],
      [
        '9:1 warning markdown/unknown-directive',
        'Not a directive, shown as plain text: there are colons after',
        'Write :::column, and ::: on its own line where the block end',
      ],
      [
        '13:1 warning markdown/unknown-directive',
        'There is no directive named "row-end"; its lines are shown a',
        'Write ::: on its own line, without a name, to close a direct',
      ],
    ],
  ],
  [
    'docs/ms-zone.md',
    '# P\n\n::: zone pivot="a"\n\nText.\n\n::: zone-end\n\n::: moniker range=">= 1"\n\nText\n\n::: moniker-end\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no directive named "zone"; its lines are shown as p',
        'Write <Tabs> with a <TabItem> for each variant.',
      ],
      [
        '7:1 warning markdown/unknown-directive',
        'There is no directive named "zone-end"; its lines are shown ',
        'Write ::: on its own line, without a name, to close a direct',
      ],
      [
        '9:1 warning markdown/unknown-directive',
        'There is no directive named "moniker"; its lines are shown a',
        'Write <Tabs> with a <TabItem> for each variant, or create ve',
      ],
      [
        '13:1 warning markdown/unknown-directive',
        'There is no directive named "moniker-end"; its lines are sho',
        'Write ::: on its own line, without a name, to close a direct',
      ],
    ],
  ],
  [
    'docs/gl-include.md',
    '# P\n\n::include{file=./_note.md}\n\nText.\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'Not a directive, shown as plain text: directives with two co',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
    ],
  ],
  [
    'docs/adoc-include.md',
    '# P\n\ninclude::./_note.md[]\n\nText.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
    ],
  ],
  [
    'docs/mk-include2.md',
    '# P\n\n{% include "./_note.md" %}\n\n{! ./_note.md !}\n\n{{#include ./_note.md}}\n\nText.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
      [
        '7:1 warning markdown/foreign-syntax',
        'This template tag uses the syntax of another program and is ',
        'Write it in Markdown: :::note for a note, <Tabs> for tabs, `',
      ],
    ],
  ],
  [
    'docs/azure-link.md',
    '# P\n\n[!INCLUDE [see [the guide](./guide.md)](./_note.md)]\n\n:::include ./_note.md with [x](./nope.md)\n\nText.\n',
    [
      [
        '3:1 warning markdown/foreign-syntax',
        'This include uses the syntax of another program and is shown',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
      [
        '5:1 warning markdown/unknown-directive',
        'There is no directive named "include"; its lines are shown a',
        'Include files with `import Part from "./_part.md"` and <Part',
      ],
      [
        '5:32 error check/broken-link',
        "the link 'x' leads to a Markdown file that is not a page of ",
        'correct the URL, create the page, or remove the link',
      ],
    ],
  ],
  [
    'docs/import-noext.md',
    "import Note from './_note'\n\n# P\n\n<Note />\n",
    [
      [
        '1:1 warning theme/missing-module',
        'There is no component docs/_note; to import docs/_note.md, a',
        'End the path with _note.md',
      ],
    ],
  ],
  [
    'docs/import-noext3.md',
    "import Note from './_nope'\n\n# P\n\n<Note />\n",
    [
      [
        '1:1 warning theme/missing-module',
        'Components are imported from a file that does not exist: doc',
        'Looked for docs/_nope with the extensions .tsx, .ts, .jsx, .',
      ],
    ],
  ],
  [
    'docs/fm-pos-quoted.md',
    '---\nsidebar_position: "2nd"\n---\n\n# P\n\nText.\n',
    [
      [
        '2:19 error scan/front-matter-value',
        "`sidebar_position`: expected a number, found '2nd'",
        'Write sidebar_position: 1, or another number, without quotes',
      ],
    ],
  ],
  [
    'docs/fm-tag-obj.md',
    '---\ntags:\n  - label: X\n---\n\n# P\n\nText.\n',
    [
      [
        '3:5 error scan/front-matter-value',
        '`tags[0]`: expected a tag: text, or an object with `label` a',
        'Write the tag as text, or with both keys: { label: …, permal',
      ],
    ],
  ],
  [
    'docs/fm-tag-hash.md',
    '---\ntags: [#one, two]\n---\n\n# P\n\nText.\n',
    [
      [
        '2:8 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Comments must be separated f',
        'Write "#one" in quotes, or remove the #, which begins a comm',
      ],
    ],
  ],
  [
    'docs/fm-image.md',
    '---\nimage: img/nope.png\n---\n\n# P\n\nText.\n',
    [
      [
        '2:8 error check/broken-front-matter-link',
        'the image img/nope.png does not exist',
        'write a path in a static folder (/img/share.png) or a path r',
      ],
    ],
  ],
  [
    'docs/fm-redirect.md',
    '---\nredirect_from: old\n---\n\n# P\n\nText.\n',
    [
      [
        '2:1 warning scan/unknown-front-matter-key',
        'Unknown front matter key `redirect_from`',
        'Write the old URLs into `redirects` in the configuration',
      ],
    ],
  ],
  [
    'docs/fm-edit.md',
    '---\ncustom_edit_url: edit here\n---\n\n# P\n\nText.\n',
    [
      [
        '2:18 error scan/front-matter-value',
        '`custom_edit_url`: expected a URL with `https://`, or null f',
        'Correct the value of `custom_edit_url`, or remove the line',
      ],
    ],
  ],
  [
    'docs/fm-empty-key.md',
    '---\ntitle:\n---\n\nText.\n',
    [
      [
        '2:7 error scan/front-matter-value',
        '`title`: expected text, found nothing',
        'Correct the value of `title`, or remove the line',
      ],
    ],
  ],
  [
    'docs/fm-desc-multi.md',
    '---\ndescription: one\ntwo\n---\n\n# P\n\nText.\n',
    [
      [
        '3:1 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Implicit map keys need to be',
        'Put two spaces before this line, so that it belongs to `desc',
      ],
    ],
  ],
  [
    'docs/fm-keywords-str.md',
    '---\nkeywords: a, b\n---\n\n# P\n\nText.\n',
    [
      [
        '2:11 error scan/front-matter-value',
        "`keywords`: expected a list, found 'a, b'",
        'Write keywords: [a, b]',
      ],
    ],
  ],
  [
    'docs/fm-hide-str.md',
    '---\nhide_title: "no"\n---\n\n# P\n\nText.\n',
    [
      [
        '2:13 error scan/front-matter-value',
        "`hide_title`: expected true or false, found 'no'",
        'Write hide_title: true, or remove the line',
      ],
    ],
  ],
  [
    'docs/fm-two.md',
    '---\ntitle: A\n---\n---\ndescription: B\n---\n\nText.\n',
    [
      [
        '4:1 warning markdown/front-matter-place',
        'Not front matter, shown as plain text: the file already has ',
        'Move its lines into the first block, or remove it.',
      ],
    ],
  ],
  [
    'docs/fm-four-dashes.md',
    '---\ntitle: A\n----\n\nText.\n',
    [
      [
        '1:1 error scan/front-matter-unclosed',
        'Front matter is opened with `---` but never closed',
        'Write `---` on line 3, where it should end; if the file begi',
      ],
    ],
  ],
  [
    'docs/fm-dots.md',
    '---\ntitle: A\n...\n\nText.\n',
    [
      [
        '1:1 error scan/front-matter-unclosed',
        'Front matter is opened with `---` but never closed',
        'Write `---` on line 3, where it should end; if the file begi',
      ],
    ],
  ],
  [
    'docs/fm-last-update.md',
    '---\nlast_update: 2024-01-01\n---\n\n# P\n\nText.\n',
    [
      [
        '2:14 error scan/front-matter-value',
        '`last_update`: expected an object with `author`, `date` or b',
        'Write last_update: { date: 2024-01-01 }',
      ],
    ],
  ],
  [
    'docs/fm-html-comment.md',
    '<!-- lint off -->\n---\ntitle: A\n---\n\nText.\n',
    [
      [
        '2:1 warning markdown/front-matter-place',
        'Not front matter, shown as plain text: it does not begin on ',
        'Write it between --- lines at the very beginning of the file',
      ],
    ],
  ],
  [
    'docs/fm-nested-quote.md',
    "---\ntitle: 'It's here'\n---\n\nText.\n",
    [
      [
        '2:12 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Unexpected scalar at node en',
        'Write title: "It\'s here"',
      ],
    ],
  ],
  [
    'docs/fm-backslash.md',
    '---\ntitle: "C:\\new"\n---\n\nText.\n',
    [
      [
        '2:8 error scan/front-matter-value',
        "`title`: expected text on one line, found 'C:\new'",
        "Write title: '…' in single quotes: in double quotes, \\n and ",
      ],
    ],
  ],
  [
    'docs/fm-brackets.md',
    '---\ntitle: [Beta] Page\n---\n\nText.\n',
    [
      [
        '2:15 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Unexpected scalar at node en',
        'Write title: "[Beta] Page"',
      ],
    ],
  ],
  [
    'docs/fm-star.md',
    '---\ntitle: *Bold* title\n---\n\nText.\n',
    [
      [
        '2:15 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Unexpected scalar at node en',
        'Write title: "*Bold* title": text without quotes cannot begi',
      ],
    ],
  ],
  [
    'docs/fm-pipe.md',
    '---\ndescription: |\ntext\n---\n\n# P\n\nText.\n',
    [
      [
        '3:1 error scan/front-matter-syntax',
        'Front matter is not valid YAML: Implicit map keys need to be',
        'Put two spaces before this line, so that it belongs to `desc',
      ],
    ],
  ],
  [
    'docs/l-html.md',
    '# P\n\n[a](./guide.html#setup)\n',
    [
      [
        '3:5 warning check/non-canonical-link',
        "the link 'a' differs from the URL of the page: /docs/guide",
        'write ./guide',
      ],
    ],
  ],
  [
    'docs/l-encoded.md',
    '# P\n\n[a](./with%2520space.md)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a Markdown file that is not a page of ",
        'did you mean ./with space.md?',
      ],
    ],
  ],
  [
    'docs/l-double-slash.md',
    '# P\n\n[a](docs//guide.md) [b](//guide)\n',
    [
      [
        '3:25 error check/broken-link',
        "the link 'b' has a URL without a valid host: //guide",
        'write /guide, with one slash',
      ],
    ],
  ],
  [
    'docs/l-above.md',
    '# P\n\n[a](../../../guide.md)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads outside the site folder: ../../../guide.m",
        'correct the URL, create the page, or remove the link',
      ],
    ],
  ],
  [
    'docs/l-two-hash.md',
    '# P\n\n[a](./guide.md#setup#more) [b](./guide.md##setup)\n',
    [
      [
        '3:15 error check/broken-anchor',
        "the link 'a' leads to #setup#more, which /docs/guide does no",
        'the page has #setup',
      ],
      [
        '3:42 error check/broken-anchor',
        "the link 'b' leads to ##setup, which /docs/guide does not ha",
        'did you mean #setup?',
      ],
    ],
  ],
  [
    'docs/l-paren.md',
    '# P\n\n[a](https://en.wikipedia.org/wiki/A_(b) and more\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'Not a link, shown as plain text: its URL has no closing ).',
        'Write ) after the URL.',
      ],
    ],
  ],
  [
    'docs/l-paren2.md',
    '# P\n\n[a](./a(b).md)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a Markdown file that is not a page of ",
        'correct the URL, create the page, or remove the link',
      ],
    ],
  ],
  [
    'docs/l-angle.md',
    '# P\n\n<./guide.md> and <guide.md>\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'Not a link, shown as plain text: angle brackets only work ar',
        'Write [text](./guide.md)',
      ],
      [
        '3:18 warning markdown/link-syntax',
        'Not a link, shown as plain text: angle brackets only work ar',
        'Write [text](guide.md)',
      ],
    ],
  ],
  [
    'docs/l-source.md',
    '# P\n\n[a](../src/index.ts) [b](../package.json) [c](../site.config.ts)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' leads to a file that does not exist: /src/index",
        'correct the path; a file must be in a static folder, or next',
      ],
      [
        '3:26 error check/broken-link',
        "the link 'b' leads to a file that does not exist: /package.j",
        'correct the path; a file must be in a static folder, or next',
      ],
    ],
  ],
  [
    'docs/l-tel.md',
    '# P\n\n[a](tel:+7 999 000) [b](skype:me) [c](ftp://x.example.com/a)\n',
    [
      [
        '3:21 warning markdown/unsafe-url',
        'the URL "skype:me" is not allowed here; only its text is kep',
        'allowed: http, https, mailto, tel and relative URLs; to allo',
      ],
      [
        '3:35 warning markdown/unsafe-url',
        'the URL "ftp://x.example.com/a" is not allowed here; only it',
        'allowed: http, https, mailto, tel and relative URLs; to allo',
      ],
    ],
  ],
  [
    'docs/l-http-space.md',
    '# P\n\n[a](https://example.com/a b) <https://example.com/a b>\n',
    [
      [
        '3:27 warning markdown/link-syntax',
        'Not a link, shown as plain text: its title is not in quotati',
        'Write "b" with a quotation mark at each end, or %20 if the s',
      ],
    ],
  ],
  [
    'docs/l-http-port.md',
    '# P\n\n[a](https://example.com:99999/x) [b](https:///x) [c](http//example.com)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' has a URL without a valid host: https://example",
        'write a port of at most 65535, or none',
      ],
      [
        '3:38 error check/broken-link',
        "the link 'b' has a URL without a valid host: https:///x",
        'write https://x',
      ],
      [
        '3:54 error check/broken-link',
        "the link 'c' leads to a file that does not exist: /docs/http",
        'write http://example.com',
      ],
    ],
  ],
  [
    'docs/l-https-one.md',
    '# P\n\n[a](https:/example.com) [b](https//example.com) [c](htps://example.com)\n',
    [
      [
        '3:5 error check/broken-link',
        "the link 'a' has a URL without a valid host: https:/example.",
        'write https://example.com',
      ],
      [
        '3:29 error check/broken-link',
        "the link 'b' leads to a file that does not exist: /docs/http",
        'write https://example.com',
      ],
      [
        '3:49 error markdown/unsafe-url',
        'the URL "htps://example.com" is not allowed here; only its t',
        'allowed: http, https, mailto, tel and relative URLs; did you',
      ],
    ],
  ],
  [
    'docs/i-tiff.md',
    '# P\n\n![a](./x.tiff) ![b](./x.psd)\n',
    [
      [
        '3:6 error check/missing-image',
        'the image does not exist: ./x.tiff',
        'relative paths start at the folder of the page, absolute pat',
      ],
      [
        '3:21 error check/missing-image',
        'the image does not exist: ./x.psd',
        'relative paths start at the folder of the page, absolute pat',
      ],
    ],
  ],
  [
    'docs/i-title.md',
    '# P\n\n![a](/img/pic.png title)\n',
    [
      [
        '3:19 warning markdown/link-syntax',
        'Not an image, shown as plain text: its title is not in quota',
        'Write "title" with a quotation mark at each end.',
      ],
    ],
  ],
  [
    'docs/i-gdrive.md',
    '# P\n\n![a](file:///home/me/a.png) ![b](~/a.png) ![c](C:/a.png)\n',
    [
      [
        '3:1 error markdown/unsafe-url',
        'the URL "file:///home/me/a.png" is not allowed here; only it',
        'allowed: http, https and relative URLs',
      ],
      [
        '3:34 error check/missing-image',
        'the image does not exist: ~/a.png',
        'relative paths start at the folder of the page, absolute pat',
      ],
      [
        '3:43 error markdown/unsafe-url',
        'the URL "C:/a.png" is not allowed here; only its text is kep',
        'allowed: http, https and relative URLs',
      ],
    ],
  ],
  [
    'docs/i-github.md',
    '# P\n\n![a](https://github.com/o/r/blob/main/a.png)\n',
    [
      [
        '3:1 warning markdown/link-syntax',
        'The image is not shown: its URL is a page about the file, no',
        'Write https://github.com/o/r/raw/main/a.png, or put the file',
      ],
    ],
  ],
  [
    'docs/i-zero.md',
    '# P\n\n![a](/img/zero.png) ![b](/img/text.png)\n',
    [
      [
        '3:6 error check/missing-image',
        'static/img/zero.png: the file is empty',
        'export the file again, in the format of its extension',
      ],
      [
        '3:26 error check/missing-image',
        'static/img/text.png: the file is not a readable png image',
        'export the file again, in the format of its extension',
      ],
    ],
  ],
  [
    'docs/i-picture.md',
    '# P\n\n<picture><source srcset="/img/nope.webp" /><img src="/img/pic.png" alt="a" /></picture> <video src="/nope.mp4"></video> <audio src="nope.mp3" /> <embed src="a.swf">\n',
    [
      [
        '3:26 error check/missing-image',
        'the file in `srcset` does not exist: /img/nope.webp',
        'relative paths start at the folder of the page, absolute pat',
      ],
      [
        '3:101 error check/missing-image',
        'the file in `src` does not exist: /nope.mp4',
        'relative paths start at the folder of the page, absolute pat',
      ],
      [
        '3:133 error check/missing-image',
        'the file in `src` does not exist: nope.mp3',
        'relative paths start at the folder of the page, absolute pat',
      ],
      [
        '3:146 warning markdown/html-element',
        '<embed> is not allowed; it was removed with its content',
        "add 'embed' to markdown.html to allow it",
      ],
    ],
  ],
  [
    'docs/t-align.md',
    '# P\n\n| a | b |\n|:--:|:--|--:|\n| a | b |\n',
    [
      [
        '4:1 warning markdown/table-syntax',
        'Not a table, shown as plain text: the header row has 2 cells',
        'Write | --- | --- |',
      ],
    ],
  ],
  [
    'docs/t-blank-rows.md',
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
    'docs/t-caption.md',
    '# P\n\n| a | b |\n|---|---|\n| 1 | 2 |\n: Caption\n',
    [
      [
        '6:1 warning markdown/table-syntax',
        "This text became a row of the table above: ': Caption'",
        'Leave an empty line between the table and the text.',
      ],
    ],
  ],
  [
    'docs/f-title-colon.md',
    '# P\n\n```js:file.js\na\n```\n',
    [
      [
        '3:4 warning check/unknown-language',
        "the code language 'js:file.js' is unknown; such blocks are s",
        'write only js; options follow after a space, as in: js title',
      ],
    ],
  ],
  [
    'docs/f-lang-dot.md',
    '# P\n\n```.js\na\n```\n\n```{js}\na\n```\n',
    [
      [
        '3:4 warning check/unknown-language',
        "the code language '.js' is unknown; such blocks are shown as",
        'write js, without the character before it',
      ],
      [
        '7:1 warning markdown/code-meta',
        'The code block has no language: {js} is syntax of another pr',
        'Write ```js',
      ],
    ],
  ],
  [
    'docs/f-lines-range.md',
    '# P\n\n```js {3-1}\na\nb\n```\n\n```js {9}\na\n```\n',
    [
      [
        '3:1 warning markdown/code-meta',
        "'3-1' is not a range of lines: it ends before it begins.",
        'Write {1-3}.',
      ],
      [
        '8:1 warning markdown/code-meta',
        'The code block has no line 9: its last line is 1.',
        'Count from 1, without the fence lines.',
      ],
    ],
  ],
  [
    'docs/f-one-line.md',
    '# P\n\n```js const a = 1 ```\n',
    [
      [
        '3:1 warning markdown/text-mark',
        "Not a code block: it is on a single line, and 'js' is shown ",
        'Write ```js and ``` on separate lines.',
      ],
    ],
  ],
  [
    'docs/f-close-lang.md',
    '# P\n\n```js\na\n```js\n\nText\n',
    [
      [
        '3:1 warning markdown/unclosed-fence',
        'The code block is never closed: everything after it is shown',
        'Write ``` on its own line where the code ends.',
      ],
    ],
  ],
  [
    'docs/f-linenums.md',
    '# P\n\n```js numberLines="1"\na\n```\n\n```js showLineNumber\na\n```\n\n```js showLineNumbers="x"\na\n```\n',
    [
      [
        '3:7 warning markdown/code-meta',
        '\'numberLines="1"\' has no effect on a code block.',
        'Write showLineNumbers.',
      ],
      [
        '7:7 warning markdown/code-meta',
        "'showLineNumber' has no effect on a code block.",
        'Did you mean showLineNumbers?',
      ],
    ],
  ],
  [
    'docs/f-mixed.md',
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
    'docs/f-backslash.md',
    '# P\n\n\\`\\`\\`js\na\n\\`\\`\\`\n',
    [
      [
        '3:1 warning markdown/text-mark',
        'Not a code block, shown as plain text: there are backslashes',
        'Write ``` on the lines before and after the code.',
      ],
    ],
  ],
  [
    'docs/d-one-line.md',
    '# P\n\n:::note Text :::\n',
    [
      [
        '3:1 warning markdown/unclosed',
        ':::note is never closed: ::: is missing.',
        'Write ::: on its own line where the block ends.',
      ],
    ],
  ],
  [
    'docs/d-indented.md',
    '# P\n\n    :::note\n    T\n    :::\n',
    [
      [
        '3:1 warning markdown/text-mark',
        'The directive :::note is shown as code: it is indented by fo',
        'Remove the spaces before it; in a list, align it with the te',
      ],
    ],
  ],
  [
    'docs/d-four.md',
    '# P\n\n::::note\n\nT\n\n:::\n',
    [
      [
        '3:1 warning markdown/unclosed',
        '::::note is never closed: :::: is missing.',
        'Write :::: on its own line where the block ends.',
      ],
    ],
  ],
  [
    'docs/d-caps.md',
    '# P\n\n:::NOTE\n\nT\n\n:::\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no directive named "NOTE"; its content is shown wit',
        'Did you mean :::note?',
      ],
    ],
  ],
  [
    'docs/d-alert-one.md',
    '# P\n\n> [!NOTE] Text at once\n',
    [
      [
        '3:3 warning markdown/foreign-syntax',
        'Not an alert, shown as a quote: the first line may contain o',
        'Write the text on the next line, after >; for a title, write',
      ],
    ],
  ],
  [
    'docs/d-alert-nospace.md',
    '# P\n\n>[!WARN]\n>Text\n',
    [
      [
        '3:2 warning markdown/foreign-syntax',
        'There is no alert [!WARN]; it is shown as a quote.',
        'Did you mean [!WARNING]?',
      ],
    ],
  ],
  [
    'docs/d-jsx.md',
    '# P\n\n<Admonition type="nope" title="A">\n\nT\n\n</Admonition>\n',
    [
      [
        '3:1 warning markdown/unknown-directive',
        'There is no admonition type "nope"; it is shown as info.',
        'Did you mean type="note"?',
      ],
    ],
  ],
  [
    'docs/d-tabitem.md',
    '# P\n\n<TabItem value="a" label="A">\n\nx\n\n</TabItem>\n',
    [
      [
        '3:1 warning markdown/tabs',
        'The TabItem "A" is not directly inside Tabs; only its conten',
        'Put <Tabs> and </Tabs> around the items, with nothing betwee',
      ],
    ],
  ],
  [
    'docs/d-details-attr.md',
    '# P\n\n<details open="false"><summary>A</summary>T</details>\n\n<Details>\n\nT\n\n</Details>\n',
    [
      [
        '3:10 warning markdown/html-attribute',
        'open="false" turns the attribute on: its value is ignored.',
        'Remove `open`.',
      ],
      [
        '5:1 warning markdown/details-summary',
        'The collapsible block has no summary: readers see only a gen',
        'Write <summary>…</summary> as the first line of the block.',
      ],
    ],
  ],
  ['docs/right-fm-title-both.md', '---\ntitle: One\n---\n\n# Another\n\nText.\n', []],
  ['docs/right-l-hash-only.md', '# P\n\n[a](#) [b](#top) [c](# )\n', []],
  ['docs/right-l-bare.md', '# P\n\nSee ./guide.md or docs/guide.md#setup.\n', []],
  ['docs/right-l-code.md', '# P\n\n`[a](./nope.md)` and [`code](./guide.md)`\n', []],
  ['docs/right-l-anchor-a.md', '# P\n\n<a name="x"></a>\n\n[a](#x) [b](#y)\n\n<a id=y></a>\n', []],
  [
    'docs/right-i-figure.md',
    '# P\n\n<figure>\n![a](/img/pic.png)\n<figcaption>A</figcaption>\n</figure>\n',
    [],
  ],
  ['docs/right-t-escaped.md', '# P\n\n| a | b |\n|---|---|\n| a \\| b | c |\n', []],
  ['docs/right-t-header-only.md', '# P\n\n| a | b |\n|---|---|\n\nText.\n', []],
  ['docs/right-f-lang-upper.md', '# P\n\n```JSON\n{}\n```\n\n```Bash\nls\n```\n', []],
  ['docs/right-f-shell-prompt.md', '# P\n\n```\n$ npm i\n```\n', []],
  ['docs/right-d-title-md.md', '# P\n\n:::note **Bold** title\n\nT\n\n:::\n', []],
  ['docs/right-d-inside-list.md', '# P\n\n- a\n\n:::note\n  T\n  :::\n', []],
  ['docs/right-d-bold-note.md', '# P\n\n> **Note:** text\n\n**Warning!** text\n', []],
  [
    'docs/right-one-line.md',
    '# P\n\nUse ```js a``` here, and:\n\n```plain words here```\n\n<video src="/img/v.mp4" controls="controls"></video> <https://example.com:8080/a>\n\n`<guide.md>` and \\<guide.md>\n',
    [],
  ],
]

/** Sites with one mistake each; beside their files there is the page docs/a.md. */
export const FIRST_HOUR_SITES: typeof LATER_SITES = [
  {
    name: 'remarkPlugins: [7]',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, \n  markdown: {\n    remarkPlugins: [7],\n  },\n }\n",
    },
    expected: [
      [
        'site.config.ts:3:21 error config/wrong-value',
        'markdown.remarkPlugins[0]: expected a plugin or [plugin, opt',
        "write remarkPlugins: [emoji], and import emoji from 'remark-",
      ],
    ],
  },
  {
    name: 'remarkPlugins: [undefined]',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, \n  markdown: {\n    remarkPlugins: [undefined],\n  },\n }\n",
    },
    expected: [
      [
        'site.config.ts:3:21 error config/wrong-value',
        'markdown.remarkPlugins[0]: expected a plugin or [plugin, opt',
        'this value is undefined: check that the package exports this',
      ],
    ],
  },
  {
    name: 'remarkPlugins: [[7]]',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, \n  markdown: {\n    remarkPlugins: [[7]],\n  },\n }\n",
    },
    expected: [
      [
        'site.config.ts:3:21 error config/wrong-value',
        'markdown.remarkPlugins[0]: expected a plugin or [plugin, opt',
        "write remarkPlugins: [emoji], and import emoji from 'remark-",
      ],
    ],
  },
  {
    name: 'remarkPlugins: [{}]',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, \n  markdown: {\n    remarkPlugins: [{}],\n  },\n }\n",
    },
    expected: [
      [
        'site.config.ts:3:21 error config/wrong-value',
        'markdown.remarkPlugins[0]: expected a plugin or [plugin, opt',
        "write remarkPlugins: [emoji], and import emoji from 'remark-",
      ],
    ],
  },
  {
    name: 'plugins not a list',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, markdown: { rehypePlugins: () => () => {} } }\n",
    },
    expected: [
      [
        'site.config.ts:1:137 error config/wrong-type',
        'markdown.rehypePlugins: expected a list, found a function',
        "write rehypePlugins: [links], and import links from 'rehype-",
      ],
    ],
  },
  {
    name: 'import * as',
    files: {
      'site.config.ts':
        "import * as p from './p.mjs'\nexport default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, markdown: { rehypePlugins: [p] } }\n",
      'p.mjs': 'export default () => () => {}\n',
    },
    expected: [
      [
        'site.config.ts:2:153 error config/wrong-value',
        'markdown.rehypePlugins[0]: expected a plugin or [plugin, opt',
        "import the plugin itself: `import name from '…'`, without `*",
      ],
    ],
  },
  {
    name: 'called plugin undefined',
    files: {
      'site.config.ts':
        "import p from './p.mjs'\nexport default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, markdown: { rehypePlugins: [p()] } }\n",
      'p.mjs': 'export default () => {}\n',
    },
    expected: [
      [
        'site.config.ts:2:153 error config/wrong-value',
        'markdown.rehypePlugins[0]: expected a plugin or [plugin, opt',
        'this value is undefined: check that the package exports this',
      ],
    ],
  },
  {
    name: 'handler no function',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, markdown: { remarkRehypeOptions: { handlers: { x: 3 } } } }\n",
    },
    expected: [
      [
        'site.config.ts:1:172 error config/wrong-value',
        'markdown.remarkRehypeOptions.handlers.x: expected a function',
        'write a function that turns a node into HTML: (state, node) ',
      ],
    ],
  },
  {
    name: 'a comment behind the label of a category',
    files: { 'docs/g/_category_.yml': 'label: C # for all\n', 'docs/g/b.md': '# B\n\nText.\n' },
    expected: [
      [
        'docs/g/_category_.yml:1:8 warning scan/cut-text',
        "`label` is only 'C': the rest of the line, '# for all', is a",
        'Write label: "C # for all", or put the comment on its own li',
      ],
    ],
  },
  {
    name: 'sidebar, string not list',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: 'a' }\n",
    },
    expected: [
      [
        'sidebars.ts:1:1 error site/bad-sidebar-item',
        "the items of 'main' must be a list or the shorthand { 'Label",
        "write items: ['a', 'b'], with the ids of pages",
      ],
    ],
  },
  {
    name: 'sidebar, link without href',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: ['a', { type: 'link', label: 'X' }] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:54 error site/bad-sidebar-item',
        "an item of type 'link' needs `href`",
        "add href: '…'",
      ],
    ],
  },
  {
    name: 'sidebar, to instead of href',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: ['a', { type: 'link', label: 'X', to: '/docs/a' }] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:54 error site/bad-sidebar-item',
        "`to` is not a key of an item of type 'link'",
        "did you mean 'href'? known keys: autoAddBaseUrl, className, ",
      ],
    ],
  },
  {
    name: 'sidebar, doc without id',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: [{ type: 'doc', label: 'X' }] }\n",
    },
    expected: [
      ['sidebars.ts:1:48 error site/bad-sidebar-item', "an item of type 'doc' needs `id`", "add id: '…'"],
    ],
  },
  {
    name: 'sidebar, empty category',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: ['a', { type: 'category', label: 'X', items: [] }] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:1 error site/bad-sidebar-item',
        "the category 'X' has neither items nor a `link`",
        "add items: ['a'], or remove it",
      ],
    ],
  },
  {
    name: 'sidebar, undefined item',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "const x = []\nexport default { main: ['a', x[0]] }\n",
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
    name: 'sidebar, nested array',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: ['a', ['b']] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:1 error site/bad-sidebar-item',
        'a sidebar item must be a doc id or an object, found a list',
        "write the id of a page, as in 'intro', or { type: 'category'",
      ],
    ],
  },
  {
    name: 'sidebar, throws',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': 'export default { main: nope }\n',
    },
    expected: [
      [
        'sidebars.ts:1:24 error config/exception',
        'ReferenceError: nope is not defined',
        'correct this line: the code of this file is a module that ru',
      ],
    ],
  },
  {
    name: 'sidebar, case',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { sidebarPath: './sidebars.ts' } }\n",
      'sidebars.ts': "export default { main: ['A'] }\n",
    },
    expected: [
      [
        'sidebars.ts:1:26 error site/unknown-doc',
        "Couldn't find any doc with id 'A', used in sidebar 'main'. A",
        "did you mean 'a'?",
      ],
    ],
  },
  {
    name: 'category, position text',
    files: { 'docs/g/_category_.json': '{ "position": "first" }', 'docs/g/b.md': '# B\n\nText.\n' },
    expected: [
      [
        'docs/g/_category_.json:1:15 error scan/category-file',
        "`position`: expected a number, found 'first'",
        'Write position: 1, or another number, without quotes or word',
      ],
    ],
  },
  {
    name: 'category, collapsed text',
    files: { 'docs/g/_category_.yml': 'collapsed: yes\n', 'docs/g/b.md': '# B\n\nText.\n' },
    expected: [
      [
        'docs/g/_category_.yml:1:12 error scan/category-file',
        "`collapsed`: expected true or false, found 'yes'",
        'Write collapsed: true, or remove the line',
      ],
    ],
  },
  {
    name: 'category, link doc missing',
    files: { 'docs/g/_category_.yml': 'link: { type: doc, id: nope }\n', 'docs/g/b.md': '# B\n\nText.\n' },
    expected: [
      [
        'docs/g/_category_.yml:1:24 error site/unknown-doc',
        "Couldn't find any doc with id 'nope', used in the category '",
        'an id is the path of the file in the docs folder without fil',
      ],
    ],
  },
  {
    name: 'tags, list',
    files: { 'docs/tags.yml': '- one\n- two\n' },
    expected: [
      [
        'docs/tags.yml:1:1 error scan/tags-file',
        '`tags`: expected an object with a key for each tag, found a ',
        'Write each tag as a key: its name, a colon and its definitio',
      ],
    ],
  },
  {
    name: 'tags, text',
    files: { 'docs/tags.yml': 'one: One\n' },
    expected: [
      [
        'docs/tags.yml:1:1 warning check/unused-tag',
        "no page has the tag 'one'",
        'remove it, or add it to a page',
      ],
      [
        'docs/tags.yml:1:6 error scan/tags-file',
        "`one`: expected an object, found 'One'",
        'Write its keys on the lines below, for example label: One',
      ],
    ],
  },
  {
    name: 'tags, same permalink',
    files: {
      'docs/tags.yml': 'one:\n  permalink: /x\ntwo:\n  permalink: /x\n',
      'docs/b.md': '---\ntags: [one, two]\n---\n\n# B\n\nText.\n',
    },
    expected: [
      [
        'docs/tags.yml:3:1 error site/duplicate-tag',
        "The tags 'one' and 'two' have the same address: /x",
        'give one of them another `permalink`',
      ],
    ],
  },
  {
    name: 'redirect, loop',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, redirects: [{ from: '/a', to: '/b' }, { from: '/b', to: '/a' }] }\n",
    },
    expected: [
      [
        'site.config.ts:1:146 error check/redirect',
        'the redirect from /a to /b leads back to itself',
        'redirect it to a page',
      ],
      [
        'site.config.ts:1:156 error check/redirect',
        'the redirect from /b to /a leads back to itself',
        'redirect it to a page',
      ],
    ],
  },
  {
    name: 'redirect, from page',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, redirects: [{ from: '/docs/a', to: '/' }] }\n",
    },
    expected: [
      [
        'site.config.ts:1:146 error check/redirect',
        'the redirect from /docs/a to / is not published: the old URL',
        'remove the redirect, or move the page',
      ],
    ],
  },
  {
    name: 'redirect, no slash',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, redirects: [{ from: 'a', to: '/docs/a' }] }\n",
    },
    expected: [
      [
        'site.config.ts:1:139 error config/wrong-value',
        'redirects[0].from: expected a path that begins with `/`, fou',
        'write it below the base URL, without the host',
      ],
    ],
  },
  {
    name: 'redirect, to anchor missing',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, redirects: [{ from: '/x', to: '/docs/a#nope' }] }\n",
    },
    expected: [
      [
        'site.config.ts:1:156 error check/redirect',
        'the redirect from /x leads to #nope, which /docs/a does not ',
        'the page has no ids: use the URL of the page itself, or give',
      ],
    ],
  },
  {
    name: 'redirect, twice',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, redirects: [{ from: '/x', to: '/docs/a' }, { from: '/x', to: '/' }] }\n",
    },
    expected: [
      [
        'site.config.ts:1:146 error check/redirect',
        'the redirect from /x to / is not published: another redirect',
        'keep only one of them',
      ],
    ],
  },
  {
    name: 'redirect, object map',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, redirects: { '/x': '/docs/a' } }\n",
    },
    expected: [
      [
        'site.config.ts:1:125 error config/wrong-type',
        'redirects: expected a list, found an object',
        "write redirects: [{ from: '/old', to: '/docs/new' }]",
      ],
    ],
  },
  {
    name: 'redirect, wildcard',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, redirects: [{ from: '/x/*', to: '/docs/a' }] }\n",
    },
    expected: [
      [
        'site.config.ts:1:139 error config/wrong-value',
        'redirects[0].from: expected the whole path of one page, with',
        'list each page, generate the redirects with `createRedirects',
      ],
    ],
  },
  {
    name: 'search test, no page',
    files: { 'search.test.yml': '- query: text\n' },
    expected: [
      [
        'search.test.yml:1:3 error check/search-rank',
        "the entry is not a search test: 'page' is missing",
        'write - { query: words, page: /docs/page, rank: 3 }',
      ],
    ],
  },
  {
    name: 'search test, map',
    files: { 'search.test.yml': 'text: /docs/a\n' },
    expected: [
      [
        'search.test.yml:1:1 error check/search-rank',
        'the file must be a list of tests',
        'write - { query: words, page: /docs/page, rank: 3 }',
      ],
    ],
  },
  {
    name: 'search test, query number',
    files: { 'search.test.yml': '- query: 404\n  page: /docs/a\n' },
    expected: [
      [
        'search.test.yml:1:3 error check/search-rank',
        "the entry is not a search test: 'query' is a number; put it ",
        'write - { query: words, page: /docs/page, rank: 3 }',
      ],
    ],
  },
  {
    name: 'search test, not found',
    files: { 'search.test.yml': '- query: zzz\n  page: /docs/a\n' },
    expected: [
      [
        'search.test.yml:1:3 error check/search-rank',
        "'zzz' does not find /docs/a; it finds nothing",
        "add the words of the query to the page, in its text or as 'k",
      ],
    ],
  },
  {
    name: 'search test, yaml broken',
    files: { 'search.test.yml': '- query: "text\n  page: /docs/a\n' },
    expected: [
      [
        'search.test.yml:3:1 error scan/data-syntax',
        'The file is not valid YAML: Missing closing "quote',
        'Write " where the text ends',
      ],
    ],
  },
  {
    name: 'terms, list',
    files: { 'terms.yml': '- API\n' },
    expected: [
      [
        'terms.yml:1:1 error scan/terms-file',
        '`terms`: expected an object with a key for each term, found ',
        'Write each term as a key: its name, a colon and its definiti',
      ],
    ],
  },
  {
    name: 'terms, unknown key',
    files: { 'terms.yml': 'API:\n  txt: Interface\n' },
    expected: [['terms.yml:2:3 error scan/terms-file', 'Unknown key `API.txt`', 'Did you mean `API.text`?']],
  },
  {
    name: 'terms, forms text',
    files: {
      'terms.yml': 'API:\n  text: Interface\n  forms: APIs\n',
      'docs/b.md': '# B\n\nThe API is here.\n',
    },
    expected: [
      [
        'terms.yml:3:10 error scan/terms-file',
        "`API.forms`: expected a list, found 'APIs'",
        'Write forms: [APIs]',
      ],
    ],
  },
  {
    name: 'config, url no scheme',
    files: { 'site.config.ts': "export default { title: 'A', url: 'docs.example.com', baseUrl: '/' }\n" },
    expected: [
      [
        'site.config.ts:1:30 error config/site-url',
        'url: expected a URL that begins with http:// or https://, fo',
        "write url: 'https://docs.example.com'",
      ],
    ],
  },
  {
    name: 'config, baseUrl url',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: 'https://docs.example.com/x/' }\n",
    },
    expected: [
      [
        'site.config.ts:1:63 error config/base-url',
        "baseUrl: expected a path without a host, found 'https://docs",
        "write url: 'https://docs.example.com', baseUrl: '/x/'",
      ],
    ],
  },
  {
    name: 'config, named export',
    files: {
      'site.config.ts':
        "export const config = { title: 'A', url: 'https://docs.example.com', baseUrl: '/' }\n",
    },
    expected: [
      [
        'site.config.ts:1:1 error config/no-default-export',
        'the configuration has no default export',
        'add a default export, for example:',
      ],
    ],
  },
  {
    name: 'config, array',
    files: {
      'site.config.ts': "export default [{ title: 'A', url: 'https://docs.example.com', baseUrl: '/' }]\n",
    },
    expected: [
      [
        'site.config.ts:1:1 error config/wrong-type',
        'expected an object, found a list',
        "write an object: export default { title: 'My site', url: 'ht",
      ],
    ],
  },
  {
    name: 'config, env undefined',
    files: {
      'site.config.ts': "export default { title: 'A', url: process.env.DOCS_URL_NOPE, baseUrl: '/' }\n",
    },
    expected: [
      [
        'site.config.ts:1:30 error config/missing-key',
        'url: this key has no value, expected text',
        'set the environment variable that it is read from, or add a ',
      ],
    ],
  },
  {
    name: 'config, locales no default',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['ru'] } }\n",
    },
    expected: [
      [
        'site.config.ts:1:85 error config/unknown-locale',
        "i18n.defaultLocale: the default locale 'en' is not among the",
        "add 'en' to `locales`, or make one of them the default",
      ],
    ],
  },
  {
    name: 'config, docs path missing',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { path: 'doc' } }\n",
    },
    expected: [
      [
        'site.config.ts:1:133 error site/no-pages',
        "there are no pages: the docs folder 'doc' is missing or empt",
        'add Markdown files to it, or correct `docs.path`; if it is a',
      ],
    ],
  },
  {
    name: 'config, static missing',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, staticDirectories: ['public'] }\n",
    },
    expected: [
      [
        'site.config.ts:1:125 warning site/empty-static-folder',
        "The static folder 'public' is missing or empty",
        'correct the path, which is relative to the site folder, or r',
      ],
    ],
  },
  {
    name: 'config, navbar href no scheme',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, themeConfig: { navbar: { items: [{ label: 'X', href: 'github.com/x' }] } } }\n",
    },
    expected: [
      [
        'site.config.ts:1:172 error config/wrong-value',
        'themeConfig.navbar.items[0].href: expected a URL with its sc',
        "write 'https://github.com/x'",
      ],
    ],
  },
  {
    name: 'config, navbar both',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, themeConfig: { navbar: { items: [{ label: 'X', to: '/docs/a', href: 'https://x.example.com' }] } } }\n",
    },
    expected: [
      [
        'site.config.ts:1:158 error config/wrong-value',
        'themeConfig.navbar.items[0]: a link has either `to` or `href',
        'keep `to` for a page of this site, `href` for another one',
      ],
    ],
  },
  {
    name: 'config, navbar position',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, themeConfig: { navbar: { items: [{ label: 'X', to: '/docs/a', position: 'center' }] } } }\n",
    },
    expected: [
      [
        'site.config.ts:1:187 error config/wrong-value',
        "themeConfig.navbar.items[0].position: expected 'left' or 'ri",
        "write 'left' or 'right'",
      ],
    ],
  },
  {
    name: 'config, footer links',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, themeConfig: { footer: { links: [{ label: 'X', to: '/docs/nope' }] } } }\n",
    },
    expected: [
      [
        'site.config.ts:1:177 error check/broken-site-link',
        "the link 'X' in the footer leads to a page that does not exi",
        'correct the URL, create the page, or remove the link',
      ],
    ],
  },
  {
    name: 'config, one address in navbar and footer',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, themeConfig: { navbar: { items: [{ label: 'X', to: '/nope' }] },\nfooter: { links: [{ label: 'X', to: '/nope' }] } } }\n",
    },
    expected: [
      [
        'site.config.ts:1:177 error check/broken-site-link',
        "the link 'X' in the navbar leads to a page that does not exi",
        'correct the URL, create the page, or remove the link',
      ],
      [
        'site.config.ts:2:38 error check/broken-site-link',
        "the link 'X' in the footer leads to a page that does not exi",
        'correct the URL, create the page, or remove the link',
      ],
    ],
  },
  {
    name: 'config, rules bool',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, rules: { 'broken-link': false } }\n",
    },
    expected: [
      [
        'site.config.ts:1:134 error config/wrong-value',
        "rules[\"broken-link\"]: expected 'off', 'warn' or 'error', fou",
        "write 'off', 'warn' or 'error'",
      ],
    ],
  },
  {
    name: 'config, trailingSlash string',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, trailingSlash: 'always' }\n",
    },
    expected: [
      [
        'site.config.ts:1:125 error config/wrong-type',
        "trailingSlash: expected true or false, found 'always'",
        'write true or false without quotes',
      ],
    ],
  },
  {
    name: 'config, csp',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, security: { csp: { 'img-srcs': ['https://x.example.com'] } } }\n",
    },
    expected: [
      [
        'site.config.ts:1:144 error config/unknown-key',
        'security.csp["img-srcs"]: unknown key',
        "did you mean 'img-src'?",
      ],
    ],
  },
  {
    name: 'config, external neg',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, external: { retries: -1, concurrency: 0, headers: { 'x y': 'z' } } }\n",
    },
    expected: [
      [
        'site.config.ts:1:137 error config/wrong-value',
        'external.retries: expected a number of at least 0, found -1',
        'write whole number (default `1`): Number of retries after a ',
      ],
      [
        'site.config.ts:1:150 error config/wrong-value',
        'external.concurrency: expected a number of at least 1, found',
        'write whole number (default `8`): Number of hosts checked at',
      ],
      [
        'site.config.ts:1:177 error config/wrong-type',
        'external.headers["x y"]: expected an object, found \'z\'',
        "write headers: { 'wiki.example': { authorization: 'Bearer $W",
      ],
    ],
  },
  {
    name: 'config, exclude string',
    files: {
      'site.config.ts':
        "export default { title: 'A', url: 'https://docs.example.com', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en'] }, docs: { exclude: '*.md' } }\n",
    },
    expected: [
      [
        'site.config.ts:1:133 error config/wrong-type',
        "docs.exclude: expected a list, found '*.md'",
        "write exclude: ['*.md']",
      ],
    ],
  },
  {
    name: 'theme, style.scss',
    files: { 'theme/style.scss': 'a { b { color: red } }' },
    expected: [
      [
        'theme/style.scss:1:1 warning theme/unused',
        'theme/style.scss is not read',
        'Rename it to theme/style.css, or import it there.',
      ],
    ],
  },
  {
    name: 'theme, components.vue',
    files: { 'theme/components.vue': '<template></template>' },
    expected: [
      [
        'theme/components.vue:1:1 warning theme/unused',
        'theme/components.vue is not read',
        'Write components as React functions in theme/components.tsx.',
      ],
    ],
  },
  {
    name: 'theme, default export',
    files: { 'theme/components.tsx': 'export default { X: () => <i /> }\n', 'docs/b.md': '# B\n\n<X />\n' },
    expected: [
      [
        'theme/components.tsx:1:1 error theme/bundle',
        'The theme cannot be bundled: theme/components.tsx has no exp',
        'Write `export const components = …` instead of `export defau',
      ],
    ],
  },
  {
    name: 'theme, async component',
    files: {
      'theme/components.tsx': 'export const components = { X: async () => <i>a</i> }\n',
      'docs/b.md': '# B\n\n<X />\n',
    },
    expected: [
      [
        'docs/b.md:3:1 warning theme/component',
        'The component <X> cannot be rendered: it gives a promise, an',
        'Return elements, text, a list of these, or null.',
      ],
    ],
  },
]
