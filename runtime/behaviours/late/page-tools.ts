// Menu of page actions at the upper right of a doc, on narrow pages at the end of the table of contents bar. The stylesheet
// reserves its space, so nothing moves when it appears.
import type { DocPage } from '../../model/page.ts'
import { pageDataAddresses } from '../../routing/page-data-path.ts'
import { type Behaviour, type BehaviourEnv, detachAll, listen } from '../behaviour.ts'
import { copyText } from '../copy-text.ts'
import { drawing, make, makeButton } from './elements.ts'
import { openView } from './keys.ts'

const MORE_ICON = 'M5 12h.01M12 12h.01M19 12h.01'
const ID = 'page-tools-menu'

/** Adds the menu to docs. */
export const late: Behaviour = {
  attach(root, env) {
    const article = root.querySelector('.docs-main__column > article')
    const { page } = env
    if (page.kind !== 'doc' || !article || !document.documentElement.classList.contains('docs-doc-page'))
      return () => undefined
    const tools = make('div', 'page-tools')
    const toggle = makeButton('clean-btn page-tools__toggle', env.text('docsite.tools.label'), MORE_ICON)
    const list = make('ul', 'page-tools__list')
    list.id = ID
    list.hidden = true
    toggle.setAttribute('aria-controls', ID)
    const setOpen = (open: boolean) => {
      list.hidden = !open
      toggle.setAttribute('aria-expanded', String(open))
    }
    setOpen(false)
    list.append(...actionsOf(page, env, setOpen).map((action) => make('li', '', action)))
    tools.append(toggle, list)
    const bar = article.querySelector(':scope > .theme-doc-toc-mobile')
    if (bar) bar.after(tools)
    else article.prepend(tools)
    const stop = new AbortController()
    const press = ({ target }: Event) => {
      if (target instanceof Node && !tools.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', press, { signal: stop.signal })
    return detachAll([
      () => tools.remove(),
      () => stop.abort(),
      listen(toggle, 'click', () => setOpen(list.hidden === true)),
      listen(tools, 'focusout', ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !tools.contains(relatedTarget)) setOpen(false)
      }),
      listen(tools, 'keydown', (event) => {
        if (event.key === 'Escape' && !list.hidden) {
          event.stopPropagation()
          setOpen(false)
          toggle.focus()
        }
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
        if (step === 0) return
        event.preventDefault()
        setOpen(true)
        const stops = [...list.querySelectorAll<HTMLElement>('a, button')]
        const at = stops.indexOf(document.activeElement as HTMLElement)
        stops.at((at < 0 && step < 0 ? at : at + step) % stops.length)?.focus()
      }),
    ])
  },
}

function actionsOf(
  page: DocPage,
  env: BehaviourEnv,
  setOpen: (open: boolean) => void,
): readonly HTMLElement[] {
  const { text } = env
  const [data = ''] = pageDataAddresses(page.path, env.site)
  const markdown = data.replace(/bin$/, 'md')
  const action = (id: string, icon: string, act: () => unknown) => {
    const button = makeButton('clean-btn page-tools__action', text(id))
    button.prepend(drawing(icon))
    button.addEventListener('click', () => {
      setOpen(false)
      button.closest('.page-tools')?.querySelector('button')?.focus()
      act()
    })
    return button
  }
  const link = (id: string, icon: string, href: string, outside: boolean) => {
    const element = make('a', 'page-tools__action', drawing(icon), text(id))
    element.href = href
    if (outside) {
      element.target = '_blank'
      element.rel = 'noopener noreferrer'
      element.append(make('span', 'visually-hidden', ` ${text('theme.IconExternalLink.ariaLabel')}`))
    }
    return element
  }
  const copy = (what: () => Promise<string> | string, said: string) => async () => {
    try {
      await copyText(await what())
      say(text(said), env)
    } catch (cause) {
      env.warn('The page could not be copied.', cause)
      say(text('docsite.tools.failed'), env)
    }
  }
  const isFromDisk = location.protocol === 'file:'
  const address = () => location.href.replace(/#.*$/, '')
  return [
    ...(isFromDisk
      ? []
      : [
          action(
            'docsite.tools.copy',
            'M9 9h11v11H9zM5 15H4V4h11v1',
            copy(() => fetchText(markdown), 'theme.CodeBlock.copied'),
          ),
          link(
            'docsite.tools.markdown',
            'M4 5h16v14H4zM7.5 15V9l2.5 3 2.5-3v6M16 9v6m-2-2 2 2 2-2',
            markdown,
            true,
          ),
        ]),
    'share' in navigator
      ? action('docsite.tools.share', 'M12 15V3m-4 4 4-4 4 4M5 11v9h14v-9', () =>
          navigator.share({ title: document.title, url: address() }).catch(() => undefined),
        )
      : action(
          'docsite.tools.link',
          'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
          copy(address, 'docsite.linkCopied'),
        ),
    action('docsite.tools.print', 'M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z', () => window.print()),
    ...(page.editUrl === undefined
      ? []
      : [link('theme.common.editThisPage', 'M4 20h4L20 8l-4-4L4 16zM13.5 6.5l4 4', page.editUrl, true)]),
    action('docsite.view.title', 'M3 18 8 6l5 12M4.7 14h6.6M14 18l3.5-8 3.5 8m-5.8-2.5h4.6', () =>
      openView(env),
    ),
  ]
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}

/** How long a short message is shown, in milliseconds. */
const SAID_MS = 2500

/** Shows a message and announces it to screen readers. */
function say(said: string, env: BehaviourEnv): void {
  env.announce(said)
  document.querySelector('.page-said')?.remove()
  const note = make('div', 'page-said', said)
  note.setAttribute('aria-hidden', 'true')
  document.body.append(note)
  setTimeout(() => note.remove(), SAID_MS)
}
