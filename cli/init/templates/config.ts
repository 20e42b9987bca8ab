// The configuration of a new site.

import type { ProjectFacts } from '../../model/project.ts'
import { recordOf } from '../../text/record.ts'
import type { Answers, Proposal } from '../answers.ts'
import { type ForeignProject, hasSidebars } from '../foreign-project.ts'
import { editUrl, type Remote } from '../repository.ts'
import { quoted, valueText } from './typescript.ts'

/** Text of site.config.ts. `lighter` are findings lowered to warnings. */
export function configText(
  answers: Answers,
  { foreign, remote }: Proposal,
  facts: ProjectFacts,
  lighter: readonly string[] = [],
): string {
  const { origin, pathname } = new URL(answers.address)
  const edit = editKey(answers, { foreign, remote }, facts)
  const routeBasePath = foreign?.routeBasePath ?? '/'
  const docs = [
    ...(answers.folder === 'docs' ? [] : [`path: ${quoted(answers.folder)},`]),
    ...(routeBasePath === 'docs' ? [] : [`routeBasePath: ${quoted(routeBasePath)},`]),
    ...(foreign?.sidebarPath === undefined ? [] : [`sidebarPath: ${quoted(foreign.sidebarPath)},`]),
    ...(hasSidebars(foreign, answers.folder) ? ["sidebarPath: './sidebars.ts',"] : []),
    ...(foreign?.keepsNumbers ? ['numberPrefixParser: false,'] : []),
    ...(foreign?.exclude === undefined
      ? []
      : [`exclude: ${list(['**/_*.{md,mdx}', '**/_*/**', ...foreign.exclude])},`]),
    ...(edit === null ? [] : [`editUrl: ${edit},`]),
  ]
  const lines = [
    "import { defineConfig } from 'docsite'",
    '',
    'export default defineConfig({',
    `  title: ${quoted(answers.title)},`,
    '  // URL of the published site: origin and path.',
    `  url: ${quoted(origin)},`,
    `  baseUrl: ${quoted(pathname)},`,
    `  i18n: { defaultLocale: ${quoted(answers.language)} },`,
    ...(foreign?.favicon === undefined ? [] : [`  favicon: ${quoted(foreign.favicon)},`]),
    ...(foreign?.trailingSlash === undefined ? [] : [`  trailingSlash: ${foreign.trailingSlash},`]),
    ...(foreign?.staticDirectories === undefined
      ? []
      : [`  staticDirectories: ${list(foreign.staticDirectories)},`]),
    ...markdownKey(foreign),
    ...(docs.length === 0 ? [] : ['  docs: {', ...docs.map((line) => `    ${line}`), '  },']),
    ...addressKeys(foreign),
    themeKey(foreign, remote),
    ...(lighter.length === 0
      ? []
      : [
          '  // Mistakes in the pages that would stop builds. Remove each line after correcting them.',
          '  rules: {',
          ...lighter.map((name) => `    ${quoted(name)}: 'warn',`),
          '  },',
        ]),
    '})',
  ]
  return `${lines.join('\n')}\n`
}

function markdownKey(foreign: ForeignProject | null): readonly string[] {
  const keys = [
    ...(foreign?.anchors === undefined ? [] : [`anchors: { style: ${quoted(foreign.anchors)} }`]),
    ...(foreign?.includeRoots === undefined ? [] : [`includeRoots: ${list(foreign.includeRoots)}`]),
  ]
  if (foreign?.hasMath) keys.push('math: true')
  const { aliases } = foreign ?? {}
  if (aliases) keys.push(`aliases: ${valueText(aliases, 4, new Map())}`)
  return keys.length === 0 ? [] : [`  markdown: { ${keys.join(', ')} },`]
}

/** Value of `docs.editUrl`: as in the other generator, otherwise for the repository's host; null for none. */
function editKey(
  answers: Answers,
  { foreign, remote }: Pick<Proposal, 'foreign' | 'remote'>,
  { repository }: ProjectFacts,
): string | null {
  const { folder } = answers
  const written = foreign?.folder === folder ? foreign.editUrl : undefined
  if (written !== undefined)
    return written.endsWith(`/${folder}/`)
      ? quoted(written.slice(0, -folder.length - 1))
      : `({ docPath }) => ${quoted(written)} + docPath`
  const ofHost = remote && repository ? editUrl(hosted(remote, answers), repository) : null
  return ofHost === null ? null : quoted(ofHost)
}

/** Assumes that an unknown host works like the chosen CI system. */
const hosted = (remote: Remote, { ci }: Answers): Remote =>
  remote.kind === null && ci !== 'none' ? { ...remote, kind: ci } : remote

/** Redirects from addresses of the former site. */
function addressKeys(foreign: ForeignProject | null): readonly string[] {
  const { redirects, hasHtmlAddresses } = foreign ?? {}
  return [
    ...(hasHtmlAddresses
      ? [
          '  // The former addresses of pages end with `.html`.',
          "  createRedirects: (path) => (path.endsWith('/') ? [] : [path + '.html']),",
        ]
      : []),
    ...(redirects ? [`  redirects: ${valueText(redirects, 2, new Map())},`] : []),
  ]
}

/** Light or dark as the system of the reader, until the reader chooses; so do VitePress and Starlight. */
const COLOR_MODE = { colorMode: { respectPrefersColorScheme: true } }

/** `themeConfig` as in the other generator, with a link to the repository. */
function themeKey(foreign: ForeignProject | null, remote: Remote | null): string {
  const theme: Readonly<Record<string, unknown>> = { ...COLOR_MODE, ...foreign?.theme }
  const navbar = recordOf(theme.navbar)
  const items = Array.isArray(navbar.items) ? (navbar.items as readonly unknown[]) : []
  const isLinked = items.some(
    (item) => typeof recordOf(item).href === 'string' && recordOf(item).position === 'right',
  )
  const link =
    remote === null || isLinked ? [] : [{ label: hostLabel(remote.web), href: remote.web, position: 'right' }]
  const all = [...items, ...link]
  const value = all.length === 0 ? theme : { ...theme, navbar: { ...navbar, items: all } }
  return `  themeConfig: ${valueText(value, 2, new Map())},`
}

function hostLabel(web: string): string {
  const { hostname } = new URL(web)
  return hostname === 'github.com' ? 'GitHub' : hostname === 'gitlab.com' ? 'GitLab' : hostname
}

const list = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`
