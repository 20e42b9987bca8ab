// Blocks that are no SQL: data against schemas, scripts and configurations through the programs that read them. Where a machine
// lacks such a program, the block is skipped and counted; what no machine can check is in `excused.yml` with its reason.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { thrown } from '../../helpers/thrown.ts'
import { parse as parseLpe } from '../lpe/parse.ts'
import { allBlocks, type Block, nameOf } from './blocks.ts'
import { excuses, isExcused, speaksOf } from './excuses.ts'
import { complaintOf, hasProgram, saidBy } from './programs.ts'
import { questionsOf } from './questions.ts'
import { faultsOf } from './schemas.ts'

const folder = mkdtempSync(join(tmpdir(), 'docsite-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

const blocks = allBlocks()
const ofLang = (...langs: readonly string[]): readonly Block[] =>
  blocks.filter((block) => langs.includes(block.lang) && !isExcused(block))

/** A file in the folder of the test. */
function written(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Faults of all blocks, each with the place of its block. */
const faulty = (list: readonly Block[], fault: (block: Block) => readonly string[]): readonly string[] =>
  list.flatMap((block) => fault(block).map((text) => `${nameOf(block)}: ${text}`))

/** Placeholders such as `<пароль>` are no redirections: they stand for a word. */
const plainWords = (script: string): string =>
  script.replaceAll(/<[^<>\n]*[а-яё][^<>\n]*>/g, 'WORD').replaceAll('…', 'x')

describe('data', () => {
  it('JSON has the shape of what it is', () => {
    const list = ofLang('json')
    expect(list.length).toBeGreaterThan(120)
    expect(faulty(list, ({ code }) => faultsOf(JSON.parse(code)))).toEqual([])
  })

  it('YAML is read without a warning', () => {
    expect(
      faulty(ofLang('yaml'), ({ code }) => {
        const { errors, warnings } = parseDocument(code, { uniqueKeys: true })
        return [...errors, ...warnings].map(({ message }) => message)
      }),
    ).toEqual([])
  })

  it('INI consists of sections, keys and comments', () => {
    const isLine = /^(?:\[[\w.-]+\]|[\w.@-]+\s*=\s*\S.*|#.*|;.*|)$/
    const isDirective = /^[a-z-]+ \S.*$/
    expect(
      faulty(ofLang('ini'), ({ code, title }) =>
        code
          .split('\n')
          .filter((line) => !(title.includes('keydb') ? isDirective : isLine).test(line.trim()))
          // A switch of dnsmasq has no value.
          .filter((line) => !(title.includes('dnsmasq') && /^[a-z-]+$/.test(line))),
      ),
    ).toEqual([])
  })

  it('XML closes what it opens', () => {
    expect(
      faulty(ofLang('xml'), ({ code }) => {
        const open: string[] = []
        for (const [, close, name = '', self] of code.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
          if (close && open.pop() !== name) return [`</${name}> closes nothing`]
          if (!close && !self) open.push(name)
        }
        return open.map((name) => `<${name}> stays open`)
      }),
    ).toEqual([])
  })
})

describe('programs', () => {
  it('JavaScript, JSX and CSS are parsed', () => {
    expect(
      faulty(ofLang('js', 'jsx', 'css'), ({ code, lang }) =>
        thrown(() =>
          transformSync(lang === 'js' && code.startsWith('{') ? `(${code})` : inFunction(code, lang), {
            loader: lang === 'css' ? 'css' : 'jsx',
            logLevel: 'silent',
          }),
        ),
      ),
    ).toEqual([])
  })

  it('the dashlet to download is that of the page, line by line', () => {
    const files = ['PlanFact.jsx', 'src/drawPlanFact.js'].map((path) =>
      readFileSync(
        fileURLToPath(new URL(`../../../content/static/dashlet/${path}`, import.meta.url)),
        'utf8',
      ),
    )
    for (const file of files) expect(thrown(() => transformSync(file, { loader: 'jsx' }))).toEqual([])
    const lines = new Set(
      files
        .join('\n')
        .split('\n')
        .map((line) => line.trim()),
    )
    const shown = blocks.filter(
      ({ page, title }) =>
        page.endsWith('customDashes.md') && /PlanFact|^Щелчок по полосе|^Chart:/.test(title),
    )
    expect(shown).toHaveLength(4)
    const unlike = shown.flatMap(({ code }) =>
      code.split('\n').filter((line) => !lines.has(line.trim()) && !line.startsWith('import ')),
    )
    expect(unlike).toEqual([])
  })

  // Right after a filter changes, the cut is new and the matrix still that of the previous one.
  it('components draw a matrix only with the axes it was asked for', () => {
    const keeping = ofLang('jsx').filter(
      ({ code }) => code.includes('getMatrixYX(subspace)') && code.includes('matrix'),
    )
    expect(keeping.length).toBeGreaterThanOrEqual(3)
    expect(keeping.filter(({ code }) => !code.includes('state.subspace !== subspace')).map(nameOf)).toEqual(
      [],
    )
  })

  it('LPE is parsed', () => {
    expect(faulty(ofLang('lpe'), ({ code }) => lpeFaults(code))).toEqual([])
  })

  it('shell scripts are parsed', () => {
    expect(
      faulty(ofLang('bash'), ({ code }) => {
        const complaint = complaintOf('bash', ['-n'], plainWords(code))
        return complaint ? [complaint] : []
      }),
    ).toEqual([])
  })

  it.skipIf(!hasProgram('shellcheck'))('shell scripts hold no trap', () => {
    // Alternatives that the page shows one under the other, variables of the reader's machine, commands whose failure is the point.
    const ignored = '--exclude=SC1091,SC2034,SC2046,SC2154,SC2164,SC2002,SC2012,SC2015,SC2129,SC2010,SC2024'
    const blocks = ofLang('bash')
    const files = blocks.map((block, at) => written(`block-${at}.sh`, `${plainWords(block.code)}\n`))
    const said = complaintOf('shellcheck', [
      '--shell=bash',
      '--severity=warning',
      '--format=gcc',
      ignored,
      ...files,
    ])
    const complaints = said
      .split('\n')
      .map((line) => line.replace(/^.*block-(\d+)\.sh/, (_, at) => nameOf(blocks[Number(at)] as Block)))
    expect(complaints.filter(Boolean)).toEqual([])
  })

  it.skipIf(!hasProgram('python3'))('Python is parsed', () => {
    expect(
      faulty(ofLang('python'), ({ code }) => {
        const complaint = complaintOf('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], code)
        return complaint ? [complaint] : []
      }),
    ).toEqual([])
  })
})

/** Code of a node of Data Boring is the body of a function, methods are the body of a class; a module is neither. */
function inFunction(code: string, lang: string): string {
  if (lang === 'css' || /^(?:import|export) /m.test(code)) return code
  return code.startsWith('constructor(')
    ? `class A extends B {\n${code}\n}`
    : `async function node() {\n${code}\n}`
}

function lpeFaults(code: string): readonly string[] {
  const whole = thrown(() => parseLpe(code.replace(/^lpe: /, '')))
  if (whole.length === 0) return []
  // A list of measures: one expression on a line.
  return code
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => thrown(() => parseLpe(line.replace(/^lpe: /, ''))))
}

const textOf = (page: string, start: string): string =>
  blocks.find((block) => block.page.endsWith(page) && block.title.startsWith(start))?.code ?? ''

/** Whether files of systemd can be shown to its programs alone: root may mount, and journald is here. */
const canSeal =
  process.getuid?.() === 0 &&
  existsSync('/lib/systemd/systemd-journald') &&
  complaintOf('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs -o ro tmpfs /run']) === ''

describe('configurations', () => {
  it.skipIf(!hasProgram('haproxy'))('HAProxy accepts its file', () => {
    const page = 'appendix/haproxy.md'
    const key = spawnedCertificate('haproxy')
    const parts = [
      '/etc/haproxy/haproxy.cfg',
      'haproxy.cfg: база',
      'haproxy.cfg: KeyDB',
      'haproxy.cfg: страница',
    ].map((title) => textOf(page, title))
    const text = parts
      .join('\n\n')
      .replace(/crt \S+/, `crt ${key}`)
      .replaceAll(/<[^>]*>/g, 'secret')
    expect(complaintOf('haproxy', ['-c', '-q', '-f', written('haproxy.cfg', `${text}\n`)])).toBe('')
  })

  it.skipIf(!hasProgram('nginx'))('nginx accepts its files', () => {
    const shown = textOf('appendix/ssl.md', '/etc/bi/web/tls.conf')
    const limits = textOf('setup.md', '/etc/bi/web/limits.conf')
    const socket = textOf('setup.md', 'WebSocket')
    const header = textOf('dev-guide/External.md', '/etc/bi/web/tls.conf: в блок server')
    const tls = shown.replace(/^ +add_header .*$/m, (own) => `${own}\n    ${header}`)
    const key = spawnedCertificate('nginx')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ')
    const text = `pid ${folder}/nginx.pid; error_log stderr; events {}
http { access_log off; ${temporary} ${limits}
${tls.replaceAll(/\/etc\/bi\/tls\/\S+(?=;)/g, key).replaceAll(/listen +(\d+)/g, (_, port) => `listen 127.0.0.1:${Number(port) + 8000}`)}
server { listen 127.0.0.1:8099; ${socket} } }`
    expect(
      complaintOf('nginx', ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', written('nginx.conf', text)]),
    ).toBe('')
  })

  // Where a block has a header of its own, nginx drops those of the levels above.
  it('headers of nginx are set in one block', () => {
    const setting = ofLang('nginx').filter(({ code }) => code.includes('add_header'))
    expect(setting.length).toBeGreaterThanOrEqual(2)
    expect(setting.filter(({ title }) => !title.startsWith('/etc/bi/web/tls.conf')).map(nameOf)).toEqual([])
  })

  it.skipIf(!hasProgram('nats-server'))('NATS accepts its files', () => {
    const page = 'appendix/nats.md'
    const key = spawnedCertificate('nats')
    const text = ['/etc/nats/nats-server.conf', 'nats-server.conf: узел', 'nats-server.conf: доступ']
      .map((title) => textOf(page, title))
      .join('\n')
      .replaceAll(/"?\/etc\/nats\/tls\/\S+/g, `"${key}"`)
      .replaceAll('/var/lib/nats', folder)
    expect(complaintOf('nats-server', ['-t', '-c', written('nats.conf', text)])).toBe('')
  })

  it.skipIf(!hasProgram('keepalived'))('keepalived accepts its file', () => {
    const text = textOf('appendix/haproxy.md', '/etc/keepalived').replace('<пароль>', 'secret')
    // It ends itself by a signal once it has read the file: what it says counts.
    expect(saidBy('keepalived', ['-t', '-f', written('keepalived.conf', `${text}\n`)])).toBe('')
  })

  it.skipIf(!hasProgram('rsyslogd'))('rsyslog accepts its file', () => {
    const text = textOf('appendix/journald.md', '/etc/rsyslog.d')
    const key = spawnedCertificate('rsyslog')
    const file = written('rsyslog.conf', `${text.replace('/etc/bi/tls/ca.crt', key)}\n`)
    expect(complaintOf('rsyslogd', ['-N1', '-f', file])).toBe('')
  })

  it.skipIf(!canSeal)('journald and its sender accept their files', () => {
    const page = 'appendix/journald.md'
    const journal = blocks.filter(
      (block) => block.page.endsWith(page) && block.title.startsWith('/etc/systemd/journald.conf.d'),
    )
    expect(journal).toHaveLength(3)
    const journald = (text: string) => faultsInSystemd('systemd-journald', { 'journald.conf': text })
    expect(journald('[Journal]\nStored=persistent')).toHaveLength(1)
    expect(journald(journal.map(({ code }) => code).join('\n'))).toEqual([])
    const upload = (text: string) =>
      faultsInSystemd('systemd-journal-upload', { 'journal-upload.conf': text }, ['--save-state=/run/state'])
    if (existsSync('/lib/systemd/systemd-journal-upload')) {
      expect(upload('[Upload]\nAddress=https://logs.example.ru')).toHaveLength(1)
      expect(upload(textOf(page, '/etc/systemd/journal-upload.conf'))).toEqual([])
    }
  })

  it.skipIf(!hasProgram('systemd-analyze'))('systemd accepts the drop-ins of its units', () => {
    const dropIns = blocks.filter(({ title }) => /^\/etc\/systemd\/system\/.*\.conf$/.test(title))
    expect(dropIns.length).toBeGreaterThanOrEqual(2)
    expect(
      faulty(dropIns, ({ code }) => {
        const unit = written(
          'example.service',
          `[Unit]\nDescription=example\n[Service]\nExecStart=/bin/true\n${code}\n`,
        )
        const said = saidBy('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', unit])
        return said.split('\n').filter((line) => line.includes('example.service'))
      }),
    ).toEqual([])
  })

  it.skipIf(!hasProgram('openssl'))('OpenSSL makes a request from its file', () => {
    const file = written('request.cnf', textOf('appendix/ssl.md', 'bi.example.ru.cnf'))
    const key = join(folder, 'request.key')
    const args = [
      'req',
      '-new',
      '-newkey',
      'rsa:3072',
      '-nodes',
      '-keyout',
      key,
      '-config',
      file,
      '-out',
      join(folder, 'request.csr'),
    ]
    expect(complaintOf('openssl', args)).toBe('')
    expect(complaintOf('openssl', ['req', '-in', join(folder, 'request.csr'), '-noout', '-verify'])).toBe('')
  })
})

/** What a program of systemd says of its files. They stand alone in /etc/systemd; the program reads them and ends at the sealed /run. */
function faultsInSystemd(
  program: string,
  files: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): readonly string[] {
  const config = mkdtempSync(join(folder, 'systemd-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(config, name), `${text}\n`)
  const script = `mount --bind "$0" /etc/systemd && mount -t tmpfs -o ro tmpfs /run && export SYSTEMD_LOG_TARGET=console && exec /lib/systemd/"$@"`
  const said = saidBy('unshare', ['-m', 'sh', '-c', script, config, program, ...args])
  return said.split('\n').filter((line) => line.startsWith('/etc/systemd/'))
}

/** A certificate with its key in one file, as HAProxy wants it. */
function spawnedCertificate(name: string): string {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)]
  const subject = ['-subj', '/CN=bi.example.ru', '-days', '1']
  complaintOf('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
    ...subject,
  ])
  complaintOf('sh', ['-c', `cat '${certificate}' '${key}' > '${folder}/${name}.pem'`])
  return `${folder}/${name}.pem`
}

describe('what is examined', () => {
  const CHECKED = 'json yaml ini xml js jsx css lpe bash python sql mermaid'.split(' ')
  /** Configurations that a program of their own checks above. */
  const CONFIGURED = /haproxy|keepalived|nats-server|rsyslog|^\/etc\/bi\/web\/|^WebSocket$/
  const isChecked = ({ lang, title }: Block) => CHECKED.includes(lang) || CONFIGURED.test(title)

  it('is nearly everything, and what is not has a reason', () => {
    const code = blocks.filter(({ lang }) => lang !== '')
    const checked = code.filter((block) => isChecked(block) && !isExcused(block))
    expect(checked.length / code.length).toBeGreaterThanOrEqual(0.9)
    expect(code.filter((block) => !isChecked(block) && !isExcused(block)).map(nameOf)).toEqual([])
  })

  it('is counted by kind in a table for those who ask how much is proved', () => {
    const TABLE = fileURLToPath(new URL('examined.md', import.meta.url))
    const isRun = (block: Block) =>
      block.lang === 'sql' || (block.lang === 'json' && questionsOf(block).length > 0)
    const row = (kind: string, list: readonly Block[]): string => {
      const excused = list.filter(isExcused).length
      const run = list.filter((block) => !isExcused(block) && isRun(block)).length
      return `| ${kind} | ${list.length} | ${run} | ${list.length - run - excused} | ${excused} |`
    }
    const code = blocks.filter(({ lang }) => lang !== '')
    const kinds = [...new Set(code.map(({ lang }) => lang))].sort()
    const table = [
      '# Examples of the pages, by kind',
      '',
      'Made by `formats.test.ts`; `UPDATE_EXPECTED=1` writes it anew. Run: SQL, and what dashlets and requests ask of a cube, on the',
      'demo set. Validated: by a schema, a parser or the program that reads it; values of LPE and commands of the sequences are',
      'proved besides, by `lpe.test.ts`, `sequences.test.ts`, `upgrade.test.ts` and `cluster.test.ts`. Excused: with a reason in',
      '`excused.yml`.',
      '',
      '| kind | blocks | run | validated | excused |',
      '|---|--:|--:|--:|--:|',
      ...kinds.map((kind) =>
        row(
          kind,
          code.filter(({ lang }) => lang === kind),
        ),
      ),
      row('all', code),
      '',
    ].join('\n')
    if (process.env.UPDATE_EXPECTED) writeFileSync(TABLE, table)
    expect(readFileSync(TABLE, 'utf8')).toBe(table)
  })

  it('excuses nothing that is not there', () => {
    const idle = excuses.filter(
      (excuse) => excuse.statement === undefined && !blocks.some((block) => speaksOf(excuse, block)),
    )
    expect(idle).toEqual([])
  })
})
