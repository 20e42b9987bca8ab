// Small changes of a TypeScript source that should make a test fail: negated conditions, comparisons off by one, `&&`
// instead of `||`, removed call statements, flipped booleans.
import ts from '@typescript/typescript6'

const { SyntaxKind } = ts

const OPERATORS = new Map([
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
])

/** All mutations of a text as `{ file, line, what, text }`, each with the complete changed text. */
export function mutationsOf(file, text) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const found = []
  const add = (from, to, replacement, what) => {
    const { line } = tree.getLineAndCharacterOfPosition(from)
    found.push({ file, line: line + 1, what, text: text.slice(0, from) + replacement + text.slice(to) })
  }
  const negate = (node, what) => add(node.getStart(), node.end, `!(${node.getText()})`, what)
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isImportDeclaration(node)) return
    if (ts.isIfStatement(node)) negate(node.expression, 'negated if')
    else if (ts.isConditionalExpression(node)) negate(node.condition, 'negated ?:')
    else if (ts.isBinaryExpression(node)) {
      const operator = OPERATORS.get(node.operatorToken.kind)
      const written = node.operatorToken.getText()
      if (operator && !isConcatenation(node))
        add(node.operatorToken.getStart(), node.operatorToken.end, operator, `${written} became ${operator}`)
    } else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression))
      add(
        node.getStart(),
        node.end,
        'void 0',
        `left out ${node.expression.expression.getText().slice(0, 40)}()`,
      )
    else if (node.kind === SyntaxKind.TrueKeyword)
      add(node.getStart(), node.end, 'false', 'true became false')
    else if (node.kind === SyntaxKind.FalseKeyword)
      add(node.getStart(), node.end, 'true', 'false became true')
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** Whether `+` concatenates strings: with a minus the result would be NaN, which says nothing about the tests. */
function isConcatenation({ operatorToken, left, right }) {
  if (operatorToken.kind !== SyntaxKind.PlusToken) return false
  const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
  return isText(left) || isText(right) || (ts.isBinaryExpression(left) && isConcatenation(left))
}

/** Draws `count` entries of a list in an order that depends only on the seed. */
export function draw(list, count, seed) {
  const left = [...list]
  const random = generator(seed)
  const drawn = []
  while (left.length > 0 && drawn.length < count)
    drawn.push(...left.splice(Math.floor(random() * left.length), 1))
  return drawn
}

/** Mulberry32: pseudorandom numbers from 0 to 1, determined by the seed. */
function generator(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
