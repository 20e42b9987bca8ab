// Questions and defaults of `docsite init`, and the parsing of answers.
import { type ProjectFacts, pagesBelow } from '../model/project.ts'
import { capitalized } from '../text/capitalized.ts'
import { type ForeignProject, folderForRoot, pagesAtRoot, type SiteIdentity } from './foreign-project.ts'
import { chooseLanguage } from './language.ts'
import { pagesAddress, parseRemote, type Remote } from './repository.ts'

/** CI systems for which a pipeline file can be written. */
export const PIPELINES = ['github', 'gitlab', 'none'] as const
export type PipelineKind = (typeof PIPELINES)[number]

/** Answers to all questions, parsed and valid. */
export interface Answers extends SiteIdentity {
  /** Folder of the pages, relative to the site. */
  readonly folder: string
  readonly ci: PipelineKind
}

/** Defaults derived from the facts before any question is asked. */
export interface Proposal {
  readonly answers: Answers
  /** Why this language was chosen. */
  readonly languageReason: string
  readonly foreign: ForeignProject | null
  readonly remote: Remote | null
}

/** A parsed answer, or a sentence saying why it is invalid. */
export type Reading = { readonly value: string } | { readonly problem: string }

/** A question, in order; the key names the answer and the command line option. */
export interface Question {
  readonly key: keyof Answers
  readonly text: string
  readonly isAsked: boolean
  read(text: string): Reading
}

/** Stands in until an address is known. */
export const PLACEHOLDER_ADDRESS = 'https://docs.example.com/'

export const QUESTIONS: readonly Question[] = [
  { key: 'title', text: 'Site title', isAsked: true, read: readTitle },
  { key: 'language', text: 'Page language (en, ru, de, …)', isAsked: true, read: readLanguage },
  { key: 'address', text: 'URL of the published site', isAsked: true, read: readAddress },
  { key: 'folder', text: 'Pages folder', isAsked: true, read: readFolder },
  { key: 'ci', text: 'CI pipeline', isAsked: false, read: readPipeline },
]

/** Derives the answers from the facts; `foreign` is the project of another generator in the folder. */
export function propose(facts: ProjectFacts, foreign: ForeignProject | null = null): Proposal {
  const { repository } = facts
  const origin = foreign?.repository ?? repository?.origin
  const remote = origin ? parseRemote(origin) : null
  const folder = pagesFolder(facts, foreign)
  const language = foreign?.language
    ? { code: foreign.language, reason: `the language in ${foreign.file}` }
    : chooseLanguage(sampleTexts(facts, folder, foreign), facts.machineLanguage)
  const read = (reading: Reading) => ('value' in reading ? reading.value : undefined)
  const known = foreign?.address ?? homepage(facts) ?? (remote ? pagesAddress(remote) : null)
  return {
    foreign,
    remote,
    languageReason: language.reason,
    answers: {
      title: foreign?.title ?? readmeTitle(facts) ?? titleFromName(siteName(facts, remote)),
      language: read(readLanguage(language.code)) ?? 'en',
      address: (known ? read(readAddress(known)) : undefined) ?? PLACEHOLDER_ADDRESS,
      folder,
      ci: pipelineOf(facts, remote),
    },
  }
}

function pagesFolder(facts: ProjectFacts, foreign: ForeignProject | null): string {
  if (foreign) return foreign.folder === '.' ? folderForRoot(facts) : foreign.folder
  return (
    ['docs', 'doc', 'documentation', 'content'].find((name) => pagesBelow(facts.files, name).length > 0) ??
    'docs'
  )
}

function pipelineOf({ repository, files }: ProjectFacts, remote: Remote | null): PipelineKind {
  const names = repository?.rootNames ?? files.map((file) => file.split('/')[0])
  if (remote?.kind === 'github' || names.includes('.github')) return 'github'
  if (remote?.kind === 'gitlab' || names.includes('.gitlab-ci.yml')) return 'gitlab'
  return 'none'
}

const MAX_SAMPLES = 20

