// Well-known plugins of remark and rehype, as they are installed, in the forms that configurations of Docusaurus have: what each makes
// of a page, to the letter.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { docsite } from '../helpers/cli.ts'

const packages = fileURLToPath(new URL('../../node_modules', import.meta.url))
const dirs: string[] = []

afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

/** The article of a site's only page, without its title. */
async function built(names: Readonly<Record<string, string>>, markdown: string, page: string) {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-known-'))
  dirs.push(dir)
  symlinkSync(packages, join(dir, 'node_modules'))
  mkdirSync(join(dir, 'docs'))
  writeFileSync(join(dir, 'docs/index.md'), `# Page\n\n${page}\n`)
  const imports = Object.entries(names).map(([name, module]) => `import ${name} from '${module}'\n`)
  writeFileSync(
    join(dir, 'site.config.ts'),
    `${imports.join('')}export default { title: 'T', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'en' }, markdown: { ${markdown} } }\n`,
  )
  const { code, stdout } = await docsite(['build', dir, '--json'])
  expect({ code, diagnostics: JSON.parse(stdout).diagnostics }).toEqual({ code: 0, diagnostics: [] })
  const html = readFileSync(join(dir, 'build/docs/index.html'), 'utf8')
  const [, article = ''] = /<div data-article(?:="")?>([\s\S]*?)<\/div><\/div><\/article>/.exec(html) ?? []
  return article
}

const TITLE = '<header><h1>Page</h1></header>\n'

it('remark-gemoji', async () => {
  const html = await built(
    { gemoji: 'remark-gemoji' },
    'emoji: false, remarkPlugins: [gemoji]',
    'A :smile:, `:smile:` as code, <b>raw :tada:</b>.',
  )
  expect(html).toBe(`${TITLE}<p>A 😄, <code>:smile:</code> as code, <b>raw 🎉</b>.</p>`)
})

it('remark-smartypants, with options', async () => {
  const html = await built(
    { smartypants: 'remark-smartypants' },
    "remarkPlugins: [[smartypants, { dashes: 'oldschool' }]]",
    '"Quoted" -- it\'s so... `"code" --`\n\n:::note[With "title"]\n\n*"In"* a note\n\n:::',
  )
  expect(html).toBe(
    `${TITLE}<p>“Quoted” – it’s so… <code>"code" --</code></p>\n` +
      '<div class="theme-admonition theme-admonition-note alert alert--secondary"><div class="admonition-heading">' +
      '<span class="admonition-icon" aria-hidden="true"></span>With “title”</div>' +
      '<div class="admonition-content"><p><em>“In”</em> a note</p></div></div>',
  )
})

it('remark-breaks, before the default ones', async () => {
  const html = await built(
    { breaks: 'remark-breaks' },
    'beforeDefaultRemarkPlugins: [breaks]',
    'One line\nand *another\none*.\n\n- in a\n  list',
  )
  expect(html).toBe(
    `${TITLE}<p>One line<br>\nand <em>another<br>\none</em>.</p>\n<ul>\n<li>in a<br>\nlist</li>\n</ul>`,
  )
})

it('rehype-external-links, whose target and relation hold', async () => {
  const html = await built(
    { external: 'rehype-external-links' },
    "rehypePlugins: [[external, { target: '_self', rel: ['nofollow'], content: { type: 'text', value: ' ↗' } }]]",
    '[out](https://other.example/a), <a href="https://other.example/b">raw</a>, [in](./index.md)',
  )
  expect(html).toBe(
    `${TITLE}<p><a href="https://other.example/a" target="_self" rel="nofollow">out<span> ↗</span></a>, ` +
      '<a href="https://other.example/b" target="_self" rel="nofollow">raw<span> ↗</span></a>, ' +
      '<a href="/docs/">in</a></p>',
  )
})

it('rehype-slug, which finds the ids that headings have', async () => {
  const html = await built(
    { slug: 'rehype-slug' },
    "beforeDefaultRehypePlugins: [[slug, { prefix: 'x-' }]]",
    '## Part one {#one}\n\n<h3>Raw part</h3>\n\n[To it](#x-raw-part)',
  )
  expect(html).toBe(
    '<header><h1 id="x-page">Page</h1></header>\n' +
      '<h2 class="anchor" id="one">Part one<a class="hash-link" href="#one" aria-label="Direct link to Part one" title="Direct link to Part one">​</a></h2>\n' +
      '<h3 id="x-raw-part">Raw part</h3>\n<p><a href="#x-raw-part">To it</a></p>',
  )
})

it('rehype-autolink-headings, after rehype-slug: no link stands in its links', async () => {
  const html = await built(
    { slug: 'rehype-slug', autolink: 'rehype-autolink-headings' },
    "rehypePlugins: [slug, [autolink, { behavior: 'wrap', test: ['h2'] }]]",
    '## Part *one*\n\nText',
  )
  expect(html).toBe(
    '<header><h1 id="page">Page</h1></header>\n<h2 class="anchor" id="part-one"><a href="#part-one">Part <em>one</em></a></h2>\n<p>Text</p>',
  )
})

it('remark-math and rehype-katex, whose formulas are drawn as they always are', async () => {
  const html = await built(
    { math: 'remark-math', katex: 'rehype-katex' },
    'remarkPlugins: [math], rehypePlugins: [katex]',
    'So $a^2$.',
  )
  expect(html).toBe(
    `${TITLE}<p>So <span class="math math-inline"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup></mrow>` +
      '<annotation encoding="application/x-tex">a^2</annotation></semantics></math></span>.</p>',
  )
})

it('rehype-raw, whose work is done', async () => {
  const html = await built({ raw: 'rehype-raw' }, 'rehypePlugins: [raw]', 'A <b>raw *tag*</b>.')
  expect(html).toBe(`${TITLE}<p>A <b>raw <em>tag</em></b>.</p>`)
})
