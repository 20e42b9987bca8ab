// Ids of headings: `{#id}`, GitHub slugs, repeated headings.
import type { RecordedCase } from '../helpers/shared.ts'
import { type OutlineHeading, outlineOf } from './outline-for-test.ts'
import { recordedSuite } from './recorded-suite.ts'

interface MdastHeading {
  readonly type: string
  readonly depth: number
  readonly value?: string
  readonly children?: readonly MdastHeading[]
  readonly data?: { readonly id?: string }
}

const text = (node: MdastHeading): string => node.value ?? node.children?.map(text).join('') ?? ''

/** The reference gives `` and `-1` to headings without letters; here no id is empty. */
function nonEmpty(node: MdastHeading): string {
  const { id = '' } = node.data ?? {}
  return text(node) === '' && /^(?:-\d+)?$/.test(id) ? `section${id}` : id
}

/** Headings of the tree the reference gave. */
function recordedHeadings(result: unknown): readonly OutlineHeading[] {
  const { children = [] } = result as MdastHeading
  return children.map((node) => ({ depth: node.depth, id: nonEmpty(node), text: text(node) }))
}

const heading = (written: string) => outlineOf(written).headings[0]

/** A heading line in the shape of the reference: its text as written, and its id when it gives itself one. */
function expectedHeading(result: unknown): unknown {
  const { text: rest, id } = result as { text: string; id?: string }
  const plain = heading(rest)
  return { text: rest.includes('{#') ? rest.replace(/^#+ /, '') : plain?.text, id: id ?? plain?.id }
}

const FUNCTIONS: Readonly<Record<string, (...args: never[]) => unknown>> = {
  parseMarkdownHeadingId: (written: string) => {
    const found = heading(written)
    return { text: found?.text, id: found?.id }
  },
  process: (written: string) => outlineOf(written).headings,
  'createSlugger({"$undefined":true}).slug': (written: string) => heading(`## ${written}`)?.id,
  toHeadingHTMLValue: (node: MdastHeading) => outlineOf(`## ${text(node)}`).outline.toc[0]?.html,
}

function expected({ fn = '', result }: RecordedCase): unknown {
  if (fn === 'parseMarkdownHeadingId') return expectedHeading(result)
  return fn === 'process' ? recordedHeadings(result) : result
}

const isOption = ({ args }: RecordedCase): boolean =>
  JSON.stringify(args ?? []).includes('"maintainCase":true') ||
  JSON.stringify(args ?? []).includes('"anchorsMaintainCase":true')

recordedSuite({
  file: 'heading-ids',
  total: 64,
  notApplicable: {
    'a command that writes ids into source files': {
      count: 17,
      covers: ({ fn }) => fn === 'escapeMarkdownHeadingIds' || fn === 'writeMarkdownHeadingId',
    },
    'there is no option that keeps capitals in ids': { count: 3, covers: (recorded) => isOption(recorded) },
    'other plugins that set data of headings before': {
      count: 2,
      covers: ({ fn, args }) => fn === 'process' && JSON.stringify(args ?? []).includes('$function'),
    },
    'html tags in a table of contents keep only their text': {
      count: 2,
      covers: ({ fn, test = '' }) => fn === 'toHeadingHTMLValue' && /b tag|span tag/.test(test),
    },
    'a slug that depends on those made before in the same test': {
      count: 1,
      covers: ({ fn = '', args }) => fn.startsWith('createSlugger') && args?.[0] === 'Some$/vaLue$!^-1',
    },
  },
  expected,
  run: (fn, args) => FUNCTIONS[fn]?.(...(args as never[])),
})
