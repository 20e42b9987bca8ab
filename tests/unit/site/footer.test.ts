import { describe, expect, it } from 'vitest'
import { build } from './support.ts'

const footer = (value: object | undefined, translations = {}) =>
  build(
    { 'a.md': 'x' },
    {
      config: {
        baseUrl: '/base/',
        trailingSlash: true,
        ...(value ? { themeConfig: { footer: value } } : {}),
      },
      footerTranslations: translations,
    },
  ).site.footer

describe('the footer', () => {
  it('is absent when it is not configured', () => expect(footer(undefined)).toBeNull())

  it('has columns of links', () => {
    expect(
      footer({
        style: 'dark',
        copyright: '© <b>2024</b>',
        logo: { src: 'l.svg', href: 'https://example.org' },
        links: [
          {
            title: 'Разделы',
            className: 'c',
            items: [
              { label: 'A', to: '/docs/a', className: 'x' },
              { label: 'B', href: 'https://example.org' },
              { html: '<i>html</i>' },
            ],
          },
        ],
      }),
    ).toEqual({
      style: 'dark',
      copyright: '© <b>2024</b>',
      logo: { src: '/base/l.svg', alt: '', href: 'https://example.org' },
      links: {
        shape: 'columns',
        columns: [
          {
            title: 'Разделы',
            className: 'c',
            items: [
              { kind: 'link', label: 'A', href: '/base/docs/a/', external: false, className: 'x' },
              { kind: 'link', label: 'B', href: 'https://example.org', external: true },
              { kind: 'html', value: '<i>html</i>' },
            ],
          },
        ],
      },
    })
  })

  it('has one row of links', () => {
    expect(
      footer({
        links: [
          { label: 'A', to: '/docs/a' },
          { label: 'M', href: 'mailto:a@example.org' },
        ],
      })?.links,
    ).toEqual({
      shape: 'simple',
      items: [
        { kind: 'link', label: 'A', href: '/base/docs/a/', external: false },
        { kind: 'link', label: 'M', href: 'mailto:a@example.org', external: true },
      ],
    })
  })

  it('has no links if none are configured', () => expect(footer({ copyright: 'x' })?.links).toBeNull())

  it('is translated', () => {
    const translations = {
      'link.title.Разделы': { message: 'Sections' },
      'link.item.label.A': { message: 'First' },
      copyright: { message: '© Us' },
    }
    const value = { copyright: '© Мы', links: [{ title: 'Разделы', items: [{ label: 'A', to: '/a' }] }] }
    expect(footer(value, translations)).toMatchObject({
      copyright: '© Us',
      links: { columns: [{ title: 'Sections', items: [{ label: 'First' }] }] },
    })
  })
})
