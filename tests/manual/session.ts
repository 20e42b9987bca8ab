// A page as a session: its titled blocks are files of a site, its blocks titled Terminal commands that are run on it, in order.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DOCSITE, docsite, minimalConfig, remove } from '../helpers/cli.ts'
import { type Block, fencedBlocks, titleOf } from './blocks.ts'

/** What a command line is in such a block. */
const PROMPT = /^\$ (.*)$/

/** Whether a block holds commands with what they say. */
const isSession = (block: Block): boolean => titleOf(block) === 'Terminal'

/** Whether a page shows what commands say. */
export const hasSession = (text: string): boolean => fencedBlocks(text).some(isSession)

/** A page whose terminals show what the commands really say; numbers that differ from run to run stay as they are. */
export async function withOutput(text: string): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'docsite-manual-'))
  try {
    return await runAll(text, dir)
  } finally {
    remove(dir)
  }
}

async function runAll(text: string, dir: string): Promise<string> {
  const blocks = fencedBlocks(text)
  const isShown = (test: RegExp) => blocks.some((block) => test.test(titleOf(block)) && isFile(block))
  if (!isShown(/^site\.config\.ts$/))
    write(dir, 'site.config.ts', minimalConfig("  i18n: { defaultLocale: 'en', locales: ['en'] },\n"))
  if (!isShown(/^docs\//)) write(dir, 'docs/index.md', '# Home\n\nText.\n')
  writeShim(dir)
  let done = ''
  let from = 0
  for (const block of blocks) {
    if (isFile(block)) write(dir, titleOf(block), block.code)
    if (!isSession(block)) continue
    const whole = text.slice(block.start, block.end)
    const ran = await run(block.code, dir)
    done += text.slice(from, block.start) + whole.replace(block.code, () => ran)
    from = block.end
  }
  return done + text.slice(from)
}

/** Titled blocks are files; of a configuration only a whole one. */
function isFile(block: Block): boolean {
  const title = titleOf(block)
  if (title === '' || title.includes(' ') || isSession(block)) return false
  return title !== 'site.config.ts' || block.code.includes('export default')
}

function write(dir: string, path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

/** `npx docsite` runs the program of this checkout. */
function writeShim(dir: string): void {
  const shim = join(dir, '.bin', 'npx')
  write(dir, '.bin/npx', `#!/bin/sh\nshift\nexec ${process.execPath} ${DOCSITE} "$@"\n`)
  chmodSync(shim, 0o755)
}

/** A block with the output of its commands. */
async function run(code: string, dir: string): Promise<string> {
  let text = ''
  for (const part of code.split(/^(?=\$ )/m)) {
    const [line = '', ...shown] = part.split('\n')
    const command = PROMPT.exec(line)?.[1]
    if (command === undefined) throw new Error(`a block begins with no command: ${line}`)
    const said = await outputOf(command, dir)
    text += masked(said).trim() === masked(shown.join('\n')).trim() ? part : `${line}\n${said.trim()}\n\n`
  }
  return text.replace(/\n+$/, '\n')
}

/** `docsite` alone, with words that may be quoted; `init` asks the machine for its language and needs a process of its own. */
const DOCSITE_ONLY = /^npx docsite (?!init)([^&|>]+)$/
/** Lines that show progress where there is no terminal to show it on. */
const PROGRESS = /^(?:scan|pages|files|publish|search)\b[^\n]* m?s\n/gm

async function outputOf(command: string, dir: string): Promise<string> {
  const words = DOCSITE_ONLY.exec(command)?.[1]?.match(/"[^"]*"|\S+/g)
  const { code, stdout, stderr } = words
    ? await docsite(
        words.map((word) => word.replaceAll('"', '')),
        { cwd: dir },
      )
    : shell(command, dir)
  const ending = command.includes('docsite') && code !== 0 ? `\n(exit code ${code})\n` : ''
  return `${stderr.replaceAll(PROGRESS, '')}${stdout}${ending}`.replaceAll(`${dir}/`, '')
}

function shell(command: string, dir: string) {
  // Neither the machine's language nor the package manager that runs the tests may show.
  const { npm_config_user_agent: _, ...outer } = process.env
  const env = { ...outer, LC_ALL: 'C', NO_COLOR: '1', PATH: `${join(dir, '.bin')}:${outer.PATH}` }
  const { stdout, stderr, status } = spawnSync('sh', ['-c', command], { cwd: dir, encoding: 'utf8', env })
  return { stdout, stderr, code: status }
}

/** Times and sizes, which no two runs have in common. */
const masked = (text: string): string =>
  text.replaceAll(/\d+(?:\.\d+)? (?:ms|s|MB|kB)\b/g, 'N').replaceAll(/: \d+ files/g, ': N files')
