// Where a finding is explained, in a form that works on a closed network too: the command that prints its rule.

/** The command that explains a rule. */
export function explainCommand(rule: string): string {
  return `docsite check --explain ${rule}`
}
