// Formats a percentage for people.

/** A percentage with one decimal, rounded down: 99.97 is not 100. */
export const percentText = (percent: number): string => `${Math.floor(10 * percent) / 10}%`
