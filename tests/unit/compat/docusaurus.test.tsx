// Components and hooks that Docusaurus sites import, rendered as on the server.
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type BaseUrlOptions, withBaseUrl } from '../../../runtime/compat/docusaurus/address.ts'
import { Admonition } from '../../../runtime/compat/docusaurus/admonition.tsx'
import { anything } from '../../../runtime/compat/docusaurus/anything.ts'
import { clsx } from '../../../runtime/compat/docusaurus/clsx.ts'
import { Code } from '../../../runtime/compat/docusaurus/code.tsx'
import { CodeBlock } from '../../../runtime/compat/docusaurus/code-block.tsx'
import { DocCardList } from '../../../runtime/compat/docusaurus/doc-card-list.tsx'
import * as docs from '../../../runtime/compat/docusaurus/docs-client.ts'
import { Heading } from '../../../runtime/compat/docusaurus/heading.tsx'
import { isInternalUrl } from '../../../runtime/compat/docusaurus/is-internal-url.ts'
import { Link, type LinkProps } from '../../../runtime/compat/docusaurus/link.tsx'
import { useHistory, useLocation } from '../../../runtime/compat/docusaurus/router.tsx'
import { TabItem, Tabs } from '../../../runtime/compat/docusaurus/tabs.tsx'
import { TOCInline } from '../../../runtime/compat/docusaurus/toc-inline.tsx'
import { interpolate, Translate, translate } from '../../../runtime/compat/docusaurus/translate.tsx'
import {
  useAllPluginInstancesData,
  usePluginData,
} from '../../../runtime/compat/docusaurus/use-global-data.ts'
import { DocsFactsContext } from '../../../runtime/components/providers/docs-facts-context.ts'
import {
  NavigationContext,
  PageContext,
  PreferredVersionsContext,
  SiteContext,
} from '../../../runtime/contexts.tsx'
import type { DocsContext } from '../../../runtime/model/docs-facts.ts'
import type { PageView } from '../../../runtime/model/page.ts'
import type { SiteView } from '../../../runtime/model/site.ts'
import { docPage, notFoundPage, site as sampleSite } from '../components/sample.ts'

interface Around {
  readonly site?: Partial<SiteView>
  readonly page?: PageView
  readonly facts?: DocsContext
  readonly names?: Readonly<Record<string, string>>
}

const category = {
  type: 'category' as const,
  label: 'C',
  collapsible: true,
  collapsed: true,
  items: [{ type: 'link' as const, label: 'L', href: '/docs/l' }],
}
const facts: DocsContext = {
  docs: { a: { id: 'a', title: 'A', description: 'Of A' } },
  category,
  siblings: category.items,
  cards: [{ kind: 'doc', label: 'Card', href: '/docs/card' }],
}

/** What was called while rendering, and the html. */
function rendered(content: ReactNode, { site, page = docPage, facts: given, names = {} }: Around = {}) {
  const calls: unknown[] = []
  const navigation = {
    location: { pathname: page.path, search: '?q=1', hash: '#h' },
    pending: false,
    navigate: (...call: readonly unknown[]) => void calls.push(call),
    interceptBack: () => () => undefined,
  }
  const html = renderToString(
    <SiteContext.Provider value={{ ...sampleSite, ...site }}>
      <PageContext.Provider value={page}>
        <NavigationContext.Provider value={navigation}>
          <PreferredVersionsContext.Provider value={{ names, prefer: (...call) => void calls.push(call) }}>
            {given ? <DocsFactsContext.Provider value={given}>{content}</DocsFactsContext.Provider> : content}
          </PreferredVersionsContext.Provider>
        </NavigationContext.Provider>
      </PageContext.Provider>
    </SiteContext.Provider>,
  )
  return { html: html.replaceAll('<!-- -->', ''), calls }
}

const html = (content: ReactNode, around?: Around) => rendered(content, around).html

