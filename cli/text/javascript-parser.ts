// The parser of statements, loaded on first use: most pages have none. The bundled program has another file in the place of this
// one (`bin/bundle.js`), with the packages in it.
import { createRequire } from 'node:module'
import type { Parser } from 'acorn'

const require = createRequire(import.meta.url)

/** Acorn that knows JSX. */
export const javascriptParser = (): typeof Parser => {
  const acorn = require('acorn') as { readonly Parser: typeof Parser }
  const jsx = require('acorn-jsx') as () => (parser: typeof Parser) => typeof Parser
  return acorn.Parser.extend(jsx())
}
