// A point -> its geohash: halves of longitude and latitude by turns, five to a letter.
const LETTERS = '0123456789bcdefghjkmnpqrstuvwxyz'
const BITS = 5

/** The geohash of a point with so many letters. */
export function geoHash(lat: number, lon: number, precision: number): string {
  const ranges = [
    { value: lon, low: -180, high: 180 },
    { value: lat, low: -90, high: 90 },
  ]
  const bits = Array.from({ length: precision * BITS }, (_, at) => {
    const range = ranges[at % 2]!
    const middle = (range.low + range.high) / 2
    const isUpper = range.value >= middle
    if (isUpper) range.low = middle
    else range.high = middle
    return isUpper ? '1' : '0'
  }).join('')
  return Array.from({ length: precision }, (_, at) =>
    LETTERS.charAt(Number.parseInt(bits.slice(at * BITS, (at + 1) * BITS), 2)),
  ).join('')
}
