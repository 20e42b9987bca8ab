// What `docsite init` proposes from what it finds, and how it reads answers.

import { describe, expect, it } from 'vitest'
import { propose, QUESTIONS } from '../../../cli/init/answers.ts'
import { generatorOf } from '../../../cli/init/generators/registry.ts'
import { chooseLanguage } from '../../../cli/init/language.ts'
import { editUrl, pagesAddress, parseRemote } from '../../../cli/init/repository.ts'
import { configText } from '../../../cli/init/templates/config.ts'
import type { ProjectFacts } from '../../../cli/model/project.ts'
import { projectFacts, repositoryFacts } from '../../helpers/project-facts.ts'

/** What `docsite init` proposes for a folder; configurations that are code are run as far as these tests need it. */
function proposed(facts: ProjectFacts) {
  const found = generatorOf(facts)
  if (!found) return propose(facts)
  const { generator, file } = found
  const config = generator.isCode ? exported(facts.read(file) ?? '') : undefined
  return propose(facts, generator.project(facts, file, config))
}

/** The default export of a module. */
function exported(source: string): unknown {
  const body = source.replace(/^import .*$/gm, '').replace('export default', 'return')
  const starlight = (options: unknown) => ({ name: '@astrojs/starlight', options })
  return new Function('defineConfig', 'starlight', body)((value: unknown) => value, starlight) as unknown
}

const read = (key: string, text: string) => QUESTIONS.find((question) => question.key === key)?.read(text)

describe('propose', () => {
  it('an empty folder: its name, the language of the machine, docs', () => {
    const { answers, languageReason } = propose(
      projectFacts({}, { name: 'my-docs', machineLanguage: 'ru-RU' }),
    )
    expect(answers).toEqual({
      title: 'My docs',
      language: 'ru',
      address: 'https://docs.example.com/',
      folder: 'docs',
      ci: 'none',
    })
    expect(languageReason).toBe('the language of this machine')
  })

  it('a project: the heading of its README, the language of its pages, the address of its host', () => {
    const files = {
      'README.md': '# Принтер чеков\n',
      'documentation/a.md': '# Начало\n\nКак установить программу и напечатать первый чек.\n',
    }
    const facts = projectFacts(files, {
      machineLanguage: 'en-US',
      repository: repositoryFacts({ origin: 'git@github.com:Acme/printer.git' }),
    })
    expect(propose(facts).answers).toEqual({
      title: 'Принтер чеков',
      language: 'ru',
      address: 'https://acme.github.io/printer/',
      folder: 'documentation',
      ci: 'github',
    })
  })

  it.each([
    ['# ![logo](a.svg) **Acme** [`printer`](https://acme.example)\n', 'Acme printer'],
    ['```sh\n# a comment\n```\n\n<!-- # none -->\n\n# Acme\n', 'Acme'],
    ['Acme\n====\n\nText.\n', 'Acme'],
    ['# <Badge/>\n', 'Acme'],
    ['# {{ name }}\n', 'My docs'],
  ])('the title of the README %j is %s', (readme, title) => {
    const facts = projectFacts({ 'README.md': readme }, { name: title === 'Acme' ? 'acme' : 'my-docs' })
    expect(propose(facts).answers.title).toBe(title)
  })

  it('a folder of a repository is called by the README of the repository, else by its name', () => {
    const title = (readme: string | null, name: string, origin: string | null = null) =>
      propose(
        projectFacts(
          {},
          { name, repository: repositoryFacts({ prefix: name, readme, origin, name: 'printer' }) },
        ),
      ).answers.title
    expect(title('# Acme\n', 'website')).toBe('Acme')
    expect(title(null, 'website')).toBe('Printer')
    expect(title(null, 'docs', 'git@git.corp.local:team/big-printer.git')).toBe('Big printer')
    expect(title(null, 'handbook')).toBe('Handbook')
  })

  it.each([
    [
      'VitePress',
      { 'site/.vitepress/config.mts': 'export default defineConfig({ lang: \'ru-RU\', title: "Acme" })' },
      { title: 'Acme', address: 'https://docs.example.com/', language: 'ru', folder: 'site' },
    ],
    [
      'MkDocs',
      { 'mkdocs.yml': "site_name: 'Acme: docs'\nsite_url: https://acme.dev/d # here\ndocs_dir: pages\n" },
      { title: 'Acme: docs', address: 'https://acme.dev/d/', language: 'fr', folder: 'pages' },
    ],
    [
      'Diplodoc',
      { '.yfm': '', 'ru/toc.yaml': 'title: Acme\nitems: []\n' },
      { title: 'Acme', address: 'https://docs.example.com/', language: 'ru', folder: 'ru' },
    ],
  ])('a %s project: what its configuration says in plain text', (name, files, expected) => {
    const { foreign, answers } = proposed(projectFacts(files, { machineLanguage: 'fr-FR' }))
    expect(foreign?.name).toBe(name)
    expect(foreign?.next.length).toBeGreaterThan(0)
    expect(answers).toEqual({ ...expected, ci: 'none' })
  })
})

