// Things that have a path, found by it.
import { onceFor } from './once-for.ts'

const indexOf = onceFor(
  (items: readonly { readonly path: string }[]) => new Map(items.map((item) => [item.path, item])),
)

/** The items of a list by their paths; worked out once for a list. */
export function byPath<T extends { readonly path: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  // What went in comes out.
  return indexOf(items) as ReadonlyMap<string, unknown> as ReadonlyMap<string, T>
}
