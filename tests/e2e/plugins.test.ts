// Plugins of remark and rehype that a configuration names: where they run, what they may do, and what is said of those that fail.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { docsite } from '../helpers/cli.ts'

const dirs: string[] = []

afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

type Files = Readonly<Record<string, string>>

/** A site with these keys of `markdown`, as they are written; `imports` stand above the configuration. */
function site(markdown: string, files: Files, imports = ''): string {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-plugins-'))
  dirs.push(dir)
  write(dir, { 'site.config.ts': config(markdown, imports), ...files })
  return dir
}

const config = (markdown: string, imports = '') =>
  `${imports}\nexport default { title: 'T', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'en' }, markdown: { ${markdown} } }\n`

function write(dir: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
}

interface Found {
  readonly code: string
  readonly severity: string
  readonly message: string
  readonly file?: string
  readonly line?: number
}

interface Summary {
  readonly diagnostics: readonly Found[]
  readonly work: { readonly compiled: number }
}

async function build(dir: string) {
  const { code, stdout } = await docsite(['build', dir, '--json'])
  const { diagnostics, work } = JSON.parse(stdout) as Summary
  const shown = ({ file, line, severity, code: name, message }: Found) =>
    `${file === undefined ? '' : `${file}:${line} `}${severity} ${name} ${message}`
  return {
    code,
    work,
    findings: diagnostics.map(shown),
    article: (path = 'docs/index.html') => articleOf(readFileSync(join(dir, 'build', path), 'utf8')),
  }
}

const articleOf = (html: string) => /<div data-article(?:="")?>([\s\S]*?)<\/article>/.exec(html)?.[1] ?? ''

/** A package of a plugin that puts a word at the end of each page. */
const appended = (version: string, word: string): Files => ({
  'node_modules/remark-word/package.json': `{ "name": "remark-word", "version": "${version}", "type": "module", "exports": "./index.js" }`,
  'node_modules/remark-word/index.js': `export default function remarkWord({ mark = '' } = {}) { return (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word}' + mark }] }) } }\n`,
})

const IMPORT = "import remarkWord from 'remark-word'"
const PAGE = '---\nslug: /\n---\n\n# Page\n\nText.\n'

it('a part of a file that a line includes is not the whole file with plugins', async () => {
  const dir = site(
    'remarkPlugins: [remarkWord]',
    {
      ...appended('1.0.0', 'Word'),
      'docs/index.md': '---\nslug: /\n---\n\n# Page\n\n--8<-- "_part.md:b"\n\n--8<-- "_part.md"\n',
      'docs/_part.md': 'First.\n\n<!-- #region b -->\nSecond.\n<!-- #endregion b -->\n',
    },
    IMPORT,
  )
  const { article, findings } = await build(dir)
  expect(findings).toEqual([])
  const texts = [...article().matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text)
  expect(texts).toEqual(['Second.', 'First.', 'Second.', 'Word', 'Word'])
})

