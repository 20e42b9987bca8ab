// Checks that a CSS value cannot leak into the rest of the stylesheet.

/** Whether all quotes and brackets are closed, so that the value cannot reach into the next rule. */
export function isBalanced(value: string): boolean {
  const bare = value.replace(/"[^"]*"|'[^']*'/g, '')
  if (/["']/.test(bare)) return false
  const stack: string[] = []
  for (const c of bare) {
    if (c === '(' || c === '[') stack.push(c)
    else if (c === ')' && stack.pop() !== '(') return false
    else if (c === ']' && stack.pop() !== '[') return false
  }
  return stack.length === 0
}
