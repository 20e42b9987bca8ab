// The announcement above the navbar.
import { useSite } from '../../contexts.tsx'
import { classNames } from '../class-names.ts'
import { Html } from '../html.tsx'
import { useMessage } from '../use-message.ts'
import { useAnnouncement } from './use-announcement.ts'

/** The announcement, until it is dismissed. Always part of the server's html; the stylesheet hides one dismissed earlier. */
export function AnnouncementBar() {
  const text = useMessage()
  const { announcement } = useSite()
  const { closed, close } = useAnnouncement()
  if (!announcement || closed) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a header element is not a landmark in every position
    <div className={classNames('theme-announcement-bar', announcement.className)} role="banner">
      <Html className="theme-announcement-bar__content" html={announcement.content} />
      {announcement.closeable ? (
        <button
          type="button"
          className="clean-btn theme-announcement-bar__close"
          aria-label={text('theme.AnnouncementBar.closeButtonAriaLabel')}
          onClick={close}
        >
          <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m5 5 14 14M19 5 5 19" />
          </svg>
        </button>
      ) : null}
    </div>
  )
}
