// Exports for components of a site's own theme, as `docsite/theme`.
export type { Components, Theme } from './components/theme-slots.ts'
export { useColorMode, useHydrated, useNavigation, usePage, useSite } from './contexts.tsx'
export type { HeadTag } from './model/head.ts'
export type { NavbarCustom } from './model/navbar.ts'
export type { PageView } from './model/page.ts'
export type { SiteView } from './model/site.ts'
