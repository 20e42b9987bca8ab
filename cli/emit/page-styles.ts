// Stylesheets of pages whose content has style attributes: a strict content security policy allows no inline styles.
import { hashedFiles } from './one-file.ts'

/** `assets/page-….css`, one for each distinct set of declarations. */
export const pageStyles = hashedFiles('page-styles', (site, locale) => site.pageStyles(locale))
