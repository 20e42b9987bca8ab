// How much of the window the navbar covers.

/** Height of the navbar in px; to be called in effects. */
export function navbarHeight(): number {
  return document.querySelector<HTMLElement>('.navbar')?.offsetHeight ?? 0
}
