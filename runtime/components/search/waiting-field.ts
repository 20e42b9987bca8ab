// The early field, once the dialog may take its place.
import { earlyField } from './early-field.ts'

/** The field, if the dialog may replace it now. An input method in the middle of a word ends first: the event comes again. */
export function waitingField() {
  const field = earlyField()
  return field && 'composing' in field.dataset ? null : field
}
