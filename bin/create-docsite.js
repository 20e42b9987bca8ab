#!/usr/bin/env node
// `create-docsite [dir]` is `docsite init [dir]`, under the name that `npm create` and similar commands look for.
process.argv.splice(2, 0, 'init')
await import('./docsite.js')
