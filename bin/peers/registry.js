// The tools that are measured beside each other, in the order of the table.
import { docsite } from './docsite.js'
import { docusaurus } from './docusaurus.js'
import { eleventy } from './eleventy.js'
import { hugo } from './hugo.js'
import { rspress } from './rspress.js'
import { starlight } from './starlight.js'
import { vitepress } from './vitepress.js'

/**
 * Each tool: `packages` to install, `files(corpus)` of its site by path, `build(bin)` with `bin` giving the path of an installed
 * program, the page that is `edited`, the `output` folder with the html of that `page`, and which files there are `beside` the
 * site proper (search indexes and Markdown copies).
 */
export const PEERS = [docsite, hugo, eleventy, docusaurus, vitepress, starlight, rspress]
