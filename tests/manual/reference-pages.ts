// The reference pages of the manual, made of the references that the package ships and of the style sheet: what the code says is
// written down once.
import { readFileSync } from 'node:fs'
import type { Host } from '../../cli/commands/options.ts'
import { allCommands, createProgram } from '../../cli/commands/registry.ts'
import { fencedBlocks } from './blocks.ts'
import { ROOT } from './files.ts'

/** Files by path below the root of the project. */
export type Files = ReadonlyMap<string, string>

const REFERENCE = 'cli/reference'
const PAGES = 'content/manual/docs/reference'

const GENERATED = `<!-- Made by tests/manual/reference.test.ts: UPDATE_EXPECTED=1 writes it anew. -->`

/** Examples of what an unfinished merge leaves are none. */
const MERGE = '<!-- docsite-ignore-file conflict: it is explained here -->'

/** A page with front matter and a note that it is not written by hand. */
const page = (front: Readonly<Record<string, string>>, body: string): string =>
  `---\n${Object.entries(front)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')}---\n\n${GENERATED}\n${body.includes('<<<<<<< ') ? `${MERGE}\n` : ''}\n${body.trim()}\n`

const shipped = (name: string): string => readFileSync(`${ROOT}${REFERENCE}/${name}`, 'utf8')

