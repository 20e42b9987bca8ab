// Copies the URL of a heading when its permalink is clicked.
import { type Behaviour, listen } from '../behaviour.ts'
import { copyText } from '../copy-text.ts'
import { make } from './elements.ts'

/** How long the confirmation is shown, in milliseconds. */
const SHOWN_MS = 1500

/** Does not prevent the default: the link is followed as usual. */
export const late: Behaviour = {
  attach(root, env) {
    return listen(root, 'click', async ({ target, ctrlKey, metaKey, shiftKey }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a.hash-link') : null
      if (!link || ctrlKey || metaKey || shiftKey) return
      try {
        await copyText(link.href)
      } catch {
        return
      }
      const said = env.text('docsite.linkCopied')
      env.announce(said)
      root.querySelector('.link-copied')?.remove()
      const note = make('span', 'link-copied', said)
      note.setAttribute('aria-hidden', 'true')
      link.after(note)
      setTimeout(() => note.remove(), SHOWN_MS)
    })
  },
}
