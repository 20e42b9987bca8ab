// Code blocks: info strings, marked lines, highlighting by class, languages, limits.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeBlock } from '../../../cli/markdown/html/code-block.ts'
import { linesOfRange, parseCodeMeta } from '../../../cli/markdown/html/code-meta.ts'
import { highlightLines, plainLines } from '../../../cli/markdown/html/highlight.ts'
import { grammarOf } from '../../../cli/markdown/html/languages.ts'
import { applyMagicComments } from '../../../cli/markdown/html/magic-comments.ts'
import { textOf } from '../../../cli/markdown/html/walk.ts'
import { block, finish, HIGHLIGHTED, options, record } from './html-for-test.ts'
import { parse } from './scan.ts'

/** A block as it is on the page. */
function page(value: string, language: string | null = null, meta = '', compileOptions = options()) {
  const recorded = record(compileOptions)
  const { html } = finish([codeBlock(block(value, language, meta), recorded.context)], compileOptions)
  return { ...recorded, html }
}

/** The text a reader copies: that of the `pre`. */
function copied(html: string): string {
  const text = (node: ReturnType<typeof parse>['children'][number]): string =>
    node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(text).join('') : ''
  const pre = (nodes: ReturnType<typeof parse>['children']): string | undefined => {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      const found = node.tagName === 'pre' ? text(node) : pre(node.children)
      if (found !== undefined) return found
    }
    return undefined
  }
  return pre(parse(html).children) ?? ''
}

const markedLines = (html: string): boolean[] =>
  [...html.matchAll(/<span class="token-line([^"]*)">/g)].map(
    ([, names]) => names?.includes(HIGHLIGHTED) ?? false,
  )

describe('lines marked as in other programs', () => {
  const classes = (meta: string) =>
    [...page('a\nb\nc\nd', 'js', meta).html.matchAll(/class="token-line ?([^"]*)"/g)].map(([, each]) => each)

  it.each([
    ['ins={2} del={3-4}', ['', 'token-line--inserted', 'token-line--deleted', 'token-line--deleted']],
    ['title="a.js" ins={ 1, 4 }', ['token-line--inserted', '', '', 'token-line--inserted']],
    ['{1} ins={1}', [`${HIGHLIGHTED} token-line--inserted`, '', '', '']],
    ['mark={2, 4}', ['', HIGHLIGHTED, '', HIGHLIGHTED]],
    ['hl_lines="1 3-4" linenums="5"', [HIGHLIGHTED, '', HIGHLIGHTED, HIGHLIGHTED]],
    ['ins="a" del={x}', ['', '', '', '']],
  ])('%s', (meta, expected) => expect(classes(meta)).toEqual(expected))

  it.each([
    ['js:line-numbers', '{2}', '<code class="line-numbers">', [false, true, false, false]],
    ['js:line-numbers=5{1}', '', '<code class="line-numbers ', [true, false, false, false]],
    ['js{1}', '', '<code>', [true, false, false, false]],
    ['js:no-line-numbers', '{1}', '<code>', [true, false, false, false]],
  ])('are numbered or not by what is attached to the language: %s %s', (language, meta, code, marked) => {
    const { html, unknownLanguages } = page('a\nb\nc\nd', language, meta)
    expect(unknownLanguages).toEqual([])
    expect(html).toContain('<div class="language-js theme-code-block">')
    expect(html).toContain(code)
    expect(markedLines(html)).toEqual(marked)
  })

  it('are numbered', () => {
    expect(parseCodeMeta('hl_lines="1" linenums="5"').firstNumber).toBe(5)
    expect(parseCodeMeta('showLineNumbers').firstNumber).toBe(1)
    expect(parseCodeMeta('linenums').firstNumber).toBeNull()
  })
})

describe('the frame of a block', () => {
  it('has language, title, focusable lines and nothing else', () => {
    const { html, features } = page('a < b\n\n"c"\n', 'text', 'title="x <y>.txt"')
    expect(html).toBe(
      '<div class="language-text theme-code-block"><div class="theme-code-block-title">x &lt;y>.txt</div>' +
        '<pre tabindex="0" role="group" aria-label="x &lt;y&gt;.txt"><code>' +
        '<span class="token-line">a &lt; b\n</span><span class="token-line">\n</span><span class="token-line">"c"</span>' +
        '</code></pre></div>',
    )
    expect([...features]).toEqual(['code'])
  })

  it('is named by its language when it has no title', () => {
    expect(page('x').html).toContain('aria-label="Код"')
    expect(page('x', 'sql').html).toContain('aria-label="Код sql"')
    expect(page('x', 'sql', '', options({ lang: 'en' })).html).toContain('aria-label="Code sql"')
  })

  it('may be empty', () => {
    expect(page('').html).toContain('<code><span class="token-line"></span></code>')
  })

  it('keeps the code for whoever reads the tree', () => {
    const { context } = record()
    expect(textOf(codeBlock(block('// highlight-next-line\nlet a = 1\n', 'js'), context))).toBe('let a = 1')
  })
})