/** What a hook gives. */
function given<Value>(hook: () => Value, around?: Around): Value {
  const values: Value[] = []
  const Probe = () => {
    values.push(hook())
    return null
  }
  rendered(<Probe />, around)
  return values[0] as Value
}

describe('addresses', () => {
  it.each<[url: string, options: BaseUrlOptions, expected: string]>([
    ['a', {}, '/base/a'],
    ['/a', {}, '/base/a'],
    ['/base/a', {}, '/base/a'],
    ['/base', {}, '/base'],
    ['/base/a', { forcePrependBaseUrl: true }, '/base/base/a'],
    ['/a', { absolute: true }, 'https://a.example/base/a'],
    ['', {}, ''],
    ['#a', { absolute: true }, '#a'],
    ['mailto:a', {}, 'mailto:a'],
    ['//b.example', {}, '//b.example'],
  ])('%s with %j is %s', (url, options, expected) =>
    expect(withBaseUrl({ baseUrl: '/base/', url: 'https://a.example/' }, url, options)).toBe(expected),
  )

  it.each([
    ['/a', true],
    ['a', true],
    ['https://a.example', false],
    ['//a.example', false],
    [undefined, false],
  ])('%s is of this site: %s', (url, internal) => expect(isInternalUrl(url)).toBe(internal))

  const site = { baseUrl: '/base/', url: 'https://a.example' }
  it.each<[props: LinkProps, site: Partial<SiteView>, expected: string]>([
    [{ to: '/a', className: 'x' }, site, '<a class="x" href="/base/a"></a>'],
    [{ href: '/a' }, site, '<a href="/base/a"></a>'],
    [{ to: '/a', autoAddBaseUrl: false }, site, '<a href="/a"></a>'],
    [{ to: 'a' }, site, '<a href="a"></a>'],
    [{ className: 'x' }, site, '<a class="x"></a>'],
    [{ to: 'pathname:///a.pdf' }, site, '<a href="/a.pdf"></a>'],
    [
      { to: 'HTTPS://b.example/c' },
      { ...site, trailingSlash: true },
      '<a target="_blank" rel="noopener noreferrer" href="HTTPS://b.example/c"></a>',
    ],
    [{ to: '//b.example' }, site, '<a target="_blank" rel="noopener noreferrer" href="//b.example"></a>'],
    [{ to: 'mailto:a@b.example' }, site, '<a href="mailto:a@b.example"></a>'],
    [{ to: '/a?b#c' }, { ...site, trailingSlash: true }, '<a href="/base/a/?b#c"></a>'],
    [{ to: '/a/?b' }, { ...site, trailingSlash: false }, '<a href="/base/a?b"></a>'],
    [{ to: '/a.pdf' }, { ...site, trailingSlash: true }, '<a href="/base/a.pdf"></a>'],
    [{ to: '/' }, { ...site, trailingSlash: false }, '<a href="/base/"></a>'],
    [{ to: '/', autoAddBaseUrl: false }, { ...site, trailingSlash: false }, '<a href="/"></a>'],
    [{ to: '#a' }, { ...site, trailingSlash: true }, '<a href="#a"></a>'],
    [
      { to: '/docs/guides/start/?a', isNavLink: true, activeClassName: 'on' },
      {},
      '<a aria-current="page" class="on" href="/docs/guides/start/?a"></a>',
    ],
    [{ to: '/docs/guides/start', activeClassName: 'on' }, {}, '<a href="/docs/guides/start"></a>'],
    [
      { to: '/docs', isNavLink: true, className: 'x', activeClassName: 'on' },
      {},
      '<a class="x" href="/docs"></a>',
    ],
  ])('the link %j', (props, around, expected) =>
    expect(html(<Link {...props} />, { site: around })).toBe(expected),
  )
})

