// Measures the output of a build in bytes: all of it, the site proper, and what a reader loads with one page.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * Size of all files in a folder and of the site proper; `beside` matches search indexes and copies, which do not belong
 * to it.
 */
export function outputBytes(dir, beside) {
  const files = readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(dir, path).split(sep).join('/'), size: statSync(path).size }))
  const sum = (list) => list.reduce((total, { size }) => total + size, 0)
  return {
    outputFiles: files.length,
    outputBytes: sum(files),
    siteBytes: sum(files.filter(({ path }) => !beside.test(path))),
  }
}

/** Size of a page: its HTML, and the scripts and stylesheets it references. */
export function bytesOfPage(dir, page) {
  const html = readFileSync(join(dir, page), 'utf8')
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => addressOf(tag) ?? [])
  const base = new URL(`file:///${page}`)
  const files = [...new Set(named)]
    .map((address) => join(dir, decodeURIComponent(new URL(address, base).pathname)))
    .filter((path) => existsSync(path))
  const assets = files.reduce((total, path) => total + gzipSync(readFileSync(path)).length, 0)
  return { html: Buffer.byteLength(html), htmlGzip: gzipSync(html).length, assetsGzip: assets }
}

/** URL of a script or stylesheet that is loaded with the page; undefined for other tags. */
function addressOf(tag) {
  const attribute = (name) => new RegExp(`\\b${name}=["']?([^"'\\s>]+)`).exec(tag)?.[1]
  if (tag.startsWith('<script')) return attribute('src')
  const rel = attribute('rel')
  const loaded =
    rel === 'stylesheet' || rel === 'modulepreload' || (rel === 'preload' && attribute('as') === 'script')
  return loaded ? attribute('href') : undefined
}
