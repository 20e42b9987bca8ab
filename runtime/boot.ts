// Runs before first paint. Applies colour mode, text size and the dismissed announcement, so that nothing flashes or jumps, and
// handles the search shortcuts, so that none is lost. Its settings are attributes of its script element. Kept tiny, because it
// blocks rendering.
import { watchSearch } from './components/search/early-field.ts'
import { pickMode } from './storage/pick-mode.ts'
import { VIEW_PROPERTIES } from './storage/view.ts'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const root = document.documentElement
const settings = document.currentScript?.dataset ?? {}

root.dataset.theme = pickMode({
  asked:
    'switch' in settings
      ? (new URLSearchParams(location.search).get('docusaurus-theme') ?? read('theme'))
      : null,
  system: 'system' in settings && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  respectSystem: 'system' in settings,
  defaultMode: settings.mode,
})

if ('announcement' in settings) {
  const dismissed =
    read('docusaurus.announcement.dismiss') === 'true' &&
    read('docusaurus.announcement.id') === settings.announcement
  root.dataset.announcementBarInitiallyDismissed = String(dismissed)
}

for (const property of VIEW_PROPERTIES) root.style.setProperty(property, read(property))

watchSearch()

// Scripts are loading, so the base URL is correct.
document.addEventListener('DOMContentLoaded', () => document.getElementById('docsite-base-url')?.remove())
