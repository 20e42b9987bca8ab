import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import { memo, useState, useSyncExternalStore } from '../../../runtime/engine/preact-react.ts'

describe('what stands behind react with preact', () => {
  it('reads a store while rendering', () => {
    const Reader = () =>
      h(
        'p',
        null,
        useSyncExternalStore(
          () => () => undefined,
          () => 'value',
        ),
      )
    expect(renderToString(h(Reader, null))).toBe('<p>value</p>')
  })

  it('has state, and components that mind their props only', () => {
    const Plain = ({ name }: { name: string }) => {
      const [count] = useState(2)
      return h('i', null, `${name} ${count}`)
    }
    expect(renderToString(h(memo(Plain), { name: 'x' }))).toBe('<i>x 2</i>')
  })
})
