import { describe, expect, it } from 'vitest'
import { loadPlugins } from '../../../cli/io/load-plugins.ts'

/** Plugins of a module with this text. */
const pluginsOf = (text: string) =>
  loadPlugins({ key: '', module: `data:text/javascript,${encodeURIComponent(text)}`, siteDir: '/site' })

const named = (list: Awaited<ReturnType<typeof pluginsOf>>['remark']) =>
  list.map(({ name, functionName, options }) => ({ name, functionName, options }))

const FUNCTIONS = 'function one() {}\nfunction two() {}\n'

describe('plugins of a configuration', () => {
  it('have their place and their options: `false` switches one off, `true` is no option', async () => {
    const { remark, rehype } = await pluginsOf(
      `${FUNCTIONS}export default { markdown: { remarkPlugins: [one, [two, false], [two, true], [two, { a: 1 }, 2], (() => () => {})()], beforeDefaultRemarkPlugins: [[two, undefined]], rehypePlugins: [[one, true, 3]] } }`,
    )
    expect(named(remark)).toEqual([
      { name: 'beforeDefaultRemarkPlugins[0] (two)', functionName: 'two', options: [undefined] },
      { name: 'remarkPlugins[0] (one)', functionName: 'one', options: [] },
      { name: 'remarkPlugins[2] (two)', functionName: 'two', options: [] },
      { name: 'remarkPlugins[3] (two)', functionName: 'two', options: [{ a: 1 }, 2] },
      { name: 'remarkPlugins[4]', functionName: '', options: [] },
    ])
    expect(named(rehype)).toEqual([{ name: 'rehypePlugins[0] (one)', functionName: 'one', options: [3] }])
  })

  it('may be those of a function, with handlers', async () => {
    const { remark, handlers, siteDir } = await pluginsOf(
      `${FUNCTIONS}export default async () => ({ markdown: { remarkPlugins: [one], remarkRehypeOptions: { handlers: { mark: two } } } })`,
    )
    expect(named(remark)).toMatchObject([{ name: 'remarkPlugins[0] (one)' }])
    expect(Object.keys(handlers)).toEqual(['mark'])
    expect(siteDir).toBe('/site')
  })

  it('are none without a section `markdown`', async () => {
    const none = { remark: [], rehype: [], handlers: {}, siteDir: '/site' }
    expect(await pluginsOf('export default {}')).toEqual(none)
  })

  it('are none where the configuration throws, and why', async () => {
    const failed = { remark: [], rehype: [], handlers: {}, siteDir: '/site', failure: 'not today' }
    expect(await pluginsOf("throw new Error('not today')")).toEqual(failed)
    expect(await pluginsOf("throw 'not today'")).toEqual(failed)
  })
})
