// Third-party video players behind a preview image: a click on the image asks for consent, and nothing is loaded from the other
// site before.
import { type Behaviour, listen } from '../behaviour.ts'
import { make, makeButton } from './elements.ts'

/** Sandbox permissions: a player may play and open windows, but never navigate the page away. */
const MAY = 'allow-scripts allow-same-origin allow-popups allow-presentation'

/** Keeps the link, for readers who want it in another window. */
export const late: Behaviour = {
  attach(root, { text }) {
    return listen(root, 'click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const box = link?.closest<HTMLElement>('.video[data-player]')
      const player = box?.dataset.player ?? ''
      // Only https.
      const [, host] = /^https:\/\/([^/?#]+)/i.exec(player) ?? []
      if (!link?.querySelector('img') || !box || !host) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (box.querySelector('.video__question')) return
      const play = makeButton('button', text('docsite.video.play'))
      const cancel = makeButton('button button--secondary', text('docsite.video.cancel'))
      const said = make('p', '', text('docsite.video.question', { host }))
      const question = make('div', 'video__question', said, make('p', 'video__answers', play, cancel))
      cancel.addEventListener('click', () => {
        question.remove()
        link.focus()
      })
      play.addEventListener('click', () => {
        const frame = frameOf(player, link.querySelector('img')?.alt ?? '')
        question.remove()
        link.replaceWith(frame)
        frame.focus()
      })
      link.after(question)
      play.focus()
    })
  },
}

function frameOf(player: string, title: string): HTMLIFrameElement {
  const frame = make('iframe', 'video__player')
  frame.title = title
  frame.setAttribute('sandbox', MAY)
  frame.allow = 'fullscreen; autoplay; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.src = player
  return frame
}