describe('answers', () => {
  it.each([
    ['address', 'docs.acme.dev/a/b', { value: 'https://docs.acme.dev/a/b/' }],
    ['address', 'http://localhost:3000', { value: 'http://localhost:3000/' }],
    ['address', 'ftp://acme.dev', { problem: 'enter a URL such as https://docs.example.com/' }],
    ['language', 'PT-br', { value: 'pt-BR' }],
    ['language', 'english!', { problem: 'enter a language code such as en, ru or pt-BR' }],
    ['folder', './a\\b/', { value: 'a/b' }],
    ['folder', '../a', { problem: 'enter a folder inside the site folder, such as docs' }],
    ['folder', 'C:\\docs', { problem: 'enter a folder inside the site folder, such as docs' }],
    ['title', '  ', { problem: 'enter at least one character' }],
    ['ci', 'jenkins', { problem: 'enter one of github, gitlab, none' }],
  ])('reads %s %s', (key, text, expected) => {
    expect(read(key, text)).toEqual(expected)
  })
})

describe('language of texts', () => {
  const long = (text: string) => text.repeat(4)
  it.each([
    [long('Установите программу. '), 'en-US', 'ru'],
    [long('Встановіть програму та її частини. '), 'uk_UA.UTF-8', 'uk'],
    [long('Install the program. '), 'de_DE', 'en'],
    [long('Führen Sie die Prüfung für Öl und Äpfel aus. '), 'de_DE', 'de'],
    [`${'```sh\n'}${long('install the program now ')}${'\n```\n'}Текст.`, 'ru_RU', 'ru'],
    ['', '', 'en'],
  ])('%s on a machine in %s', (text, machine, expected) => {
    expect(chooseLanguage([text], machine).code).toBe(expected)
  })

  it.each([
    [long('Install the program. '), 'ru', 'the language of the pages'],
    ['', 'ru', 'the language of this machine'],
    [
      '# Acme',
      'ru',
      'the language of this machine, because that of the pages is unclear; --language sets it',
    ],
    ['# Acme', '', 'the default; --language sets it'],
  ])('%s on a machine in %s says why', (text, machine, reason) => {
    expect(chooseLanguage([text], machine).reason).toBe(reason)
  })
})

