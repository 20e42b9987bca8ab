// What rewriting a text found out about it, as findings for its author.
import type { Place } from '../model/diagnostic.ts'
import type { Page } from './page.ts'
import type { ScanFinding } from './source/scanner.ts'

/** Reports the findings of a text. */
export function reportFindings(
  findings: readonly ScanFinding[],
  placeOf: (line: number, column: number) => Place,
  page: Page,
): void {
  for (const { kind, name, line, index } of findings) {
    const place = placeOf(line, index)
    if (kind === 'stray-fence') {
      page.report(
        { code: 'markdown/stray-end', message: 'This ::: closes nothing; it is shown as text.' },
        place,
      )
    } else {
      const message = 'A directive has no space after its colons; this line is shown as text.'
      page.report({ code: 'markdown/spaced-directive', message, hint: `Write :::${name}.` }, place)
    }
  }
}