function sampleTexts(facts: ProjectFacts, folder: string, foreign: ForeignProject | null): readonly string[] {
  const { files, read, repository } = facts
  const below = foreign?.folder === '.' ? pagesAtRoot(facts, folder) : pagesBelow(files, folder)
  const pages = below.slice(0, MAX_SAMPLES)
  const texts = [...pages, ...files.filter(isReadme)].map((file) => read(file) ?? '')
  return repository?.readme ? [...texts, repository.readme] : texts
}

const isReadme = (file: string) => /^readme\.mdx?$/i.test(file)

/** First heading of the site's README, or of the repository's for a site in a subfolder. */
function readmeTitle({ files, read, repository }: ProjectFacts): string | undefined {
  const file = files.find(isReadme)
  const text = (file && read(file)) ?? (repository && repository.prefix !== '' ? repository.readme : null)
  return text ? firstHeading(text) : undefined
}

function firstHeading(markdown: string): string | undefined {
  const text = markdown.replace(/^ {0,3}(```+|~~~+)[\s\S]*?^ {0,3}\1/gm, '').replace(/<!--[\s\S]*?-->/g, '')
  const written = /^ {0,3}#[ \t]+(.+?)[ \t]*#*[ \t]*$|^ {0,3}(\S.*)\r?\n {0,3}=+[ \t]*$/m.exec(text)
  const title = plainText(written?.[1] ?? written?.[2] ?? '')
  return title === '' || /[<>{}|]/.test(title) ? undefined : title
}

/** Text of a heading without images and markup: `# ![logo](a.svg) **Acme**` gives Acme. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/(\*\*|__|\*|~~|`)(.+?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim()

/** Folder names that do not say what the site is about. */
const GENERIC = /^(?:docs?|documentation|website|site|www|content|manual)$/i

/** Fallback for the title: the folder, or the repository if the folder has a generic name. */
function siteName({ name, repository }: ProjectFacts, remote: Remote | null): string {
  if (!repository || repository.prefix === '' || !GENERIC.test(name)) return name
  return remote?.path.split('/').at(-1) ?? repository.name
}

function titleFromName(name: string): string {
  const words = name.replace(/[-_.\s]+/g, ' ').trim()
  return words === '' ? 'Documentation' : capitalized(words)
}

function homepage({ files, read }: ProjectFacts): string | undefined {
  if (!files.includes('package.json')) return undefined
  try {
    const { homepage } = JSON.parse(read('package.json') ?? '') as { homepage?: unknown }
    // A repository's page is not a place to publish at.
    return typeof homepage === 'string' && !/#|\/\/(?:www\.)?(?:github|gitlab|npmjs)\.com/.test(homepage)
      ? homepage
      : undefined
  } catch {
    return undefined
  }
}

function readTitle(text: string): Reading {
  return text.trim() === '' ? { problem: 'enter at least one character' } : { value: text.trim() }
}

function readLanguage(text: string): Reading {
  try {
    const [code] = /^[a-z]{2,3}(-|$)/i.test(text.trim()) ? Intl.getCanonicalLocales(text.trim()) : []
    if (code !== undefined) return { value: code }
  } catch {
    // Not a language code.
  }
  return { problem: 'enter a language code such as en, ru or pt-BR' }
}

function readAddress(text: string): Reading {
  const whole = /^[a-z][a-z+.-]*:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (url === null || !/^https?:$/.test(url.protocol) || !/^[^.]+(?:\.[^.]+)*$/.test(url.hostname))
    return { problem: `enter a URL such as ${PLACEHOLDER_ADDRESS}` }
  const path = url.pathname.split('/').filter(Boolean)
  return { value: `${url.origin}/${path.map((part) => `${part}/`).join('')}` }
}

function readFolder(text: string): Reading {
  const parts = text
    .trim()
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.')
  if (/^(?:[\\/]|[a-z]:)/i.test(text.trim()) || parts.includes('..') || parts.length === 0)
    return { problem: 'enter a folder inside the site folder, such as docs' }
  return { value: parts.join('/') }
}

function readPipeline(text: string): Reading {
  return PIPELINES.some((known) => known === text)
    ? { value: text }
    : { problem: `enter one of ${PIPELINES.join(', ')}` }
}
