import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { useState, useSyncExternalStore } from '../../../runtime/engine/preact-react.ts'

const subscribe = () => () => undefined

function Reader() {
  return h(
    'p',
    null,
    useSyncExternalStore(subscribe, () => 'value'),
  )
}

function Plain({ name }: { readonly name: string }) {
  const [count] = useState(2)
  return h('i', null, `${name} ${count}`)
}

describe('what stands behind react with preact', () => {
  it('reads a store while rendering', () => {
    expect(renderToString(h(Reader, null))).toBe('<p>value</p>')
  })

  it('has state', () => {
    expect(renderToString(h(Plain, { name: 'x' }))).toBe('<i>x 2</i>')
  })
})
