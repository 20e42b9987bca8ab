// Imports and included code when files move: each path leads to the same file as before, and is written in the same way.
import { expect, it } from 'vitest'
import { importEdits } from '../../../cli/pipeline/import-edits.ts'
import { withEdits } from '../../../cli/text/edits.ts'

const FILES = new Set([
  'docs/a.js',
  'docs/guide/a.js',
  'docs/guide/b.js',
  'docs/guide/b.md',
  'docs/guide/include',
  'docs/old/c.js',
  'code/a.js',
  '../shared/a.js',
])

/** `docs/guide/a.md` becomes `docs/admin/deep/b.md`, and the folder `docs/old` becomes `docs/new`. */
const moved = (path: string) =>
  path === 'docs/guide/a.md' ? 'docs/admin/deep/b.md' : path.replace(/^docs\/old\//, 'docs/new/')

const after = (file: string, text: string): string =>
  withEdits(
    text,
    importEdits(file, text, {
      markdown: { includeRoots: ['../shared'], aliases: { '@old/': 'docs/old', '@code/': 'code' } },
      file: moved,
      textOf: (path) => (FILES.has(path) ? '' : undefined),
    }),
  ).text

it.each([
  ['docs/index.md', './guide/a.md', './admin/deep/b.md'],
  ['docs/index.md', '@site/docs/guide/a.md', '@site/docs/admin/deep/b.md'],
  ['docs/index.md', '/docs/guide/a.md', '/docs/admin/deep/b.md'],
  ['docs/index.md', './other.md', './other.md'],
  ['docs/guide/a.md', './other.md', '../../guide/other.md'],
  ['docs/guide/a.md', './Chart', '../../guide/Chart'],
  ['docs/guide/a.md', '@site/docs/other.md', '@site/docs/other.md'],
  ['docs/guide/a.md', '/docs/other.md', '/docs/other.md'],
  ['docs/guide/a.md', '../../../shared/x.md', '../../../../shared/x.md'],
  ['docs/guide/a.md', '../../../secret/x.md', '../../../secret/x.md'],
  ['docs/guide/a.md', '!!raw-loader!./b.js', '!!raw-loader!../../guide/b.js'],
  ['docs/guide/a.md', './b.js?raw', '../../guide/b.js?raw'],
  ['docs/guide/a.md', '@code/a.js', '@code/a.js'],
  ['docs/index.md', '@old/x.md', '@site/docs/new/x.md'],
  ['docs/old/c.md', './d.md', './d.md'],
  ['docs/index.md', 'react', 'react'],
])('in %s: an import from %s becomes one from %s', (file, from, expected) => {
  for (const quote of ['"', "'"]) {
    const text = `Text ${from}\n\nimport A from ${quote}${from}${quote}\nimport { b } from ${quote}${from}${quote}\n\n<A/>\n`
    expect(after(file, text)).toBe(text.replaceAll(quote + from + quote, quote + expected + quote))
  }
})

it.each([
  ['docs/guide/a.md', '<<< ./b.js{1}', '<<< ../../guide/b.js{1}'],
  ['docs/guide/a.md', '--8<-- "b.js:1:3"', '--8<-- "../../guide/b.js:1:3"'],
  ['docs/guide/a.md', '{* ./b.js ln[1] *}', '{* ../../guide/b.js ln[1] *}'],
  ['docs/guide/a.md', '{% include [b.md](b.md) %}', '{% include [b.md](../../guide/b.md) %}'],
  [
    'docs/guide/a.md',
    '{% include notitle [./b.md](./b.md) %}',
    '{% include notitle [./b.md](../../guide/b.md) %}',
  ],
  ['docs/guide/a.md', '{% include-markdown "./b.md" %}', '{% include-markdown "../../guide/b.md" %}'],
  ['docs/guide/a.md', '{! ./b.js !lines=1-3 !}', '{! ../../guide/b.js !lines=1-3 !}'],
  ['docs/guide/a.md', '<!--@include: ./b.md#part-->', '<!--@include: ../../guide/b.md#part-->'],
  // A path that is also the beginning of its line.
  ['docs/guide/a.md', '<!--@include: include-->', '<!--@include: ../../guide/include-->'],
  ['docs/guide/a.md', '<<< @/b.js', '<<< @/docs/guide/b.js'],
  // Found from the folder above, which is that of the new place, too.
  ['docs/guide/a.md', '--8<-- "old/c.js"', '--8<-- "../../new/c.js"'],
  // Another file of that name would be found first.
  ['docs/guide/a.md', '<<< a.js', '<<< ../../guide/a.js'],
  ['docs/guide/a.md', '--8<-- "code/a.js"', '--8<-- "code/a.js"'],
  // Found from the folder above.
  ['docs/guide/a.md', '<<< ../../../shared/a.js', '<<< ../../../shared/a.js'],
  ['docs/guide/a.md', '<<< ./none.js', '<<< ./none.js'],
  ['docs/index.md', '<<< ./old/c.js', '<<< ./new/c.js'],
  ['docs/old/c.md', '<<< ./c.js', '<<< ./c.js'],
])('in %s: %s becomes %s', (file, line, expected) => {
  const text = (shown: string) => `# A\n\n\`\`\`js\n  ${shown}\n\`\`\`\n`
  expect(after(file, text(line))).toBe(text(expected))
})
