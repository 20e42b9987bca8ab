// Marks glossary terms on a page: the first use in each section links to the definition below the text. This works without
// JavaScript and in print; with JavaScript, the definition is shown at the term.
import type { Element, ElementContent, Parents, Root, Text } from 'hast'
import type { Plugin } from 'unified'
import { own } from '../../../runtime/model/own.ts'
import type { Term, TermsFile } from '../../model/data-files.ts'
import { positionOf } from '../../text/key-place.ts'
import { suggest } from '../../text/suggest.ts'
import { decodePath } from '../../text/url.ts'
import { documentOf } from '../document.ts'
import { typesetRussian } from '../html/typography.ts'
import { textOf } from '../html/walk.ts'
import type { Page } from '../page.ts'
import { matcherOf } from './matcher.ts'

/** `[text](term:name)`, or `[name](term:)`. */
const SCHEME = 'term:'
/** Elements that are not running text, or cannot contain a link. */
const UNMARKED = new Set(
  'a abbr button caption code dfn h1 h2 h3 h4 h5 h6 kbd label math pre samp script style summary svg textarea th var'.split(
    ' ',
  ),
)
const SECTIONS = new Set(['h1', 'h2'])

/** State of marking one page. */
interface Marking {
  readonly page: Page
  readonly glossary: Pick<TermsFile, 'file' | 'terms'>
  /** Terms used on the page, in order of first use. */
  readonly used: Set<string>
  /** Terms used in the current section. */
  readonly inSection: Set<string>
}

const NONE = { file: '', terms: {} }

/** Marks the terms of a page and appends their definitions. */
export const markTerms: Plugin<[], Root> = () => (tree, file) => {
  const { page } = documentOf(file)
  const { input, options } = page
  const texts = [input.source, ...Object.values(input.partials)]
  const isAsked = texts.some(({ text }) => text.includes(SCHEME))
  const isMarked = options.terms !== null && input.terms !== false
  if (!isAsked && !isMarked) return
  const marking: Marking = {
    page,
    glossary: options.terms ?? NONE,
    used: new Set(),
    inSection: new Set(),
  }
  visit(tree, marking, isMarked)
  for (const name of marking.used) page.terms.push(name)
  if (marking.used.size > 0) tree.children.push(glossaryOf(marking))
}

function visit(parent: Parents, marking: Marking, isMarked: boolean): void {
  const { children } = parent
  let changed: ElementContent[] | null = null
  for (let i = 0; i < children.length; i++) {
    const node = children[i] as ElementContent
    const instead = replacement(node, marking, isMarked)
    if (instead) {
      changed ??= children.slice(0, i) as ElementContent[]
      changed.push(...instead)
    } else changed?.push(node)
  }
  if (changed) parent.children = changed
}

/** Replacement of a node; null keeps the node. */
function replacement(node: ElementContent, marking: Marking, isMarked: boolean): ElementContent[] | null {
  if (node.type === 'text') return isMarked ? marked(node, marking) : null
  if (node.type !== 'element') return null
  const { tagName } = node
  if (SECTIONS.has(tagName)) marking.inSection.clear()
  if (tagName === 'a' && String(node.properties.href ?? '').startsWith(SCHEME)) return asked(node, marking)
  visit(node, marking, isMarked && !UNMARKED.has(tagName))
  return null
}

/** A text with links for the terms that are new in its section. */
function marked({ value }: Text, { page, glossary, used, inSection }: Marking): ElementContent[] | null {
  if (value.trim() === '') return null
  const parts: ElementContent[] = []
  let from = 0
  for (const { name, at, end } of matcherOf(glossary).find(value)) {
    if (inSection.has(name)) continue
    inSection.add(name)
    used.add(name)
    parts.push({ type: 'text', value: value.slice(from, at) }, termLink(name, [value.slice(at, end)], page))
    from = end
  }
  if (parts.length === 0) return null
  return [...parts, { type: 'text', value: value.slice(from) }]
}

/** A term marked explicitly by the author. */
function asked(node: Element, { page, glossary, used, inSection }: Marking): ElementContent[] {
  const written = String(node.properties.href).slice(SCHEME.length)
  const wanted = (decodePath(written) ?? written).trim() || textOf(node)
  const name = own(glossary.terms, wanted) ? wanted : matcherOf(glossary).named(wanted)
  if (name === undefined) {
    const near = suggest(wanted, Object.keys(glossary.terms))
    const hint = `${near ? `Did you mean '${near}'? ` : ''}Define it in terms.yml, or write the words without a link.`
    const message = `The glossary has no term '${wanted}'; the link is shown as plain text.`
    page.report({ code: 'markdown/unknown-term', message, hint }, page.places.placeOf(node))
    return node.children
  }
  inSection.add(name)
  used.add(name)
  return [termLink(name, node.children, page)]
}

/** Heading ids contain no colon, so this cannot collide with one. */
const idOf = (name: string): string => `term:${name.replace(/\s+/g, '-')}`

function termLink(name: string, content: readonly (string | ElementContent)[], { html }: Page): Element {
  const link: Element = {
    type: 'element',
    tagName: 'a',
    properties: { className: ['term'], href: `#${idOf(name)}`, ariaDescribedBy: [idOf(name)] },
    children: content.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part)),
  }
  html.generated.add(link)
  return link
}

/** The definitions of the terms used on a page. */
function glossaryOf({ page, glossary, used }: Marking): Element {
  const label = page.message('docsite.terms.label', 'Terms on this page')
  const title = make('p', { className: ['terms__title'] }, [{ type: 'text', value: label }])
  const entries = [...used].flatMap((name) => entryOf(name, glossary, page))
  return make('section', { className: ['terms'], role: 'doc-glossary', ariaLabel: label }, [
    title,
    make('dl', {}, entries),
  ])
}

function entryOf(name: string, { file, terms }: Marking['glossary'], page: Page): Element[] {
  const { text, link, spot } = own(terms, name) as Term
  const { lang, markdown } = page.options
  const set = markdown.typography && /^ru\b/i.test(lang) ? typesetRussian(text) : text
  const title: ElementContent = { type: 'text', value: name }
  const base = page.places.add({ file, firstLine: 1 }, positionOf(spot).line)
  const start = { ...positionOf(spot), line: positionOf(spot).line + base }
  const head: ElementContent =
    link === undefined
      ? title
      : {
          ...make('a', { href: link, dataDocsiteSyntax: 'markdown' }, [title]),
          position: { start, end: start },
        }
  const meaning: ElementContent = { type: 'text', value: set }
  return [make('div', { id: idOf(name) }, [make('dt', {}, [head]), make('dd', {}, [meaning])])]
}

function make(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
