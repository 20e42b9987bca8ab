// Site variables in text: `{product}` is replaced by its configured value, `\{product}` stays literal. Front matter, prose and
// code share this helper, so that a name means the same everywhere.
import { own } from '../../runtime/model/own.ts'

const VARIABLE = /\\?\{([A-Za-z_][\w-]*)\}/g

/** Values by name. */
export type Variables = Readonly<Record<string, string>>

/** A variable reference without a value. */
export interface UnknownVariable {
  readonly name: string
  /** Offset of the brace in the text. */
  readonly index: number
}

/** Whether the site has variables at all; without them, braces are ordinary text. */
export function hasVariables(variables: Variables): boolean {
  for (const name in variables) if (Object.hasOwn(variables, name)) return true
  return false
}

/** The text with known `{name}` replaced and `\{name}` unescaped; unknown names stay as written. */
export function replaceVariables(text: string, variables: Variables): string {
  if (!text.includes('{') || !hasVariables(variables)) return text
  return text.replace(VARIABLE, (written: string, name: string) => {
    if (written.startsWith('\\')) return written.slice(1)
    return own(variables, name) ?? written
  })
}

/** Variable references without a value, in order; none on a site without variables. */
export function unknownVariables(text: string, variables: Variables): readonly UnknownVariable[] {
  if (!text.includes('{') || !hasVariables(variables)) return []
  return [...text.matchAll(VARIABLE)].flatMap((match) => {
    const [written, name = ''] = match
    return written.startsWith('\\') || Object.hasOwn(variables, name) ? [] : [{ name, index: match.index }]
  })
}
