// lunr makes equal parts of its tree of terms one, by a text of labels and numbers of nodes in which digits run together: "1" to
// node 23 and "12" to node 3 read alike. So a tree of terms with digits may lead to terms that the index does not have, and a
// query for them throws. Here a number ends with a mark.
import lunr from 'lunr'

/** A part of the tree, as the library builds it. */
interface TokenNode {
  readonly id: number
  readonly final: boolean
  readonly edges: Readonly<Record<string, TokenNode>>
  /** Set when the part cannot change any more. */
  readonly _str?: string
}

/** Makes the texts unambiguous, for all indexes that are loaded afterwards. */
export function separateTokenNodes(): void {
  lunr.TokenSet.prototype.toString = function (this: TokenNode): string {
    if (this._str !== undefined) return this._str
    const edges = Object.entries(this.edges).sort(([a], [b]) => (a < b ? -1 : 1))
    return `${this.final ? 1 : 0}${edges.map(([label, { id }]) => `${label}${id};`).join('')}`
  }
}
