// Stylesheets of a Docusaurus site in the theme of the new one: imported unchanged, with Infima variables mapped to our
// tokens.
import { absentName } from '../../model/absent.ts'
import type { ProjectFacts } from '../../model/project.ts'
import { counted } from '../../text/counted.ts'
import type { NewFile } from '../new-file.ts'
import { infimaStyle } from './infima.ts'
import type { Note } from './note.ts'
import { ON_ACCENT, onAccent } from './on-accent.ts'
import { type DocusaurusSite, listOf } from './read-site.ts'

/**
 * Variables of Infima and Docusaurus with the equivalent tokens and their default values. The defaults are needed
 * because a sheet that cannot be compiled defines none of its variables, and a token without a value leaves pages
 * without colours.
 */
export const TOKENS: readonly (readonly [theirs: string, ours: string, light: string, dark?: string])[] = [
  ['--ifm-color-primary', '--ds-accent', '#0b6570', '#72cbd3'],
  ['--ifm-link-hover-color', '--ds-accent-strong', '#084a52', '#a3e0e5'],
  ['--ifm-background-color', '--ds-background', '#ffffff', '#12181c'],
  ['--ifm-background-surface-color', '--ds-surface', '#f5f7f8', '#1a2227'],
  ['--ifm-font-color-base', '--ds-text', '#1b242b', '#e2e8ec'],
  ['--ifm-font-color-secondary', '--ds-text-muted', '#53606b', '#a6b3bc'],
  ['--ifm-font-family-base', '--ds-font-text', 'var(--ds-font-text-system)'],
  ['--ifm-font-family-monospace', '--ds-font-code', 'var(--ds-font-code-system)'],
  ['--ifm-font-size-base', '--ds-font-size', '1.0625rem'],
  ['--ifm-line-height-base', '--ds-line-height', '1.65'],
  ['--ifm-navbar-height', '--ds-navbar-height', '3.75rem'],
  ['--ifm-global-radius', '--ds-radius', '0.5rem'],
  ['--doc-sidebar-width', '--ds-sidebar-width', '19rem'],
  ['--docusaurus-highlighted-code-line-bg', '--ds-code-line', '#e0ecee', '#22343a'],
]

/** Classes of Infima and of the Docusaurus theme that our pages do not have. */
const THEIR_CLASSES =
  /\.(?:navbar|menu|footer|table-of-contents|pagination-nav|breadcrumbs|DocSearch|theme-|admonition)[\w-]*/g

