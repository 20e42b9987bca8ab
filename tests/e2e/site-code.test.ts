// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code of pages has templates
// A site's own components as they were written for Docusaurus: what they may import, what pages take from them, and mistakes in
// them, which are named in the author's files.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { docsite } from '../helpers/cli.ts'

const dirs: string[] = []

afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true })
})

interface Summary {
  readonly diagnostics: readonly (Placed & {
    readonly code: string
    readonly hint?: string
    readonly related?: readonly Placed[]
  })[]
}

interface Placed {
  readonly message: string
  readonly file?: string
  readonly line?: number
  readonly column?: number
}

/** A configuration with further keys. */
const configOf = (more: string) =>
  `export default { title: 'T', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'en' }, ${more} }\n`

const CONFIG =
  "export default { title: 'T', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'en' } }\n"

function site(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-code-'))
  dirs.push(dir)
  for (const [path, text] of Object.entries({ 'site.config.ts': CONFIG, ...files })) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

/** Exit code, findings, and texts of the output. */
async function run(command: 'build' | 'check', dir: string) {
  const { code, stdout } = await docsite([
    command,
    dir,
    ...(command === 'check' ? ['--format', 'json'] : ['--json']),
  ])
  const said = JSON.parse(stdout) as Partial<Record<'diagnostics' | 'findings', Summary['diagnostics']>>
  const diagnostics = said.findings ?? said.diagnostics ?? []
  const place = ({ file, line, column }: Placed) => (file === undefined ? '' : `${file}:${line}:${column} `)
  return {
    code,
    findings: diagnostics.map((found) => `${place(found)}${found.code} ${found.message}`),
    hints: diagnostics.map(({ hint }) => hint),
    related: diagnostics.flatMap(({ related = [] }) =>
      related.map((each) => `${place(each)}${each.message}`),
    ),
    page: (path = 'docs/index.html') => readFileSync(join(dir, 'build', path), 'utf8'),
    style: () => {
      const assets = join(dir, 'build/assets')
      return readFileSync(
        join(assets, readdirSync(assets).find((name) => /^style-/.test(name)) ?? ''),
        'utf8',
      )
    },
  }
}

/** A page that imports a component, and the component. */
const withComponent = (component: string, more: Readonly<Record<string, string>> = {}) =>
  site({
    'docs/index.md':
      '---\nslug: /\n---\n\nimport Own from \'@site/src/Own\'\n\n# Page\n\n<Own label="x" />\n',
    'src/Own.tsx': component,
    ...more,
  })

describe('components of a site', () => {
  it('compile Sass with the compiler of the site', async () => {
    const dir = withComponent(
      "import styles from './own.module.scss'\nimport './plain.scss'\nexport default () => <i className={styles.box}>text</i>\n",
      {
        'src/own.module.scss': '.box { color: $brand; }\n',
        'src/plain.scss': '.plain { color: $brand; }\n',
        'node_modules/sass/package.json':
          '{ "name": "sass", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
        'node_modules/sass/index.js':
          "import { readFileSync } from 'node:fs'\nimport { pathToFileURL } from 'node:url'\nexport const compileAsync = async (file) => ({ css: readFileSync(file, 'utf8').replaceAll('$brand', '#123456'), loadedUrls: [pathToFileURL(file)] })\n",
      },
    )
    const { code, findings, page, style } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    const [, name] = /<i class="([^"]+)">text<\/i>/.exec(page()) ?? []
    expect(name).toMatch(/^own_[\da-f]{6}_module_box$/)
    expect(style()).toContain(`.${name}{color:#123456}.plain{color:#123456}`)
  })

  it('compile Sass with a compiler whose names only its default export has', async () => {
    const dir = withComponent("import './plain.scss'\nexport default () => <i>text</i>\n", {
      'src/plain.scss': '.plain { color: $brand; }\n',
      'node_modules/sass/package.json': '{ "name": "sass", "version": "1.0.0", "main": "./index.js" }',
      'node_modules/sass/index.js':
        "const { readFileSync } = require('node:fs')\nconst all = { ['compile' + 'Async']: async (file) => ({ css: readFileSync(file, 'utf8').replaceAll('$brand', '#123456'), loadedUrls: [] }) }\nmodule.exports = all\n",
    })
    const { code, findings, style } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(style()).toContain('.plain{color:#123456}')
  })

  it('ask for the docs around their page, of which the page keeps what they read', async () => {
    const dir = site({
      'docs/guide/_category_.json': '{ "label": "Guide" }',
      'docs/guide/index.mdx':
        "import { Around, Cards, Category } from '@site/src/around'\n\n# Start\n\n<Around />\n\n<Cards />\n\n<Category />\n",
      'docs/guide/a.md': '---\ntitle: First\ndescription: What comes first.\n---\n\nText.\n',
      'docs/other.md': '# Other\n',
      'src/around.tsx': [
        "import { useDocsVersion } from '@docusaurus/plugin-content-docs/client'",
        "import { findFirstSidebarItemCategoryLink, findFirstSidebarItemLink } from '@docusaurus/plugin-content-docs/client'",
        "import { useCurrentSidebarCategory } from '@docusaurus/theme-common/internal'",
        "import DocCardList from '@theme/DocCardList'",
        "export const Around = () => <i>{useDocsVersion().docs['guide/a'].title}</i>",
        'export const Cards = () => <DocCardList />',
        'export const Category = () => {',
        '  const category = useCurrentSidebarCategory()',
        '  const [first] = category.items',
        '  const links = [findFirstSidebarItemCategoryLink(category), findFirstSidebarItemLink(first)]',
        '  const below = findFirstSidebarItemLink({ type: "category", items: [{ type: "link", href: "/hidden", unlisted: true }, category] })',
        '  return <b>{[first.description, ...links, below].join()}</b>',
        '}',
        '',
      ].join('\n'),
    })
    const { code, findings, page } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    const html = page('docs/guide/index.html').replaceAll('&quot;', '"')
    expect(/<docsite-component [^>]*#Around"[\s\S]*?<\/docsite-component>/.exec(html)?.[0]).toBe(
      '<docsite-component data-name="src/around#Around" data-number="0" data-facts="{"docs":{"guide/a":{"id":"guide/a","title":"First","description":"What comes first.","sidebar":"defaultSidebar"}}}"><i>First</i></docsite-component>',
    )
    expect(
      /data-name="src\/around#Cards" data-number="1" data-facts="\{"cards":[\s\S]*?>(<ul[\s\S]*?<\/ul>)/.exec(
        html,
      )?.[1],
    ).toBe(
      '<ul class="cards"><li class="cards__item"><a href="/docs/guide/a" class="card card--doc"><h2 class="card__title"><span aria-hidden="true" class="card__icon"></span>First</h2><p class="card__description">What comes first.</p></a></li></ul>',
    )
    expect(html).toContain('<b>What comes first.,/docs/guide/,/docs/guide/a,/docs/guide/</b>')
  })

  it('say nothing of the settings of packages, and of loaders that none are run', async () => {
    const dir = withComponent(
      "import data from '!!yaml-loader!./data.yaml'\nimport own from './data.yaml'\nimport kit from 'kit'\nimport './own.css'\nexport default () => <i>{own.name}{kit}{data ? null : null}</i>\n",
      {
        'src/data.yaml': 'name: own\n',
        'src/own.css': "@import 'kit/kit.css';\n",
        'packages/kit/kit.css': '.kit { color: #123456 }\n',
        'packages/kit/index.js': "export default ' kit'\n",
        'packages/kit/package.json':
          '{ "name": "kit", "exports": { ".": { "import": "./index.js", "require": "./index.js", "types": "./index.d.ts" }, "./kit.css": "./kit.css" } }\n',
      },
    )
    mkdirSync(join(dir, 'node_modules'))
    symlinkSync('../packages/kit', join(dir, 'node_modules/kit'))
    const { findings, hints, page, style } = await run('build', dir)
    expect(findings).toEqual([
      'src/Own.tsx:1:18 theme/missing-module Could not resolve "!!yaml-loader!./data.yaml": its components show only their content',
    ])
    expect(hints).toEqual([
      'Webpack loaders are not supported: import YAML, JSON and CSS files by path alone, and text as ./file?raw.',
    ])
    expect(page()).toContain('<i>own kit</i>')
    expect(style()).toContain('.kit{color:#123456}')
  })

  it('are passed over on a page whose address is taken', async () => {
    const dir = withComponent('export default () => <i>text</i>\n', {
      'docs/404.md': "---\nslug: /404\n---\n\nimport Own from '@site/src/Own'\n\n# Lost\n\n<Own />\n",
      'site.config.ts': configOf("docs: { routeBasePath: '/' }"),
    })
    const { code, findings } = await run('check', dir)
    expect({ code, findings }).toEqual({
      code: 1,
      findings: [
        'docs/404.md:2:1 site/reserved-route docs/404.md would be at /404, where the build writes its own /404',
      ],
    })
  })

  it('find keys of their own in the configuration of the theme, and the others empty', async () => {
    const dir = withComponent(
      "import { useThemeConfig } from '@docusaurus/theme-common'\nimport useDocusaurusContext from '@docusaurus/useDocusaurusContext'\nexport default () => {\n  const { siteConfig } = useDocusaurusContext()\n  return <i>{useThemeConfig().note.text}{siteConfig.themeConfig.note.text}{siteConfig.themeConfig.navbar.items.map(String)}</i>\n}\n",
      {
        'site.config.ts': configOf("customFields: { themeConfig: { note: { text: 'own ' } } }"),
      },
    )
    const { code, findings, page } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(page()).toContain('<i>own own </i>')
  })

  it('import data written in YAML', async () => {
    const dir = withComponent(
      "import data from './data.yaml'\nexport default () => <i>{data.list.join('+')}</i>\n",
      { 'src/data.yaml': 'list:\n  - one\n  - two\n' },
    )
    const { code, findings, page } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(page()).toContain('<i>one+two</i>')
  })

  it('import files as texts, whatever loaders of the site stand beside that of texts', async () => {
    const dir = site({
      'docs/index.mdx': "import Runs from '@site/src/runs'\n\n# A\n\n<Runs />\n\nWords around it.\n",
      'src/runs.tsx': [
        "import one from '!!raw-loader!./one.py'",
        "import two from '!!raw-loader!run-loader!./two.py'",
        "import three from './three.py?raw'",
        'export default () => <pre>{one}{two}{three}</pre>',
      ].join('\n'),
      'src/one.py': 'first()\n',
      'src/two.py': 'second()\n',
      'src/three.py': 'third()\n',
    })
    const { findings, page } = await run('build', dir)
    expect(findings).toEqual([])
    expect(page()).toContain('<pre>first()\nsecond()\nthird()\n</pre>')
  })

  it('find the parts of the configuration that never reach the browser there and empty', async () => {
    const dir = site({
      'docs/index.mdx': "import Ask from '@site/src/ask'\n\n# A\n\n<Ask />\n\nWords around it.\n",
      'src/ask.jsx': [
        "import useDocusaurusContext from '@docusaurus/useDocusaurusContext'",
        'export default function Ask() {',
        '  const { siteConfig } = useDocusaurusContext()',
        '  const { presets, plugins, themes, themeConfig } = siteConfig',
        '  const values = [presets[0][1].docs.path, plugins[0].id, themes[0], themeConfig.navbar.title]',
        "  return <b>{siteConfig.title} [{values.join('|')}]</b>",
        '}',
      ].join('\n'),
    })
    const { findings, page } = await run('build', dir)
    expect(findings).toEqual([])
    expect(page()).toContain('<b>T [|||]</b>')
  })

  it('that look at the components they hold are given those, and not html', async () => {
    const dir = site({
      'docs/index.mdx': [
        "import { Step, Steps } from '@site/src/steps'",
        '',
        '# A',
        '',
        '<Steps>',
        '  <Step title="1 > 0">',
        '',
        '  Words of **one**.',
        '',
        '  </Step>',
        '  <Step title="Two" />',
        '</Steps>',
        '',
        '<Steps>text <Step title="No">x</Step></Steps>',
      ].join('\n'),
      'src/steps.jsx': [
        "import { Children } from 'react'",
        'export const Step = () => null',
        'export const Steps = ({ children }) => Children.toArray(children).map((child) => {',
        "  if (child.type !== Step) throw new Error('no step')",
        '  return <section key={child.key}><h3>{child.props.title}</h3>{child.props.children}</section>',
        '})',
      ].join('\n'),
    })
    const { findings, page } = await run('build', dir)
    expect(findings).toEqual([
      expect.stringMatching(/^docs\/index\.mdx:14:1 theme\/component .*#Steps cannot be rendered: no step; /),
    ])
    expect(page()).toMatch(
      /<section><h3>1 (?:>|&gt;) 0<\/h3><docsite-content><p>Words of <strong>one<\/strong>\.<\/p><\/docsite-content><\/section><section><h3>Two<\/h3><\/section><\/docsite-component><template><docsite-component /,
    )
  })

  it('may be code in braces that calls code', async () => {
    const dir = site({
      'docs/index.mdx': [
        "import CodeBlock from '@theme/CodeBlock'",
        "import release, { fail, up } from '@site/src/release'",
        "import names from './names.json'",
        '',
        'export function twice(text) {',
        '  const both = text + text',
        '  return both',
        '}',
        '',
        '# A',
        '',
        "Words {up('abc')}, {`of ${release('b')} c`}, {names.map(up).join('+')}, {twice('d')} and {missing('e')}.",
        '',
        "{up('flow')}",
        '',
        '<CodeBlock language="shell">{`git checkout ${release(\'x\')}',
        '# ${up("two")}`}</CodeBlock>',
        '',
        '| A |',
        '| - |',
        "| {up('cell')} |",
        '',
        '<CodeBlock>{`at ${fail()}`}</CodeBlock>',
        '',
      ].join('\n'),
      'docs/names.json': '["n"]',
      'src/release.js': [
        "import { useState } from 'react'",
        'export default function useRelease(name) { return useState(`9.${name}`)[0] }',
        'export const up = (text) => text.toUpperCase()',
        "export const fail = () => { throw new Error('no release') }",
      ].join('\n'),
    })
    const { findings, page } = await run('build', dir)
    expect(findings).toEqual([
      expect.stringMatching(
        /^docs\/index\.mdx:12:\d+ markdown\/expression The expression \{missing\('e'\)\} /,
      ),
      expect.stringMatching(/^docs\/index\.mdx:23:1 theme\/component .*cannot be rendered: no release; /),
    ])
    const shown = page().replace(/<\/?docsite-component[^>]*>/g, '')
    expect(shown).toContain("<p>Words ABC, of 9.b c, N, dd and {missing('e')}.</p>")
    expect(shown).toContain('FLOW')
    expect(shown).toContain(
      '<div class="language-shell theme-code-block"><pre tabindex="0"><code>git checkout 9.x\n# TWO',
    )
    expect(shown).toContain('<td>CELL</td>')
    expect(shown).toContain('at ${fail()}')
  })

  it('are given functions and calls, in attributes and between their tags', async () => {
    const dir = site({
      'docs/index.mdx': [
        "import Show, { next } from '@site/src/show'",
        '',
        '# A',
        '',
        '<Show>',
        '  {(name) => `',
        '    of ${name.toLowerCase()} *as it is*',
        '  `}',
        '</Show>',
        '',
        '<Show render={(each) => `${each.name} ${next(1)}`} on={() => { const a = 1; alert(a) }} value={{ n: next(4) }}>words</Show>',
        '',
        "In a line <Show>{(name) => name + '!'}</Show>.",
        '',
        '<Show render={() => missing()} value={missing(1)}>more</Show>',
        '',
        '<Show value={next.fail()}>one that fails</Show>',
        '',
        '```jsx',
        '<Show value={next(9)} />',
        '```',
      ].join('\n'),
      'src/show.jsx': [
        'export const next = (number) => number + 1',
        'export default function Show({ children, render, on, value }) {',
        "  const inside = typeof children === 'function' ? children('NAME') : children",
        "  return <section onClick={on}>{inside}|{render?.({ name: 'N' })}|{JSON.stringify(value)}|{typeof on}</section>",
        '}',
      ].join('\n'),
    })
    const { findings, page } = await run('build', dir)
    expect(findings).toEqual([])
    const shown = page().replace(/<\/?docsite-(?:component|content)[^>]*>/g, '')
    expect([...shown.matchAll(/<section>([\s\S]*?)<\/section>/g)].map(([, text]) => text)).toEqual([
      '\n    of name *as it is*\n  |||undefined',
      'words|N 2|{&quot;n&quot;:5}|function',
      'NAME!|||undefined',
      'more|||undefined',
      'one that fails|||undefined',
    ])
  })

  it('may be code in braces that shows elements', async () => {
    const dir = site({
      'docs/index.mdx': [
        "import team from '/data/team.json'",
        "import Card from '@site/src/card'",
        "import Part from './_part.mdx'",
        '',
        '# A',
        '',
        '<div className="row">',
        '  {',
        '    team.map((each) => {',
        '      const { name } = each',
        '',
        '      return (',
        '        <p key={name}>{name}</p>',
        '      )',
        '    })',
        '  }',
        '</div>',
        '',
        '{team.map(({ name }) => <Card key={name} who={name}>hello</Card>)}',
        '',
        'There are {team.length > 1 && <b>several</b>} of `{team.map((each) => <i>{each}</i>)}`.',
        '',
        '| A |',
        '| - |',
        '| {team.map(({ name }) => <code key={name}>{name}</code>)} |',
        '',
        '<Part />',
        '',
        '{missing.map((each) => <b>Words of {each} that stay</b>)}',
        '',
      ].join('\n'),
      'docs/_part.mdx': 'export const years = [1, 2]\n\n{years.map((each) => <u key={each}>{each}</u>)}\n',
      'docs/alone.mdx': '# B\n\n{[1, 2].map((each) => <b key={each}>{each}</b>)}\n',
      'data/team.json': '[{ "name": "Ann" }, { "name": "Bob" }]',
      'src/card.jsx': 'export default ({ who, children }) => <section>{who} {children}</section>\n',
    })
    const { findings, page } = await run('build', dir)
    expect(findings).toEqual([
      expect.stringMatching(
        /^docs\/index\.mdx:29:1 theme\/component .*missing is not defined; the page shows only its content$/,
      ),
    ])
    const shown = page().replace(/<\/?docsite-component[^>]*>/g, '')
    expect(shown).toContain('<div class="row"><p>Ann</p><p>Bob</p></div>')
    expect(shown).toContain('<section>Ann hello</section><section>Bob hello</section>')
    expect(shown).toContain(
      '<p>There are <b>several</b> of <code>{team.map((each) => &lt;i>{each}&lt;/i>)}</code>.</p>',
    )
    expect(shown).toContain('<td><code>Ann</code><code>Bob</code></td>')
    expect(shown).toContain('<u>1</u><u>2</u>')
    expect(shown).toContain('Words of')
    expect(shown).toContain('that stay')
    expect(page('docs/alone/index.html')).toContain('<b>1</b><b>2</b>')
  })

  it('may be exported by a page, and by a partial', async () => {
    const text = (color: string) => `---
slug: /
---
import { join } from '@site/src/join'
import Absent from './_absent.mdx'
import { Fn } from '/docs/_partial.mdx'

# Page {#id}

export const Mark = ({ children, color }) => (
  <mark style={{ color }} onClick={() => alert(color)}>

    {children}
  </mark>
)

\`\`\`js
export const Mark = 1
\`\`\`

A <Mark color="${color}">**bold**</Mark> word.

<Fn parts={['a', 'b']} />
`
    const dir = site({
      'docs/index.mdx': text('#123'),
      'docs/_absent.mdx': 'Not {used}\n',
      'docs/_partial.mdx':
        "import { join } from '../src/join'\n\n## Heading {#own}\n\nexport function Fn({ parts }) {\n  return <i>{join(parts)} {frontMatter.x}</i>\n}\n",
      'src/join.js': "export const join = (parts) => parts.join('+')\n",
    })
    const { code, findings, page } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(page()).toMatch(/<mark[^>]*>.*<strong>bold<\/strong>.*<\/mark>/)
    expect(page()).toContain('color:#123')
    expect(page()).toContain('<i>a+b')
    writeFileSync(join(dir, 'docs/index.mdx'), text('#456'))
    expect((await run('build', dir)).page()).toContain('color:#456')
  })

  it('name the package that Sass needs', async () => {
    const dir = withComponent("import './own.scss'\nexport default () => <i />\n", {
      'src/own.scss': '.own { color: red }\n',
    })
    const { code, findings } = await run('build', dir)
    expect(code).toBe(0)
    expect(findings).toEqual([
      'src/Own.tsx:1:8 theme/broken-module own.scss is written in Sass, but the site does not have its compiler: components are shown without its styles',
    ])
  })

  it('take clsx of the site, or ours', async () => {
    const text =
      "import clsx from 'clsx'\nexport default () => <i className={clsx('a', ['b', { c: true, d: 0 }], null)}>text</i>\n"
    expect((await run('build', withComponent(text))).page()).toContain('<i class="a b c">text</i>')
    const own = withComponent(text, {
      'node_modules/clsx/package.json': '{ "name": "clsx", "main": "index.js" }',
      'node_modules/clsx/index.js': "module.exports = () => 'own'\n",
    })
    expect((await run('build', own)).page()).toContain('<i class="own">text</i>')
  })

  it('are those of src/theme/MDXComponents by the names that pages use', async () => {
    const dir = site({
      'docs/index.md':
        '---\nslug: /\n---\n\n# Page\n\n<Badge>a **b**</Badge>\n\n<Card.Item />\n\n<Other />\n',
      'src/theme/MDXComponents/index.js':
        "import MDXComponents from '@theme-original/MDXComponents'\nimport Badge from '@site/src/Badge'\nexport default { ...MDXComponents, Badge, Card: { Item: () => <b>item</b> }, img: () => <i /> }\n",
      'src/Badge.jsx': 'export default ({ children }) => <mark>{children}</mark>\n',
    })
    const { code, findings, page } = await run('build', dir)
    expect({ code, findings }).toEqual({
      code: 0,
      findings: [
        'docs/index.md:11:2 check/unknown-component there is no component <Other>; its tag is removed and its content kept (on one page)',
      ],
    })
    expect(page()).toContain('<mark><docsite-content>a <strong>b</strong></docsite-content></mark>')
    expect(page()).toContain('<b>item</b>')
    writeFileSync(join(dir, 'src/Badge.jsx'), 'export default () => <mark>changed</mark>\n')
    expect((await run('build', dir)).page()).toContain('<mark>changed</mark>')
  })

  it('are those of the own src/theme that pages import as @theme', async () => {
    const dir = site({
      'docs/index.md':
        "---\nslug: /\n---\n\nimport Frame from '@theme/Frame'\nimport Badge from '@theme/marks/Badge'\nimport Tabs from '@theme/Tabs'\nimport TabItem from '@theme/TabItem'\nimport Absent from '@theme/Absent'\n\n# Page\n\n<Frame src=\"/a.png\">a **b**</Frame>\n\n<Badge text=\"new\" />\n\n<Tabs><TabItem value=\"one\">One</TabItem></Tabs>\n\n<Absent title=\"kept\" />\n",
      'src/theme/Frame/index.js':
        "import styles from './styles.module.css'\nexport default ({ children }) => <figure className={styles.frame}>{children}</figure>\n",
      'src/theme/Frame/styles.module.css': '.frame { color: red }\n',
      'src/theme/marks/Badge.jsx': 'export default ({ text }) => <mark>{text}</mark>\n',
      // Pages have this one by name.
      'src/theme/Tabs.js': "throw new Error('not asked for')\n",
    })
    const { code, findings, hints, page } = await run('build', dir)
    expect({ code, findings }).toEqual({
      code: 0,
      findings: [
        'docs/index.md:9:1 theme/missing-module Components are imported from a file that does not exist: src/theme/Absent',
      ],
    })
    expect(hints).toEqual([
      expect.stringMatching(/Components of Docusaurus themes and plugins are not available$/),
    ])
    expect(page()).toMatch(
      /<figure class="[^"]+"><docsite-content>a <strong>b<\/strong><\/docsite-content><\/figure>/,
    )
    expect(page()).toContain('<mark>new</mark>')
    expect(page()).toContain('kept')
    expect(page()).toContain('role="tabpanel"')
  })

  it('and pages show data of imported files, and follow its changes', async () => {
    const dir = site({
      'docs/index.md':
        "---\nslug: /\nother_key: front\n---\n\nimport data from '@site/data.json'\nimport { version } from '../src/versions'\n\n# Page\n\n{data.a.b} {version} {frontMatter.other_key}\n",
      'data.json': '{ "a": { "b": "deep" } }\n',
      'src/versions.ts': "export const version: string = '1.2'\n",
    })
    expect((await run('build', dir)).page()).toContain('<p>deep 1.2 front</p>')
    writeFileSync(join(dir, 'src/versions.ts'), "export const version: string = '1.3'\n")
    expect((await run('build', dir)).page()).toContain('<p>deep 1.3 front</p>')
    writeFileSync(join(dir, 'data.json'), '{ "a": { "b": "other" } }\n')
    expect((await run('build', dir)).page()).toContain('<p>other 1.3 front</p>')
  })

  it('of theme/components stand alone', async () => {
    const dir = site({
      'docs/index.md': '---\nslug: /\n---\n\n# Page\n\n<Badge />\n',
      'src/theme/MDXComponents.js': "import nothing from 'absent'\nexport default { Badge: nothing }\n",
      'theme/components.jsx': 'export const components = { Badge: () => <mark>own</mark> }\n',
    })
    const { code, findings, page } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(page()).toContain('<mark>own</mark>')
  })

  it('import static files and files of the site by absolute addresses', async () => {
    const dir = withComponent(
      "import Icon from '/img/icon.svg'\nimport map from '/map.json'\nimport { word } from '/src/words'\nexport default () => <p><Icon />{map.a} {word}</p>\n",
      {
        'static/img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>\n',
        'static/map.json': '{ "a": "mapped" }\n',
        'src/words.ts': "export const word = 'said'\n",
      },
    )
    const { code, findings, page } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(page()).toMatch(/<p><svg[^>]*><path d="M0 0"\s*(?:\/>|><\/path>)<\/svg>mapped said<\/p>/)
  })

  it('have a layout, cards and tables of contents of what they give them', async () => {
    const dir = withComponent(`import Layout from '@theme/Layout'
import DocCardList from '@theme/DocCardList'
import TOCInline from '@theme/TOCInline'

const items = [
  { type: 'link', href: '/docs/a', label: 'One', description: 'First' },
  { type: 'category', label: 'Two', items: [{ type: 'link', href: 'https://other.example/', label: 'Deep' }] },
  { type: 'category', label: 'Empty', items: [] },
]
const toc = [
  { value: 'A <code>b</code>', id: 'a', level: 2 },
  { value: 'C', id: 'c', level: 3 },
  { value: 'Too deep', id: 'd', level: 4 },
  { value: 'E', id: 'e', level: 2 },
]
export default () => <Layout title="T"><DocCardList items={items} /><TOCInline toc={toc} /><DocCardList /></Layout>
`)
    const { code, findings, page } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    const html = page()
    expect(html).toContain('<a href="/docs/a" class="card card--doc"><h2 class="card__title">')
    expect(html).toContain('<a href="https://other.example/" class="card card--category">')
    expect(html.match(/class="cards__item"/g)).toHaveLength(2)
    expect(html).toContain(
      '<ul class="table-of-contents"><li><a href="#a">A <code>b</code></a><ul><li><a href="#c">C</a></li></ul></li><li><a href="#e">E</a></li></ul>',
    )
  })

  it('are given the text of a file as a text, which is code where they cannot show it', async () => {
    const dir = withComponent('export default ({ children }) => <pre>{children.toUpperCase()}</pre>\n', {
      'docs/a.ts': 'const a = {\n  b: `${c.d}`,\n}\n',
      'docs/failing.mdx':
        "import source from '!!raw-loader!own-loader!./a.ts'\nimport Fails from '@site/src/fails'\n\n# Page\n\n<Fails className=\"language-ts\">\n\t{source}\n</Fails>\n",
      'docs/shown.mdx':
        "import source from '!!raw-loader!./a.ts'\nimport Own from '@site/src/Own'\n\n# Page\n\n<Own>{source}</Own>\n",
      'src/fails.js':
        "export default ({ children }) => { if (!children.code) throw new Error('no code'); return null }\n",
      'docs/index.md': '# Start\n',
    })
    const { findings, page } = await run('build', dir)
    expect(findings.map((found) => found.slice(0, 38))).toEqual(['docs/failing.mdx:6:1 theme/component T'])
    expect(page('docs/shown/index.html')).toContain('<pre>CONST A = {\n  B: `${C.D}`,\n}')
    const lines = page('docs/failing/index.html').match(/class="token-line"/g)
    expect(lines).toHaveLength(3)
  })

  it('get the same names of classes on any machine', async () => {
    const files = {
      'src/own.module.css': '.box { color: red }\n',
    }
    const text =
      "import * as styles from './own.module.css'\nexport default () => <i className={styles.box}>text</i>\n"
    const names = await Promise.all(
      [withComponent(text, files), withComponent(text, files)].map(async (dir) => {
        const { page, style } = await run('build', dir)
        return [/<i class="([^"]*)">/.exec(page())?.[1], style()]
      }),
    )
    expect(names[0]?.[0]).toMatch(/^own_[\da-f]{6}_box$/)
    expect(names[0]).toEqual(names[1])
  })

  it.each([
    ['@theme/Footer', /^Available modules: @docusaurus\/BrowserOnly, .*, @theme\/ThemedImage$/],
    ['@docusaurus/useBaseurl', /^Did you mean "@docusaurus\/useBaseUrl"\? Available modules: /],
    ['@theme-original/Footer', /^Available modules: /],
  ])('are told what there is instead of %s, and work without it', async (name, hint) => {
    const dir = withComponent(`import X from '${name}'\nexport default () => <b>{String(X)}shown</b>\n`)
    for (const command of ['build', 'check'] as const) {
      const { code, findings, hints } = await run(command, dir)
      expect(code).toBe(0)
      expect(findings).toEqual([
        `src/Own.tsx:1:15 theme/missing-module docsite does not provide "${name}": its components show only their content`,
      ])
      expect(hints).toEqual([expect.stringMatching(hint)])
    }
    expect(readFileSync(join(dir, 'build/docs/index.html'), 'utf8')).toMatch(/<b>.*shown<\/b>/s)
  })

  it('work without packages that are not installed: hooks return stubs, components show only their content', async () => {
    const dir = withComponent(
      `import copy, { useCopy } from 'copy-of-nothing'
import Box from '@none/ui/Box'
import * as Icons from 'icons-of-nothing'
import useHook from '@docusaurus/useNothing'
import { helper } from './nothing/helper'
import engine, { Client } from 'engine-of-nothing'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import { usePluginData } from '@docusaurus/useGlobalData'

const client = new Client({ engine: new engine() })
engine.initialize({ client: client.use(engine) })

export default function Own() {
  const { release } = usePluginData('latest-release')
  useBrokenLinks().collectAnchor('a')
  const { done, steps } = useCopy({ on: copy })
  const [state, setState] = useHook(helper())
  setState(steps.map(String))
  return <Box sx={{ p: 1 }}><Icons.Arrow size={3} />Text {String(done)}{String(state)}<>{release.name}{release.notes.map((note) => note)}</><Box.Item>in it</Box.Item></Box>
}
`,
      { 'tsconfig.json': '{ "extends": "@docusaurus/tsconfig", "compilerOptions": { "jsx": "react" } }' },
    )
    const { code, findings, hints, page } = await run('build', dir)
    expect(code).toBe(0)
    expect(findings.map((found) => found.slice(0, found.indexOf(':', 20)))).toEqual([
      'src/Own.tsx:1:31 theme/missing-module Could not resolve "copy-of-nothing"',
      'src/Own.tsx:2:17 theme/missing-module Could not resolve "@none/ui/Box"',
      'src/Own.tsx:3:24 theme/missing-module Could not resolve "icons-of-nothing"',
      'src/Own.tsx:4:21 theme/missing-module docsite does not provide "@docusaurus/useNothing"',
      'src/Own.tsx:5:24 theme/missing-module Could not resolve "./nothing/helper"',
      'src/Own.tsx:6:32 theme/missing-module Could not resolve "engine-of-nothing"',
    ])
    expect(hints[1]).toContain('npm install @none/ui')
    expect(page()).toContain('Text in it')
    // What is installed later is found.
    mkdirSync(join(dir, 'node_modules/@none/ui'), { recursive: true })
    writeFileSync(
      join(dir, 'node_modules/@none/ui/Box.js'),
      'const Box = ({ children }) => <section>{children}</section>\nBox.Item = ({ children }) => <i>{children}</i>\nexport default Box\n',
    )
    const again = await run('build', dir)
    expect(again.findings).toHaveLength(5)
    expect(again.page()).toMatch(/<section><!-- -->|<section>/)
    expect(again.page()).toContain('<i>in it</i>')
  })

  it('and style sheets work without those of packages that are not installed, and not without their own', async () => {
    const text = "import './own.css'\nimport '@none/fonts/400.css'\nexport default () => <i>text</i>\n"
    const dir = withComponent(text, { 'src/own.css': '@import "@none/fonts/500.css";\ni { color: red }\n' })
    for (const command of ['build', 'check'] as const) {
      const { code, findings } = await run(command, dir)
      expect(findings).toEqual([
        'src/Own.tsx:2:8 theme/missing-module Could not resolve "@none/fonts/400.css": its components show only their content',
        'src/own.css:1:9 theme/missing-module Could not resolve "@none/fonts/500.css": the stylesheet is used without it',
      ])
      expect(code).toBe(0)
    }
    const lost = withComponent("import './gone.css'\nexport default () => <i>text</i>\n")
    expect((await run('build', lost)).findings).toEqual([
      'src/Own.tsx:1:8 theme/bundle The theme cannot be bundled: Could not resolve "./gone.css"',
    ])
  })

  it('are told which names a module lacks, and work without them', async () => {
    const dir = withComponent(
      "import { Prompt, useLocation } from '@docusaurus/router'\nexport default () => <Prompt><b>{useLocation().pathname}</b></Prompt>\n",
    )
    for (const command of ['build', 'check'] as const) {
      const { code, findings, hints } = await run(command, dir)
      expect(findings).toEqual([
        'src/Own.tsx:1:10 theme/missing-module "@docusaurus/router" has no export "Prompt" in docsite: its components show only their content',
      ])
      expect(hints).toEqual(['It exports: useLocation, useHistory, Redirect'])
      expect(code).toBe(0)
    }
    expect(readFileSync(join(dir, 'build/docs/index.html'), 'utf8')).toContain('<b>/docs/</b>')
  })
})

