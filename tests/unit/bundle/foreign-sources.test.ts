// Other hosts in the texts of components and style sheets.
import { expect, it } from 'vitest'
import { externalSourcesIn } from '../../../cli/bundle/foreign-sources.ts'

const found = (text: string, kind: 'style' | 'code') =>
  externalSourcesIn(text, kind).map(
    ({ directive, url, at }) => `${directive} ${url} ${text.startsWith(url, at)}`,
  )

it.each([
  ['a { background: url(https://a.test/x.png) }', ['img-src https://a.test/x.png true']],
  ['a { background: url("//a.test/x.png") }', ['img-src //a.test/x.png true']],
  [
    '@font-face { font-family: A; src: url(https://a.test/x.woff2) }',
    ['font-src https://a.test/x.woff2 true'],
  ],
  ["@import 'https://a.test/x.css';", ['style-src https://a.test/x.css true']],
  ['@import url(https://a.test/x.css);', ['style-src https://a.test/x.css true']],
  ['/* url(https://a.test/x.png) */ a { background: url(./x.png) url(/y.png) }', []],
])('style %s', (text, sources) => {
  expect(found(text, 'style')).toEqual(sources)
})

it.each([
  ['<img alt="" src="https://a.test/x.png" />', ['img-src https://a.test/x.png true']],
  ["<iframe onLoad={() => 1} src={'https://a.test/v'} />", ['frame-src https://a.test/v true']],
  ['<video poster="https://a.test/p.png" />', ['img-src https://a.test/p.png true']],
  ['<link rel="stylesheet" href="https://a.test/x.css" />', ['style-src https://a.test/x.css true']],
  ['<a href="https://a.test/">x</a>', []],
  ["fetch('https://a.test/x')", ['connect-src https://a.test/x true']],
  ["const API = 'https://a.test/v1'\nfetch(`$" + '{API}/x`)', ['connect-src https://a.test/v1 true']],
  ["const API: string = 'https://a.test'\nfetch(API + '/x')", ['connect-src https://a.test true']],
  ["new WebSocket('wss://a.test/live')", ['connect-src wss://a.test/live true']],
  ["import('https://a.test/x.js')", ['script-src https://a.test/x.js true']],
  [
    "script.src = 'https://a.test/x.js'",
    ['script-src https://a.test/x.js true', 'connect-src https://a.test/x.js true'],
  ],
  ["// fetch('https://a.test/x')\n/* <img src='https://a.test' /> */\nfetch('/own')", []],
])('code %s', (text, sources) => {
  expect(found(text, 'code')).toEqual(sources)
})
