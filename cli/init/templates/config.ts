// The configuration of a new site.

import type { ProjectFacts } from '../../model/project.ts'
import type { Answers, Proposal } from '../answers.ts'
import { editUrl, type Remote } from '../repository.ts'
import { quoted } from './typescript.ts'

/** Text of site.config.ts. */
export function configText(answers: Answers, { foreign, remote }: Proposal, facts: ProjectFacts): string {
  const { origin, pathname } = new URL(answers.address)
  const edit = remote && facts.repository ? editUrl(hosted(remote, answers), facts.repository) : null
  const routeBasePath = foreign?.routeBasePath ?? '/'
  const docs = [
    ...(answers.folder === 'docs' ? [] : [`path: ${quoted(answers.folder)},`]),
    ...(routeBasePath === 'docs' ? [] : [`routeBasePath: ${quoted(routeBasePath)},`]),
    ...(foreign?.sidebarPath === undefined ? [] : [`sidebarPath: ${quoted(foreign.sidebarPath)},`]),
    ...(foreign?.exclude === undefined
      ? []
      : [`exclude: ${list(['**/_*.{md,mdx}', '**/_*/**', ...foreign.exclude])},`]),
    ...(edit === null ? [] : [`editUrl: ${quoted(edit)},`]),
  ]
  const lines = [
    "import { defineConfig } from 'docsite'",
    '',
    'export default defineConfig({',
    `  title: ${quoted(answers.title)},`,
    '  // Where readers find the site: the origin, and the path below it.',
    `  url: ${quoted(origin)},`,
    `  baseUrl: ${quoted(pathname)},`,
    `  i18n: { defaultLocale: ${quoted(answers.language)} },`,
    ...(foreign?.staticDirectories === undefined
      ? []
      : [`  staticDirectories: ${list(foreign.staticDirectories)},`]),
    ...(docs.length === 0 ? [] : ['  docs: {', ...docs.map((line) => `    ${line}`), '  },']),
    ...(remote === null ? [] : navbar(remote.web)),
    '})',
  ]
  return `${lines.join('\n')}\n`
}

/** A host of one's own is what its pipelines say. */
const hosted = (remote: Remote, { ci }: Answers): Remote =>
  remote.kind === null && ci !== 'none' ? { ...remote, kind: ci } : remote

const navbar = (web: string) => [
  '  themeConfig: {',
  `    navbar: { items: [{ label: ${quoted(hostLabel(web))}, href: ${quoted(web)}, position: 'right' }] },`,
  '  },',
]

function hostLabel(web: string): string {
  const { hostname } = new URL(web)
  return hostname === 'github.com' ? 'GitHub' : hostname === 'gitlab.com' ? 'GitLab' : hostname
}

const list = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`
