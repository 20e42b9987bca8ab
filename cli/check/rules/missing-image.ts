// Images and other embedded files that are missing, damaged or of another format than their name says.
//
// Bad:  ![Схема](./img/shema.png)     Good:  ![Схема](./img/schema.png)
import type { SiteConfig } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { LinkTarget } from '../../model/site.ts'
import { present } from '../../text/present.ts'
import { decodePath, isInternalUrl, pathnameOf } from '../../text/url.ts'
import { type IntendedFile, intendedFile } from '../nearest-asset.ts'
import { type ResolvedLink, resolvedLinks } from '../page-subject.ts'
import type { Rule } from '../rule.ts'

type BrokenTarget = Extract<LinkTarget, { kind: 'broken' }>

/** `check/missing-image`. */
export const missingImage: Rule = {
  id: 'missing-image',
  commands: 'all',
  summary: 'An image does not exist or cannot be shown.',
  level: 'error',
  docs: 'Readers see a broken image. The rule also reports files that are empty, truncated or not of the format that their extension says, and missing logos and icons of the configuration.',
  bad: '![Схема](./img/shema.png)',
  good: '![Схема](./img/schema.png)',
  covers: ['markdown/missing-src'],
  checkPage(subject, report) {
    for (const link of resolvedLinks(subject)) {
      const { slot, target } = link
      if (slot.kind === 'link') continue
      const weight = weightOf(link, subject.config)
      const unshown =
        target.kind === 'asset' && slot.kind === 'image' ? unshowableExtension(target.file) : null
      const message =
        target.kind === 'broken'
          ? brokenMessage(link, target)
          : unshown === null
            ? assetMessage(link)
            : `browsers cannot show a ${unshown} file as an image: ${slot.url}`
      if (!weight || message === null) continue
      const isAbsent = target.kind === 'broken' && target.reason === 'asset'
      const meant = isAbsent ? intendedFile(link, subject) : undefined
      report(
        present({
          code: 'check/missing-image',
          ...weight,
          message,
          hint:
            target.kind === 'broken'
              ? hintOf(target, meant)
              : unshown === null
                ? damagedHint(link)
                : /^\.mdx?$/.test(unshown)
                  ? 'remove the ! to link to the file; write `import Part from "…"` and <Part /> to include it'
                  : 'export it as .svg, .png or .webp, or remove the ! to link to the file',
          place: slot.place,
          about: present({ text: slot.url, replacement: meant?.isSure ? meant.url : undefined }),
        }),
      )
    }
  },
  checkSite({ config, site: { baseUrl }, isStatic, isElsewhere }, report) {
    for (const { key, url } of configuredFiles(config)) {
      if (!isInternalUrl(url)) continue
      const path = decodePath(pathnameOf(url)) ?? url
      const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.replace(/^\//, '')
      if (isStatic(below.normalize()) || isElsewhere(baseUrl + below)) continue
      report({
        code: 'check/missing-image',
        severity: 'error',
        buildLevel: config.onBrokenImages,
        message: `${key}: the file does not exist: ${url}`,
        hint: `put it into a static folder: ${config.staticDirectories[0] ?? 'static'}/${below}`,
        key,
        about: { text: url },
      })
    }
  },
}

/** File types that browsers show in a frame at best, not as an image. */
const UNSHOWN =
  /\.(?:mdx?|html?|txt|pdf|docx?|xlsx?|pptx?|odt|vsdx?|heic|heif|tiff?|psd|eps|ai|drawio|puml|zip)$/i

const unshowableExtension = (file: string): string | null => UNSHOWN.exec(file)?.[0].toLowerCase() ?? null

/** Images and icons named in the configuration. */
function configuredFiles({ favicon, themeConfig }: SiteConfig): readonly { key: string; url: string }[] {
  const { image, navbar, footer } = themeConfig
  const files: Readonly<Record<string, string | null | undefined>> = {
    favicon,
    'themeConfig.image': image,
    'themeConfig.navbar.logo.src': navbar.logo?.src,
    'themeConfig.navbar.logo.srcDark': navbar.logo?.srcDark,
    'themeConfig.footer.logo.src': footer?.logo?.src,
    'themeConfig.footer.logo.srcDark': footer?.logo?.srcDark,
  }
  return Object.entries(files).flatMap(([key, url]) => (url ? [{ key, url }] : []))
}

/**
 * Severity of a missing or faulty file; null if it is not reported. Forbidden schemes were reported when the HTML was
 * generated. An image with the file extension of another format is still shown, so it is only a warning.
 */
function weightOf(
  { target, asset }: ResolvedLink,
  { onBrokenImages: buildLevel }: SiteConfig,
): Pick<Diagnostic, 'severity' | 'buildLevel'> | null {
  if (target.kind !== 'broken')
    return { severity: asset?.problemKind === 'other-format' ? 'warning' : 'error', buildLevel }
  if (target.reason === 'scheme') return null
  return { severity: 'error', buildLevel }
}

function brokenMessage({ slot }: ResolvedLink, { reason, wanted }: BrokenTarget): string {
  const what = slot.kind === 'asset' ? `the file in \`${slot.attribute}\`` : 'the image'
  switch (reason) {
    case 'empty':
      return `${what} has no URL`
    case 'encoding':
      return `${what} has invalid percent-encoding in its URL: ${slot.url}`
    case 'outside':
      return `${what} is outside the site folder: ${slot.url}`
    default:
      return `${what} does not exist: ${wanted}`
  }
}

function assetMessage({ asset }: ResolvedLink): string | null {
  return asset?.problem === undefined ? null : `${asset.path}: ${asset.problem}`
}

/** Fix for a file that exists but cannot be shown. */
function damagedHint({ asset }: ResolvedLink): string {
  if (asset?.problemKind === 'git-lfs') return 'run `git lfs pull`'
  return asset?.problemKind === 'no-namespace'
    ? 'add xmlns="http://www.w3.org/2000/svg" to its first tag'
    : 'export the file again, in the format of its extension'
}

function hintOf({ reason }: BrokenTarget, meant: IntendedFile | undefined): string | undefined {
  if (reason === 'encoding') return 'write % as %25'
  if (meant) return meant.isSure ? `write ${meant.url}` : `did you mean ${meant.url}?`
  return reason === 'asset'
    ? 'relative paths start at the folder of the page, absolute paths at a static folder'
    : reason === 'empty'
      ? 'write the path of the file, or remove the tag'
      : undefined
}
