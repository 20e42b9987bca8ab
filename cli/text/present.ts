// Removes keys without a value, so that optional fields are absent rather than undefined.

type Optional<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]

/** The object type with possibly undefined fields made optional. */
export type Present<T> = Omit<T, Optional<T>> & { [K in Optional<T>]?: Exclude<T[K], undefined> }

/** The object without its undefined fields. */
export function present<T extends object>(value: T): Present<T> {
  const kept: Partial<T> = {}
  for (const key in value) if (value[key] !== undefined) kept[key] = value[key]
  // The loop above does exactly what the type says.
  return kept as unknown as Present<T>
}
