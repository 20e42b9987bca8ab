// `npm run pictures`: regenerates the images of the manual and the README: a terminal with the real output of `check`,
// and screenshots of the built manual, which need a Chromium.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const pictures = join(root, 'content/manual/static/img')
const docsite = join(root, 'bin/docsite.js')

/** Manual page whose example the terminal shows. */
const SESSION = join(root, 'content/manual/docs/checking/check.md')

const scratch = mkdtempSync(join(tmpdir(), 'docsite-pictures-'))

/** Coloured output of `check` for the files that the page shows. */
function checkOutput() {
  const site = join(scratch, 'site')
  const config = `export default { title: 'Site', url: 'https://example.com', baseUrl: '/', i18n: { defaultLocale: 'en' } }\n`
  const page = readFileSync(SESSION, 'utf8')
  const shown = [...page.matchAll(/^```md title="([^"]+)"\n([\s\S]*?)^```$/gm)]
  for (const [path, body] of [['site.config.ts', config], ...shown.map(([, path, body]) => [path, body])]) {
    mkdirSync(dirname(join(site, path)), { recursive: true })
    writeFileSync(join(site, path), body)
  }
  const env = { ...process.env, FORCE_COLOR: '1' }
  delete env.NO_COLOR
  const { stdout } = spawnSync(process.execPath, [docsite, 'check'], { cwd: site, encoding: 'utf8', env })
  return stdout.replace(/in [\d.]+ m?s/, 'in 0.2 s')
}

const COLOURS = {
  31: '#f4a0a6',
  32: '#86d19d',
  33: '#efbd6c',
  34: '#92c0f5',
  35: '#d9a9f0',
  36: '#72cbd3',
  90: '#9aa8b2',
}
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(' ', '\u00a0')

/** SVG of a terminal with a command and its output; escape codes become colours. */
function terminal(command, output) {
  const lines = [`\u001b[1m$ ${command}\u001b[22m`, ...output.trimEnd().split('\n')]
  const width = Math.max(...lines.map((line) => plain(line).length)) * 8.4 + 48
  const height = lines.length * 21 + 40
  const rows = lines.map((line, at) => `<text x="24" y="${at * 21 + 35}">${spans(line)}</text>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${height}" viewBox="0 0 ${Math.round(width)} ${height}" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#e2e8ec"><title>Output of ${command}</title>
<rect width="100%" height="100%" rx="8" fill="#12181c"/>
${rows.join('\n')}
</svg>
`
}

const ESCAPE = new RegExp(`${String.fromCharCode(27)}\\[([\\d;]*)m`)
const plain = (line) =>
  line
    .split(ESCAPE)
    .filter((_, at) => at % 2 === 0)
    .join('')

/** Converts escape codes in a line to spans. */
function spans(line) {
  const style = { fill: '', bold: false, dim: false, underline: false }
  return line
    .split(ESCAPE)
    .map((part, at) => {
      if (at % 2 === 1) {
        for (const code of part.split(';').map(Number)) apply(code, style)
        return ''
      }
      const attributes = [
        style.fill && ` fill="${style.fill}"`,
        style.bold && ' font-weight="bold"',
        style.dim && ' opacity="0.7"',
        style.underline && ' text-decoration="underline"',
      ].filter(Boolean)
      if (part === '') return ''
      return attributes.length > 0 ? `<tspan${attributes.join('')}>${escaped(part)}</tspan>` : escaped(part)
    })
    .join('')
}

function apply(code, style) {
  if (code === 1) style.bold = true
  if (code === 2) style.dim = true
  if (code === 22) Object.assign(style, { bold: false, dim: false })
  if (code === 4) style.underline = true
  if (code === 24) style.underline = false
  if (code === 39) style.fill = ''
  if (code in COLOURS) style.fill = COLOURS[code]
}

/** Screenshots of the manual. */
async function screenshots() {
  const executablePath = findChromium()
  if (!executablePath) return void process.stdout.write('No Chromium found: no screenshots were made.\n')
  const { chromium } = await import('playwright-core')
  const out = join(scratch, 'manual')
  cpSync(join(root, 'content/manual'), out, { recursive: true })
  execFileSync(process.execPath, [docsite, 'build', out, '-q'], { stdio: 'inherit' })
  const server = createServer((request, response) => answer(join(out, 'build'), request, response)).listen(0)
  const address = `http://127.0.0.1:${server.address().port}`
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const open = async (path, colorScheme) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 760 }, colorScheme })
    const page = await context.newPage()
    await page.goto(address + path, { waitUntil: 'networkidle' })
    return page
  }
  const light = await open('/writing/code', 'light')
  await light.screenshot({ path: join(pictures, 'page.png') })
  const dark = await open('/', 'dark')
  await dark.keyboard.press('Control+k')
  await dark.getByRole('combobox').or(dark.getByRole('searchbox')).first().waitFor()
  await dark.keyboard.type('broken links')
  await dark.locator('.search-result__page, .search-results a').first().waitFor()
  await dark.screenshot({ path: join(pictures, 'search.png') })
  await browser.close()
  server.close()
}

const TYPES = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
}

function answer(folder, { url = '/' }, response) {
  const { pathname } = new URL(url, 'http://localhost')
  const path = /\.\w+$/.test(pathname) ? pathname : `${pathname.replace(/\/$/, '')}/index.html`
  try {
    const body = readFileSync(join(folder, path))
    response.setHeader('content-type', TYPES[path.split('.').pop()] ?? 'application/octet-stream')
    response.end(body)
  } catch {
    response.statusCode = 404
    response.end()
  }
}

try {
  writeFileSync(join(pictures, 'check.svg'), terminal('npx docsite check', checkOutput()))
  await screenshots()
} finally {
  rmSync(scratch, { recursive: true })
}
