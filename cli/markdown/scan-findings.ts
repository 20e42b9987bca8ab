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
    } else if (kind === 'bare-import') {
      const message = `import "${name}" is left out: code that a page imports is not run.`
      const hint =
        'Take the line away; styles belong into theme/style.css. If it is text, put it in backticks.'
      page.report({ code: 'markdown/bare-import', message, hint }, place)
    } else if (kind === 'no-statement') {
      const message = `This looks like an import or export statement, but is none; it is shown as text: ${name}.`
      const hint =
        'A statement is complete JavaScript with an empty line behind it. In text, begin the line with another word or put the word in backticks.'
      page.report({ code: 'markdown/no-statement', message, hint }, place)
    } else {
      const message = 'A directive has no space after its colons; this line is shown as text.'
      page.report({ code: 'markdown/spaced-directive', message, hint: `Write :::${name}.` }, place)
    }
  }
}
