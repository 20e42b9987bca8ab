// `nav` of mkdocs.yml as a sidebars file.
import { describe, expect, it } from 'vitest'
import { navSidebars } from '../../../cli/init/generators/mkdocs-nav.ts'

const FILES = ['index.md', 'start.md', 'user/index.md', 'user/a.md', 'user/b.mdx'].map(
  (name) => `docs/${name}`,
)

/** The items of the sidebar as data, and the missing pages. */
function converted(source: string) {
  const made = navSidebars(source, 'docs', FILES)
  if (!made) return null
  const [, data = ''] = /^export default ([\s\S]*)$/.exec(made.text) ?? []
  const { docs } = new Function(`return ${data}`)() as { readonly docs: unknown }
  return { docs, missing: made.missing }
}

describe('nav of mkdocs.yml', () => {
  it('gives pages with and without labels, sections and links', () => {
    const source = `
site_name: A
nav:
  - Home: index.md
  - start.md
  - "User's guide":
      - user/index.md
      - Letter A: ./user/a.md
      - Deep:
          - user/b.mdx
      - Site: https://example.com
  - Top: /other/
`
    expect(converted(source)).toEqual({
      missing: [],
      docs: [
        { type: 'doc', id: 'index', label: 'Home' },
        'start',
        {
          type: 'category',
          label: "User's guide",
          items: [
            'user/index',
            { type: 'doc', id: 'user/a', label: 'Letter A' },
            { type: 'category', label: 'Deep', items: ['user/b'] },
            { type: 'link', label: 'Site', href: 'https://example.com' },
          ],
        },
        { type: 'link', label: 'Top', href: '/other/' },
      ],
    })
  })

  it('gives sections a page where the theme does', () => {
    const source = `
theme:
  name: material
  features:
    - navigation.indexes
nav:
  - User: [user/index.md, user/a.md]
  - Only: [user/index.md]
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
`
    expect(converted(source)?.docs).toEqual([
      { type: 'category', label: 'User', link: { type: 'doc', id: 'user/index' }, items: ['user/a'] },
      { type: 'ref', id: 'user/index', label: 'Only' },
    ])
  })

  it('may be written without indentation and with Windows line ends', () => {
    expect(converted('a: 1\r\nnav:\r\n- start.md\r\n\r\n# more\r\n- index.md\r\nb: 2\r\n')?.docs).toEqual([
      'start',
      'index',
    ])
  })

  it('leaves out entries without a page', () => {
    expect(converted('nav:\n  - A: gone.md\n  - start.md\n  - B:\n      - user/\n  - C:\n')).toEqual({
      docs: ['start'],
      missing: ['gone.md', 'user/'],
    })
  })

  it.each(['site_name: A\n', 'nav: all\n', 'nav: []\n', 'nav:\n  - gone.md\n', 'nav: [\n', ''])(
    'is none in %j',
    (source) => {
      expect(converted(source)).toBeNull()
    },
  )
})