describe('info strings', () => {
  it.each([
    ['title="a.js"', { title: 'a.js', range: null, firstNumber: null }],
    ["title='a b'", { title: 'a b', range: null, firstNumber: null }],
    ['title=\'say "x"\' {1,3-5}', { title: 'say "x"', range: '1,3-5', firstNumber: null }],
    ['title="a\'', { title: '', range: null, firstNumber: null }],
    ['{1, 2}', { title: '', range: null, firstNumber: null }],
    ['{a}', { title: '', range: null, firstNumber: null }],
    ['showLineNumbers', { title: '', range: null, firstNumber: 1 }],
    ['{2} showLineNumbers=10 noInline', { title: '', range: '2', firstNumber: 10 }],
    ['showLineNumbersX', { title: '', range: null, firstNumber: null }],
    ['', { title: '', range: null, firstNumber: null }],
  ])('%s', (meta, expected) => expect(parseCodeMeta(meta)).toEqual({ ...expected, changes: [] }))

  it.each([
    ['1,3-5', 9, [0, 2, 3, 4]],
    ['5-3', 9, [2, 3, 4]],
    ['0', 9, []],
    ['1-999999999', 3, [0, 1, 2]],
    ['-3,,4-', 9, []],
    ['3-3', 2, []],
  ])('range %s of %i lines', (range, count, lines) => expect([...linesOfRange(range, count)]).toEqual(lines))

  it('may hold the range right behind the language', () => {
    const { html } = page('a\nb', 'JS{2}')
    expect(html).toContain('<div class="language-js theme-code-block">')
    expect(markedLines(html)).toEqual([false, true])
  })

  it('number lines by class', () => {
    expect(page('a', 'text', 'showLineNumbers').html).toContain('<code class="line-numbers">')
    const { html, styles } = page('a', 'text', 'showLineNumbers=10')
    const [[name, css] = ['', '']] = [...styles]
    expect(css).toBe('counter-reset:line-count 9')
    expect(html).toContain(`<code class="line-numbers ${name}">`)
  })
})

describe('marked lines', () => {
  it('come from magic comments, which are taken out of page and copy', () => {
    const { html } = page(
      'a()\n// highlight-next-line\nb()\n/* highlight-start */\nc()\nd()\n// highlight-end\ne()',
      'js',
    )
    expect(markedLines(html)).toEqual([false, true, true, true, false])
    expect(copied(html)).toBe('a()\nb()\nc()\nd()\ne()')
  })

  it('come from a range instead when there is one', () => {
    const { html } = page('// highlight-next-line\na()', 'js', '{2}')
    expect(markedLines(html)).toEqual([false, true])
    expect(copied(html)).toBe('// highlight-next-line\na()')
  })

  it.each([
    ['python', '# highlight-next-line', true],
    ['python', '// highlight-next-line', false],
    ['sql', '-- highlight-next-line', true],
    ['sql', '/* highlight-next-line */', true],
    ['sql', '# highlight-next-line', false],
    ['lpe', '-- highlight-next-line', true],
    ['jsx', '{/* highlight-next-line */}', true],
    ['js', '{/* highlight-next-line */}', false],
    ['html', '<!-- highlight-next-line -->', true],
    ['yaml', '  # highlight-next-line', true],
    ['lua', '-- highlight-next-line', true],
    ['latex', '% highlight-next-line', true],
    ['vba', "' highlight-next-line", true],
    ['vbnet', "_' highlight-next-line", true],
    ['batch', 'REM highlight-next-line', true],
    ['ocaml', '(* highlight-next-line *)', true],
    ['fortran', '! highlight-next-line', true],
    ['cobol', '*> highlight-next-line', true],
    ['wasm', ';; highlight-next-line', true],
    ['js', 'x() // highlight-next-line', false],
    ['js', '// highlight-next-lines', false],
  ])('in %s: %s', (language, comment, isMark) => {
    const { html } = page(`${comment}\nx`, language)
    expect(markedLines(html)).toEqual(isMark ? [true] : [false, false])
  })

  it('may have words and classes of the site', () => {
    const comments = [
      { className: 'bad "x"', line: 'this-is-bad' },
      { className: 'b', block: { start: 'b+', end: 'b-' } },
    ]
    const { html } = page(
      '// this-is-bad\na\n// b+\nb\n// b-\nc',
      'js',
      '',
      options({ code: { ...options().code, magicComments: comments } }),
    )
    expect([...html.matchAll(/token-line([^>]*)>/g)].map(([, names]) => names)).toEqual([
      ' bad &quot;x&quot;"',
      ' b"',
      '"',
    ])
  })

  it('of a block never ended are none, and ends without a start mean nothing', () => {
    const comments = options().code.magicComments
    expect(applyMagicComments(['// highlight-start', 'a'], 'js', comments)).toEqual({
      lines: ['a'],
      classes: new Map(),
    })
    expect(applyMagicComments(['a', '// highlight-end'], 'js', comments)).toEqual({
      lines: ['a'],
      classes: new Map(),
    })
    expect(applyMagicComments(['a', '// highlight-next-line'], 'js', comments).classes).toEqual(new Map())
  })
})