describe('plugins of remark', () => {
  it('of packages change pages, with their options', async () => {
    const dir = site(
      "remarkPlugins: [[remarkWord, { mark: '!' }]]",
      { 'docs/index.md': PAGE, ...appended('1.0.0', 'word') },
      IMPORT,
    )
    const { code, findings, article } = await build(dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(article()).toMatch(/<p>Text\.<\/p>\n<p>word!<\/p><\/div>/)
  })

  it('are part of what is cached: their version and options count, the rest of the configuration does not', async () => {
    const dir = site(
      'remarkPlugins: [remarkWord]',
      { 'docs/index.md': PAGE, ...appended('1.0.0', 'one') },
      IMPORT,
    )
    expect((await build(dir)).article()).toContain('<p>one</p>')
    const same = config('remarkPlugins: [remarkWord]', IMPORT).replace("title: 'T'", "title: 'Other'")
    write(dir, { 'site.config.ts': same })
    expect((await build(dir)).work.compiled).toBe(0)
    write(dir, { 'site.config.ts': config("remarkPlugins: [[remarkWord, { mark: '?' }]]", IMPORT) })
    expect((await build(dir)).article()).toContain('<p>one?</p>')
    write(dir, appended('1.0.1', 'two'))
    expect((await build(dir)).article()).toContain('<p>two?</p>')
  })

  it('of the site itself are followed when their files change', async () => {
    const plugin = (word: string) =>
      `export default () => async (tree) => { await null; tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word}' }] }) }\n`
    const dir = site(
      'remarkPlugins: [own]',
      { 'docs/index.md': PAGE, 'src/own.js': plugin('one') },
      "import own from './src/own.js'",
    )
    expect((await build(dir)).article()).toContain('<p>one</p>')
    write(dir, { 'src/own.js': plugin('two') })
    expect((await build(dir)).article()).toContain('<p>two</p>')
  })

  it('run in the order of the lists, before anything else is done, on included files too', async () => {
    const add = (word: string) =>
      `() => (tree) => { tree.children.push({ type: 'mdxJsxFlowElement', name: 'Tabs', attributes: [], children: [{ type: 'mdxJsxFlowElement', name: 'TabItem', attributes: [{ type: 'mdxJsxAttribute', name: 'value', value: '${word}' }], children: [{ type: 'paragraph', children: [{ type: 'text', value: '${word}' }] }] }] }) }`
    const dir = site(
      `remarkPlugins: [${add('second')}], beforeDefaultRemarkPlugins: [${add('first')}, [${add('never')}, false]]`,
      {
        'docs/index.md':
          "---\nslug: /\n---\n\nimport Part from './_part.md'\n\n# Page\n\n<Part />\n\n<Part />\n\nEnd\n",
        'docs/_part.md': 'Included\n',
      },
    )
    const { code, findings, article } = await build(dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    const words = readWords(article())
    expect(words).toEqual([
      ...Array(2).fill(['Included', 'first', 'second']).flat(),
      'End',
      'first',
      'second',
    ])
  })

  it('may add to the language, and to how its nodes become html', async () => {
    const dir = site(
      'remarkPlugins: [own], remarkRehypeOptions: { handlers: { shout: (state, node) => ({ type: "element", tagName: "b", properties: {}, children: [{ type: "text", value: node.value }] }) } }',
      {
        'docs/index.md': '---\nslug: /\n---\n\n# Page\n\nA ¡word! here, {"too"}.\n',
        'src/own.js': `
// Text between inverted exclamation marks and plain ones, as an extension of micromark.
const tokenize = (effects, ok, nok) => {
  const inside = (code) => {
    if (code === null || code < 0) return nok(code)
    if (code === 33) { effects.exit('shoutText'); effects.consume(code); effects.exit('shout'); return ok }
    effects.consume(code)
    return inside
  }
  return (code) => { effects.enter('shout'); effects.consume(code); effects.enter('shoutText'); return inside }
}
export default function shout() {
  const data = this.data()
  ;(data.micromarkExtensions ??= []).push({ text: { 161: { name: 'shout', tokenize } } })
  ;(data.fromMarkdownExtensions ??= []).push({
    enter: { shout(token) { this.enter({ type: 'shout', value: '' }, token) } },
    exit: {
      shoutText(token) { this.stack.at(-1).value = this.sliceSerialize(token) },
      shout(token) { this.exit(token) },
    },
  })
}
`,
      },
      "import own from './src/own.js'",
    )
    const { code, findings, article } = await build(dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(article()).toContain('<p>A <b>word</b> here, too.</p>')
  })

  it('name ids of headings and classes of elements', async () => {
    const dir = site(
      `remarkPlugins: [() => (tree) => { const [, heading, text] = tree.children; heading.data = { hProperties: { id: 'mine' } }; text.children[1].data = { hProperties: { className: ['wide'] } } }]`,
      { 'docs/index.md': '# Page\n\n## Part\n\nA [link](#mine) here.\n' },
    )
    const { code, findings, article } = await build(dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(article()).toContain('<h2 class="anchor" id="mine">')
    expect(article()).toContain('<a href="#mine" class="wide">link</a>')
  })

  it('may read words behind the language of code', async () => {
    const dir = site(
      "remarkPlugins: [() => (tree, file) => { for (const node of tree.children) if (node.meta === 'file=x') node.value = 'let read = 1' }]",
      { 'docs/index.md': '# Page\n\n```js file=x\n```\n' },
    )
    const { code, findings, article } = await build(dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(article()).toContain('<span class="token keyword">let</span> read')
  })

  it('get the path of the file and its front matter, and their messages are findings at their places', async () => {
    const dir = site(
      `remarkPlugins: [function seen() { return (tree, file) => { file.message(file.path.endsWith('/docs/index.md') + ' ' + file.data.frontMatter.slug, tree.children[1]) } }]`,
      { 'docs/index.md': '---\nslug: /\n---\n\n# Page\n\nText, frontMatter.\n' },
    )
    const { code, findings } = await build(dir)
    expect(code).toBe(0)
    expect(findings).toEqual([
      'docs/index.md:7 warning markdown/plugin-message remarkPlugins[0] (seen): true /',
    ])
  })
})

describe('plugins of rehype', () => {
  it('change the html, and ids that they make can be linked to', async () => {
    const dir = site(
      `rehypePlugins: [() => (tree) => { tree.children.push({ type: 'element', tagName: 'aside', properties: { id: 'added' }, children: [{ type: 'text', value: 'x' }] }) }]`,
      { 'docs/index.md': '# Page\n\nTo [it](#added).\n' },
    )
    const { code, findings, article } = await build(dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(article()).toContain('<aside id="added">x</aside>')
  })

  it('run in the order of the lists', async () => {
    const add = (word: string) =>
      `() => (tree) => { tree.children.push({ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: '${word}' }] }) }`
    const dir = site(`rehypePlugins: [${add('second')}], beforeDefaultRehypePlugins: [${add('first')}]`, {
      'docs/index.md': '# Page\n\nText\n',
    })
    expect(readWords((await build(dir)).article())).toEqual(['Text', 'first', 'second'])
  })

  it('leave links, code and components what they are', async () => {
    const dir = site(
      'rehypePlugins: [() => (tree) => { visit(tree) }]',
      {
        'docs/index.md':
          '# Page\n\n[link](./other.md) and ![image](./p.png)\n\n```js\nlet a = 1\n```\n\n<Own>x</Own>\n',
        'docs/other.md': '# Other\n',
        'docs/p.png': 'x',
        'theme/components.tsx': 'export const components = { Own: ({ children }) => <i>{children}</i> }\n',
      },
      'const visit = (node) => { for (const child of node.children ?? []) visit(child); if (node.type === "element") node.properties = { ...node.properties, dataSeen: "" } }',
    )
    const { article } = await build(dir)
    expect(article()).toContain('<a href="/docs/other" data-seen="">link</a>')
    expect(article()).toContain('<i><docsite-content>x</docsite-content></i>')
    expect(article()).toContain('class="token keyword">let')
  })
})

describe('a plugin that fails', () => {
  it.each([
    ['throws on a page', "function bad() { return () => { throw new Error('no') } }"],
    ['rejects', "function bad() { return async () => { throw new Error('no') } }"],
    ['hands an error on', "function bad() { return (tree, file, next) => next(new Error('no')) }"],
    ['gives an error back', "function bad() { return () => new Error('no') }"],
    ['throws when it is set up', "function bad() { throw new Error('no') }"],
  ])('that %s is named with the page, which is made with the others', async (_name, bad) => {
    for (const key of ['remarkPlugins', 'rehypePlugins']) {
      const markdown = `remarkPlugins: [remarkWord${key === 'remarkPlugins' ? `, ${bad}` : ''}], rehypePlugins: [${key === 'rehypePlugins' ? bad : ''}]`
      const dir = site(markdown, { 'docs/index.md': PAGE, ...appended('1.0.0', 'word') }, IMPORT)
      const { code, findings } = await build(dir)
      expect(code).toBe(1)
      const at = key === 'remarkPlugins' ? 1 : 0
      expect(findings).toEqual([
        `docs/index.md:1 error markdown/plugin A plugin failed on this page, which is compiled without it: ${key}[${at}] (bad): no`,
      ])
      write(dir, {
        'site.config.ts': config(markdown, IMPORT).replace(
          'markdown:',
          "rules: { plugin: 'warn' }, markdown:",
        ),
      })
      const again = await build(dir)
      expect(again.code).toBe(0)
      expect(again.article()).toContain('<p>word</p>')
    }
  })

  it('names the place where it knows one', async () => {
    const dir = site("remarkPlugins: [() => (tree, file) => file.fail('no', tree.children[1])]", {
      'docs/index.md': PAGE,
    })
    expect((await build(dir)).findings).toEqual([
      'docs/index.md:7 error markdown/plugin A plugin failed on this page, which is compiled without it: remarkPlugins[0]: no',
    ])
  })

  it('and leaves a tree that no page can be made of costs no page', async () => {
    const dir = site('remarkPlugins: [() => (tree) => { tree.children.push(null) }]', {
      'docs/index.md': PAGE,
    })
    const { code, findings } = await build(dir)
    expect(code).toBe(1)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain(
      'docs/index.md:1 error markdown/plugin The plugins produced an invalid syntax tree',
    )
  })

  it('and takes its time before it leaves such a tree costs no page', async () => {
    const dir = site('rehypePlugins: [() => async (tree) => { tree.children.push({ type: "element" }) }]', {
      'docs/index.md': PAGE,
    })
    const { code, findings } = await build(dir)
    expect(code).toBe(1)
    expect(findings).toHaveLength(1)
    expect(findings[0]).toContain(
      'docs/index.md:1 error markdown/plugin The plugins produced an invalid syntax tree',
    )
  })

  it('that never ends costs its page', async () => {
    const dir = site('remarkPlugins: [() => () => { for (;;); }]', { 'docs/index.md': PAGE })
    write(dir, {
      'site.config.ts': config('remarkPlugins: [() => () => { for (;;); }]').replace(
        'markdown:',
        'limits: { pageMs: 500 }, markdown:',
      ),
    })
    const { code, findings } = await build(dir)
    expect(code).toBe(1)
    expect(findings[0]).toContain('markdown/page-time')
  })
})

it('what is no plugin is named with its key', async () => {
  const dir = site("remarkPlugins: ['remark-emoji']", { 'docs/index.md': PAGE })
  const { code, stderr } = await docsite(['build', dir])
  expect(code).toBe(2)
  expect(stderr).toContain('markdown.remarkPlugins[0]: expected a plugin or [plugin, options]')
})

/** Words in their order; those of the tabs are in their labels as well. */
function readWords(html: string): readonly string[] {
  return [...html.matchAll(/<p>(\w+)<\/p>/g)].map(([, word = '']) => word)
}
