// One name in two forms of Unicode: the message says what the eye cannot see.
import { expect, it } from 'vitest'
import { docsite, remove, temporarySite } from '../helpers/cli.ts'

it('two files whose names differ only in their composition are told apart', async () => {
  const dir = temporarySite({
    'docs/index.md': '# Start\n\nText.\n',
    [`docs/${'й'.normalize('NFC')}.md`]: '# A\n\nText.\n',
    [`docs/${'й'.normalize('NFD')}.md`]: '# B\n\nText.\n',
  })
  const { code, stdout, stderr } = await docsite(['check', dir])
  remove(dir)
  expect(code).toBe(1)
  expect(stdout + stderr).toContain('(NFC and NFD)')
})
