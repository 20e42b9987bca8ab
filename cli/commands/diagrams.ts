// `docsite diagrams`: draws the diagrams of all pages into files next to the content. Pages show these files, so that
// the browsers of readers need not draw them.
import { join } from 'node:path'
import { drawingPage } from '../bundle/draw-scripts.ts'
import { chromiumFor, type PrintedPage, withPage } from '../io/chromium.ts'
import { removeFile } from '../io/remove-file.ts'
import { replaceFile } from '../io/write-file.ts'
import type { Diagram } from '../model/article.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { EnvironmentError } from '../model/ports.ts'
import { THEME_STYLE } from '../model/theme-style.ts'
import { filesOf } from '../pipeline/drawings.ts'
import { counted } from '../text/counted.ts'
import { customProperties } from '../text/custom-properties.ts'
import type { CommandDefinition } from './command.ts'
import { EXIT } from './exit.ts'
import type { Host } from './options.ts'
import { reportDiagnostics } from './report-diagnostics.ts'
import { JOBS_OPTION } from './shared-options.ts'
import type { Session } from './site-session.ts'
import { withSession } from './with-session.ts'

/** The command definition. */
export const diagrams: CommandDefinition = {
  name: 'diagrams',
  summary: 'draw the Mermaid diagrams of all pages to SVG files, using an installed Chromium',
  options: [
    ['--force', 'redraw all diagrams', 'flag'],
    ['--dry-run', 'list files that would be drawn or removed, without writing', 'flag'],
    JOBS_OPTION,
  ],
  async run(siteDir, given, host) {
    const options = { siteDir, jobs: given.jobs as number | undefined, factsOnly: true }
    return withSession(options, host, (session) => work(session, given, host))
  },
}

/** A file to draw. */
interface Wanted {
  readonly diagram: Diagram
  readonly file: string
  readonly isDark: boolean
}

async function work(
  { siteDir, config, pipeline }: Session,
  { force, dryRun }: Readonly<Record<string, unknown>>,
  host: Host,
): Promise<number> {
  const { diagrams: all, drawings } = await pipeline.diagrams()
  const kept = new Set(drawings)
  const files = all.flatMap<Wanted>((diagram) =>
    filesOf(diagram).map((file) => ({ diagram, file, isDark: file === diagram.dark })),
  )
  const wanted = files.filter(({ file }) => force === true || !kept.has(file))
  const names = new Set(files.map(({ file }) => file))
  const unused = drawings.filter((file) => !names.has(file))
  if (dryRun === true) {
    host.stdout(
      `${[...wanted.map(({ file }) => `  draw ${file}`), ...unused.map((file) => `  remove ${file}`), 'Nothing was written (--dry-run).'].join('\n')}\n`,
    )
    return EXIT.ok
  }
  const options = config.themeConfig.mermaid.options
  const ownColors = customProperties((await pipeline.textOf(THEME_STYLE)) ?? '')
  const failed = wanted.length === 0 ? [] : await drawAll(wanted, { siteDir, options, ownColors }, host)
  for (const file of unused) removeFile(join(siteDir, file))
  host.stdout(
    `${counted(all.length, 'diagram')}: ${counted(wanted.length - failed.length, 'file')} drawn, ${files.length - wanted.length} unchanged, ${unused.length} removed, in ${config.markdown.diagrams}.\n`,
  )
  if (failed.length === 0) return EXIT.ok
  reportDiagnostics(failed, host)
  return EXIT.content
}

/** Purpose and alternative, for the error about a missing Chromium. */
const FOR_DRAWING = { by: 'drawing diagrams needs', instead: 'let the browsers of readers draw them' }

/** Draws the files one by one and returns findings about those that failed. */
async function drawAll(
  wanted: readonly Wanted[],
  {
    siteDir,
    options,
    ownColors,
  }: { readonly siteDir: string; readonly options: object; readonly ownColors: string },
  { env, toolDir }: Host,
): Promise<readonly Diagnostic[]> {
  const chromium = chromiumFor(env, FOR_DRAWING)
  const page = await drawingPage(toolDir, ownColors)
  if (page === null) throw new EnvironmentError('this docsite package was built without the diagram library')
  return withPage(chromium, page, async ({ evaluate }: PrintedPage) => {
    const failed: Diagnostic[] = []
    for (const { diagram, file, isDark } of wanted) {
      const call = [diagram.source, options, isDark].map((each) => JSON.stringify(each)).join(', ')
      const drawn = (await evaluate(`docsiteDraw(${call})`)) as { svg?: string; error?: string }
      if (drawn.svg !== undefined) replaceFile(join(siteDir, file), drawn.svg)
      else if (!isDark) failed.push(undrawn(diagram, drawn.error ?? 'the browser returned nothing'))
    }
    return failed
  })
}

const undrawn = ({ place }: Diagram, reason: string): Diagnostic => ({
  code: 'markdown/diagram',
  severity: 'error',
  message: `The diagram cannot be drawn: ${reason.trim().split('\n').slice(0, 3).join(' ')}`,
  place,
})
