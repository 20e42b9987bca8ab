// A block of SQL -> its statements. Semicolons inside quotes, dollar quotes and comments end nothing.

const TOKEN = /--[^\n]*|'(?:[^']|'')*'|\$\$[\s\S]*?\$\$|\\c [^\n]*\n|;|[^;'$\\-]+|[\s\S]/g

/** Statements in order, without their semicolons and without comments. */
export function statementsOf(code: string): readonly string[] {
  const statements = ['']
  for (const [token] of code.matchAll(TOKEN)) {
    if (token === ';') statements.push('')
    else if (token.startsWith('\\c ')) statements.push(token.trim(), '')
    else if (!token.startsWith('--')) statements.push(`${statements.pop() ?? ''}${token}`)
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}