describe('docs', () => {
  const { docs: instances } = sampleSite
  const [instance] = instances

  it('are known by instance and version', () => {
    expect(Object.keys(given(docs.useAllDocsData))).toEqual(['default'])
    expect(given(() => docs.useDocsData())).toMatchObject({ path: instance?.path })
    expect(() => given(() => docs.useDocsData('other'))).toThrow('There is no docs instance "other".')
    expect(
      given(() => docs.useVersions()).map(({ name, mainDocId, docs: [main] }) => [name, mainDocId, main]),
    ).toEqual(
      instance?.versions.map(({ name, mainDocPath }) => [name, 'main', { id: 'main', path: mainDocPath }]),
    )
    expect(given(() => docs.useLatestVersion()).name).toBe(
      instance?.versions.find(({ isLast }) => isLast)?.name,
    )
  })

  it('have a first version even if none is the last, and none without versions', () => {
    const withVersions = (versions: NonNullable<typeof instance>['versions']) => ({
      site: { docs: [{ ...instance, versions } as NonNullable<typeof instance>] },
    })
    const old = (instance?.versions ?? []).map((version) => ({ ...version, isLast: false }))
    expect(given(() => docs.useLatestVersion(), withVersions(old)).name).toBe(old[0]?.name)
    expect(() => given(() => docs.useLatestVersion(), withVersions([]))).toThrow('The docs have no version.')
  })

  it('are those of the page', () => {
    expect(given(docs.useActivePlugin)?.pluginId).toBe('default')
    expect(given(docs.useActivePluginAndVersion)?.activeVersion?.name).toBe('current')
    expect(given(() => docs.useActiveVersion())?.name).toBe('current')
    expect(given(() => docs.useActiveDocContext()).activeDoc).toEqual({ id: docPage.id, path: docPage.path })
    const elsewhere = { page: notFoundPage }
    expect(given(docs.useActivePlugin, elsewhere)).toBeUndefined()
    expect(given(docs.useActivePluginAndVersion, elsewhere)).toBeUndefined()
    expect(given(() => docs.useActiveVersion(), elsewhere)).toBeUndefined()
    expect(given(() => docs.useActiveDocContext(), elsewhere).activeDoc).toBeUndefined()
  })

  it('say what the version of the page is', () => {
    const { versionBadge: _badge, versionBanner: _banner, ...bare } = docPage
    expect(given(docs.useDocsVersion, { facts })).toMatchObject({
      pluginId: 'default',
      version: 'current',
      banner: 'unreleased',
      badge: true,
      docs: facts.docs,
    })
    expect(given(docs.useDocsVersion, { page: bare })).toMatchObject({ banner: null, badge: false })
    expect(() => given(docs.useDocsVersion, { page: notFoundPage })).toThrow('outside of docs')
  })

  it('are found by id, with the category of the page', () => {
    expect(given(() => docs.useDocById('a'), { facts })?.title).toBe('A')
    expect(given(() => docs.useDocById(undefined), { facts })).toBeUndefined()
    expect(() => given(() => docs.useDocById('constructor'), { facts })).toThrow('no doc "constructor"')
    expect(given(docs.useCurrentSidebarCategory, { facts }).label).toBe('C')
    expect(() => given(docs.useCurrentSidebarCategory)).toThrow('in no category')
    expect(given(docs.useCurrentSidebarSiblings, { facts })).toEqual(category.items)
  })

  it('describe the doc of the page', () => {
    const { title: _title, editUrl: _edit, description: _description, docs: _docs, ...bare } = docPage
    expect(given(docs.useDoc).metadata).toEqual({
      id: docPage.id,
      title: docPage.title,
      description: docPage.description,
      permalink: docPage.path,
      version: 'current',
      tags: [{ label: 'pg-17', permalink: '/docs/tags/pg-17' }],
      editUrl: docPage.editUrl,
      frontMatter: {},
    })
    const { metadata } = given(docs.useDoc, {
      page: { ...bare, docs: { instance: 'default', version: '10' } },
    })
    expect(metadata).toMatchObject({ title: docPage.documentTitle, description: '', version: '10' })
    expect(metadata).not.toHaveProperty('editUrl')
    expect(() => given(docs.useDoc, { page: notFoundPage })).toThrow('outside of a doc')
  })

  it('have a version that the reader prefers', () => {
    expect(
      given(() => docs.useDocsPreferredVersion(), { names: { default: '10' } }).preferredVersion?.name,
    ).toBe('10')
    expect(given(() => docs.useDocsPreferredVersion()).preferredVersion).toBeNull()
    const Saves = () => {
      docs.useDocsPreferredVersion().savePreferredVersionName('10')
      return null
    }
    expect(rendered(<Saves />).calls).toEqual([['default', '10']])
    const names = given(() => docs.useDocsVersionCandidates(), { names: { default: '10' } }).map(
      ({ name }) => name,
    )
    expect(names).toEqual(['current', '10'])
  })

  it.each([
    [{ href: '/a' }, '/a'],
    [{ href: '/a', unlisted: true, items: [{ href: '/b' }] }, '/b'],
    [{ href: '/a', linkUnlisted: true, items: [{ items: [] }, { items: [{ href: '/c' }] }] }, '/c'],
    [{ items: [] }, undefined],
    [{}, undefined],
  ])('the link of %j is %s', (item, href) => expect(docs.findFirstSidebarItemLink(item)).toBe(href))

  it('are cards of what leads somewhere', () => {
    const kinds = (content: ReactNode, around?: Around) =>
      [...html(content, around).matchAll(/class="card card--(\w+)" href="([^"]+)"/g)].map(
        ([, kind, href]) => [kind, href],
      )
    const items = [
      { type: 'category', label: 'A', items: [{ href: '/a' }], description: 'Of A' },
      { href: '/b', label: 'B' },
      { href: 'https://c.example', label: 'C' },
      { label: 'nowhere' },
    ]
    expect(kinds(<DocCardList items={items} />, { site: { baseUrl: '/base/' } })).toEqual([
      ['category', '/base/a'],
      ['doc', '/base/b'],
      ['external', 'https://c.example'],
    ])
    expect(html(<DocCardList items={items} />)).toContain('Of A')
    expect(kinds(<DocCardList />, { facts })).toEqual([['doc', '/docs/card']])
    expect(html(<DocCardList items={[]} />, { facts })).toBe('')
    expect(docs.filterDocCardListItems([{ type: 'html', value: '' }, category, ...category.items])).toEqual([
      category,
      ...category.items,
    ])
  })

  it('are data of their plugin, and others have none', () => {
    const plugin = 'docusaurus-plugin-content-docs'
    expect(given(() => usePluginData(plugin))).toMatchObject({ path: instance?.path })
    expect(given(() => usePluginData(plugin, 'other'))).toBeUndefined()
    expect(given(() => usePluginData('other'))).toBe(anything)
    expect(given(() => useAllPluginInstancesData('other'))).toBeUndefined()
    const failfast = { failfast: true }
    expect(() => given(() => useAllPluginInstancesData('other', failfast))).toThrow(
      'no data of the plugin "other"',
    )
    expect(() => given(() => usePluginData(plugin, 'b', failfast))).toThrow('with the id "b"')
    expect(given(() => usePluginData(plugin, 'default', failfast))).toMatchObject({ path: instance?.path })
  })
})

