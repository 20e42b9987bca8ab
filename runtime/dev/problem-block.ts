// One finding in the overlay or the panel: message, place, and links.
import type { ProblemView } from '../model/problem.ts'
import { element } from './element.ts'
import { text } from './texts.ts'

/** A finding with links to the page and to the editor. */
export function problemBlock(problem: ProblemView): HTMLElement {
  const { severity, code, message, hint, place, frame, editor, page } = problem
  return element('article', { class: severity }, [
    element('p', { class: 'kind' }, [text(severity), element('code', {}, [code])]),
    element('p', { class: 'message' }, [message]),
    ...(page === undefined ? [] : [element('a', { href: page, title: text('page') }, [decoded(page)]), ' ']),
    ...(place === undefined
      ? []
      : [element('a', editor === undefined ? {} : { href: editor, title: text('editor') }, [place])]),
    ...copyButton(problem),
    ...(frame === undefined ? [] : [element('pre', { tabindex: '0' }, [frame])]),
    ...(hint === undefined ? [] : [element('p', { class: 'hint' }, [hint])]),
  ])
}

/** Button that copies the text the finding is about, to search for it; without a secure context there is no clipboard. */
function copyButton({ about }: ProblemView): readonly HTMLElement[] {
  if (about === undefined || about === '' || !window.isSecureContext) return []
  const label = text('copy', { text: about.length > 60 ? `${about.slice(0, 59)}…` : about })
  const button = element('button', { class: 'copy', type: 'button' }, [label])
  button.addEventListener('click', () => {
    void navigator.clipboard.writeText(about).then(() => button.replaceChildren(text('copied')))
  })
  return [button]
}

function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
