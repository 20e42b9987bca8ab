// Mermaid fences: readable source for the browser to draw; what cannot be drawn is reported (C38).
import { describe, expect, it } from 'vitest'
import { drawingFiles, isDrawing } from '../../../cli/text/drawing-files.ts'
import { compile, htmlOf, OPTIONS } from './compile-for-test.ts'

const fence = (source: string) => `text\n\n\`\`\`mermaid\n${source}\n\`\`\`\n`

describe('diagrams', () => {
  it('are readable without scripts', () => {
    const article = compile(fence('flowchart LR\n  A["<b>"] --> B'))
    expect(htmlOf(article)).toContain(
      '<div class="docusaurus-mermaid-container" data-diagram=""><pre tabindex="0"><code class="language-mermaid">flowchart LR\n  A["&lt;b>"] --> B</code></pre></div>',
    )
    expect(article.features).toEqual(['mermaid'])
    expect(article.slots).toMatchObject([
      { kind: 'file', file: expect.stringMatching(/^diagrams\/[\da-f]{16}\.svg$/) },
      { kind: 'file', file: expect.stringMatching(/^diagrams\/[\da-f]{16}-dark\.svg$/) },
      { kind: 'drawing', light: 0, dark: 1, label: 'Diagram', width: 219, height: 70 },
      { kind: 'drawing-end', drawing: 2 },
    ])
    expect(article.diagnostics).toEqual([])
  })

  it.each([
    ['flowchart LR\n  accTitle: The way\n  A --> B', 'The way'],
    ['pie title Shares\n  "A" : 1', 'Diagram'],
    ['---\ntitle: "Two words"\n---\nflowchart LR\n  A --> B', 'Two words'],
    ['gantt\n  title Plan\n', 'Plan'],
  ])('%s is called %s', (source, label) =>
    expect(compile(fence(source)).slots).toContainEqual(expect.objectContaining({ kind: 'drawing', label })),
  )

  it('have drawings of other names for another text, other settings and another folder', () => {
    const nameOf = (source: string, key = 'a', folder = 'f') =>
      drawingFiles(source, { folder, key, dark: false }).light
    const names = [nameOf('x'), nameOf('y'), nameOf('x', 'b'), nameOf('x', 'a', 'g')]
    expect(new Set(names).size).toBe(4)
    expect(names.every(isDrawing)).toBe(true)
    expect(['f/logo.svg', 'f/0123456789abcdef.png', 'f/0123456789abcdef-blue.svg'].some(isDrawing)).toBe(
      false,
    )
  })

  it.each([
    'sequenceDiagram\n  A->>B: hi (there',
    '---\ntitle: T\n---\nflowchart TD\n  A[x] --> B{y}',
    '%% comment\n%%{init: {"theme": "dark"}}%%\ngraph TD\n  A>flag] --> B(("x"))',
    'pie title T\n  "A" : 1',
    'erDiagram\n  A ||--o{ B : has',
    'stateDiagram-v2\n  [*] --> A',
  ])('%s is one', (source) => expect(compile(fence(source)).diagnostics).toEqual([]))

  it('of an unknown type are shown as code, and the finding names the line in the block', () => {
    const article = compile(fence('\nflowchrt LR\n  A --> B'))
    expect(article.diagnostics).toMatchObject([
      { code: 'markdown/diagram', severity: 'warning', place: { start: { line: 5, column: 1 } } },
    ])
    expect(htmlOf(article)).toContain('language-mermaid theme-code-block')
    expect(article.features).not.toContain('mermaid')
  })

  it('are shown as code if a shape is unclosed, and drawn otherwise', () => {
    const article = compile(`${fence('flowchart LR\n  A[one --> B')}\n${fence('flowchart LR\n  A --> B')}`)
    expect(article.diagnostics).toMatchObject([
      { message: 'The shape opened with "[" is not closed.', place: { start: { line: 5 } } },
    ])
    expect(article.features).toContain('mermaid')
  })

  it('are shown as code on a site that does not use diagrams', () => {
    const article = compile(fence('flowchart LR'), {
      options: { markdown: { ...OPTIONS.markdown, mermaid: false } },
    })
    expect(htmlOf(article)).not.toContain('data-diagram')
  })

  it('each unknown code language is reported once (C39)', () => {
    const article = compile('```nosuch\na\n```\n\n```nosuch\nb\n```')
    expect(article.unknownLanguages).toMatchObject([
      { name: 'nosuch', place: { start: { line: 1, column: 1 } } },
    ])
    expect(article.diagnostics).toEqual([])
  })
})
