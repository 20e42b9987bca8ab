// Starlight projects.
import { own } from '../../../runtime/model/own.ts'
import { type ProjectFacts, pagesBelow } from '../../model/project.ts'
import { present } from '../../text/present.ts'
import { arrayOf, isRecord, recordOf } from '../../text/record.ts'
import { isInternalUrl, pathnameOf, urlBelow } from '../../text/url.ts'
import { type FindTarget, partsOf } from './addresses.ts'
import { frontMatterOf, frontPageText } from './front-page.ts'
import {
  below,
  frontPageStep,
  type Generator,
  languageFolders,
  navigationSteps,
  nearestFile,
  notFoundStep,
  numberRule,
  textOf,
  textOrFirst,
  translationSteps,
} from './generator.ts'
import { pathAliases } from './page-references.ts'
import type { LinkContext } from './sidebar-items.ts'
import { type SocialLink, socialLink, themeOf } from './site-theme.ts'
import { convertSidebar } from './starlight-sidebar.ts'

const CONFIG = /(?:^|\/)astro\.config\.[cm]?[jt]s$/

type Fields = Readonly<Record<string, unknown>>

/** Starlight: the configuration runs, and its sidebar is converted. */
export const starlight: Generator = {
  configuration(facts) {
    const file = nearestFile(facts, CONFIG)
    return file !== undefined && /@astrojs\/starlight/.test(facts.read(file) ?? '') ? file : undefined
  },
  isCode: true,
  project(facts, file, value) {
    const config = recordOf(value)
    const options = starlightOptions(config)
    const root = file.slice(0, file.lastIndexOf('/') + 1)
    const { folder, main, translated } = foldersOf(facts, root, options)
    const notFound = ['404.md', '404.mdx'].filter((name) => facts.files.includes(`${folder}/${name}`))
    const front = ['index.mdx', 'index.md'].find(
      (name) => frontMatterOf(facts.read(`${folder}/${name}`) ?? '').hero !== undefined,
    )
    const exclude = [
      ...(front === undefined ? [] : [front]),
      ...notFound,
      ...(main === undefined ? translated.map((name) => `${name}/**`) : []),
    ]
    const aliases = pathAliases(facts, root, folder)
    const edit = textOf(recordOf(options.editLink).baseUrl)?.replace(/\/$/, '')
    const assets = `${root}public`
    const favicon = (textOf(options.favicon) ?? '/favicon.svg').replace(/^(?:\.?\/)?(?:public\/)?/, '')
    const find = targets(facts, folder, {
      hasFront: front !== undefined,
      left: main === undefined ? translated : [],
      main,
      hasSlash: config.trailingSlash !== 'never',
      assets,
    })
    const missing: string[] = []
    const sidebars = convertSidebar(options.sidebar, find, missing)
    const frontFile = front?.endsWith('x') ? 'home.mdx' : 'home.md'
    const frontText =
      front === undefined ? null : frontPageText(facts.read(`${folder}/${front}`) ?? '', { find, missing })
    const redirects = redirectsOf(config.redirects, { find, missing })
    return {
      name: 'Starlight',
      file,
      folder,
      routeBasePath: main ?? '/',
      ...(config.trailingSlash === 'never' ? {} : { trailingSlash: true }),
      ...present({
        title: titleOf(options),
        address: addressOf(config),
        language: languageOf(options, main),
        editUrl: edit === undefined ? undefined : `${edit}/${folder.slice(root.length)}/`,
        sidebars: sidebars ?? undefined,
        theme: themeOf({ items: [], social: socialLinks(options.social) }),
        favicon: facts.files.includes(`${assets}/${favicon}`) ? favicon : undefined,
      }),
      ...numberRule(facts, folder),
      ...(redirects.length > 0 ? { redirects } : {}),
      ...(front === undefined ? {} : { frontPage: { file: frontFile, text: frontText } }),
      ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
      ...(exclude.length > 0 ? { exclude } : {}),
      ...(facts.files.some((path) => path.startsWith(`${assets}/`)) ? { staticDirectories: [assets] } : {}),
      next: [
        ...navigationSteps(sidebars === null ? null : `\`sidebar\` of ${file}`, missing),
        'Components of Starlight work; other components of Astro leave their text, and `docsite check` names each.',
        ...(front === undefined ? [] : [frontPageStep(`${folder}/${front}`, frontFile, frontText)]),
        ...notFound.map(notFoundStep),
        ...translationSteps(translated),
      ],
    }
  },
}

