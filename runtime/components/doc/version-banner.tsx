// The banner above docs of versions other than the last one.
import { usePreferredVersions, useSite } from '../../contexts.tsx'
import type { DocsPageBase, VersionBanner as VersionBannerView } from '../../model/page.ts'
import { RichMessage } from '../rich-message.tsx'
import { useMessage } from '../use-message.ts'

/** Props of the banner. */
export interface VersionBannerProps {
  /** Unique on the page. */
  readonly id: string
  readonly page: DocsPageBase
}

/** Links from another version to the last one. */
export function VersionBanner({ page }: VersionBannerProps) {
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
      {banner.endOfLife ? (
        <p>
          <RichMessage
            text={text('docsite.endOfLife')}
            values={{ date: <time dateTime={banner.endOfLife.date}>{banner.endOfLife.text}</time> }}
          />
        </p>
      ) : null}
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
