// Checks that a package can be published: no placeholders in its fields, and a changelog section for its version.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Reserved host names for examples. */
const PLACEHOLDER = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/i

const hostOf = (address) => (URL.canParse(address) ? new URL(address).hostname : '')

/** Problems of a package, one sentence each; empty if it can be published. */
export function releaseProblems(manifest, changelog) {
  const { version, homepage, repository, bugs, keywords } = manifest
  const addresses = { homepage, 'repository.url': repository?.url, 'bugs.url': bugs?.url }
  const unset = Object.entries(addresses).flatMap(([field, address]) => {
    if (typeof address !== 'string' || address === '') return [`package.json: ${field} is missing`]
    return PLACEHOLDER.test(hostOf(address.replace(/^git\+/, '')))
      ? [`package.json: ${field} is a placeholder: ${address}`]
      : []
  })
  const words = Array.isArray(keywords) && keywords.length > 0 ? [] : ['package.json: keywords is empty']
  const heading = new RegExp(`^## \\[?${version.replaceAll('.', '\\.')}\\]?(?:\\s|$)`, 'm')
  return [...unset, ...words, ...(heading.test(changelog) ? [] : [`CHANGELOG.md: no section ${version}`])]
}

const self = fileURLToPath(import.meta.url)
if (process.argv[1] === self) {
  const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
  const problems = releaseProblems(JSON.parse(read('package.json')), read('CHANGELOG.md'))
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