/** The settings of the integration. */
function starlightOptions({ integrations }: Fields): Fields {
  const all = arrayOf(integrations).flat(2)
  const found = all.map(recordOf).find(({ name }) => name === '@astrojs/starlight')
  return recordOf(found?.options)
}

/** The folder of the pages; `main` is its name if the default language has a folder, which is part of addresses. */
function foldersOf(facts: ProjectFacts, root: string, options: Fields) {
  const all = `${root}src/content/docs`
  const languages = isRecord(options.locales) ? languageFolders(facts, all) : []
  const main = languages.find((name) => name === textOf(options.defaultLocale)?.toLowerCase())
  return {
    folder: main === undefined ? all : below(all, main),
    main,
    translated: languages.filter((name) => name !== main),
  }
}

/** The title, which may be an object with one for each language. */
function titleOf({ title, defaultLocale }: Fields): string | undefined {
  return textOf(own(recordOf(title), textOf(defaultLocale) ?? 'en')) ?? textOrFirst(title)
}

function languageOf({ locales }: Fields, main: string | undefined): string | undefined {
  const code = textOf(recordOf(recordOf(locales).root).lang) ?? main
  return code?.split('-')[0]
}

/** `site` with the base URL. */
function addressOf({ site, base }: Fields): string | undefined {
  return urlBelow(textOf(site), textOf(base))
}

interface Places {
  /** The index page is the front page. */
  readonly hasFront: boolean
  /** Folders of translations that are left out. */
  readonly left: readonly string[]
  /** Folder of the default language, as part of addresses. */
  readonly main: string | undefined
  /** Whether addresses end with a slash. */
  readonly hasSlash: boolean
  /** Folder of static files. */
  readonly assets: string
}

/** Finds pages by the slugs that Starlight makes of file names, or that the pages have in their front matter. */
function targets(facts: ProjectFacts, folder: string, places: Places): FindTarget {
  const { hasFront, left, main, hasSlash, assets } = places
  const known = new Set(facts.files)
  const pages = new Map<string, { readonly file: string; readonly path: string }>()
  for (const page of pagesBelow(facts.files, folder)) {
    if (left.some((name) => page.startsWith(`${folder}/${name}/`))) continue
    const file = page.slice(folder.length + 1)
    const slug = textOf(frontMatterOf(facts.read(page) ?? '').slug)
    const { path } = partsOf(slug ?? file)
    pages.set(slug === undefined ? path.split('/').map(slugOf).join('/') : path, { file, path })
  }
  return (address) => {
    if (!isInternalUrl(address)) return { kind: 'elsewhere', href: address }
    const { path: whole, hash } = partsOf(address)
    const path =
      main !== undefined && `${whole}/`.startsWith(`${main}/`) ? whole.slice(main.length + 1) : whole
    if (path === '' && hasFront) return { kind: 'path', path: '/' }
    const page = pages.get(path) ?? pages.get(path.toLowerCase())
    if (page !== undefined) {
      const steps = [main, page.path].filter((step) => step !== undefined && step !== '').join('/')
      const shown = `/${steps}${hasSlash && steps !== '' ? '/' : ''}${hash}`
      return { kind: 'page', id: page.file.replace(/\.mdx?$/, ''), file: page.file, address: shown, hash }
    }
    const file = pathnameOf(address).replace(/^\//, '')
    return known.has(`${assets}/${file}`) ? { kind: 'path', path: `/${file}` } : null
  }
}

/** A name as part of a URL: lower case, hyphens for spaces, without other signs. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** Redirects without patterns; `missing` receives targets that do not exist. */
function redirectsOf(value: unknown, { find, missing }: LinkContext) {
  return Object.entries(recordOf(value)).flatMap(([from, given]) => {
    const to = textOf(given) ?? textOf(recordOf(given).destination)
    if (to === undefined || !from.startsWith('/') || /[[\]*?#]/.test(from) || /[[\]*]/.test(to)) return []
    const target = find(to)
    if (target === null) missing.push(to)
    return target === null ? [] : [{ from, to }]
  })
}

/** A list, or in older versions an object with the addresses by icon. */
function socialLinks(value: unknown): readonly SocialLink[] {
  const entries = Array.isArray(value)
    ? (value as readonly unknown[]).map(recordOf)
    : Object.entries(recordOf(value)).map(([icon, href]) => ({ icon, href, label: undefined }))
  return entries.flatMap(({ icon, href, label }) => socialLink(icon, href, label))
}
