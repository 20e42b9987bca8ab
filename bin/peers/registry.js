// The measured tools, in the order of the table.
import { docsite } from './docsite.js'
import { docusaurus } from './docusaurus.js'
import { eleventy } from './eleventy.js'
import { hugo } from './hugo.js'
import { rspress } from './rspress.js'
import { starlight } from './starlight.js'
import { vitepress } from './vitepress.js'

/**
 * Each tool has: `packages` to install; `files(corpus)`, the files of its site by path; `build(bin)`, where `bin`
 * returns the path of an installed program; the page that is `edited`; the `output` folder with the HTML of `page`; and
 * `beside`, which matches files that are not part of the site proper (search indexes and Markdown copies).
 */
export const PEERS = [docsite, hugo, eleventy, docusaurus, vitepress, starlight, rspress]
