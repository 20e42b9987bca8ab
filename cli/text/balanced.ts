// Whether a part of a style sheet ends where it seems to end.

/** Whether quotes and brackets close, so that a value cannot reach into the next rule of the sheet. */
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
