#!/usr/bin/env node
// `create-docsite [dir]` is `docsite init [dir]`: the name that `npm create` and its like look for.
process.argv.splice(2, 0, 'init')
await import('./docsite.js')
