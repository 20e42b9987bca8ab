// Counts the work that a session really does, as opposed to results reused from earlier runs. Counting wraps the ports,
// so no stage is involved. Unlike times, counts are the same on every machine, and tests compare them exactly.
import type { PageRenderer } from '../model/page-renderer.ts'
import type { PipelinePorts } from '../pipeline.ts'

/** Counts of one session. */
export interface Work {
  /** Number of times the configuration was loaded. */
  configLoads: number
  /** Number of times the git history was read. */
  historyReads: number
  /** Pages compiled. */
  compiled: number
  /** Pages rendered. */
  rendered: number
  /** Words stemmed; each thread stems a word once. */
  stems: number
}

/** All counts at zero. */
export const emptyWork = (): Work => ({
  configLoads: 0,
  historyReads: 0,
  compiled: 0,
  rendered: 0,
  stems: 0,
})

/** Wraps the ports so that costly calls are counted in `work`. */
export function countedPorts(ports: PipelinePorts, work: Work): PipelinePorts {
  return {
    ...ports,
    history: {
      lastChanges() {
        // It is read once, however often it is requested.
        work.historyReads = 1
        return ports.history.lastChanges()
      },
    },
    compiler: {
      async compile(input) {
        const page = await ports.compiler.compile(input)
        work.compiled++
        work.stems += page.stems
        return page
      },
    },
    ...(ports.renderer ? { renderer: counted(ports.renderer, work) } : {}),
    async bundle(engine, modules) {
      const bundle = await ports.bundle(engine, modules)
      return {
        ...bundle,
        server: {
          ...bundle.server,
          renderApp(site, page) {
            work.rendered++
            return bundle.server.renderApp(site, page)
          },
        },
      }
    },
  }
}

/** Counts pages rendered in threads; `renderApp` counts the others. */
function counted(renderer: PageRenderer, work: Work): PageRenderer {
  return {
    async render(job) {
      const page = await renderer.render(job)
      if (page) work.rendered++
      return page
    },
  }
}
