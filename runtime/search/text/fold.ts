// Normalizes text so that differences readers do not notice disappear: case, «ё», composition, stress marks, kinds of hyphens.
import { normalizeText } from '../tokenize.ts'

/** Stress marks, which dictionaries put on vowels. */
const STRESS = /[\u0300\u0301]/g
const DASHES = /[\u2012-\u2015\u2212]/g

/** Lower case, «ё» as «е», composed letters, no joiners or stress marks, one kind of hyphen. */
export const foldText = (text: string): string =>
  normalizeText(text.normalize('NFC').replace(STRESS, '')).replace(DASHES, '-')
