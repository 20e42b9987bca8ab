// Counts what a session really did, beside what it took from earlier ones. It counts at the edges of the pipeline, so that no
// stage knows of it. Counts, unlike times, are the same on every machine: tests hold them to the number.
import type { PageRenderer } from '../model/page-renderer.ts'
import type { PipelinePorts } from '../pipeline.ts'

/** Counts of one session. */
export interface Work {
  /** Times the configuration was read. */
  configLoads: number
  /** Times the history of the site was read. */
  historyReads: number
  /** Pages compiled. */
  compiled: number
  /** Pages rendered. */
  rendered: number
  /** Words of pages cut to their stems; each thread works a word out once. */
  stems: number
}

/** Nothing done yet. */
export const noWork = (): Work => ({
  configLoads: 0,
  historyReads: 0,
  compiled: 0,
  rendered: 0,
  stems: 0,
})

/** The same edges, every call of a costly one counted in `work`. */
export function countedPorts(ports: PipelinePorts, work: Work): PipelinePorts {
  return {
    ...ports,
    history: {
      lastChanges() {
        // However often it is asked for, it is read once.
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

/** Counts the pages that threads render; `renderApp` counts the others. */
function counted(renderer: PageRenderer, work: Work): PageRenderer {
  return {
    async render(job) {
      const page = await renderer.render(job)
      if (page) work.rendered++
      return page
    },
  }
}
