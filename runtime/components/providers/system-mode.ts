// The colour scheme of the reader's system.

/** Calls back with the scheme, now and whenever it changes; returns a function that stops. */
export function watchSystemMode(callback: (mode: 'light' | 'dark') => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const print = matchMedia('print')
  const report = () => callback(dark.matches ? 'dark' : 'light')
  // Browsers report light while printing, so neither that change nor the one back comes from the reader.
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
