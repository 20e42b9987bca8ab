// Edit distance between two words: letters missing, added or changed, and adjacent letters swapped.

/** Endings that a typed word may have and a stem does not. */
const ENDING =
  /^(?:[аяыиеуюоьй]|ой|ей|ам|ям|ах|ях|ом|ем|ов|ев|ий|ый|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ую|юю|ами|ями|ого|его|ому|ему|ыми|ими|ию|ия|ии|ией|ть|ит|ет|ат|ят|ут|ют|йте|ите|ет[ье]|л[аио]?|e|s|es|ed|er|ers|ly|ing|ings|ion|ions|ation|ment|ments|able|ies)?$/
const LONGEST_ENDING = 3

/** Minimum number of typos between the word and the stem plus any ending; `limit + 1` if there are more than `limit`. */
export function editDistance(stem: string, word: string, limit: number): number {
  const [rows, columns] = [stem.length, word.length]
  if (rows - columns > limit || columns - rows > limit + LONGEST_ENDING) return limit + 1
  const width = columns + 1
  const costs = new Uint8Array((rows + 1) * width)
  for (let column = 1; column <= columns; column++) costs[column] = column
  for (let row = 1; row <= rows; row++) {
    const at = row * width
    costs[at] = row
    let least = row
    for (let column = 1; column <= columns; column++) {
      const place = at + column
      const above = costs[place - width] ?? 0
      const isSame = stem[row - 1] === word[column - 1]
      let cost = Math.min(above, costs[place - 1] ?? 0) + 1
      cost = Math.min(cost, (costs[place - width - 1] ?? 0) + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && stem[row - 1] === word[column - 2] && stem[row - 2] === word[column - 1])
        cost = Math.min(cost, (costs[place - 2 * width - 2] ?? 0) + 1)
      costs[place] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
  }
  let slips = limit + 1
  for (let end = Math.max(0, columns - LONGEST_ENDING); end <= columns; end++)
    slips = Math.min(slips, (costs[rows * width + end] ?? 0) + (ENDING.test(word.slice(end)) ? 0 : 1))
  return slips
}

const LETTERS = { russian: 'абвгдежзийклмнопрстуфхцчшщъыьэюя', latin: 'abcdefghijklmnopqrstuvwxyz' }

/** Every word one typo away, in the letters of the word's alphabet. */
export function* oneTypoAway(word: string): Generator<string> {
  const letters = /[\u0430-\u044f]/.test(word) ? LETTERS.russian : LETTERS.latin
  for (let at = 0; at <= word.length; at++) {
    const [start, end] = [word.slice(0, at), word.slice(at)]
    yield start + end.slice(1)
    if (end.length > 1) yield start + end.charAt(1) + end.charAt(0) + end.slice(2)
    for (const letter of letters) {
      yield start + letter + end
      if (end !== '') yield start + letter + end.slice(1)
    }
  }
}
