// Where the browser side makes elements from text: two places, each looked through, and no third.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const RUNTIME = fileURLToPath(new URL('../../runtime/', import.meta.url))

/** Everything by which a text becomes markup, or code. */
const MARKUP =
  /\.(?:innerHTML|outerHTML)\s*\+?=[^=]|insertAdjacentHTML|createContextualFragment|HTMLUnsafe|document\.write|srcdoc|dangerouslySetInnerHTML|\beval\(|new Function\(/

it('Only compiled articles and drawn diagrams become markup in the browser', () => {
  const files = readdirSync(RUNTIME, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => MARKUP.test(readFileSync(join(RUNTIME, file), 'utf8')))
  expect(files.sort()).toEqual(['behaviours/strict-styles.ts', 'components/html.tsx'])
})
