// `themeConfig` of a new site, from what the configurations of other generators have in common.
import { capitalized } from '../../text/capitalized.ts'
import { decodeEntities } from '../../text/entities.ts'
import { present } from '../../text/present.ts'
import { singleSpaces } from '../../text/single-spaces.ts'
import { textOf } from './generator.ts'

/** A link to an account or a chat. */
export interface SocialLink {
  /** Name of its icon. */
  readonly icon: string
  readonly label?: string
  readonly href: string
}

/** The link to an account, if it has a name and leads to a web page; otherwise none. */
export function socialLink(icon: unknown, href: unknown, label: unknown): readonly SocialLink[] {
  const [address, said] = [textOf(href), textOf(label)]
  const name = textOf(icon) ?? said
  return address !== undefined && name !== undefined && /^https?:/.test(address)
    ? [{ icon: name, href: address, ...present({ label: said }) }]
    : []
}

/** What is shown in the navbar and the footer. */
export interface ThemeParts {
  /** Title next to the logo. */
  readonly title?: string
  readonly logo?: { readonly src: string; readonly srcDark?: string; readonly alt?: string }
  /** Items of the navbar, without those for social links. */
  readonly items: readonly object[]
  readonly social: readonly SocialLink[]
  /** HTML of the copyright notice. */
  readonly copyright?: string
}

/** Hosts of repositories, whose links stay in the navbar. */
const REPOSITORIES: ReadonlySet<string> = new Set([
  'github',
  'gitlab',
  'codeberg',
  'bitbucket',
  'gitea',
  'forgejo',
])
const NAMES: ReadonlyMap<string, string> = new Map([
  ['github', 'GitHub'],
  ['gitlab', 'GitLab'],
  ['linkedin', 'LinkedIn'],
  ['npm', 'npm'],
  ['youtube', 'YouTube'],
])

/** `themeConfig`; undefined if it would be empty. Links to repositories are in the navbar, other social links in the footer. */
export function themeOf({
  title,
  logo,
  items,
  social,
  copyright,
}: ThemeParts): Readonly<Record<string, unknown>> | undefined {
  const links = social.map(({ icon, label, href }) => ({
    isRepository: REPOSITORIES.has(icon),
    link: { label: label ?? NAMES.get(icon) ?? capitalized(icon), href },
  }))
  const inNavbar = links.flatMap(({ isRepository, link }) =>
    isRepository ? [{ ...link, position: 'right' }] : [],
  )
  const inFooter = links.flatMap(({ isRepository, link }) => (isRepository ? [] : [link]))
  const navbar = present({ ...(logo ? { title } : {}), logo, items: nonEmpty([...items, ...inNavbar]) })
  const footer = present({ links: nonEmpty(inFooter), copyright })
  const theme = present({ navbar: filled(navbar), footer: filled(footer) })
  return filled(theme)
}

const nonEmpty = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list)
const filled = <T extends object>(fields: T) => (Object.keys(fields).length === 0 ? undefined : fields)

/** Text of a label that may be HTML; undefined if nothing is left. */
export function labelText(html: unknown): string | undefined {
  const text = singleSpaces(decodeEntities((textOf(html) ?? '').replace(/<[^>]*>/g, ' ')))
  return text === '' ? undefined : text
}
