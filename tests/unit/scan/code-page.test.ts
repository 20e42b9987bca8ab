import { describe, expect, it } from 'vitest'
import { pageSource } from '../../../cli/scan/code-page.ts'

const SITE = { title: 'Acme', tagline: 'All of it', url: 'https://a.example', baseUrl: '/', customFields: {} }

const page = (path: string, text: string) => pageSource({ path, text, hash: '1' }, SITE)?.text.split('\n')

/** A hole of a template, which is no template here. */
const HOLE = '$'.concat('{')

describe('a page written in React', () => {
  it('is the default export of its module, by itself', () => {
    expect(page('src/pages/team.tsx', 'export default () => <p/>')).toEqual([
      '---',
      'title: "team"',
      'layout: full',
      'hide_title: true',
      '---',
      'import Page from "@site/src/pages/team.tsx"',
      '',
      '<Page />',
      '',
    ])
  })

  it.each([
    [
      '<Layout title="Our team" description=\'Who: "we"\'>',
      ['title: "Our team"', 'description: "Who: \\"we\\""'],
    ],
    ["<Layout\n  title={'Team'}\n  wrapper={() => ({ a: 1 })}>", ['title: "Team"']],
    [`<Layout wide title={\`${HOLE}siteConfig.title} team\`}>`, ['title: "Acme team"']],
    [`<Layout title={\`Hello ${HOLE}name}\`} description={about}>`, ['title: "team"']],
    ['<Layout>title="x"</Layout>', ['title: "team"']],
    [
      "<Layout title={translate({ id: 'a', message: \"Who's who\" })} description={about}>",
      ['title: "Who\'s who"'],
    ],
    [
      '<Layout title={siteConfig.title} description={this.props.config?.tagline}>',
      ['title: "Acme"', 'description: "All of it"'],
    ],
    [
      'const { siteConfig: { tagline } } = useDocusaurusContext(); <Layout title="T" description={tagline}>',
      ['title: "T"', 'description: "All of it"'],
    ],
    ["const title = 'Our team'; <Layout title={title}>", ['title: "Our team"']],
    ["const name = 'Our team'; <Layout title={name}>", ['title: "Our team"']],
    ['<PageMetadata title="Our team" />', ['title: "Our team"']],
    [
      '<Layout><Head><title>Our team</title><meta name="description" content="Who" /></Head>',
      ['title: "Our team"', 'description: "Who"'],
    ],
  ])('has title and description of its layout: %j', (code, lines) => {
    expect(page('src/pages/team.jsx', code)?.slice(1, 1 + lines.length)).toEqual(lines)
    expect(page('src/pages/team.jsx', code)?.[1 + lines.length]).toBe('layout: full')
  })

  it('is called as the site where it is an index without a title', () => {
    expect(page('src/pages/index.js', 'export default 1')?.[1]).toBe('title: "Acme"')
  })

  it.each([
    'const { config: siteConfig } = this.props',
    'props.config.baseUrl',
    'export default function Page({ config }) {',
  ])('gets the configuration where it asks for it: %s', (code) => {
    expect(page('src/pages/team.js', code)?.at(-2)).toBe(
      '<Page config={{"title":"Acme","tagline":"All of it","url":"https://a.example","baseUrl":"/","customFields":{},"themeConfig":{}}} />',
    )
  })

  it('leaves other files as they are', () => {
    expect(page('docs/a.md', '# A')).toEqual(['# A'])
    expect(pageSource(null, SITE)).toBeNull()
  })
})
