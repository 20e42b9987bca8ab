// Which features of a browser the code of a site may use where its pages are rendered.
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const environment = async () =>
  (await import('../../../runtime/compat/docusaurus/execution-environment.ts')).ExecutionEnvironment

it('has none outside a browser', async () => {
  expect(await environment()).toEqual({
    canUseDOM: false,
    canUseEventListeners: false,
    canUseIntersectionObserver: false,
    canUseViewport: false,
  })
})

it.each([
  [{ screen: {} }, false, true],
  [{ IntersectionObserver: {} }, true, false],
])('has those of the window %j', async (window, canUseIntersectionObserver, canUseViewport) => {
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', {})
  expect(await environment()).toEqual({
    canUseDOM: true,
    canUseEventListeners: true,
    canUseIntersectionObserver,
    canUseViewport,
  })
})
