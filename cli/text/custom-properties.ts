// The colours and measures that a style sheet sets: its custom properties, apart from everything else it says.

/** Texts, whose braces are none, braces, and what is between them. */
const PARTS = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[{};]|[^{};"']+/g

/**
 * The rules of a style sheet that set custom properties, with these declarations alone, as CSS; empty when there are none. Rules for
 * some screens only (`@media`) and rules in others are left out.
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