/** A text without its heading of the first level. */
const withoutTitle = (text: string): string => text.replace(/^# .*\n+/, '')

/** A text outside its fenced blocks, changed. */
function outsideFences(text: string, change: (prose: string) => string): string {
  const ends = fencedBlocks(text).flatMap(({ start, end }) => [start, end])
  return [0, ...ends]
    .map((from, index, all) => {
      const part = text.slice(from, all[index + 1] ?? text.length)
      return index % 2 === 0 ? change(part) : part
    })
    .join('')
}

/** `cli/reference/commands.md`: every command with its options, as `--help` has them. */
export async function commandsReference(): Promise<string> {
  const commands = [...(await allCommands())].sort((a, b) => (a.name < b.name ? -1 : 1))
  const sections = await Promise.all(
    commands.map(async ({ name, summary, options }) => {
      const rows = options.map(([flags, description]) => `| \`${flags}\` | ${cell(description)} |`)
      return [
        `## ${name}`,
        `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
        `~~~text\n${await usageOf(name)}\n~~~`,
        `| option | meaning |\n|---|---|\n${rows.join('\n')}`,
      ].join('\n\n')
    }),
  )
  return `# Commands\n\nEvery command and option, as \`docsite <command> --help\` has them.\n\n${sections.join('\n\n')}\n`
}

const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll(/<[^>]*>/g, '`$&`')
    .replaceAll('{', '\\{')

/** The line of `--help` that says how a command is called. */
async function usageOf(name: string): Promise<string> {
  const said: string[] = []
  const host = { version: '', stdout: (text: string) => void said.push(text), stderr: () => undefined }
  await createProgram(host as unknown as Host).run([name, '--help'])
  return /^Usage: (.*)$/m.exec(said.join(''))?.[1] ?? ''
}

/** Pages of the manual that stand in `reference/`. */
export function referencePages(commands: string): Files {
  return new Map([
    [
      `${PAGES}/commands.md`,
      page(
        {
          title: 'Commands and options',
          sidebar_label: 'Commands',
          description: 'Every command of docsite with its options.',
        },
        withoutTitle(commands),
      ),
    ],
    [
      `${PAGES}/configuration.md`,
      page(
        {
          title: 'Configuration keys',
          sidebar_label: 'Configuration',
          description: 'Every key of site.config.ts with its type and default.',
        },
        withoutTitle(shipped('configuration.md')).replaceAll(/^#(#{2,3} )/gm, '$1'),
      ),
    ],
    [
      `${PAGES}/rules.md`,
      page(
        {
          title: 'Rules of docsite check',
          sidebar_label: 'Rules',
          description: 'What docsite check finds, with a bad and a good example.',
          toc_max_heading_level: '2',
        },
        withoutTitle(shipped('rules.md')),
      ),
    ],
    [`${PAGES}/tokens.md`, tokensPage()],
    ...messagePages(),
  ])
}

/** What the messages of a stage are about, where its name does not say so. */
const TOPICS: Readonly<Record<string, string>> = {
  configuration: 'the configuration',
  markdown: 'Markdown',
  site: 'the site',
  output: 'the output',
}

/** The messages, a page for each stage and one that opens them. */
function messagePages(): readonly (readonly [string, string])[] {
  const text = withoutTitle(shipped('diagnostics.md'))
  const marks: number[] = []
  outsideFencesAt(text, /^## /gm, (offset) => marks.push(offset))
  const [first = 0] = marks
  const intro = outsideFences(text.slice(0, first), (prose) =>
    prose.replaceAll('](rules.md', '](../rules.md'),
  )
  const stages = marks.map((start, index) => {
    const section = text.slice(start, marks[index + 1] ?? text.length)
    const [heading = '', ...lines] = section.split('\n')
    const name = heading.replace('## ', '').replace(/^The /, '').toLowerCase()
    const body = outsideFences(lines.join('\n'), (prose) =>
      prose.replaceAll(/\]\((rules|configuration)\.md/g, '](../$1.md').replaceAll(/^### /gm, '## '),
    )
    return { name, slug: name.replaceAll(' ', '-'), body }
  })
  const codesOf = (body: string) => {
    const codes: string[] = []
    outsideFencesAt(body, /^## (\S+)$/gm, (_, code) => codes.push(code))
    return codes
  }
  const lists = stages.map(
    ({ name, slug, body }) =>
      `## ${name.charAt(0).toUpperCase()}${name.slice(1)}\n\n${codesOf(body)
        .map((code) => `- [\`${code}\`](./${slug}.md#${code.replace('/', '').toLowerCase()})`)
        .join('\n')}`,
  )
  return [
    [
      `${PAGES}/messages/index.md`,
      page(
        {
          title: 'Messages by code',
          sidebar_label: 'All codes',
          sidebar_position: '0',
          description: 'Every message of build, serve and check, by its code.',
        },
        `${intro}\n\n${lists.join('\n\n')}`,
      ),
    ],
    ...stages.map(
      ({ name, slug, body }, index) =>
        [
          `${PAGES}/messages/${slug}.md`,
          page(
            {
              title: `Messages about ${TOPICS[slug] ?? name}`,
              sidebar_label: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
              sidebar_position: String(index + 1),
              description: `Messages about ${TOPICS[slug] ?? name}, with an example and the way out of each.`,
            },
            body,
          ),
        ] as const,
    ),
  ]
}

/** Calls back for every match outside fenced blocks, with its offset and first group. */
function outsideFencesAt(
  text: string,
  pattern: RegExp,
  found: (offset: number, group: string) => void,
): void {
  const blocks = fencedBlocks(text)
  for (const match of text.matchAll(pattern))
    if (!blocks.some(({ start, end }) => match.index >= start && match.index < end))
      found(match.index, match[1] ?? '')
}

/** One custom property with its values in both modes; `dark` is empty where it is the same. */
interface Token {
  readonly name: string
  readonly light: string
  readonly dark: string
}

/** Custom properties of the style sheet. */
export function tokens(): readonly Token[] {
  const css = readFileSync(`${ROOT}runtime/theme/tokens.css`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const [light = '', dark = ''] = css.split('[data-theme="dark"]')
  const valuesOf = (text: string) =>
    new Map(
      [...text.matchAll(/(--ds-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll(/\s+/g, ' ').trim(),
      ]),
    )
  // The settings for readers who want less movement come second and are not the defaults.
  const before = valuesOf(light.replace(/@media \(prefers-reduced-motion[\s\S]*?\n\}/, ''))
  const after = valuesOf(dark)
  return [...before].map(([name, value]) => ({ name, light: value, dark: after.get(name) ?? '' }))
}

/** The head comment of the style sheet: groups of tokens with what each is for. */
function tokenGroups(): readonly { readonly label: string; readonly text: string }[] {
  const css = readFileSync(`${ROOT}runtime/theme/tokens.css`, 'utf8')
  const comment = (/\/\*([\s\S]*?)\*\//.exec(css)?.[1] ?? '').replaceAll(/^ \* ?/gm, '')
  const groups = comment.matchAll(/^([A-Z][\w ]*?) {2,}(--ds-[\s\S]*?)(?=^[A-Z]|^$)/gm)
  return [...groups].map(([, label = '', text = '']) => ({ label, text: text.replaceAll(/\s+/g, ' ') }))
}

const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/.test(value)
const sample = (value: string): string =>
  isColour(value)
    ? `<span class="sample" style="background-color: ${value}"></span> \`${value}\``
    : value && `\`${value}\``

function tokensPage(): string {
  const all = tokens()
  const groups = tokenGroups().map(({ label, text }) => {
    const named = [...text.matchAll(/(--ds-[\w-]+)(?: \(([^)]*)\))?/g)].map(([, name = '', note = '']) => ({
      name,
      note,
    }))
    const rows = named.flatMap(({ name, note }) =>
      all
        .filter((token) => token.name === name || (text.includes('…-soft') && token.name === `${name}-soft`))
        .map((token) => ({ ...token, note: token.name === name ? note : `background of ${name}` })),
    )
    return { label, rows }
  })
  const rest = all.filter(({ name }) => !groups.some(({ rows }) => rows.some((row) => row.name === name)))
  const tables = [...groups, { label: 'Other', rows: rest.map((token) => ({ ...token, note: '' })) }]
    .filter(({ rows }) => rows.length > 0)
    .map(({ label, rows }) => {
      const isModal = rows.some(({ dark }) => dark !== '')
      const head = isModal
        ? '| token | light | dark | for |\n|---|---|---|---|'
        : '| token | default | for |\n|---|---|---|'
      const lines = rows.map(({ name, light, dark, note }) =>
        isModal
          ? `| \`${name}\` | ${sample(light)} | ${sample(dark)} | ${note} |`
          : `| \`${name}\` | ${sample(light)} | ${note} |`,
      )
      return `## ${label}\n\n<div class="tokens">\n\n${head}\n${lines.join('\n')}\n\n</div>`
    })
  const intro = `Set any of these custom properties in \`theme/style.css\`. [Colours, fonts and styles](../theme/styles.md) shows how.`
  return page(
    {
      title: 'Design tokens',
      sidebar_label: 'Design tokens',
      description: 'Every custom property of the theme with its values in the light and the dark mode.',
    },
    `${intro}\n\n${tables.join('\n\n')}`,
  )
}
