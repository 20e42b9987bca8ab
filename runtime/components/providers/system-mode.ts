// The colour scheme of the reader's system.

/** Calls back with the scheme, now and whenever it changes; returns the way to stop. */
export function watchSystemMode(callback: (mode: 'light' | 'dark') => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const print = matchMedia('print')
  const report = () => callback(dark.matches ? 'dark' : 'light')
  // Browsers report light while they print, so neither that change nor the one back is the reader's.
  let printed = print.matches
  const onChange = () => {
    const prints = print.matches
    if (!prints && !printed) report()
    printed = prints
  }
  report()
  dark.addEventListener('change', onChange)
  return () => dark.removeEventListener('change', onChange)
}
