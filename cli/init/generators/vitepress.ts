// VitePress projects.
import { type ProjectFacts, pagesBelow } from '../../model/project.ts'
import { globProblem } from '../../text/glob.ts'
import { present } from '../../text/present.ts'
import { arrayOf, isRecord, recordOf } from '../../text/record.ts'
import { isInternalUrl, urlBelow } from '../../text/url.ts'
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
  translationSteps,
} from './generator.ts'
import { labelText, type SocialLink, socialLink, themeOf } from './site-theme.ts'
import { convertNav, convertSidebar } from './vitepress-navigation.ts'

/** A file, or a folder with `index`. */
const CONFIG = /(?:^|\/)\.vitepress\/config(?:\/index)?\.[cm]?[jt]s$/

type Fields = Readonly<Record<string, unknown>>

/** VitePress: the configuration runs, and its navigation is converted. */
export const vitepress: Generator = {
  configuration: (facts) => nearestFile(facts, CONFIG),
  isCode: true,
  project(facts, file, value) {
    const config = withRootLocale(recordOf(value))
    const theme = recordOf(config.themeConfig)
    const { all, folder, own } = foldersOf(facts, file, config)
    const [index, ...others] = ['index.md', 'README.md'].filter((name) =>
      facts.files.includes(below(folder, name)),
    )
    const front = index === undefined ? '' : (facts.read(below(folder, index)) ?? '')
    const home = frontMatterOf(front).layout === 'home' ? index : undefined
    const notFound = facts.files.includes(below(folder, '404.md')) ? ['404.md'] : []
    const assets = below(all, 'public')
    const hasAssets = facts.files.some((path) => path.startsWith(`${assets}/`))
    const translated = isRecord(config.locales)
      ? languageFolders(facts, all).filter((name) => name !== own)
      : []
    const exclude = [
      ...(home === undefined ? [] : [home]),
      // In docsite it would have the address of the index.
      ...others,
      ...notFound,
      ...(own === undefined ? translated.map((name) => `${name}/**`) : []),
      ...listOfTexts(config.srcExclude).filter((pattern) => globProblem(pattern) === null),
    ]
    const find = targets(facts, folder, { hasHome: home !== undefined, left: translated, assets })
    const missing: string[] = []
    const sidebars = convertSidebar(theme.sidebar, find, missing)
    const items = convertNav(theme.nav, find, missing)
    const frontText = home !== undefined ? frontPageText(front, { find, missing }) : null
    const edit = /^(https?:\/\/[^\s:]+\/):path$/.exec(textOf(recordOf(theme.editLink).pattern) ?? '')?.[1]
    const favicon = faviconOf(config.head)
    return {
      name: 'VitePress',
      file,
      folder,
      routeBasePath: '/',
      ...present({
        title: textOf(config.title),
        address: addressOf(config),
        language: textOf(config.lang)?.split('-')[0],
        editUrl: edit === undefined || own === undefined ? edit : `${edit}${own}/`,
        sidebars: sidebars ?? undefined,
        theme: themeOf({
          items,
          social: socialLinks(theme.socialLinks),
          ...present({
            title: theme.siteTitle === false ? undefined : textOf(theme.siteTitle ?? config.title),
            logo: logoOf(theme, assets, facts),
            copyright: copyrightOf(recordOf(theme.footer)),
          }),
        }),
        favicon: favicon !== undefined && facts.files.includes(below(assets, favicon)) ? favicon : undefined,
      }),
      ...(value !== undefined && config.cleanUrls !== true ? { hasHtmlAddresses: true } : {}),
      ...(recordOf(config.markdown).math === true ? { hasMath: true } : {}),
      // With a slug function of its own, the rules for heading ids are not known.
      ...(recordOf(recordOf(config.markdown).anchor).slugify === undefined ? { anchors: 'vitepress' } : {}),
      ...numberRule(facts, folder),
      ...(exclude.length > 0 ? { exclude } : {}),
      ...(home !== undefined ? { frontPage: { file: 'home.md', text: frontText } } : {}),
      ...(hasAssets ? { staticDirectories: [assets] } : {}),
      next: [
        ...navigationSteps(
          sidebars === null && items.length === 0 ? null : `The navigation of ${file}`,
          missing,
        ),
        'Write `:::tip` instead of `::: tip`; `docsite check --fix` does it for you.',
        ...(home === undefined ? [] : [frontPageStep(below(folder, home), 'home.md', frontText)]),
        ...notFound.map(notFoundStep),
        ...translationSteps(translated),
      ],
    }
  },
}