describe('highlighting', () => {
  it.each([
    ['pycon', 'python'],
    ['tfvars', 'hcl'],
    ['ex', 'elixir'],
    ['rst', 'rest'],
    ['asm', 'nasm'],
    ['helm', 'yaml'],
    ['f#', 'fsharp'],
    ['bash-session', 'shell-session'],
    ['tree', null],
    ['caddyfile', undefined],
  ])('%s is %s', (written, grammar) => {
    expect(grammarOf(written)).toBe(grammar)
  })

  it('marks by class and closes elements at line ends', () => {
    expect(highlightLines('/* a\n b */ x', grammarOf('js') ?? '')).toEqual([
      '<span class="token comment">/* a</span>',
      '<span class="token comment"> b */</span> x',
    ])
  })

  it('has no elements for kinds without a colour', () => {
    expect(highlightLines('+ a', grammarOf('diff') ?? '')).toEqual([
      '<span class="token inserted">+ a</span>',
    ])
    expect(highlightLines('x=1', grammarOf('bash') ?? '')).toEqual([
      '<span class="token variable">x</span>=<span class="token number">1</span>',
    ])
  })

  it('gives for the same code the same again, but another grammar its own', () => {
    const code = "a = 'b'\n# c"
    const first = highlightLines(code, grammarOf('python') ?? '')
    first.push('changed by who asked')
    const again = highlightLines(code, grammarOf('python') ?? '')
    expect(again).toEqual([
      'a = <span class="token string">\'b\'</span>',
      '<span class="token comment"># c</span>',
    ])
    expect(highlightLines(code, grammarOf('json') ?? '')).not.toEqual(again)
  })

  it('lets neighbours of one kind share an element', () => {
    expect(highlightLines('if (a) return null', grammarOf('js') ?? '')).toEqual([
      '<span class="token keyword">if </span>(a) <span class="token keyword">return null</span>',
    ])
  })

  it.each([
    ['jsx', 'const a = <B c={d}>x</B>', 'tag'],
    ['tsx', 'const a: B = <C />', 'class-name'],
    ['php', '<?php echo "a"; ?><b>', 'keyword'],
    ['markdown', '# a\n\n```js\nlet x\n```', 'title'],
    ['diff', '- a\n+ b', 'deleted'],
    ['nginx', 'server { listen 80; }', 'directive'],
    ['sql', 'SELECT 1', 'keyword'],
    ['http', 'GET / HTTP/1.1\nHost: a', 'property'],
    ['docker', 'FROM a', 'keyword'],
    ['promql', 'sum(rate(a[5m]))', 'function'],
    ['powershell', 'Get-Item $x', 'variable'],
  ])('knows %s', (language, code, kind) => {
    const lines = highlightLines(code, grammarOf(language) ?? '')
    expect(lines.join('\n')).toMatch(new RegExp(`class="token [^"]*\\b${kind}\\b`))
  })

  const CODE = fc.string({ unit: fc.constantFrom(...'aF1 \n\t"\'`<>&/*-#{}()[];:=$') })
  it.each(['js', 'sql', 'lpe', 'html', 'yaml', 'bash', 'markdown', 'php', 'diff', 'jsx'])(
    'changes no text: %s',
    (language) => {
      const text = (html: string) =>
        html
          .replace(/<[^>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&amp;', '&')
      fc.assert(
        fc.property(
          CODE,
          (code) => text(highlightLines(code, grammarOf(language) ?? '').join('\n')) === code,
        ),
        { numRuns: 200 },
      )
    },
  )

  it('gives balanced lines', () => {
    const code = 'const a = `x\n y` + b({ c: "d" })\n/* z\n*/'
    for (const line of highlightLines(code, grammarOf('js') ?? '')) {
      const opened = line.match(/<span /g)?.length ?? 0
      expect(line.match(/<\/span>/g)?.length ?? 0).toBe(opened)
    }
  })

  it('writes no style and no handler', () => {
    const { html } = page('<p style="color:red" onclick="x()">&amp;</p>', 'html')
    expect(html.replace(/>[^<]*</g, '><')).not.toMatch(/ (?:style|on\w+)=/)
  })
})

describe('languages', () => {
  it.each([
    ['jinja2', '{% if a %}b{% endif %}', /token tag keyword">if/],
    ['objc', '@interface A : B', /token keyword">@interface/],
    ['apache', 'Redirect / /x', /token \S*">Redirect/],
    ['hocon', '# note\na = "1"', /token comment"># note.*token string">"1"/s],
    ['mdx', '# Head', /token title/],
    ['curl', 'curl -X GET', /token function">curl/],
    ['hs', 'main :: IO ()', /token/],
    ['tex', '\\begin{a}', /token/],
  ])('%s is known', (name, code, expected) => {
    const { html, unknownLanguages } = page(code, name)
    expect(unknownLanguages).toEqual([])
    expect(html).toMatch(expected)
  })

  it('commands of a session are coloured, and what they print is not', () => {
    const { html } = page('$ echo "a"\nif then "b"', 'console')
    expect(html).toMatch(/<span class="token builtin class-name">echo/)
    expect(html).toContain('<span class="token-line">if then "b"')
  })

  it('have names of the site', () => {
    const site = options({ code: { ...options().code, aliases: { 'acme-sql': 'SQL' } } })
    const { html, unknownLanguages } = page('SELECT 1', 'Acme-SQL', '', site)
    expect(unknownLanguages).toEqual([])
    expect(html).toMatch(/class="language-acme-sql .*aria-label="[^"]*acme-sql".*token keyword">SELECT/)
  })

  it.each([
    ['sh', 'sh'],
    ['zsh', 'bash'],
    ['yml', 'yml'],
    ['html', 'html'],
    ['vue', 'markup'],
    ['conf', 'ini'],
    ['postgresql', 'sql'],
    ['golang', 'go'],
    ['c++', 'cpp'],
    ['proto', 'protobuf'],
    ['dockerfile', 'dockerfile'],
    ['diff-js', 'diff'],
    ['abap', 'abap'],
    ['lpe', 'lpe'],
  ])('%s is %s', (name, grammar) => expect(grammarOf(name)).toBe(grammar))

  it.each(['text', 'txt', 'plaintext', 'none'])('%s is plain text', (name) =>
    expect(grammarOf(name)).toBe(null),
  )

  it.each([
    'lsf',
    'all',
    'core',
    '../core',
    'constructor',
    '__proto__',
    'tostring',
    'foo bar',
    'extend',
    'insertbefore',
    'dfs',
  ])('%s is nothing anybody knows', (name) => expect(grammarOf(name)).toBe(undefined))

  it('that are unknown give plain text and are noted', () => {
    const { html, unknownLanguages, diagnostics } = page('a < b', 'LSF')
    expect(unknownLanguages).toEqual(['lsf'])
    expect(diagnostics).toEqual([])
    expect(html).toContain('<div class="language-lsf theme-code-block">')
    expect(html).toContain('<span class="token-line">a &lt; b</span>')
  })

  it('have a default of the site', () => {
    const site = options({ code: { ...options().code, defaultLanguage: 'sql' } })
    expect(page('select', null, '', site).html).toContain('<span class="token keyword">select</span>')
    expect(page('select', 'text', '', site).html).not.toContain('token keyword')
  })

  it('cannot break out of the class', () => {
    expect(page('x', '"><script>').html).toContain('<div class="language-script theme-code-block">')
  })
})

describe('limits', () => {
  const limits = { ...options().limits, highlightBytes: 30, highlightLineLength: 12 }

  it.each([
    ['select 1\n'.repeat(5), 'limits.highlightBytes'],
    ['select 1, 2, 3', 'limits.highlightLineLength'],
    ['ж'.repeat(8).concat('\n').repeat(2), 'limits.highlightBytes'],
  ])('leave large code plain and name the setting: %j', (code, name) => {
    const { html, diagnostics } = page(code, 'sql', '', options({ limits }))
    expect(html).not.toContain('class="token ')
    expect(diagnostics).toMatchObject([
      { code: 'markdown/code-too-long', severity: 'warning', hint: `raise ${name}` },
    ])
  })

  it('do not concern plain text', () =>
    expect(page('x'.repeat(100), 'text', '', options({ limits })).diagnostics).toEqual([]))
})

describe('plain lines', () => {
  it('are escaped', () => expect(plainLines('<a>&\n"')).toEqual(['&lt;a>&amp;', '"']))
})
