// How much of the viewport the navbar covers.

/** Height of the navbar in px; call it only in effects. */
export function navbarHeight(): number {
  return document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0
}