/** The configuration with the settings of the language at the root, which take precedence. */
function withRootLocale(config: Fields): Fields {
  const { themeConfig, label, link, ...root } = recordOf(recordOf(config.locales).root)
  return {
    ...config,
    ...root,
    themeConfig: { ...recordOf(config.themeConfig), ...recordOf(themeConfig) },
  }
}

/**
 * The folder of all pages, and that of the pages of the site: `own` is the folder of the language that `rewrites` moves
 * to the root.
 */
function foldersOf(facts: ProjectFacts, file: string, config: Fields) {
  const root = file.replace(/\/?\.vitepress\/.*$/, '')
  const source = textOf(config.srcDir)?.replace(/^\.\/|\/$/g, '') ?? ''
  const all =
    [[root, source], [root]]
      .map((parts) => parts.filter((part) => part !== '' && part !== '.').join('/') || '.')
      .find((path) => pagesBelow(facts.files, path).length > 0) ??
    (root || '.')
  const own = Object.entries(recordOf(config.rewrites)).flatMap(([from, to]) => {
    const [, name, rest] = /^([\w-]+)\/:(\w+)\*$/.exec(from) ?? []
    return name !== undefined && to === `:${rest}*` ? [name] : []
  })[0]
  return { all, folder: own === undefined ? all : below(all, own), own }
}

/** `sitemap.hostname` with the base URL. */
function addressOf(config: Fields): string | undefined {
  return urlBelow(textOf(recordOf(config.sitemap).hostname), textOf(config.base))
}

/** Finds pages as VitePress does: with or without `.html`, and by the folder of an `index.md`. */
function targets(
  facts: ProjectFacts,
  folder: string,
  {
    hasHome,
    left,
    assets,
  }: { readonly hasHome: boolean; readonly left: readonly string[]; readonly assets: string },
): FindTarget {
  const known = new Set(facts.files)
  return (address) => {
    if (!isInternalUrl(address)) return { kind: 'elsewhere', href: address }
    const { path, hash } = partsOf(address)
    if (path === '' && hasHome) return { kind: 'path', path: '/' }
    if (left.some((name) => path === name || path.startsWith(`${name}/`))) return null
    const id = [path, ...['index', 'README'].map((name) => (path === '' ? name : `${path}/${name}`))].find(
      (each) => known.has(below(folder, `${each}.md`)),
    )
    if (id !== undefined) {
      const isIndex = /(?:^|\/)(?:index|README)$/.test(id) && path !== ''
      return { kind: 'page', id, file: `${id}.md`, address: `/${path}${isIndex ? '/' : ''}${hash}`, hash }
    }
    const file = address.replace(/^\/|[?#].*$/g, '')
    return known.has(below(assets, file)) ? { kind: 'path', path: `/${file}` } : null
  }
}

const listOfTexts = (value: unknown): readonly string[] =>
  arrayOf(value).filter((each) => typeof each === 'string')

/** Address of the icon in `head`, relative to the base URL. */
function faviconOf(head: unknown): string | undefined {
  for (const entry of arrayOf(head)) {
    const [name, attributes] = arrayOf(entry)
    const { rel, href } = recordOf(attributes)
    if (name === 'link' && /^(?:shortcut )?icon$/.test(textOf(rel) ?? ''))
      return textOf(href)?.replace(/^\//, '')
  }
  return undefined
}

/** HTML of the copyright notice, with the message above it. */
const copyrightOf = ({ message, copyright }: Fields): string | undefined =>
  [textOf(message), textOf(copyright)].filter((text) => text !== undefined).join('<br>') || undefined

/** The logo, if its images are static files. */
function logoOf({ logo }: Fields, assets: string, { files }: ProjectFacts) {
  const { src, light, dark, alt } = typeof logo === 'string' ? { src: logo } : recordOf(logo)
  const file = (given: unknown) => {
    const path = textOf(given)?.replace(/^\//, '')
    return path !== undefined && files.includes(below(assets, path)) ? path : undefined
  }
  const shown = file(src) ?? file(light)
  return shown === undefined
    ? undefined
    : { src: shown, ...present({ srcDark: file(dark), alt: labelText(alt) }) }
}

const socialLinks = (value: unknown): readonly SocialLink[] =>
  arrayOf(value)
    .map(recordOf)
    .flatMap(({ icon, link, ariaLabel }) => socialLink(icon, link, ariaLabel))
