// Extracts the custom properties that a stylesheet sets, such as colours and sizes.

/** Strings (braces in them do not count), braces and semicolons, and the text between them. */
const PARTS = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[{};]|[^{};"']+/g

/**
 * The rules of a stylesheet that set custom properties, reduced to these declarations, as CSS; empty if there are none. Rules
 * inside `@layer` and `@supports` count; rules inside `@media` and nested rules are left out.
 */
export function customProperties(css: string): string {
  const open: { readonly prelude: string; readonly declarations: string[] }[] = []
  const rules: string[] = []
  let text = ''
  const declare = () => {
    if (/^\s*--[^:]+:/.test(text)) open.at(-1)?.declarations.push(text.trim())
    text = ''
  }
  for (const [part] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(PARTS)) {
    if (part === '{') {
      open.push({ prelude: text.trim(), declarations: [] })
      text = ''
    } else if (part === ';') declare()
    else if (part === '}') {
      declare()
      const rule = open.pop()
      const holdsAlways = open.every(({ prelude }) => /^@(?:layer|supports)\b/.test(prelude))
      if (rule && holdsAlways && rule.declarations.length > 0 && !rule.prelude.startsWith('@'))
        rules.push(`${rule.prelude}{${rule.declarations.join(';')}}`)
    } else text += part
  }
  return rules.join('\n')
}
