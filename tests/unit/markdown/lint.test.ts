// Valid Markdown that is not what its author meant: each slip at its place, and writing near it that is right.
import { describe, expect, it } from 'vitest'
import { compile } from './compile-for-test.ts'

/** Findings of a text as `line:column code`. */
const found = (text: string): readonly string[] =>
  compile(text).diagnostics.map(
    ({ code, place }) => `${place?.start.line}:${place?.start.column} ${code.replace('markdown/', '')}`,
  )

const SLIPS: readonly (readonly [text: string, ...expected: string[]])[] = [
  // Links
  ['[x](my file.md)', '1:1 link-syntax'],
  ['a ![x](./img/my picture.png) b', '1:3 link-syntax'],
  ['[**b**](#the id)', '1:1 link-syntax'],
  ['> - [x](a b/c.md "Title")', '1:5 link-syntax'],
  ['[y] (guide.md)', '1:4 link-syntax'],
  ['see [`y`]  (https://example.org/a)', '1:10 link-syntax'],
  ['(y)[guide.md#part]', '1:1 link-syntax'],
  ['(y)[https://example.org/a]', '1:1 link-syntax'],
  ['[a](./guide.md', '1:1 link-syntax'],
  ['[a](./guide.md “Title”)', '1:16 link-syntax'],
  ['| a |\n|---|\n| [x](my file.md) |', '3:3 link-syntax'],
  ['[a](guide.md for more.', '1:1 link-syntax'],
  ['See [a](<guide.md) now.', '1:5 link-syntax'],
  ['![a](</img/my a.png)', '1:1 link-syntax'],
  ['See [the guide(guide.md) now.', '1:5 link-syntax'],
  ['![the picture(/img/a.png)', '1:1 link-syntax'],
  ['[a]（guide.md）', '1:1 link-syntax'],
  ['[a](guide.md）', '1:1 link-syntax'],
  ['See [a](https://example.org/a） now.', '1:5 link-syntax'],
  ['[a](./guide.md）。', '1:1 link-syntax'],
  ['![a](https://github.com/o/r/blob/main/a.png)', '1:1 link-syntax'],
  ['[a] and [a]\n\n[a]: ./b.md\n[a]: ./c.md', '4:1 link-syntax'],
  // Headings
  ['##No space', '1:1 heading-syntax'],
  ['Text.\n\n###Заголовок\n', '3:1 heading-syntax'],
  ['#Title', '1:1 heading-syntax'],
  ['##\u00a0Title', '1:1 heading-syntax'],
  ['## A {#with space}', '1:6 heading-id'],
  ['## A {: #id .class}', '1:6 heading-id'],
  ['## A {.class}', '1:6 heading-id'],
  ['## A #{id}', '1:6 heading-id'],
  ['## A {#a} {#b}', '1:6 heading-id'],
  // Tables
  ['| a | b |\n|---|\n| 1 | 2 |', '2:1 table-syntax'],
  ['a | b | c\n--- | ---\n1 | 2 | 3', '2:1 table-syntax'],
  ['Words.\n| a | b |\n| - | - | - |\n| 1 | 2 |', '3:1 table-syntax'],
  ['| a | b |\n| 1 | 2 |\n| 3 | 4 |', '1:1 table-syntax'],
  ['| a | b |\n|—|—|\n| 1 | 2 |', '1:1 table-syntax'],
  ['| a | b |\n|---|---|\n| 1 | 2 | lost |', '3:9 table-cells-lost'],
  ['| a |\n|---|\n| 1 | | b | **c** | |', '3:7 table-cells-lost'],
  // Code
  ['```js\nconst a = 1\n\n## Heading\n', '1:1 unclosed-fence'],
  ['- a\n\n  ~~~\n  b\n\nText.\n', '3:3 unclosed-fence'],
  ['````md\n```js\n```\n', '1:1 unclosed-fence'],
  ['```py file=./a.py\n```', '1:7 code-meta'],
  ['```bash twoslash\nnpm i\n```', '1:9 code-meta'],
  ['```jsx live\n<b/>\n```', '1:8 code-meta'],
  ['```js title=a.js\n1\n```', '1:7 code-meta'],
  ['```js titel="a.js"\n1\n```', '1:7 code-meta'],
  ['```py emphasize-lines="2,3"\n1\n```', '1:7 code-meta'],
  ['```py ins="word"\n1\n```', '1:7 code-meta'],
  ['```js shwLineNumbers\n1\n```', '1:7 code-meta'],
  ['```js {1-3\n1\n```', '1:1 code-meta'],
  ['```js {1, 2}\n1\n2\n```', '1:1 code-meta'],
  ['Text:\n\n    The words of a paragraph that nobody means as code.\n', '3:1 text-mark'],
  ['1. a\n\n```\nb\n```\n\n1. c\n', '7:1 list-syntax'],
  // Text
  ['some __words __ here', '1:6 text-mark'],
  ['some ** words** here', '1:6 text-mark'],
  ['10&nbspGB', '1:3 text-mark'],
  ['a &lt b', '1:3 text-mark'],
  ['a&nbps;b', '1:2 text-mark'],
  ['Text ^[a note in the line].', '1:6 foreign-syntax'],
  ['![a](./b.png){width=300}', '1:14 foreign-syntax'],
  ['![a](./b.png) {#welcome}', '1:15 foreign-syntax'],
  ['See :a[Sponsored by:]{.intro href="/sponsors"}', '1:5 foreign-syntax'],
  ['Press :kbd[Ctrl] now.', '1:7 foreign-syntax'],
  ['[[01-guide]]', '1:1 foreign-syntax'],
  // Directives
  [':::tabs Title\n\nText.\n\n:::', '1:1 unknown-directive'],
  ['::: tabs Title\n\nText.\n\n:::', '1:1 unknown-directive'],
  ['::: details Title\n\nText.\n\n:::', '1:1 spaced-directive'],
  [':::warnin Title\nText.\n:::', '1:1 unknown-directive'],
  ['::::: row\n\nText.\n\n:::::', '1:1 unknown-directive'],
  ['::youtube[Film]{#x}', '1:1 unknown-directive'],
  // Html
  ['<div>\n\nText <b>bold\n', '1:1 unclosed-html', '3:6 unclosed-html'],
  ['<details>\n<summary>A</summary>\n\nText.\n', '1:1 unclosed'],
  ['<span title=“a”>x</span>', '1:13 typographic-quotes'],
  ['<a href=«b.md»>x</a>', '1:9 typographic-quotes'],
  // Other generators
  ['Term\n: The meaning.', '2:1 foreign-syntax'],
  ['Text ==marked== text.', '1:6 foreign-syntax'],
  ['Text x^2^ text.', '1:7 foreign-syntax'],
  ['$$\n\\int_0^1 x\n$$', '1:1 foreign-syntax'],
  ['> Text:\n> $$x = 1$$', '2:3 foreign-syntax'],
  ['With $\\alpha = 1$ and $x$.', '1:6 foreign-syntax'],
  ['Text H~2~O text.', '1:7 foreign-syntax'],
  ['![a](/b.png =100x50)', '1:1 foreign-syntax'],
  ['![a](/b.png "T" =100x)', '1:1 foreign-syntax'],
  ['<<< ./a.py', '1:1 foreign-syntax'],
  ['<<< @/snippets/a.js{2}', '1:1 foreign-syntax'],
  ['--8<-- "a.md"', '1:1 foreign-syntax'],
  ['<!--@include: ./a.md-->', '1:1 foreign-syntax'],
  ['!!! note "Title"\n    Text.', '1:1 foreign-syntax'],
  ['??? tip\n    Text.', '1:1 foreign-syntax'],
  ['=== "Tab"\n\nText.', '1:1 foreign-syntax'],
  ['[[toc]]', '1:1 foreign-syntax'],
  ['[TOC]', '1:1 foreign-syntax'],
  ['See [[Other page]].', '1:5 foreign-syntax'],
  ['*[HTML]: Hyper Text', '1:1 foreign-syntax'],
  ['.. note:: Text', '1:1 foreign-syntax'],
  ['Press ++ctrl+alt++ now.', '1:7 foreign-syntax'],
  ['> [!INFO]\n> Text.', '1:3 foreign-syntax'],
  ['Text.\n\n> [NOTE]\n> Text.', '3:3 foreign-syntax'],
  ['> [!NOTE] Title\n> Text.', '1:3 foreign-syntax'],
  ["import S from '!!raw-loader!./a.py'\n\n`{S}`", '1:16 loader-import'],
  ["import S from './a.py?raw'\n\n`{S}`", '1:16 loader-import'],
  ["import S from './a.svg?react'\n\nText.", '1:16 loader-import'],
  // Git
  ['<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> branch', '1:1 conflict'],
  ['Text.\n\n<<<<<<< HEAD\na\n||||||| base\nb\n=======\nc\n>>>>>>> x', '3:1 conflict'],
]

