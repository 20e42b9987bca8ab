#!/usr/bin/env node
// Starts the program. Node is checked first, in syntax that old versions understand.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`docsite needs Node 20.19 or newer; this is ${process.versions.node}\n`)
  process.exit(2)
}
const { start } = await import('../dist/start.js')
await start(process)