describe('elements in attributes of components', () => {
  const COMPONENT = `export const Icon = ({ name = 'none', children }) => <i>{name}{children}</i>
export default ({ title, list, data, render, children }) => <section><h3>{title}</h3>{list}<q>{JSON.stringify(data)}</q>{children}{render?.({ name: 'N', path: { to: 'P' } }, 3)}</section>
`
  const page = (attributes: string, more: string) => `
import Own, { Icon } from '@site/src/Own'

${more}

# Page

<Own ${attributes} />
`
  const siteOf = (pages: Readonly<Record<string, string>>) =>
    site({
      ...pages,
      'docs/other.md': '# Other\n',
      'src/Own.jsx': COMPONENT,
      'static/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    })
  const shown = (html: string) => /<section>[\s\S]*?<\/section>/.exec(html)?.[0]

  const SHOWN: readonly (readonly [attributes: string, html: string])[] = [
    ['title={<b>bold & **plain**</b>}', '<h3><b>bold &amp; **plain**</b></h3>'],
    ['title={<><em>one</em>, two</>}', '<h3><em>one</em>, two</h3>'],
    ['title={<Icon name="x">in <b>it</b></Icon>}', '<h3><i>xin <b>it</b></i></h3>'],
    ['title={(<b>in brackets</b>)}', '<h3><b>in brackets</b></h3>'],
    ["title={<b>{'text'} {1} {value} {/* nothing */}</b>}", '<h3><b>text 1 of the page </b></h3>'],
    ['title={<b\n  className="x">\n  lines\n  of text\n</b>}', '<h3><b class="x">lines of text</b></h3>'],
    ['title={<a href="./other.md" onClick={() => go()}>link</a>}', '<h3><a href="/docs/other">link</a></h3>'],
    ['title={<Link to="/docs/other">link</Link>}', '<h3><a href="/docs/other">link</a></h3>'],
    ['title={<a href="javascript:go()">link</a>}', '<h3><a>link</a></h3>'],
    ['list={[<b>1</b>, <Icon />]}', '<b>1</b><i>none</i>'],
    ['title={flag ? <b>yes</b> : <u>no</u>}', '<h3><b>yes</b><u>no</u></h3>'],
    ['render={({ name }) => <b>in {name}</b>}', '<b>in N</b>'],
    [
      'render={(all, count) => (<><u>{all.path.to}</u>{count}{nothing}{all.no.such}</>)}',
      '</q><u>P</u>3</section>',
    ],
    [
      'render={function ({ name: it }) { if (it) { return <b>one</b> } return <Icon name={it} /> }}',
      '</q><b>one</b><i>N</i></section>',
    ],
    [
      'render={() => <ul>{items.map((item) => <li>of {item}</li>)}</ul>}',
      '</q><ul><li>of </li></ul></section>',
    ],
    ['render={({ name }) => <code>{`run ${name} now`}</code>}', '</q><code>run N now</code></section>'],
    ['render={() => open()}', '</q></section>'],
    ["data={{ 'docsite:function': [1], 'docsite:argument': [0] }}", '<q>{}</q>'],
    [
      "data={{ 'docsite:element': 'script', props: { src: 'x' } }}",
      '<q>{&quot;props&quot;:{&quot;src&quot;:&quot;x&quot;}}</q>',
    ],
  ]

  describe('are shown', () => {
    const built: { result?: Awaited<ReturnType<typeof run>> } = {}
    const nameOf = (attributes: string) => `row-${SHOWN.findIndex(([each]) => each === attributes)}`
    let dir = ''

    beforeAll(async () => {
      const pages = SHOWN.map(([attributes]) => [
        `docs/${nameOf(attributes)}.md`,
        page(attributes, "export const value = 'of the page'"),
      ])
      dir = siteOf(Object.fromEntries(pages))
      // It outlives the first test.
      dirs.splice(dirs.indexOf(dir), 1)
      built.result = await run('build', dir)
    })
    afterAll(() => rmSync(dir, { recursive: true, force: true }))

    it('without a finding', () => {
      expect(built.result).toMatchObject({ code: 0, findings: [] })
    })

    it.each(SHOWN)('%s', (attributes, html) => {
      expect(shown(built.result?.page(`docs/${nameOf(attributes)}/index.html`) ?? '')).toContain(html)
    })
  })

  it('are judged as html of pages, with links and imports checked', async () => {
    const dir = siteOf({
      'docs/index.md': page(
        'title={<b>a <script>x</script><a href="./gone.md">l</a><Unknown>kept</Unknown></b>} list={<Gone />}',
        "import { Gone } from '@site/src/Own'",
      ),
    })
    const { code, findings } = await run('build', dir)
    expect(code).toBe(1)
    expect(findings.map((found) => found.replace(/^(\S+) (\S+) .*/, '$2'))).toEqual(
      expect.arrayContaining([
        'markdown/html-element',
        'theme/missing-export',
        'check/unknown-component',
        'check/broken-link',
      ]),
    )
  })
})

describe('imports of components in pages', () => {
  it('that lead nowhere are named at the import', async () => {
    const dir = site({
      'docs/index.md': "---\nslug: /\n---\n\nimport Gone from './Gone'\n\n# Page\n\n<Gone>content</Gone>\n",
    })
    for (const command of ['build', 'check'] as const) {
      const { code, findings } = await run(command, dir)
      expect(code).toBe(0)
      expect(findings).toEqual([
        'docs/index.md:5:1 theme/missing-module Components are imported from a file that does not exist: docs/Gone',
      ])
    }
  })

  it('that name what a file does not export are named at the import', async () => {
    const dir = site({
      'docs/index.md': "---\nslug: /\n---\n\nimport { Crad } from '@site/src/Own'\n\n# Page\n\n<Crad />\n",
      'src/Own.tsx': 'export const Card = () => <i />\n',
    })
    for (const command of ['build', 'check'] as const) {
      const { code, findings, hints } = await run(command, dir)
      expect(code).toBe(1)
      expect(findings).toEqual(['docs/index.md:5:1 theme/missing-export src/Own.tsx exports no "Crad"'])
      expect(hints).toEqual(['Did you mean "Card"?'])
    }
  })

  it('of partials count, and pages without components load none', async () => {
    const dir = site({
      'docs/index.md': "---\nslug: /\n---\n\nimport Part from './_part.mdx'\n\n# Page\n\n<Part />\n",
      'docs/_part.mdx': "import { Own as Mine } from '@site/src/Own'\n\n<Mine />\n",
      'docs/plain.md': "# Plain\n\n```js\nimport Nothing from './Nothing'\n<Nothing />\n```\n",
      'src/Own.jsx': 'export const Own = () => <b>own</b>\n',
    })
    const { code, findings, page } = await run('build', dir)
    expect({ code, findings }).toEqual({ code: 0, findings: [] })
    expect(page()).toContain('<docsite-component data-name="src/Own#Own" data-number="0"><b>own</b>')
    expect(page('docs/plain/index.html')).not.toContain('docsite-component')
  })

  it('are taken in and given up with the pages that have them', async () => {
    const dir = withComponent('export default () => <b>one</b>\n')
    expect((await run('build', dir)).page()).toContain('<b>one</b>')
    writeFileSync(join(dir, 'src/Own.tsx'), 'export default () => <b>two</b>\n')
    expect((await run('build', dir)).page()).toContain('<b>two</b>')
    writeFileSync(join(dir, 'docs/index.md'), '---\nslug: /\n---\n\n# Page\n')
    expect((await run('build', dir)).page()).not.toContain('docsite-component')
    const assets = readdirSync(join(dir, 'build/assets'))
    expect(assets.filter((name) => name.startsWith('component-'))).toEqual([])
  })
})

describe('mistakes in the code of a site', () => {
  it('a name that is not the one asked for is named in its file', async () => {
    const dir = site({
      'docs/index.md': '# Page\n\n<Own />\n',
      'theme/components.tsx': '\nexport const component = { Own: () => <i /> }\n',
    })
    const { findings, hints } = await run('build', dir)
    expect(findings).toEqual([
      'theme/components.tsx:2:14 theme/bundle The theme cannot be bundled: theme/components.tsx has no export "components"',
    ])
    expect(hints).toEqual([
      'It exports "component": rename it, or write `export { component as components }`',
    ])
  })

  it.each([
    ['theme/components.tsx', 'export const components = { Own: () => <i></b> }\n', 'theme/bundle'],
    ['theme/index.tsx', "import 'not-installed'\nexport const theme = {}\n", 'theme/bundle'],
    ['theme/index.tsx', 'export const theme = { width: window.innerWidth }\n', 'theme/run'],
  ])('are found by check in %s, whatever pages use: %s', async (path, text, code) => {
    const dir = site({ 'docs/index.md': '# Page\n', [path]: text })
    const { code: exit, findings } = await run('check', dir)
    expect(exit).toBe(1)
    expect(findings).toEqual([expect.stringMatching(new RegExp(`^${path}:1:\\d+ ${code} `))])
  })

  it('are found by check again when only a file behind the component has changed', async () => {
    const dir = withComponent("import { text } from './text'\nexport default () => <i>{text}</i>\n", {
      'src/text.ts': "export const text = 'one'\n",
    })
    expect((await run('check', dir)).findings).toEqual([])
    writeFileSync(join(dir, 'src/text.ts'), "export const text = {{ 'one'\n")
    expect((await run('check', dir)).findings).toEqual([
      expect.stringMatching(/^src\/text\.ts:1:\d+ theme\/broken-module /),
    ])
    writeFileSync(join(dir, 'src/text.ts'), "export const text = 'two'\n")
    expect((await run('check', dir)).findings).toEqual([])
  })

  it('are no reason to miss their components on pages', async () => {
    const dir = site({
      'docs/index.md': '# Page\n\n<Own />\n',
      'theme/components.tsx': 'export const components = {{\n',
    })
    expect((await run('build', dir)).findings).toEqual([
      expect.stringMatching(/^theme\/components\.tsx:1:\d+ theme\/bundle /),
    ])
  })

  it('what throws when it is loaded costs its own components alone, and is named at the import', async () => {
    const dir = withComponent(
      "import Good from './Good'\nconst width: number = window.innerWidth\nexport default () => <Good>{width}</Good>\n",
      {
        'src/Good.tsx': 'export default ({ children }) => <b>good {children}</b>\n',
        'docs/other.md': "import Good from '@site/src/Good'\n\n# Other\n\n<Good>text</Good>\n",
      },
    )
    for (const command of ['build', 'check'] as const) {
      const { code, findings, hints, related } = await run(command, dir)
      expect(code).toBe(0)
      expect(findings).toEqual([
        'docs/index.md:5:1 theme/component The components of src/Own.tsx cannot be loaded: window is not defined; pages show the content of their tags',
      ])
      expect(hints).toEqual([
        expect.stringContaining('window does not exist: use it in an effect (useEffect)'),
      ])
      expect(related).toEqual(['src/Own.tsx:2:7 thrown here'])
    }
    const { page } = await run('build', dir)
    expect(page()).toContain('<p>x</p>')
    expect(page('docs/other/index.html')).toContain('<b>good <docsite-content>text</docsite-content></b>')
  })

  it('a component that throws is named at its tag, with the place in its file, and leaves its text', async () => {
    const dir = withComponent('export default () => <i>{window.innerWidth}</i>\n')
    const { code, findings, related, page } = await run('build', dir)
    expect(code).toBe(0)
    expect(findings).toEqual([
      'docs/index.md:9:1 theme/component The component src/Own cannot be rendered: window is not defined; the page shows only its content',
    ])
    expect(related).toEqual(['src/Own.tsx:1:26 thrown here'])
    expect(page()).toContain('<p>x</p>')
  })

  it.each([
    ["throw new Error('no <data>')", 'no <data>'],
    ["throw 'words'", 'words'],
    ['throw new Promise(() => undefined)', 'it waits for a promise, but pages are rendered synchronously'],
    ['const all = () => all(); all()', 'Maximum call stack size exceeded'],
  ])('a component that does `%s` leaves its text', async (thrown, said) => {
    const dir = withComponent(`export default () => { ${thrown} }\n`)
    const { code, findings, page } = await run('build', dir)
    expect(code).toBe(0)
    expect(findings).toEqual([
      `docs/index.md:9:1 theme/component The component src/Own cannot be rendered: ${said}; the page shows only its content`,
    ])
    expect(page()).toContain('<p>x</p>')
  })

  it('a component that throws inside another leaves the outer one as it is', async () => {
    const dir = site({
      'docs/index.md':
        "---\nslug: /\n---\n\nimport { Box, Bad } from '@site/src/Own'\n\n# Page\n\n<Box>\n\n<Bad>\n\n**inner**\n\n</Bad>\n\n</Box>\n\n<Bad>\n\n<Box>kept</Box>\n\n</Bad>\n",
      'src/Own.jsx':
        "export const Box = ({ children }) => <section>{children}</section>\nexport const Bad = () => { throw new Error('bad') }\n",
    })
    const { code, findings, page } = await run('build', dir)
    expect(code).toBe(0)
    expect(findings).toHaveLength(2)
    const html = page()
    expect(html).toMatch(
      /<section><docsite-content><p><strong>inner<\/strong><\/p><\/docsite-content><\/section>/,
    )
    expect(html).toMatch(/<section><docsite-content>kept<\/docsite-content><\/section>/)
  })
})