/** Writing that looks like a slip and is none. */
const RIGHT: readonly string[] = [
  '[a](guide.md) (see [b](b.md))',
  'The array a[f(x.md)] here',
  'https://example.org/?a=1&lt=2 and [x](https://example.org/?a=1&copy=2)',
  '`&nbsp` and &amp;nbsp; and &nbsp; and &foo; and \\&nbps;',
  '    const total = 1 + 2;\n',
  '    Usage: tool [options] <file>.\n',
  '    NAME   READY  STATUS  RESTARTS  AGE.\n',
  '1. a\n\n```\nb\n```\n\n2. c\n',
  '1. a\n\n   ```\n   b\n   ```\n\n1. c\n',
  '`user` {x} and {width=300}',
  'f(**kwargs and *args) is 2 ** 3 ** 4, see __init__ here',
  '[a]\n\n[a]: ./b.md\n[a]: ./b.md',
  '![a](https://github.com/o/r/blob/main/a.png?raw=true)',
  '## GET /users/{id}',
  '```js {1-3}\n1\n2\n3\n```',
  '[x](<my file.md>) [x](a%20b.md) [x](a.md "A title") \\[x](my file.md)',
  '`[x](my file.md)` and f[0] (see ./a) and a[i](x, y) and [1] (2)',
  '- [x] (done) a task\n- [ ] ./a.md',
  '#hashtag and #1 and ##',
  '#tag #Other',
  '#!/bin/sh',
  '# Title {#with-dash}\n\n## Other {#с-дефисом}',
  'a | b, c || d\n--',
  '|x| and |y|',
  '| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | |',
  '| a | b |\n|:-:|--:|\n| `x \\| y` | 2 |',
  '```js {1,3-5} title="a b.js" showLineNumbers=10\n1\n2\n3\n4\n5\n```',
  '~~~\n```\n~~~',
  '> ```\n> a\n> ```\n\n- ```js\n  b\n  ```',
  '```mdx-code-block\nText\n```',
  '```text\n==a== [x](my file.md) :::details T\n```',
  ':::note Title\n\nText.\n\n:::',
  ':::details Title\n\nText.\n\n:::',
  ':::tip[Title]{#id}\nText.\n:::',
  'Words ::: and :: and a::b',
  'std::vector and :smile: and key: value\nnext: line',
  '<p>One\n\n<ul><li>a<li>b</ul>',
  '<table><tr><td>a<td>b</table>',
  '<div>\n\n- <b>a</b>\n\n</div>\n\n<br><img src="https://example.org/a.png" alt="">',
  '<!-- <div> --> Text <kbd>a</kbd>',
  'a == b == c, a ==b, x^y^z, 2^10, ~~gone~~, a ~ b ~ c, ~gone~',
  'C++ and g++ and ++i and i++',
  'It costs $5 and $6, $HOME\\bin and $PATH, kill $$ and $$.',
  '`$$x$$` and `$\\alpha$`',
  '«кавычки» a=“b” и <span title="“a”">x</span>',
  '`<a b=“c”>`',
  '[[1, 2], [3]] and [[a](b.md)]',
  '> [!NOTE]\n> Text.\n\n> [!tip]\n> Text.',
  "import Part from './_part.mdx'\n\nText.",
  'a <<< b, a << b, 1 <<<<<<< 2\n\nSetext\n=======',
  'Time: 10:30\n\n- Key: value\n- Other: value',
  'Costs 5^[1]^? No: x^[a-z]',
]

