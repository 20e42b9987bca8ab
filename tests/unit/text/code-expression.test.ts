// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code of pages has templates
import { describe, expect, it } from 'vitest'
import { elementExpressionAt, mayShowElements, parseBudget } from '../../../cli/text/code-expression.ts'
import { pageCode, pageModule } from '../../../cli/text/page-code.ts'

const at = (text: string, offset = 0) => elementExpressionAt(text, offset, parseBudget(text.length))

describe('code in braces that shows elements', () => {
  it.each([
    '{list.map((each) => <li key={each}>{each}</li>)}',
    '{isNew && <Badge />}',
    '{isNew ? <b>new</b> : null}',
    '{list.map((each) => (\n  <li>{each}</li>\n))}',
    '{(() => {\n  const all = 3\n\n  return <>{all}</>\n})()}',
    "{ok && <i title='}'>{'}'}</i> /* } */}",
  ])('%s ends at its own brace', (code) => {
    const before = 'a < b '
    const found = at(`${before}${code} and {more && <b />}`, before.length)
    expect(found).toEqual({
      name: expect.stringMatching(/^Expression_[\da-f]{8}$/) as string,
      source: code.slice(1, -1),
      end: before.length + code.length,
    })
    expect(mayShowElements(code)).toBe(true)
  })

  it.each([
    '{name}',
    "{'=> <b>'}",
    '{`=> <b>`}',
    '{list.map((each) => each.name)}',
    '{a && <b>never closed}',
    '{a && <b>closed</b>',
    '{a && <b /> c}',
    '{ not code => <b /> }',
    '{}',
  ])('is not %s', (code) => {
    expect(at(code)).toBeNull()
  })

  it('is looked for no further than the budget of the text reaches', () => {
    const budget = { left: 100 }
    const text = `{${'['.repeat(200)} => <b />}`
    expect(elementExpressionAt(text, 0, budget)).toBeNull()
    expect(budget.left).toBeLessThanOrEqual(0)
    expect(elementExpressionAt('{a && <b />}', 0, budget)).toBeNull()
  })

  it('has one name wherever it stands, and another with another text', () => {
    const nameAt = (text: string) => at(text, text.indexOf('{'))?.name
    expect(nameAt('a {b && <c />} d')).toBe(nameAt('{b && <c />}'))
    expect(nameAt('{b && <d />}')).not.toBe(nameAt('{b && <c />}'))
  })

  it('is found on the lines of a page, and not in blocks of code, attributes and behind a backslash', () => {
    const text = [
      "import { list } from './list'",
      '',
      "import { other } from './other'",
      '',
      'Words {list.map((each) => <b>{each}</b>)} and {list && <i />}, `{list && <a />}`.',
      '',
      '```jsx',
      '{list.map((each) => <u>{each}</u>)}',
      '```',
      '',
      '<Card show={() => <s />} /> \\{list && <q />}',
      '',
      '- {',
      '    list && <em />',
      '  } {list && <i />}',
    ].join('\n')
    expect(pageCode(text).expressions.map(({ source }) => source.trim())).toEqual([
      'list.map((each) => <b>{each}</b>)',
      'list && <i />',
      'list && <em />',
      'list && <i />',
    ])
    const module = pageModule(text)
    expect(module).toContain("import { list } from './list'")
    expect(module).not.toContain('./other')
    expect(module.match(/^export const Expression_\w+ = \(props\) => <>\{[\s\S]*?\}<\/>$/gm)).toHaveLength(3)
  })

  it('is found where it calls what the page imports or exports, and is about nothing else', () => {
    const text = [
      "import { up } from './up'",
      "import data from './data.json'",
      'export const own = (each) => each',
      '',
      "{up('a')} {own(data)} {`of ${up(data.b)}`} {data.map((each) => up.of(each))}",
      "{data.map(String)} {up} {up.name} {other('a')} {up(other)} {'up(1)'}",
    ].join('\n')
    expect(pageCode(text).expressions.map(({ source }) => source)).toEqual([
      "up('a')",
      'own(data)',
      '`of ${up(data.b)}`',
      'data.map((each) => up.of(each))',
    ])
  })

  it('is what components are given where it is a function or a call, and names what there is', () => {
    const text = [
      "import { up, useUp } from './up'",
      '',
      '<Card on={() => { const a = 1; alert(a, up) }} of={ up("a") } each={[1, up(2)]}>',
      '  {(name) => `of ${name}`}',
      '</Card>',
      '<Card on={() => other()} of={useUp().a} show={(a) => <b>{a}</b>} of={up} list={[1]} text="{up(1)}" />',
    ].join('\n')
    expect(pageCode(text).values.map(({ source }) => source)).toEqual([
      '() => { const a = 1; alert(a, up) }',
      'up("a")',
      '[1, up(2)]',
      '(name) => `of ${name}`',
    ])
    expect(pageModule(text)).toMatch(/^export const Value_[\da-f]{8} = .*return \(up\("a"\)\) \} catch/m)
  })

  it('is found in blocks that are read as if they stood without their fences', () => {
    const text = [
      '```mdx-code-block',
      "import { up } from './up'",
      '```',
      '',
      '```mdx-code-block',
      "<b>{up('a')}</b>",
      '```',
      '',
      '```js',
      "{up('b')}",
      '```mdx-code-block',
      '```',
      '',
      "{up('c')}",
    ].join('\n')
    const { imports, expressions } = pageCode(text)
    expect(imports.map(({ names }) => names)).toEqual([['up']])
    expect(expressions.map(({ source }) => source)).toEqual(["up('a')", "up('c')"])
  })
})
