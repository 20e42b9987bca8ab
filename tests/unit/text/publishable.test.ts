// Files that are published, by their names.
import { expect, it } from 'vitest'
import { longPath } from '../../../cli/text/long-path.ts'
import { isPublishable, isSecret } from '../../../cli/text/publishable.ts'

it.each([
  ['a/b.png', true],
  ['.nojekyll', true],
  ['a/.well-known/b/c.txt', true],
  ['.htaccess', true],
  ['.env', false],
  ['a/.git/config', false],
  ['id_rsa', false],
  ['id_rsa.html', true],
  ['a/key.PEM', false],
  ['a~', false],
  ['#a#', false],
  ['a.bak', false],
  ['a.bak.png', true],
])('%s: %s', (path, published) => expect(isPublishable(path)).toBe(published))

it.each([
  ['.env', true],
  ['a/.env.local', true],
  ['.env.example', false],
  ['.git/config', true],
  ['.gitignore', false],
  ['.github/workflows/a.yml', false],
  ['home/.ssh/known_hosts', true],
  ['id_ed25519', true],
  ['a/server.key', true],
  ['a/key.py', false],
  ['.npmrc', true],
  ['.eslintrc', false],
])('%s is a secret: %s', (path, secret) => expect(isSecret(path)).toBe(secret))

it.each([
  [`${'a'.repeat(255)}/b`, undefined],
  [
    `b/${'a'.repeat(256)}`,
    `a file name of 256 bytes, '${'a'.repeat(40)}…', but file systems allow at most 255`,
  ],
  [
    `${'я'.repeat(128)}.png`,
    `a file name of 260 bytes, '${'я'.repeat(40)}…', but file systems allow at most 255`,
  ],
  [
    `${'😀'.repeat(20)}${'я'.repeat(100)}`,
    `a file name of 280 bytes, '${'😀'.repeat(20)}…', but file systems allow at most 255`,
  ],
  ['a'.repeat(100).concat('/').repeat(29).concat('b'.repeat(71)), undefined],
  [
    'a'.repeat(100).concat('/').repeat(29).concat('b'.repeat(72)),
    'a path of 3001 bytes, but only 3000 work on all systems',
  ],
])('the length of a path is looked at', (path, problem) => expect(longPath(path)).toBe(problem))
