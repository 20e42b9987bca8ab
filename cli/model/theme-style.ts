// The stylesheet of a site.

/** Path relative to the site folder. */
export const THEME_STYLE = 'theme/style.css'
