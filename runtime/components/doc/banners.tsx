// Boxes above a doc: unlisted, draft; and the badge that names the version.
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

/** Names the version of the page when the site has several. */
export function VersionBadge({ label }: { readonly label: string }) {
  const text = useMessage()
  return (
    <span className="theme-doc-version-badge badge badge--secondary">
      {text('theme.docs.versionBadge.label', { versionLabel: label })}
    </span>
  )
}
