// Index of items by their path.
import { onceFor } from './once-for.ts'

const indexOf = onceFor(
  (items: readonly { readonly path: string }[]) => new Map(items.map((item) => [item.path, item])),
)

/** The items of a list by path; the index is built once per list. */
export function byPath<T extends { readonly path: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  // The index returns the same objects that went in.
  return indexOf(items) as ReadonlyMap<string, unknown> as ReadonlyMap<string, T>
}
