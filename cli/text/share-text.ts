// A share for people.

/** A share in percent with one digit, rounded down: 99.97 is not 100. */
export const shareText = (percent: number): string => `${Math.floor(10 * percent) / 10}%`