describe('remotes', () => {
  const at = (prefix = '') => repositoryFacts({ prefix, branch: 'main' })
  it.each([
    [
      'git@github.com:acme/printer.git',
      'docs',
      'https://github.com/acme/printer/edit/main/docs/',
      'https://acme.github.io/printer/',
    ],
    [
      'https://github.com/acme/acme.github.io',
      '',
      'https://github.com/acme/acme.github.io/edit/main/',
      'https://acme.github.io/',
    ],
    ['ssh://git@gitlab.acme.dev:2222/a/b/c.git', '', 'https://gitlab.acme.dev/a/b/c/-/edit/main/', null],
    ['https://token@gitlab.com/a/b.git', '', 'https://gitlab.com/a/b/-/edit/main/', 'https://a.gitlab.io/b/'],
    ['https://codeberg.org/a/b', '', 'https://codeberg.org/a/b/_edit/main/', null],
    ['https://git.acme.dev/a/b', '', null, null],
  ])('%s', (origin, prefix, edit, pages) => {
    const remote = parseRemote(origin)
    expect(remote && editUrl(remote, at(prefix))).toBe(edit)
    expect(remote && pagesAddress(remote)).toBe(pages)
  })

  it.each(['/srv/git/a.git', '../a', 'C:\\git\\a', 'file:///srv/a/b'])('%s is no address', (origin) => {
    expect(parseRemote(origin)).toBeNull()
  })
})

describe('the edit links of a project of another program', () => {
  const config = (files: Readonly<Record<string, string>>) => {
    const facts = projectFacts(files)
    const proposal = proposed(facts)
    return configText(proposal.answers, proposal, facts)
  }

  it.each([
    ['edit_uri: edit/develop/docs/', "editUrl: 'https://git.acme.dev/team/acme/edit/develop/',"],
    [
      'edit_uri: /blob/main/manual/',
      "editUrl: ({ docPath }) => 'https://git.acme.dev/team/acme/blob/main/manual/' + docPath,",
    ],
    ["edit_uri: '?query=root/docs/'", "editUrl: 'https://git.acme.dev/team/acme/?query=root/',"],
    ['edit_uri: https://edit.acme.dev/docs/', "editUrl: 'https://edit.acme.dev/',"],
    ['', null],
  ])('MkDocs, %s', (line, expected) => {
    const text = config({
      'mkdocs.yml': `site_name: Acme\nrepo_url: https://git.acme.dev/team/acme/ # ours\n${line}\n`,
      'docs/index.md': '# Acme\n',
    })
    expect(/editUrl: .*/.exec(text)?.[0] ?? null).toBe(expected)
    expect(text).toContain("href: 'https://git.acme.dev/team/acme'")
  })

  it('MkDocs, a repository on a host whose editor is known', () => {
    const text = config({
      'mkdocs.yml': 'site_name: Acme\nrepo_url: https://github.com/acme/printer\n',
      'docs/index.md': '# Acme\n',
    })
    expect(text).toContain("href: 'https://github.com/acme/printer'")
    expect(text).toContain("url: 'https://acme.github.io',")
  })

  it('VitePress', () => {
    const text = config({
      'docs/.vitepress/config.mts':
        "export default { title: 'A', themeConfig: { editLink: { pattern: 'https://github.com/acme/printer/edit/main/docs/:path' } } }",
      'docs/index.md': '# Acme\n',
    })
    expect(text).toContain("editUrl: 'https://github.com/acme/printer/edit/main/',")
  })

  const STARLIGHT = (locales: string) =>
    `import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'A', defaultLocale: 'en', ${locales}, editLink: { baseUrl: 'https://github.com/acme/printer/edit/main/' } })] }`

  it.each([
    [
      'VitePress, a language at the root that has a folder',
      {
        'docs/.vitepress/config.ts':
          "export default { rewrites: { 'en/:rest*': ':rest*' }, locales: {}, themeConfig: { editLink: { pattern: 'https://github.com/acme/printer/edit/main/docs/:path' } } }",
        'docs/en/index.md': '# Acme\n',
        'docs/ru/index.md': '# Acme\n',
        'docs/public/logo.svg': '<svg/>',
      },
      [
        "path: 'docs/en'",
        "routeBasePath: '/'",
        "staticDirectories: ['docs/public']",
        "style: 'vitepress'",
        "'https://github.com/acme/printer/edit/main/'",
      ],
      ['exclude', 'numberPrefixParser'],
    ],
    [
      'Starlight, a folder for each language',
      {
        'astro.config.mjs': STARLIGHT('locales: { en: {}, ru: {} }'),
        'src/content/docs/en/1-first.md': '# Acme\n',
        'src/content/docs/ru/1-first.md': '# Acme\n',
      },
      [
        "path: 'src/content/docs/en'",
        "routeBasePath: 'en'",
        'numberPrefixParser: false',
        "defaultLocale: 'en'",
        "'https://github.com/acme/printer/edit/main/'",
      ],
      ['exclude', 'anchors'],
    ],
    [
      'MkDocs with numbers in names',
      { 'mkdocs.yml': 'site_name: A\n', 'docs/01-first/index.md': '# Acme\n' },
      ['trailingSlash: true', 'numberPrefixParser: false', "style: 'mkdocs'"],
      [],
    ],
    [
      'MkDocs with its own addresses and ids',
      {
        'mkdocs.yml':
          'site_name: A\nuse_directory_urls: false\nmarkdown_extensions:\n  - toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}\n',
        'docs/v1.2/2024-01-05.md': '# Acme\n',
        'docs/2024.md': '# Acme\n',
      },
      [],
      ['trailingSlash', 'numberPrefixParser', 'anchors'],
    ],
  ])('%s', (_name, files, shown, absent) => {
    const text = config(files)
    for (const each of shown) expect(text).toContain(each)
    for (const each of absent) expect(text).not.toContain(each)
  })
})

