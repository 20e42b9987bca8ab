// Documentation of the rules, as printed by `--explain` and stored in cli/reference/rules.md.
import { UsageError } from '../model/ports.ts'
import { RULE_IDS, RULES, type Rule } from '../pipeline/checks.ts'
import { suggest } from '../text/suggest.ts'

const LEVELS = { off: 'off', warn: 'warning', error: 'error' } as const

/**
 * Describes a rule, given its id or a code of its findings. For a code without a rule, returns its entry in the list of
 * messages. Throws `UsageError` if neither exists.
 */
export function explain(id: string, messages: () => string): string {
  const rule = RULES.find(
    (candidate) => candidate.id === id || `check/${candidate.id}` === id || candidate.covers?.includes(id),
  )
  const message = rule || !id.includes('/') ? undefined : messageEntry(id, messages())
  if (message !== undefined) return message
  if (!rule) {
    const near = suggest(id, RULE_IDS)
    throw new UsageError(`there is no rule '${id}'${near === undefined ? '' : `; did you mean '${near}'?`}`)
  }
  return entry(rule)
}

/** The entry of a code in the list of messages. */
function messageEntry(code: string, page: string): string | undefined {
  const entry = page.split(/^(?=##)/m).find((part) => part.startsWith(`### ${code}\n`))
  return entry && `${entry.slice(1).trim()}\n`
}

/** All rules as one page. */
export function rulesPage(): string {
  const rules = [...RULES].sort((a, b) => (a.id < b.id ? -1 : 1))
  const rows = rules.map(({ id, summary, level }) => `| [${id}](#${id}) | ${LEVELS[level]} | ${summary} |`)
  return `# Rules of \`docsite check\`

\`build\` and \`serve\` apply these rules too, except those marked "Only \`check\` applies it". Set levels in \`site.config.ts\`
(\`rules: { 'image-alt': 'error' }\`) or with \`--severity image-alt=error\`. A comment \`<!-- docsite-ignore rule: reason -->\`
silences a rule for the block after it, \`docsite-ignore-file\` for the whole file.

| rule | level | finds |
|---|---|---|
${rows.join('\n')}

${rules.map(entry).join('\n')}`
}

function entry({ id, summary, level, commands, covers = [], docs, bad, good }: Rule): string {
  const isCheckOnly = commands === 'check' && covers.length === 0
  return `## ${id}

${summary} Level: ${LEVELS[level]}.${isCheckOnly ? ' Only `check` applies it.' : ''}

${docs}

Bad:

~~~
${bad}
~~~

Good:

~~~
${good}
~~~
`
}
