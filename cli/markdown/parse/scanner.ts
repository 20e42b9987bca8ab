// The result of a scan of a text, and the state of the scanner.
import type { Statements } from '../../text/esm.ts'
import type { TreeNode, TreePoint } from '../tree.ts'
import type { Edit } from './edits.ts'
import type { ParseInput } from './parsed-document.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { StandIns } from './stand-ins.ts'
import type { FoundTag } from './tags.ts'
import type { TextLines } from './text-lines.ts'

/** From one offset to another. */
export interface Span {
  readonly at: number
  readonly end: number
}

/** A place that is kept from the parser: an element without content is put there, and what it holds in the tree. */
export interface Hole extends Span {
  /** Nodes of the place, without positions. */
  readonly node: TreeNode
}

/** What was found in a text. */
export interface Scan {
  readonly readAs: 'mdx' | 'markdown'
  readonly lines: TextLines
  readonly standIns: StandIns
  readonly hasDirectives: boolean
  readonly edits: Edit[]
  readonly holes: Hole[]
  readonly tags: FoundTag[]
  /** Expressions that are left to the parser. */
  readonly expressions: Span[]
  readonly statements: (Span & { readonly read: Statements })[]
  readonly headingIds: { readonly at: number; readonly id: string }[]
  /** Lines that only fence what is read as if it stood without them. */
  readonly leftOut: Span[]
  readonly findings: ScanFinding[]
  /** Names the text imports anywhere, also further down. */
  readonly imported: ReadonlySet<string>
  readonly tooDeep?: TreePoint
}

/** A directive that is open. */
export interface OpenDirective {
  readonly at: number
  readonly name: string
  readonly colons: number
  /** Number of the containers it is in. */
  readonly level: number
  /** Columns that it is indented by in them, and what it holds as well. */
  readonly indent: number
  /** How many colons it takes to hold what it holds. */
  needed: number
}

/** A text being looked at. */
export interface Scanner extends Scan {
  readonly input: ParseInput
  readonly mdx: boolean
  /** Whether code in braces may show elements. */
  readonly mayShowElements: boolean
  /** Names of values that the text has. */
  readonly names: ReadonlySet<string>
  /** Edits that are made for a parser of MDX only. */
  readonly mdxEdits: Edit[]
  /** Findings that only hold where the text is read as MDX. */
  readonly mdxFindings: ScanFinding[]
  readonly directives: OpenDirective[]
  readonly found: {
    /** Set where something means what only MDX knows. */
    mdx: boolean
    /** Where the block of html ends that was looked at last. */
    htmlEnd: number
  }
  /** Offsets of the last end tags by name. */
  readonly lastEnds: Map<string, number>
  /** How many more characters may be looked at in vain. */
  readonly budget: { left: number }
  /** The next character that may mean something, from an offset on. */
  readonly special: { from: number; at: number }
  /** End of the paragraph that was last looked for. */
  readonly paragraph: { end: number }
}