describe('the pages of a VitePress project', () => {
  const docs = (source: string, files: Readonly<Record<string, string>>) => {
    const facts = projectFacts({ 'site/.vitepress/config.ts': source, ...files })
    const proposal = proposed(facts)
    return configText(proposal.answers, proposal, facts)
  }

  it.each([
    ["pwa: { srcDir: '.vitepress/' }", 'site/a.md', 'site'],
    ["pwa: { srcDir: '.vitepress/' }, srcDir: './pages/'", 'site/pages/a.md', 'site/pages'],
    ["srcDir: '.'", 'site/a.md', 'site'],
  ])('are where there are pages: %s', (source, page, folder) => {
    expect(docs(`export default { ${source} }`, { [page]: '# A\n' })).toContain(`path: '${folder}',`)
  })

  it('are without those that `srcExclude` leaves out', () => {
    const source = "export default { srcExclude: [\n  '**/parts/*',\n  'AGENTS.md',\n] }"
    expect(docs(source, { 'site/a.md': '# A\n' })).toContain("'**/parts/*', 'AGENTS.md'],")
  })
})

describe('the snippets of MkDocs', () => {
  const rootsOf = (lines: string) => {
    const facts = projectFacts({
      'mkdocs.yml': 'site_name: A\nINHERIT: common.yml\n',
      'common.yml': `markdown_extensions:\n  - pymdownx.snippets:\n${lines}\n      check_paths: true\n`,
      'docs/index.md': '# A\n',
      'docs/parts/a.md': '',
      'snippets/b.md': '',
    })
    const proposal = proposed(facts)
    return /includeRoots: (\[.*?\])/.exec(configText(proposal.answers, proposal, facts))?.[1]
  }

  it.each([
    ['      base_path: docs/parts/', "['docs/parts']"],
    ['      base_path: docs\\parts\\', "['docs/parts']"],
    ['      base_path: ["./docs/parts", snippets]', "['docs/parts', 'snippets']"],
    ["      base_path:\n        - 'docs/parts'\n        - snippets", "['docs/parts', 'snippets']"],
    ['      base_path: ../parts/', "['../parts']"],
    ['      base_path: [.]', undefined],
    ['      base_path: none', undefined],
    ['', undefined],
  ])('are found in its folders: %j', (lines, expected) => {
    expect(rootsOf(lines)).toBe(expected)
  })
})
