import { describe, expect, it } from 'vitest'
import { isActiveLink } from '../../../runtime/components/navbar/active.ts'
import { hasActiveItem } from '../../../runtime/components/navbar/active-item.ts'
import type { ActiveRule } from '../../../runtime/model/navbar.ts'
import { navLink } from './sample.ts'

const at = (path: string, rest: object = {}) => ({ path, ...rest })

describe('active links', () => {
  it.each<[string, ActiveRule, string, string, boolean]>([
    ['path: itself', { by: 'path' }, '/docs', '/docs', true],
    ['path: below', { by: 'path' }, '/docs', '/docs/a/b', true],
    ['path: case and slash', { by: 'path' }, '/Docs/', '/docs', true],
    ['path: another word', { by: 'path' }, '/docs', '/docsx', false],
    ['path: query and hash of the link do not count', { by: 'path' }, '/docs?x=1#y', '/docs/a', true],
    ['path: special characters are text', { by: 'path' }, '/a(b+', '/a(b+/c', true],
    ['exact: itself', { by: 'path', exact: true }, '/docs', '/docs/', true],
    ['exact: below', { by: 'path', exact: true }, '/docs', '/docs/a', false],
    ['prefix', { by: 'prefix', prefix: '/do' }, '/x', '/docs', true],
    ['prefix: elsewhere', { by: 'prefix', prefix: '/do' }, '/x', '/a/docs', false],
    ['regex: without case', { by: 'regex', source: '^/DOCS/(a|b)' }, '/x', '/docs/b', true],
    ['regex: no match', { by: 'regex', source: 'c$' }, '/x', '/docs/b', false],
    ['regex: broken', { by: 'regex', source: '(' }, '/x', '/(', false],
    ['never', { by: 'never' }, '/docs', '/docs', false],
  ])('%s', (_, rule, href, path, active) => {
    expect(isActiveLink(rule, href, at(path))).toBe(active)
  })

  it('a doc is active on its own page and in its sidebar, within its instance', () => {
    const rule = { by: 'doc', instance: 'default', docPath: '/docs/a', sidebar: 'main' } as const
    expect(isActiveLink(rule, '', at('/docs/a/', { instance: 'default' }))).toBe(true)
    expect(isActiveLink(rule, '', at('/docs/b', { instance: 'default', sidebar: 'main' }))).toBe(true)
    expect(isActiveLink(rule, '', at('/docs/b', { instance: 'default', sidebar: 'other' }))).toBe(false)
    expect(isActiveLink(rule, '', at('/docs/b', { instance: 'api', sidebar: 'main' }))).toBe(false)
    const { sidebar, ...alone } = rule
    expect(isActiveLink(alone, '', at('/docs/b', { instance: 'default' }))).toBe(false)
  })

  it('a sidebar is active on its pages', () => {
    const rule = { by: 'sidebar', instance: 'default', sidebar: 'main' } as const
    expect(isActiveLink(rule, '', at('/x', { instance: 'default', sidebar: 'main' }))).toBe(true)
    expect(isActiveLink(rule, '', at('/x', { instance: 'default' }))).toBe(false)
  })

  it('a list is active with any of its links', () => {
    const html = { kind: 'html', position: 'left', value: '' } as const
    expect(hasActiveItem([html, navLink('a', '/a'), navLink('b', '/b')], at('/b/c'))).toBe(true)
    expect(hasActiveItem([html, navLink('a', '/a')], at('/b'))).toBe(false)
  })
})