describe('navigation', () => {
  it('knows the address and goes to others', () => {
    expect(given(useLocation)).toEqual({
      pathname: docPage.path,
      search: '?q=1',
      hash: '#h',
      key: docPage.path,
      state: undefined,
    })
    const Goes = () => {
      const { push, replace } = useHistory()
      push('/a')
      push({ search: '?b' })
      replace({ pathname: '/c', hash: '#d' })
      return null
    }
    expect(rendered(<Goes />).calls).toEqual([['/a'], [`${docPage.path}?b`], ['/c#d', { replace: true }]])
  })
})

describe('parts of pages', () => {
  it.each([
    [
      <Admonition key="" />,
      '<div class="theme-admonition theme-admonition-note alert alert--secondary"><div class="admonition-heading"><span class="admonition-icon" aria-hidden="true"></span>Примечание</div></div>',
    ],
    [
      <Admonition key="" type="important" title="T" icon="!" id="i" className="x">
        text
      </Admonition>,
      '<div class="theme-admonition theme-admonition-info alert alert--info x" id="i"><div class="admonition-heading"><span>!</span>T</div><div class="admonition-content">text</div></div>',
    ],
    [
      <Admonition key="" type="mine">
        {null}
      </Admonition>,
      '<div class="theme-admonition theme-admonition-mine alert alert--info"><div class="admonition-heading"><span class="admonition-icon" aria-hidden="true"></span>Mine</div></div>',
    ],
  ])('an admonition', (content, expected) => expect(html(content)).toBe(expected))

  it('code in a line or a block', () => {
    expect(html(<Code>a</Code>)).toBe('<code>a</code>')
    expect(html(<Code>{'a\nb'}</Code>)).toContain(
      '<span class="token-line">a\n</span><span class="token-line">b</span>',
    )
    expect(html(<Code className="language-js">a</Code>)).toContain('class="language-js theme-code-block"')
    expect(
      html(
        <Code>
          <b>a</b>
        </Code>,
      ),
    ).toBe('<code><b>a</b></code>')
  })

  it('a block of code with title and numbers', () => {
    const block = html(
      <CodeBlock language="js" metastring={'title="A b" showLineNumbers'}>
        {'a\n'}
        {1}
        <b />
      </CodeBlock>,
    )
    expect(block).toBe(
      '<div class="language-js theme-code-block"><div class="theme-code-block-title">A b</div><pre tabindex="0" role="group" aria-label="A b"><code class="line-numbers"><span class="token-line">a\n</span><span class="token-line">1</span></code></pre></div>',
    )
    const bare = html(
      <CodeBlock showLineNumbers={false} title={<i>T</i>}>
        a
      </CodeBlock>,
    )
    expect(bare).toContain(
      '<div class="language-text theme-code-block"><div class="theme-code-block-title"><i>T</i></div>',
    )
    expect(bare).toContain(' text"><code><span')
    expect(html(<CodeBlock className="x language-css">a</CodeBlock>)).toContain(
      'class="language-css theme-code-block"><pre',
    )
  })

  it('headings with a link to themselves', () => {
    expect(
      html(
        <Heading as="h1" id="a" className="x">
          A
        </Heading>,
      ),
    ).toBe('<h1 class="x">A</h1>')
    expect(html(<Heading as="h2">A</Heading>)).toBe('<h2>A</h2>')
    const heading = html(
      <Heading as="h2" id="a" className="x">
        A
      </Heading>,
    )
    expect(heading).toMatch(
      /^<h2 class="anchor x" id="a">A<a class="hash-link" href="#a" aria-label="[^"]*A[^"]*"/,
    )
    expect(
      html(
        <Heading as="h3" id="b">
          <i>A</i>
        </Heading>,
      ),
    ).toMatch(/^<h3 class="anchor" id="b">.*aria-label="[^"]*b[^"]*"/)
  })

  it('a table of contents of some levels', () => {
    const toc = [1, 2, 3, 4, 2].map((level, at) => ({ value: `<i>${at}</i>`, id: `h${at}`, level }))
    expect(html(<TOCInline toc={toc} />)).toBe(
      '<ul class="table-of-contents"><li><a href="#h1"><i>1</i></a><ul><li><a href="#h2"><i>2</i></a></li></ul></li><li><a href="#h4"><i>4</i></a></li></ul>',
    )
    expect(html(<TOCInline toc={toc} minHeadingLevel={4} maxHeadingLevel={4} />)).toContain('#h3')
    expect(html(<TOCInline />)).toBe('')
  })

  it('tabs, of which one is open', () => {
    const items = [
      <TabItem key="a" value="a" label="A">
        first
      </TabItem>,
      <TabItem key="b" value="b" default>
        second
      </TabItem>,
    ]
    const of = (content: ReactNode) => {
      const text = html(content)
      return {
        classes: /<ul[^>]* class="([^"]*)"/.exec(text)?.[1],
        tabs: [
          ...text.matchAll(
            /class="(tabs__item[^"]*)" tabindex="(-?\d)" aria-selected="(\w+)"[^>]*>([^<]*)</g,
          ),
        ].map(([, name, index, selected, label]) => [name?.includes('active'), index, selected, label]),
        panels: [...text.matchAll(/data-label="(\w*)"( hidden="")?>([^<]*)</g)].map(
          ([, label, hidden, inside]) => [label, hidden !== undefined, inside],
        ),
      }
    }
    expect(
      of(
        <Tabs block className="x">
          {items}
        </Tabs>,
      ),
    ).toEqual({
      classes: 'tabs tabs--block x',
      tabs: [
        [false, '-1', 'false', 'A'],
        [true, '0', 'true', 'b'],
      ],
      panels: [
        ['A', true, 'first'],
        ['b', false, 'second'],
      ],
    })
    expect(
      of(
        <Tabs lazy defaultValue="a">
          {items}
        </Tabs>,
      ),
    ).toEqual({
      classes: 'tabs',
      tabs: [
        [true, '0', 'true', 'A'],
        [false, '-1', 'false', 'b'],
      ],
      panels: [
        ['A', false, 'first'],
        ['b', true, ''],
      ],
    })
    expect(of(<Tabs defaultValue={null}>{items}</Tabs>).tabs).toEqual([
      [false, '0', 'false', 'A'],
      [false, '-1', 'false', 'b'],
    ])
    expect(of(<Tabs values={[{ value: 'b', label: 'B' }]}>{items}</Tabs>).panels).toEqual([
      ['B', false, 'second'],
    ])
    expect(of(<Tabs>{items.slice(0, 1)}</Tabs>).tabs).toEqual([[true, '0', 'true', 'A']])
  })
})

