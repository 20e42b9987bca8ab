#!/usr/bin/env node
// Starts the program. Node is checked first, in syntax that old versions understand.
import module from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Bun poses as Node, and replaces it in programs started with `bun --bun`.
if (process.versions.bun !== undefined) {
  process.stderr.write('docsite runs on Node, not on Bun: start it with `bunx docsite`, without `--bun`\n')
  process.exit(2)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`docsite needs Node 20.19 or newer; this is ${process.versions.node}\n`)
  process.exit(2)
}

// Node 22.1 and newer caches the compiled code of the program, here next to the installed package or in the
// node_modules of a checkout. Without the cache the program starts more slowly.
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const packages = basename(dirname(root)) === 'node_modules' ? dirname(root) : join(root, 'node_modules')
module.enableCompileCache?.(join(packages, '.cache', 'docsite'))

const { main } = module.createRequire(import.meta.url)('../dist/main.cjs')
await main(process)
