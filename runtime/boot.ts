// Runs before the page is painted: colour mode, size of text and dismissed announcement, so that nothing flashes or jumps, and the keys that
// open the search, so that none is lost. The settings are attributes of its own script element. Kept tiny: the page waits for it.
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

// Scripts do load, so the base URL is right.
document.addEventListener('DOMContentLoaded', () => document.getElementById('docsite-base-url')?.remove())
