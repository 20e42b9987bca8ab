// docsite itself, measured in the same way as the other tools.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { placed } from './adapt.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export const docsite = {
  name: 'docsite',
  title: 'docsite',
  search: 'local',
  packages: [],
  files: (corpus) => ({
    ...placed('docs', corpus),
    'site.config.ts':
      "import { defineConfig } from 'docsite'\n\nexport default defineConfig({\n  title: 'Замер',\n  url: 'https://docs.example.com',\n  baseUrl: '/',\n})\n",
  }),
  build: () => [process.execPath, [join(ROOT, 'bin/docsite.js'), 'build', '--quiet']],
  check: () => [process.execPath, [join(ROOT, 'bin/docsite.js'), 'check']],
  cache: '.docsite',
  edited: 'docs/part-0/section-000/page-1.md',
  output: 'build',
  page: 'docs/part-0/section-000/page-1/index.html',
  beside: /(^|\/)(search-(index|manifest)-[^/]*\.json|assets\/search\/.*|.*\.md|llms(\.txt|\/.*))$/,
}
