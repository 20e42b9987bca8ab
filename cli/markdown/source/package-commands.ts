// Commands of npm as other package managers have them. Only what begins with `npm` or `npx` is changed; a command that another
// manager lacks stays as it is written.
import { createRequire } from 'node:module'
import type { PackageManager } from '../../model/config.ts'

const SEPARATOR = /(\s*(?:&&|\|\||;)\s*|\s+#.*$)/
/** A command, and what may stand before it in its line: a prompt, values of the environment. */
const COMMAND = /^(\s*(?:[$>] )?(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S)* +)*)(np[mx] .*)$/
/** What the library writes behind a command that it has nothing for. */
const NOT_CONVERTED = "# couldn't auto-convert command"
/** The installation by the lock file, which the library does not know. */
const BY_LOCK = /^npm (?:ci|clean-install)(?= |$)/

/** Lines of a shell as they are written for another package manager. */
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
