// Banners above a doc: unlisted, draft; and the version badge.
import { useMessage } from '../use-message.ts'

/** Marks a page as unlisted or as a draft. */
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

/** Shows the version of the page if the site has several. */
export function VersionBadge({ label }: { readonly label: string }) {
  const text = useMessage()
  return (
    <span className="theme-doc-version-badge badge badge--secondary">
      {text('theme.docs.versionBadge.label', { versionLabel: label })}
    </span>
  )
}
