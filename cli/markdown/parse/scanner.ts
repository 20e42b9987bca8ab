// The result of scanning a text, and the state of the scanner.
import type { Statements } from '../../text/esm.ts'
import type { TreeNode, TreePoint } from '../tree.ts'
import type { Edit } from './edits.ts'
import type { ParseInput } from './parsed-document.ts'
import type { ScanFinding } from './scan-finding.ts'
import type { StandIns } from './stand-ins.ts'
import type { FoundTag } from './tags.ts'
import type { TextLines } from './text-lines.ts'

/** A range of offsets. */
export interface Span {
  readonly at: number
  readonly end: number
}

/** A part hidden from the parser: an empty element takes its place, and its nodes are put back into the tree. */
export interface HiddenPart extends Span {
  /** The node to put back, without positions. */
  readonly node: TreeNode
}

/** Result of scanning a text. */
export interface Scan {
  readonly readAs: 'mdx' | 'markdown'
  readonly lines: TextLines
  readonly standIns: StandIns
  readonly hasDirectives: boolean
  readonly edits: Edit[]
  readonly hiddenParts: HiddenPart[]
  readonly tags: FoundTag[]
  /** Expressions left to the parser. */
  readonly expressions: Span[]
  readonly statements: (Span & { readonly read: Statements })[]
  readonly headingIds: { readonly at: number; readonly id: string }[]
  /** Fence lines of unwrapped code blocks. */
  readonly leftOut: Span[]
  readonly findings: ScanFinding[]
  /** Names the text imports anywhere, including further down. */
  readonly imported: ReadonlySet<string>
  readonly tooDeep?: TreePoint
}

/** An open directive. */
export interface OpenDirective {
  readonly at: number
  readonly name: string
  readonly colons: number
  /** Number of containers around it. */
  readonly level: number
  /** Its indentation inside them in columns, which its content shares. */
  readonly indent: number
  /** Number of colons needed to enclose its content. */
  needed: number
}

/** State of scanning a text. */
export interface Scanner extends Scan {
  readonly input: ParseInput
  readonly mdx: boolean
  /** Whether code in braces may render elements. */
  readonly mayShowElements: boolean
  /** Names of values available in the text. */
  readonly names: ReadonlySet<string>
  /** Edits that only apply if the text is parsed as MDX. */
  readonly mdxEdits: Edit[]
  /** Findings that only apply if the text is parsed as MDX. */
  readonly mdxFindings: ScanFinding[]
  readonly directives: OpenDirective[]
  readonly found: {
    /** Set when MDX-only syntax is found. */
    mdx: boolean
    /** End of the last HTML block examined. */
    htmlEnd: number
  }
  /** Offsets of the last end tags by name. */
  readonly lastEnds: Map<string, number>
  /** How many more characters may be scanned in vain. */
  readonly budget: { left: number }
  /** Cached result: the next special character from an offset on. */
  readonly special: { from: number; at: number }
  /** Cached end of a paragraph. */
  readonly paragraph: { end: number }
}
