// Typography of running text.
import type { Root } from 'hast'

/** Sets the text of a tree by the rules of its language. */
export function typeset(_tree: Root, _lang: string): void {}
