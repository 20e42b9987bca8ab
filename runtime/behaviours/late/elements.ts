// Helpers that create elements for behaviours.

/** A button. With an icon, the label is its accessible name; otherwise it is the visible text. */
export function makeButton(className: string, label: string, icon?: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  if (icon === undefined) element.textContent = label
  else {
    element.append(drawing(icon))
    element.title = label
    element.setAttribute('aria-label', label)
  }
  return element
}

/** A line icon on a 24 by 24 grid. */
export function drawing(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

/** An element with a class and content. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...content)
  return element
}
