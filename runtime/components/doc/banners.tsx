// Boxes above a doc: unlisted, draft, another version than the last one; and the badge that names the version.
import { usePreferredVersions, useSite } from '../../contexts.tsx'
import type { DocsPageBase, VersionBanner as VersionBannerView } from '../../model/page.ts'
import { RichMessage } from '../rich-message.tsx'
import { useMessage } from '../use-message.ts'

/** Says that a page is in no list, or a draft. */
export function VisibilityBanners({
  unlisted,
  draft,
}: {
  readonly unlisted: boolean
  readonly draft: boolean
}) {
  return (
    <>
      {unlisted ? <Visibility kind="unlistedBanner" /> : null}
      {draft ? <Visibility kind="draftBanner" /> : null}
    </>
  )
}

function Visibility({ kind }: { readonly kind: 'unlistedBanner' | 'draftBanner' }) {
  const text = useMessage()
  return (
    <div className={`theme-${kind === 'draftBanner' ? 'draft' : 'unlisted'}-banner alert alert--warning`}>
      <p className="alert__title">{text(`theme.contentVisibility.${kind}.title`)}</p>
      <p>{text(`theme.contentVisibility.${kind}.message`)}</p>
    </div>
  )
}

/** Leads readers of another version to the last one. */
export function VersionBanner({ page }: { readonly page: DocsPageBase }) {
  const { docs, versionBanner: banner } = page
  const site = useSite()
  const text = useMessage()
  if (!banner || !docs) return null
  const versions = site.docs.find(({ id }) => id === docs.instance)?.versions ?? []
  const labelOf = (version: string) => versions.find(({ name }) => name === version)?.label ?? version
  return (
    <div className="theme-doc-version-banner alert alert--warning">
      <p>
        <RichMessage
          text={text(`theme.docs.versions.${banner.kind}VersionLabel`)}
          values={{ siteTitle: site.title, versionLabel: <b>{labelOf(docs.version)}</b> }}
        />
      </p>
      <p>
        <RichMessage
          text={text('theme.docs.versions.latestVersionSuggestionLabel')}
          values={{
            latestVersionLink: <LatestLink banner={banner} instance={docs.instance} />,
            versionLabel: labelOf(banner.latestVersion),
          }}
        />
      </p>
    </div>
  )
}

interface LatestLinkProps {
  readonly banner: VersionBannerView
  readonly instance: string
}

function LatestLink({ banner, instance }: LatestLinkProps) {
  const text = useMessage()
  const { prefer } = usePreferredVersions()
  return (
    <a href={banner.latest.href} onClick={() => prefer(instance, banner.latestVersion)}>
      <b>{text('theme.docs.versions.latestVersionLinkLabel')}</b>
    </a>
  )
}

/** Names the version of the page when the site has several. */
export function VersionBadge({ label }: { readonly label: string | undefined }) {
  const text = useMessage()
  if (label === undefined) return null
  return (
    <span className="theme-doc-version-badge badge badge--secondary">
      {text('theme.docs.versionBadge.label', { versionLabel: label })}
    </span>
  )
}