/** `theme/style.css` for the stylesheets in the configuration, the files it imports, and notes for the report. */
export function convertStyle(
  { keys, plugins }: DocusaurusSite,
  { files, read }: Pick<ProjectFacts, 'files' | 'read'>,
): { readonly files: readonly NewFile[]; readonly notes: readonly Note[] } {
  const named = [
    ...plugins.flatMap(({ name, options }) =>
      name === '@docusaurus/theme-classic' ? listOf(options.customCss) : [],
    ),
    ...listOf(keys.clientModules).filter((module) => /\.(?:css|s[ac]ss|less)$/.test(String(module))),
  ]
  const found = named.map((path) => ({
    path,
    file: files.find(
      (each) =>
        String(path).replaceAll('\\', '/').endsWith(`/${each}`) || String(path).replace(/^\.\//, '') === each,
    ),
  }))
  const packages = read('package.json') ?? ''
  const sheets = found.flatMap(({ file }) => (file === undefined ? [] : [{ file, text: read(file) ?? '' }]))
  const isRead = ({ file, text }: (typeof sheets)[number]) => hasCompiler(file, packages) && !isForTool(text)
  const plain = sheets.filter(isRead)
  const infima = infimaStyle(pageTexts({ files, read }), sheetTexts({ files, read }))
  const written: readonly NewFile[] = infima === null ? [] : [{ path: 'theme/infima.css', text: infima }]
  return {
    files:
      plain.length + written.length === 0
        ? []
        : [{ path: 'theme/style.css', text: styleText(plain, infima !== null) }, ...written],
    notes: [
      ...(infima === null ? [] : [INFIMA_NOTE]),
      ...plain.map(({ file, text }) => sheetNote(file, text)),
      ...sheets.flatMap((sheet) => (plain.includes(sheet) ? [] : [toolNote(sheet.file)])),
      ...found.flatMap(({ path, file }) => (file === undefined ? [externalSheetNote(path)] : [])),
      ...scriptNotes(listOf(keys.clientModules)),
    ],
  }
}

const INFIMA_NOTE: Note = {
  kind: 'moved',
  what: 'rules for the Infima classes that pages and components use, now in `theme/infima.css`',
}

/** Pages, and code that may render a part of one. */
const pageTexts = ({ files, read }: Pick<ProjectFacts, 'files' | 'read'>): readonly string[] =>
  files
    .filter((file) => /\.(?:mdx?|[jt]sx?)$/.test(file) && !/^(?:static|theme)\/|\.config\.[jt]s$/.test(file))
    .map((file) => read(file) ?? '')

/** All stylesheets of the site, including those of components. */
const sheetTexts = ({ files, read }: Pick<ProjectFacts, 'files' | 'read'>): readonly string[] =>
  files
    .filter((file) => /^(?:src|theme)\/.*\.(?:css|s[ac]ss|less)$/.test(file) && !isWritten(file))
    .map((file) => read(file) ?? '')

/** Files that this command writes. */
const isWritten = (file: string): boolean => /^theme\/(?:style|infima)\.css$/.test(file)

/** Whether a stylesheet is plain CSS, or its preprocessor is among the site's packages. */
function hasCompiler(file: string, packages: string): boolean {
  const compiler = /\.s[ac]ss$/.test(file) ? 'sass' : file.endsWith('.less') ? 'less' : null
  return compiler === null || new RegExp(`"${compiler}"\\s*:`).test(packages)
}

/** Whether the text is written for Tailwind or another tool that generates CSS. */
const isForTool = (text: string) =>
  /@(?:tailwind|apply|layer\s+(?:base|components|utilities)|import\s+['"]tailwindcss)\b/.test(text)

function toolNote(file: string): Note {
  return {
    kind: 'by-hand',
    what: `\`${file}\` was not migrated: it needs Tailwind, or a Sass or Less compiler that is not installed`,
    next: 'compile it to `theme/style.css` before the build, or write the rules that pages need by hand',
  }
}

/** Note for a stylesheet that is not a file of the site: it belongs to a package, or does not exist. */
function externalSheetNote(path: unknown): Note {
  const name = (absentName(path) ?? String(path)).replaceAll('\\', '/').replace(/^.*\/node_modules\//, '')
  return {
    kind: 'by-hand',
    what: `the stylesheet \`${name}\` is not a file of the site and was not migrated`,
    next: `if it belongs to a package, write \`@import '${name}'\` at the top of \`theme/style.css\``,
  }
}

function scriptNotes(modules: readonly unknown[]): readonly Note[] {
  const scripts = modules.filter((module) => typeof module === 'string' && /\.[cm]?[jt]sx?$/.test(module))
  if (scripts.length === 0) return []
  return [
    {
      kind: 'by-hand',
      what: `\`clientModules\` lists ${counted(scripts.length, 'script')}, which are not run`,
      next: 'put scripts that you still need into `static/`, and add them to `headTags`',
    },
  ]
}

function sheetNote(file: string, text: string): Note {
  const theirs = new Set(text.match(THEIR_CLASSES))
  if (theirs.size === 0) return { kind: 'moved', what: `\`${file}\`, imported by \`theme/style.css\`` }
  return {
    kind: 'by-hand',
    what: `\`${file}\` is imported by \`theme/style.css\`; it styles ${counted(theirs.size, 'Docusaurus class', 'Docusaurus classes')} that pages do not have`,
    next: 'set the tokens (`--ds-…`) that do the same, and delete these rules',
  }
}

/** Matches selectors of the dark mode. */
const DARK = /\[data-theme=['"]?dark['"]?\]/

function styleText(
  sheets: readonly { readonly file: string; readonly text: string }[],
  hasInfima: boolean,
): string {
  const [light, dark, both] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ]
  for (const { file, text } of sheets)
    for (const [, selector = '', body = ''] of text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      const isRoot = /(?:^|[\s,])(?::root|html|\[data-theme[^\]]*\])/.test(selector)
      const into = DARK.test(selector.replace(/:not\([^)]*\)/g, '')) ? dark : light
      if (!isRoot) continue
      const isOfBoth = selector.split(',').some((part) => !part.includes('[data-theme'))
      for (const [, name = '', text = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]*)/g)) {
        // A value from a preprocessor file may not exist in the compiled CSS.
        const value = file.endsWith('.css') ? text.trim() : ''
        into.set(name, value)
        if (isOfBoth) both.set(name, value)
      }
    }
  const hasLight = ([theirs]: (typeof TOKENS)[number]) => light.has(theirs)
  const inDark = TOKENS.filter((token) => (hasLight(token) ? token[3] !== undefined : dark.has(token[0])))
  const onLight = onAccent(light.get(PRIMARY), 'light')
  const onDark = onAccent(dark.get(PRIMARY) ?? both.get(PRIMARY), 'dark')
  return [
    ...(hasInfima ? ["@import './infima.css' layer(infima);"] : []),
    ...sheets.map(({ file }) => `@import '../${file}';`),
    ...block(':root', [...joinedTokens(TOKENS.filter(hasLight), false), ...onAccentLine(onLight)]),
    ...block("[data-theme='dark']", [
      ...joinedTokens(inDark, true),
      // Values set for light mode also apply in dark mode.
      ...onAccentLine(onDark ?? (onLight === null ? null : ON_ACCENT.dark)),
    ]),
    '',
  ].join('\n')
}

const PRIMARY = '--ifm-color-primary'

const onAccentLine = (color: string | null): readonly string[] =>
  color === null ? [] : [`  --ds-on-accent: ${color};`]

const joinedTokens = (tokens: typeof TOKENS, isDark: boolean): readonly string[] =>
  tokens.map(
    ([theirs, ours, light, dark]) => `  ${ours}: var(${theirs}, ${isDark ? (dark ?? light) : light});`,
  )

const block = (selector: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `${selector} {`, ...lines, '}']
