// Works around a lunr bug. lunr merges equal subtrees of its term tree by a string of edge labels and node ids in which digits
// run together: "1" to node 23 and "12" to node 3 read alike. A tree of terms with digits may therefore lead to terms that the
// index does not contain, and a query for them throws. Here each id ends with a separator.
import lunr from 'lunr'

/** A node of the tree, as lunr builds it. */
interface TokenNode {
  readonly id: number
  readonly final: boolean
  readonly edges: Readonly<Record<string, TokenNode>>
  /** Set once the node is final. */
  readonly _str?: string
}

/** Makes the strings unambiguous for all indexes loaded afterwards. */
export function separateTokenNodes(): void {
  lunr.TokenSet.prototype.toString = function (this: TokenNode): string {
    if (this._str !== undefined) return this._str
    const edges = Object.entries(this.edges).sort(([a], [b]) => (a < b ? -1 : 1))
    return `${this.final ? 1 : 0}${edges.map(([label, { id }]) => `${label}${id};`).join('')}`
  }
}
