// Reports problems with the typefaces of a site.
import type { Reader } from '../graph/query.ts'
import type { Code } from './code.ts'
import type { Inputs } from './inputs.ts'

/** Reports font problems; pages use a system font instead. */
export async function reportFonts(
  { inputs, code }: { readonly inputs: Inputs; readonly code: Pick<Code, 'runtime'> },
  { read, report }: Pick<Reader, 'read' | 'report'>,
): Promise<void> {
  const fonts = await inputs.setting('fonts', read)
  if (Object.values(fonts).every((sheets) => sheets.length === 0)) return
  const { fontProblems = [], findings = [] } = await read(code.runtime, '')
  for (const found of findings) report(found)
  for (const { name, ...problem } of fontProblems)
    report({
      code: 'theme/font',
      severity: 'error',
      ...problem,
      ...(name === undefined ? {} : { about: { text: name } }),
    })
}
