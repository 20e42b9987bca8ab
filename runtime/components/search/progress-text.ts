// Download progress of the search index as text: continuous for display, in a few steps for screen readers.
import type { DownloadProgress } from '../../search/download.ts'

const BYTES_IN_MEGABYTE = 1_000_000
/** A percentage is announced at the quarters. */
const ANNOUNCED_SHARE = 0.25

/** A percentage, or megabytes if the total is unknown; null below 0.1 MB. */
export function shownAmount(progress: DownloadProgress, locale: string): string | null {
  const { loadedBytes, totalBytes } = progress
  if (totalBytes) return percent(shareOf(loadedBytes, totalBytes), locale)
  return loadedBytes < BYTES_IN_MEGABYTE / 10 ? null : megabytes(loadedBytes, locale)
}

/** The same in steps of a quarter, or at 1, 2, 4, 8 … megabytes; null before the first step. */
export function announcedAmount(progress: DownloadProgress, locale: string): string | null {
  const { loadedBytes, totalBytes } = progress
  if (totalBytes) {
    const steps = Math.floor(shareOf(loadedBytes, totalBytes) / ANNOUNCED_SHARE)
    return steps > 0 ? percent(steps * ANNOUNCED_SHARE, locale) : null
  }
  if (loadedBytes < BYTES_IN_MEGABYTE) return null
  return megabytes(BYTES_IN_MEGABYTE * 2 ** Math.floor(Math.log2(loadedBytes / BYTES_IN_MEGABYTE)), locale)
}

/** A server may send more than it announced. */
const shareOf = (loaded: number, total: number) => Math.min(loaded / total, 1)

// Rounded down, so that an incomplete download never shows 100 %.
const percent = (share: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(share * 100) / 100)

const megabytes = (bytes: number, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / BYTES_IN_MEGABYTE,
  )
