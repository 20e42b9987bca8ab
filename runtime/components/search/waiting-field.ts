// The early field, once the dialog may replace it.
import { earlyField } from './early-field.ts'

/**
 * The field, if the dialog may replace it now. An input method in the middle of a word has to finish first; the event is then
 * sent again.
 */
export function waitingField() {
  const field = earlyField()
  return field && 'composing' in field.dataset ? null : field
}
