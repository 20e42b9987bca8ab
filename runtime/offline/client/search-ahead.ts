// In the offline edition all code is there, and its files are read when they are asked for.

/** Nothing is far away. */
export const fetchSearchAhead = (): void => undefined
