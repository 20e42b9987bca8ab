// Where a finding is explained: a command that prints its rule, which also works without a network.

/** The command that explains a rule. */
export function explainCommand(rule: string): string {
  return `docsite check --explain ${rule}`
}
