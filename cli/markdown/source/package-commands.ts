// Converts npm commands to those of other package managers. Only commands that begin with `npm` or `npx` are converted; a
// command without an equivalent stays as it is.
import { createRequire } from 'node:module'
import type { PackageManager } from '../../model/config.ts'

const SEPARATOR = /(\s*(?:&&|\|\||;)\s*|\s+#.*$)/
/** A command, and what may precede it on its line: a prompt, environment variables. */
const COMMAND = /^(\s*(?:[$>] )?(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S)* +)*)(np[mx] .*)$/
/** Marker that the library appends to a command without an equivalent. */
const NOT_CONVERTED = "# couldn't auto-convert command"
/** Installation from the lock file, which the library does not support. */
const BY_LOCK = /^npm (?:ci|clean-install)(?= |$)/

/** Converts shell lines to another package manager. */
export function commandsFor(code: string, manager: PackageManager): string {
  if (manager === 'npm') return code
  return code
    .split('\n')
    .map((line) =>
      line
        .split(SEPARATOR)
        .map((part) => commandFor(part, manager))
        .join(''),
    )
    .join('\n')
}

function commandFor(part: string, manager: PackageManager): string {
  const [, prompt = '', command] = COMMAND.exec(part) ?? []
  if (command === undefined) return part
  if (BY_LOCK.test(command)) return prompt + command.replace(BY_LOCK, `${manager} install --frozen-lockfile`)
  const convert = createRequire(import.meta.url)('npm-to-yarn') as (text: string, to: string) => string
  const converted = convert(command.trimEnd(), manager)
  return converted.includes(NOT_CONVERTED) ? part : prompt + converted
}
