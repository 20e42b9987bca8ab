import { describe, expect, it } from 'vitest'
import { outputPath, siblingFile } from '../../../cli/text/output-path.ts'
import {
  pageDataAddresses,
  pageDataPath,
  stripHtmlExtension,
} from '../../../runtime/routing/page-data-path.ts'

const place = (trailingSlash: boolean | null, baseUrl = '/') => ({ baseUrl, trailingSlash })

describe('page data path', () => {
  it.each([null, true, false])('lies beside the html file (trailingSlash %s)', (trailingSlash) => {
    for (const baseUrl of ['/', '/base/', '/base/ru/']) {
      for (const below of [
        '',
        'docs',
        'docs/',
        'docs/a',
        'docs/a/',
        'docs/Я б',
        'docs/a.html',
        'docs/v1.0',
      ]) {
        const path = baseUrl + below
        const html = outputPath(path, baseUrl, trailingSlash)
        expect(pageDataPath(path, place(trailingSlash, baseUrl)), path).toBe(siblingFile(html, 'bin'))
      }
    }
  })

  it('is that of the home page for the base URL without its slash', () => {
    expect(pageDataPath('/base', place(null, '/base/'))).toBe('index.bin')
  })
})

describe('page data addresses', () => {
  it('are percent-encoded, signs of addresses included', () => {
    expect(pageDataAddresses('/b/docs/Я #?%', place(null, '/b/'))).toEqual([
      '/b/docs/%D0%AF%20%23%3F%25/index.bin',
    ])
  })

  it('try a literal .html page first and the folded path then', () => {
    expect(pageDataAddresses('/docs/a.html', place(null))).toEqual(['/docs/a.bin', '/docs/a/index.bin'])
    expect(pageDataAddresses('/docs/a/index.html', place(null))).toEqual(['/docs/a/index.bin'])
    expect(pageDataAddresses('/docs/a.html', place(false))).toEqual(['/docs/a.bin'])
  })
})

it('folds .html and /index.html, and nothing else', () => {
  expect(stripHtmlExtension('/docs/a.html')).toBe('/docs/a')
  expect(stripHtmlExtension('/docs/index.html')).toBe('/docs')
  expect(stripHtmlExtension('/index.html')).toBe('/')
  expect(stripHtmlExtension('/docs/html')).toBe('/docs/html')
  expect(stripHtmlExtension('/docs/a.html/b')).toBe('/docs/a.html/b')
})
