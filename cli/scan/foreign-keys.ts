// Front matter keys of other generators, with their equivalents here.

const same = (names: readonly string[], written: string) => names.map((name) => [name, written] as const)

/** Foreign key → what to write instead. */
export const FOREIGN_KEYS: ReadonlyMap<string, string> = new Map([
  ...same(
    ['order', 'weight', 'nav_order', 'navOrder', 'position', 'sidebar_order', 'sort'],
    '`sidebar_position: 1`',
  ),
  ...same(
    ['linkTitle', 'nav_title', 'navTitle', 'sidebarTitle', 'short_title', 'menuTitle'],
    '`sidebar_label: …`',
  ),
  ...same(['permalink', 'url', 'path'], '`slug: /…`'),
  ...same(['summary', 'excerpt', 'subtitle'], '`description: …`'),
  ...same(['cover', 'thumbnail', 'ogImage', 'og_image', 'socialImage'], '`image: …`'),
  ...same(
    ['lastmod', 'lastUpdated', 'last_modified_at', 'updated', 'modified'],
    '`last_update: { date: 2024-01-31 }`',
  ),
  ...same(['editLink', 'edit_url', 'editUrl'], '`custom_edit_url: …`, or `null` for none'),
  ...same(
    ['outline', 'toc', 'tableOfContents'],
    '`hide_table_of_contents: true`, or `toc_max_heading_level: 3`',
  ),
  ...same(['hidden', 'nav_exclude', 'published'], '`unlisted: true`, or `draft: true`'),
  ...same(['aliases', 'redirect_from', 'redirects'], 'the old URLs into `redirects` in the configuration'),
  ['sidebar', '`sidebar_position: 1` for its order, `sidebar_label: …` for its label, or `unlisted: true`'],
  ['template', '`layout: full` for a page without side columns, or `layout: home`'],
  [
    'head',
    'a <Head> element with <title> and <meta> in the page, or `headTags` in the configuration for all pages',
  ],
  ['prev', '`pagination_prev: …` with the id of a page, or `null` for none'],
  ['next', '`pagination_next: …` with the id of a page, or `null` for none'],
  ['hero', 'a :::hero block in the page'],
  ['features', 'a :::cards block in the page'],
])