describe('texts', () => {
  const site = { messages: { a: 'Текст {b}', Text: 'Слово' } }

  it('are those of the language, by id or by the text itself', () => {
    expect(html(<Translate id="a" values={{ b: <b>1</b> }} />, { site })).toBe('Текст <b>1</b>')
    expect(html(<Translate>Text</Translate>, { site })).toBe('Слово')
    expect(html(<Translate id="none">Other</Translate>, { site })).toBe('Other')
    expect(html(<Translate id="none" />, { site })).toBe('none')
    expect(given(() => translate({ id: 'a' }, { b: 2 }), { site })).toBe('Текст 2')
    expect(given(() => translate({ message: 'Text' }), { site })).toBe('Слово')
    expect(given(() => translate({}), { site })).toBe('')
  })

  it('are as written outside of pages', () => {
    expect(translate({ id: 'a', message: 'Text {b}' })).toBe('Text {b}')
    expect(interpolate('{a} and {b}', { a: 1 })).toBe('1 and {b}')
  })
})

it('class names are joined from all that names some', () => {
  expect(clsx('a', 0, 1, null, true, false, undefined, ['b', ['c', '']], { d: 1, e: 0 })).toBe('a 1 b c d')
})

it('anything has all properties, and shows nothing', () => {
  const any = anything as { (): unknown; readonly a: { readonly b: unknown } }
  expect([any.a.b, any()]).toEqual([anything, anything])
  expect([`${any}`, [...(anything as Iterable<unknown>)]]).toEqual(['', []])
  expect(Reflect.get(anything as object, 'then')).toBeUndefined()
  expect(Reflect.get(anything as object, '$$typeof')).toBeUndefined()
})
