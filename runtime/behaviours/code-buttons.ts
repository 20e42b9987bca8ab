// Buttons of code blocks: copy the code; wrap its lines, while it is wider than its box.
import { type Behaviour, type BehaviourEnv, detachAll } from './behaviour.ts'
import { copiedCode } from './copied-code.ts'
import { copyText } from './copy-text.ts'

/** Milliseconds for which a button says that the code was copied. */
const COPIED_MS = 1000
/** Class of a code block whose lines are wrapped. */
const WRAPPED = 'theme-code-block--wrapped'

/** Adds the buttons; they need scripts, so the compiler does not make them. */
export const behaviour: Behaviour = {
  attach(root, env) {
    const blocks = [...root.querySelectorAll<HTMLElement>('.theme-code-block')]
    return detachAll(blocks.map((block) => addButtons(block, env)))
  },
}

function addButtons(block: HTMLElement, env: BehaviourEnv): () => void {
  const pre = block.querySelector('pre')
  if (!pre) return () => undefined
  const group = document.createElement('div')
  group.className = 'code-buttons'
  const wrap = wrapButton(block, pre, env)
  const copy = copyButton(block, pre, env)
  group.append(wrap.element, copy.element)
  block.append(group)
  return detachAll([() => group.remove(), wrap.detach, copy.detach])
}

interface Button {
  readonly element: HTMLButtonElement
  readonly detach: () => void
}

function button(className: string, icon: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `code-button ${className}`
  element.append(drawing(icon))
  return element
}

/** A 24 by 24 line drawing. */
function drawing(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

const COPY_ICON = 'M9 9h11v11H9zM5 15H4V4h11v1'
const DONE_ICON = 'm5 13 4.5 4.5L19 7'
const WRAP_ICON = 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-5m2.5-2.5L12 18l2.5 2.5M4 18h4'

function copyButton(block: HTMLElement, pre: HTMLElement, env: BehaviourEnv): Button {
  const element = button('code-button--copy', COPY_ICON)
  let timer: ReturnType<typeof setTimeout> | undefined
  const setCopied = (copied: boolean) => {
    element.classList.toggle('code-button--copied', copied)
    element.replaceChildren(drawing(copied ? DONE_ICON : COPY_ICON))
    const id = copied ? 'theme.CodeBlock.copied' : 'theme.CodeBlock.copyButtonAriaLabel'
    element.setAttribute('aria-label', env.text(id))
  }
  element.title = env.text('theme.CodeBlock.copy')
  setCopied(false)
  element.addEventListener('click', async () => {
    await copyText(copiedCode(block, pre))
    clearTimeout(timer)
    setCopied(true)
    env.announce(env.text('theme.CodeBlock.copied'))
    timer = setTimeout(() => setCopied(false), COPIED_MS)
  })
  return { element, detach: () => clearTimeout(timer) }
}

function wrapButton(block: HTMLElement, pre: HTMLElement, env: BehaviourEnv): Button {
  const element = button('code-button--wrap', WRAP_ICON)
  const label = env.text('theme.CodeBlock.wordWrapToggle')
  element.title = label
  element.setAttribute('aria-label', label)
  const update = () => {
    const wrapped = block.classList.contains(WRAPPED)
    element.setAttribute('aria-pressed', String(wrapped))
    element.hidden = !wrapped && pre.scrollWidth <= pre.clientWidth
  }
  element.addEventListener('click', () => {
    block.classList.toggle(WRAPPED)
    update()
  })
  // Also called when a hidden tab panel that holds the block is shown.
  const observer = new ResizeObserver(update)
  observer.observe(pre)
  update()
  return {
    element,
    detach() {
      observer.disconnect()
      block.classList.remove(WRAPPED)
    },
  }
}
