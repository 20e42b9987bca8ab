// The JavaScript parser, loaded on first use: most pages have no statements. The bundled program replaces this file
// (`bin/bundle.js`) with one that has the packages inlined.
import { createRequire } from 'node:module'
import type { Parser } from 'acorn'

const require = createRequire(import.meta.url)

/** Acorn with JSX support. */
export const javascriptParser = (): typeof Parser => {
  const acorn = require('acorn') as { readonly Parser: typeof Parser }
  const jsx = require('acorn-jsx') as () => (parser: typeof Parser) => typeof Parser
  return acorn.Parser.extend(jsx())
}
