// The sidebar of the current page.
import { usePage } from '../contexts.tsx'
import type { PageSidebar } from '../model/page.ts'

/** Undefined on pages without one. */
export function usePageSidebar(): PageSidebar | undefined {
  const page = usePage()
  return 'sidebar' in page ? page.sidebar : undefined
}
