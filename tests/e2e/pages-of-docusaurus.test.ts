// Pages and components as sites of Docusaurus have them, with packages that are not installed: what can be drawn is, and of the rest
// the texts stay, with a finding.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { docsite, remove } from '../helpers/cli.ts'

const made: string[] = []
afterAll(() => made.map((dir) => remove(dir)))

function folder(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-pages-'))
  made.push(dir)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

/** A hole of a template, which is no template here. */
const HOLE = '$'.concat('{')

const CONFIG = `export default {
  title: 'Acme', url: 'https://acme.example', baseUrl: '/', i18n: { defaultLocale: 'en' },
  docs: { path: 'src/pages', routeBasePath: '/', sidebarPath: false, include: ['**/*.{md,mdx,jsx,tsx}'] },
}
`

const SITE = {
  'site.config.ts': CONFIG,
  'src/pages/index.tsx': `import Layout from '@theme/Layout'
import Head from '@docusaurus/Head'
import Translate, { translate } from '@docusaurus/Translate'
import IconCopy from '@theme/Icon/Copy'
import Features from '@site/src/components/Features'
import Releases from '../components/Releases'
import { Card } from 'cards-not-installed'
import '../css/page.less'
import './look.css'
import styles from './index.module.scss'
export default function Home(): JSX.Element {
  return (
    <Layout title={translate({ id: 'home', message: 'Welcome' })}>
      <Head><meta name="description" content="All about Acme" /></Head>
      <h1 className={styles.big}><Translate id="a">Hello</Translate> <IconCopy /></h1>
      <Features />
      <Releases />
      <Card title="Cards" description="are elsewhere" />
    </Layout>
  )
}
`,
  'src/pages/look.css':
    "@import '~@site/src/css/shared.css';\n.a { background: url('~@site/static/a.png') }\n",
  'src/css/shared.css': '.shared { color: #010203 }\n',
  'static/a.png': 'a',
  'src/css/page.less': '@a: red;\n.b { color: @a }\n',
  'src/pages/index.module.scss': '$a: red;\n.big { color: $a }\n',
  'src/components/Features.tsx': `const list: { title: string }[] = [{ title: 'Fast' }, { title: 'Small' }]
export default () => <ul>{list.map(({ title }) => <li key={title}>{title}</li>)}</ul>
`,
  'src/components/Releases.jsx': "import Table from './_releases.md'\nexport default () => <Table />\n",
  'src/components/_releases.md':
    '---\ntitle: x\n---\n\n<!-- made by a script -->\n\n| Release | State |\n|---|---|\n| 1.0 | **old** |\n',
  'src/pages/team.jsx': `import Layout from '@theme/Layout'
import { people } from '../data/people'
import Intro from '../components/Intro'
export default function Team() {
  const core = people.find(({ isCore }) => isCore)
  return <Layout title="Team"><Intro /><p>We are <b>{core.name}</b> & friends.</p>
    {people.map(({ name }) => <h2>{name}</h2>)}</Layout>
}
`,
  'src/data/people.ts':
    "export const people = [{ name: 'Ann Other', isCore: false, bio: 'Writes compilers' }]\n",
  'src/components/Intro.jsx': 'export default () => <h1>Who makes it</h1>\n',
  'src/pages/broken.tsx': 'export default () => <main><h1>Half a page</h1><p>left {</main>\n',
  'src/pages/gallery.jsx': `import { HtmlClassNameProvider, PageMetadata, useQueryString, useQueryStringList, useQueryStringValue } from '@docusaurus/theme-common'
export default function Gallery() {
  const [search] = useQueryString('q')
  const [tags] = useQueryStringList('tags')
  const kind = useQueryStringValue('kind')
  return <HtmlClassNameProvider className="gallery"><PageMetadata title="Gallery" />
    <h1>All pictures</h1><p>Searched: {JSON.stringify([search, tags, kind])}</p></HtmlClassNameProvider>
}
`,
  'src/pages/start.jsx':
    'import { Redirect } from \'@docusaurus/router\'\nexport default () => <Redirect to="/team" />\n',
  'src/pages/asked.md': `import Ask from '../components/Ask'\n\n# Asked\n\n<Ask show={(release) => (\n  <p>Run {\`acme:${HOLE}release.name}\`} now</p>\n)} />\n`,
  'src/components/Ask.jsx':
    "import { usePluginData } from '@docusaurus/useGlobalData'\nexport default ({ show }) => show(usePluginData('latest'))\n",
}

describe('pages written in React', () => {
  const dir = folder(SITE)
  const page = (path: string) => readFileSync(join(dir, 'build', path), 'utf8')
  const shown = (path: string) =>
    (/ data-article[\s\S]*?<\/article>/.exec(page(path))?.[0] ?? '')
      .replace(/^[^>]*>|<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()

  it('build with all texts, whatever of them cannot be drawn', async () => {
    const run = await docsite(['build', dir, '--json'])
    const { diagnostics } = JSON.parse(run.stdout) as {
      diagnostics: readonly { code: string; file?: string; line?: number; column?: number; message: string }[]
    }
    expect(run.code).toBe(1)
    // The author's own line, not that of the text which stands for a page written in React.
    const failing = diagnostics.find(({ file }) => file === 'src/pages/team.jsx')
    expect([failing?.line, failing?.column]).toEqual([6, 59])
    expect(diagnostics.map(({ code, file, message }) => `${file} ${code} ${message}`).sort()).toEqual([
      'src/pages/broken.tsx theme/broken-module Expected identifier but found "/": its components show only their content',
      'src/pages/index.tsx theme/broken-module index.module.scss is written in Sass, but the site does not have its compiler: components are shown without its styles',
      'src/pages/index.tsx theme/broken-module page.less is written in Less, but the site does not have its compiler: components are shown without its styles',
      'src/pages/index.tsx theme/missing-module Could not resolve "cards-not-installed": its components show only their content',
      "src/pages/team.jsx theme/component The component src/pages/team.jsx cannot be rendered: Cannot read properties of undefined (reading 'name'); the page shows only its content",
    ])
    // Docusaurus would refuse the one that is no JavaScript, too; `migrate` makes a warning of it.
    writeFileSync(
      join(dir, 'site.config.ts'),
      CONFIG.replace(/}\n$/, "rules: { 'theme/broken-module': 'warn' } }\n"),
    )
    expect((await docsite(['build', dir, '--quiet'])).code).toBe(0)
    expect(page('index.html')).toContain('<title>Welcome | Acme</title>')
    expect(page('index.html')).toContain('<meta name="description" content="All about Acme"')
    expect(shown('index.html')).toBe('Hello Fast Small Release State 1.0 old Cards are elsewhere')
    expect(shown('team/index.html')).toBe(
      'Team We are &amp; friends. Ann Other Writes compilers Who makes it',
    )
    expect(shown('broken/index.html')).toBe('Half a page')
    expect(page('gallery/index.html')).toContain('<title>Gallery | Acme</title>')
    expect(shown('gallery/index.html')).toBe('All pictures Searched: [&quot;&quot;,[],null]')
    expect(shown('start/index.html')).toBe('/team')
    expect(page('start/index.html')).toContain('<a href="/team">/team</a>')
    expect(shown('asked/index.html')).toBe('Asked Run acme: now')
    const style = readdirSync(join(dir, 'build/assets')).find((name) => /^style-.*\.css$/.test(name)) ?? ''
    expect(page(`assets/${style}`)).toMatch(
      /\.shared\{color:#010203\}.*\.a\{background:url\("\.\/a-\w+\.png"\)\}/s,
    )
  })
})

describe('pages with components of the theme of Docusaurus, and with values of modules', () => {
  const dir = folder({
    'site.config.ts': CONFIG,
    'src/data/rows.js': `const all = ['one', 'two']
export const rows = [...new Set(all)].map((name) => ({ name: name.toUpperCase() }))
export const Mark = () => <mark>marked</mark>
`,
    'src/components/Table.jsx':
      'export default ({ rows, head: Head }) => <ul><li><Head /></li>{rows.map(({ name }) => <li key={name}>{name}</li>)}</ul>\n',
    'src/pages/index.mdx': `import Heading from '@theme/Heading'
import DocCard from '@theme/DocCard'
import Code from '@theme/MDXComponents/Code'
import Table from '../components/Table'
import Part from './_part.mdx'

<Table rows={[]} head={() => null} text={<Part />} />

\`\`\`mdx-code-block
import { rows, Mark } from '@site/src/data/rows'
\`\`\`

# Values

<Table rows={rows} head={Mark} />

<Heading as="h2" id="theirs">Theirs</Heading>

<DocCard item={{ type: 'link', href: '/other', label: 'Other', description: 'All others' }} />

<Code>plain</Code>
`,
    'src/components/Snippet.jsx': `const found = require.context('@site/snippets', true, /^\\.\\/.*\\.md$/);
const texts = require.context('!!raw-loader!@site/snippets', false, /\\.txt$/)
export default ({ path }) => {
  const { default: Text } = found('./' + path)
  const { default: Plain } = found('./b.md')
  return <div>{found.keys().length} files: <Text /><Plain /><pre>{texts('./c.txt').default}</pre></div>
}
`,
    'snippets/deep/a.md': 'From **deep** below.\n',
    'snippets/b.md': '---\nid: b\n---\n\nB <2 and {x}<br>\n',
    'snippets/c.txt': 'C {y}.\n',
    'src/pages/other.md':
      'import Snippet from \'../components/Snippet\'\n\n# Other\n\nText.\n\n<Snippet path="deep/a.md" />\n',
    'src/pages/_part.mdx': '## In a part\n\nFrom a **part**.\n',
    'src/pages/old.mdx': 'import { Redirect } from \'@docusaurus/router\'\n\n<Redirect to="/other" />\n',
  })

  it('show all of them', async () => {
    const run = await docsite(['build', dir, '--json'])
    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: readonly unknown[] }
    expect([run.code, diagnostics]).toEqual([0, []])
    const page = readFileSync(join(dir, 'build/index.html'), 'utf8')
    expect(page).toContain('<ul><li><mark>marked</mark></li><li>ONE</li><li>TWO</li></ul>')
    expect(page).toContain('&quot;docsite:export&quot;:&quot;src/data/rows#rows&quot;')
    expect(page).toContain('<p>From a <strong>part</strong>.</p>')
    expect(page).toContain('id="in-a-part"')
    expect(page).toMatch(/<h2 [^>]*id="theirs"[^>]*><docsite-content>Theirs/)
    expect(page).toContain('Other</h2><p class="card__description">All others</p>')
    expect(page).toContain('<code><docsite-content>plain</docsite-content></code>')
    expect(readFileSync(join(dir, 'build/old/index.html'), 'utf8')).toContain('<a href="/other">/other</a>')
    const other = readFileSync(join(dir, 'build/other/index.html'), 'utf8')
    expect(other.replace(/<!-- -->/g, '')).toContain(
      '<div>2 files: <p>From <strong>deep</strong> below.</p><div><p>B &lt;2 and {x}<br></p>\n</div><pre>C {y}.\n</pre></div>',
    )
  })
})