describe('a slip', () => {
  it.each(SLIPS)('%j', (text, ...expected) => {
    expect(found(text)).toEqual(expected)
  })

  it('in code that shows a merge is a warning', () => {
    const merge = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x'
    const severities = (text: string) => compile(text).diagnostics.map(({ severity }) => severity)
    expect(severities(merge)).toEqual(['error'])
    expect(severities(`\`\`\`\n${merge}\n\`\`\``)).toEqual(['warning'])
  })

  it('in an included file is reported in that file', () => {
    const partials = { 'docs/_a.md': 'Text.\n\n##Part\n' }
    const { diagnostics } = compile("import A from './_a.md'\n\n<A/>\n", { partials })
    expect(diagnostics.map(({ place }) => [place?.file, place?.start])).toEqual([
      ['docs/_a.md', { line: 3, column: 1 }],
    ])
  })
})

it.each(RIGHT)('nothing is said of %j', (text) => {
  expect(found(text)).toEqual([])
})

it('a fence of MyST: the hint names its language', () => {
  const hintOf = (text: string) => compile(text).diagnostics.map(({ hint }) => hint)
  expect(hintOf('```{code-block} python\na\n```')).toEqual(['Write ```python'])
  expect(hintOf('```{code}\na\n```')).toEqual(['Write ```text'])
})
