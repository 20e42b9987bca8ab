// What `docsite init` asks, what it takes for granted, and how an answer is read.
import { isMarkdown, type ProjectFacts, pagesBelow } from '../model/project.ts'
import { type ForeignProject, filesAtRoot, folderForRoot, foreignProject } from './generators.ts'
import { chooseLanguage } from './language.ts'
import { pagesAddress, parseRemote, type Remote } from './repository.ts'

/** Continuous integration that a file can be written for. */
export const PIPELINES = ['github', 'gitlab', 'none'] as const
export type PipelineKind = (typeof PIPELINES)[number]

/** Answers to all questions, each read and valid. */
export interface Answers {
  readonly title: string
  /** Language code. */
  readonly language: string
  /** Address of the published site, ending with a slash. */
  readonly address: string
  /** Folder of the pages, relative to the site. */
  readonly folder: string
  readonly ci: PipelineKind
}

/** What the facts say before anybody is asked. */
export interface Proposal {
  readonly answers: Answers
  /** Why this language was chosen. */
  readonly languageReason: string
  readonly foreign: ForeignProject | null
  readonly remote: Remote | null
}

/** An answer, or the sentence that says why it is none. */
export type Reading = { readonly value: string } | { readonly problem: string }

/** A question in the order of asking; the key is that of the answer and of its option. */
export interface Question {
  readonly key: keyof Answers
  readonly text: string
  readonly isAsked: boolean
  read(text: string): Reading
}

/** Stands where nobody has said an address yet. */
export const PLACEHOLDER_ADDRESS = 'https://docs.example.com/'

export const QUESTIONS: readonly Question[] = [
  { key: 'title', text: 'Title of the site', isAsked: true, read: readTitle },
  { key: 'language', text: 'Language of the pages (en, ru, de, …)', isAsked: true, read: readLanguage },
  { key: 'address', text: 'Address of the published site', isAsked: true, read: readAddress },
  { key: 'folder', text: 'Folder of the pages', isAsked: true, read: readFolder },
  { key: 'ci', text: 'Continuous integration', isAsked: false, read: readPipeline },
]

/** The answers that follow from the facts; `docusaurus` is the site of Docusaurus in the folder, which had to be run. */
export function propose(facts: ProjectFacts, docusaurus: ForeignProject | null = null): Proposal {
  const foreign = docusaurus ?? foreignProject(facts)
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

const MOST_SAMPLES = 20

function sampleTexts(facts: ProjectFacts, folder: string, foreign: ForeignProject | null): readonly string[] {
  const { files, read, repository } = facts
  const below =
    foreign?.folder === '.' ? filesAtRoot(facts, folder).filter(isMarkdown) : pagesBelow(files, folder)
  const pages = below.slice(0, MOST_SAMPLES)
  const texts = [...pages, ...files.filter(isReadme)].map((file) => read(file) ?? '')
  return repository?.readme ? [...texts, repository.readme] : texts
}

const isReadme = (file: string) => /^readme\.mdx?$/i.test(file)

/** The first heading of the README beside the site, or of that of the repository for a site in a folder of its own. */
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

/** A heading without pictures and marks: `# ![logo](a.svg) **Acme**` is called Acme. */
const plainText = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/(\*\*|__|\*|~~|`)(.+?)\1/g, '$2')
    .replace(/\s+/g, ' ')
    .trim()

/** Folders that say what is in them and not what it is about. */
const GENERIC = /^(?:docs?|documentation|website|site|www|content|manual)$/i

/** What a site without a heading is named after: its folder, or the repository around one with a name that says nothing. */
function siteName({ name, repository }: ProjectFacts, remote: Remote | null): string {
  if (!repository || repository.prefix === '' || !GENERIC.test(name)) return name
  return remote?.path.split('/').at(-1) ?? repository.name
}

function titleFromName(name: string): string {
  const words = name.replace(/[-_.\s]+/g, ' ').trim()
  return words === '' ? 'Documentation' : words.charAt(0).toUpperCase() + words.slice(1)
}

function homepage({ files, read }: ProjectFacts): string | undefined {
  if (!files.includes('package.json')) return undefined
  try {
    const { homepage } = JSON.parse(read('package.json') ?? '') as { homepage?: unknown }
    // The page of a repository is no place to publish at.
    return typeof homepage === 'string' && !/#|\/\/(?:www\.)?(?:github|gitlab|npmjs)\.com/.test(homepage)
      ? homepage
      : undefined
  } catch {
    return undefined
  }
}

function readTitle(text: string): Reading {
  return text.trim() === '' ? { problem: 'write at least one character' } : { value: text.trim() }
}

function readLanguage(text: string): Reading {
  try {
    const [code] = /^[a-z]{2,3}(-|$)/i.test(text.trim()) ? Intl.getCanonicalLocales(text.trim()) : []
    if (code !== undefined) return { value: code }
  } catch {
    // It is none.
  }
  return { problem: 'write a language code such as en, ru or pt-BR' }
}

function readAddress(text: string): Reading {
  const whole = /^[a-z][a-z+.-]*:\/\//i.test(text.trim()) ? text.trim() : `https://${text.trim()}`
  const url = URL.canParse(whole) ? new URL(whole) : null
  if (url === null || !/^https?:$/.test(url.protocol) || !/^[^.]+(?:\.[^.]+)*$/.test(url.hostname))
    return { problem: `write an address such as ${PLACEHOLDER_ADDRESS}` }
  const path = url.pathname.split('/').filter(Boolean)
  return { value: `${url.origin}/${path.map((part) => `${part}/`).join('')}` }
}

function readFolder(text: string): Reading {
  const parts = text
    .trim()
    .split(/[\\/]/)
    .filter((part) => part !== '' && part !== '.')
  if (/^(?:[\\/]|[a-z]:)/i.test(text.trim()) || parts.includes('..') || parts.length === 0)
    return { problem: 'write a folder below the folder of the site, such as docs' }
  return { value: parts.join('/') }
}

function readPipeline(text: string): Reading {
  return PIPELINES.some((known) => known === text)
    ? { value: text }
    : { problem: `write one of ${PIPELINES.join(', ')}` }
}
