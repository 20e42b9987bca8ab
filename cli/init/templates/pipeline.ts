// CI pipeline of a new site: checks every change, builds, and publishes if the site's URL is on the Pages service of
// the repository's host.
import type { Answers } from '../answers.ts'
import type { PackageManager } from './package-manager.ts'

/** Input of a pipeline. */
export interface PipelineInput {
  readonly answers: Answers
  readonly manager: PackageManager
  /** Folder of the site below the root of the repository; empty for the root. */
  readonly prefix: string
  readonly branch: string
}

/** GitHub Actions workflow. It publishes to GitHub Pages if the site's URL is there. */
export function githubWorkflow({ answers, manager, prefix, branch }: PipelineInput): string {
  const isPages = /\.github\.io$/.test(new URL(answers.address).hostname)
  const inFolder =
    prefix === '' ? '' : `    defaults: { run: { working-directory: ${JSON.stringify(prefix)} } }\n`
  const quoted = (path: string) => quotedBelow(prefix, path)
  return `# Checks the documentation on every change${isPages ? ' and publishes it from the main branch' : ''}.
name: docs
on:
  push: { branches: [${JSON.stringify(branch)}] }
  pull_request:

permissions:
  contents: read

jobs:
  docs:
    runs-on: ubuntu-latest
${inFolder}    steps:
      - uses: actions/checkout@v4
        # Full history: the "last updated" dates of pages need it.
        with: { fetch-depth: 0 }
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
${manager.githubSetup}      - uses: actions/cache@v4
        with: { path: ${quoted('.docsite/cache')}, key: "docsite-\${{ github.sha }}", restore-keys: docsite- }
      - run: ${manager.ci}
      - run: ${manager.exec} docsite check --format github
      - run: ${manager.exec} docsite build
      - uses: actions/${isPages ? 'upload-pages-artifact@v3' : 'upload-artifact@v4'}
        with: { ${isPages ? '' : 'name: site, '}path: ${quoted('build')} }
${
  isPages
    ? `
  # In the repository, set Settings > Pages > Source to "GitHub Actions".
  publish:
    if: github.event_name == 'push'
    needs: docs
    runs-on: ubuntu-latest
    permissions: { pages: write, id-token: write }
    environment: { name: github-pages, url: "\${{ steps.deployment.outputs.page_url }}" }
    steps:
      - id: deployment
        uses: actions/deploy-pages@v4
`
    : ''
}`
}

/** GitLab pipeline. It publishes to GitLab Pages if the site's URL is there. */
export function gitlabPipeline({ answers, manager, prefix }: Omit<PipelineInput, 'branch'>): string {
  const isPages = /\.gitlab\.io$/.test(new URL(answers.address).hostname)
  const quoted = (path: string) => quotedBelow(prefix, path)
  const enter = prefix === '' ? '' : `    - cd ${JSON.stringify(prefix)}\n`
  const prepare = [...manager.gitlabSetup, manager.ci].map((line) => `    - ${line}\n`).join('')
  return `# Checks the documentation on every change${isPages ? ' and publishes it from the main branch' : ''}.
image: ${manager.image}

variables:
  # Full history: the "last updated" dates of pages need it.
  GIT_DEPTH: 0

docs:
  cache: { key: docsite, paths: [${quoted('.docsite/cache')}] }
  script:
${enter}${prepare}    - ${manager.exec} docsite check --format gitlab=codequality.json --format junit=junit.xml
    - ${manager.exec} docsite build
  artifacts:
    when: always
    paths: [${quoted('build')}]
    reports: { codequality: ${quoted('codequality.json')}, junit: ${quoted('junit.xml')} }
${
  isPages
    ? `
pages:
  stage: deploy
  needs: [docs]
  variables: { GIT_STRATEGY: none }
  script:
    - rm -rf public
    - mv ${quoted('build')} public
  artifacts: { paths: [public] }
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`
    : ''
}`
}

/** A path of the site below the repository root, quoted if it has characters with a meaning in YAML or a shell. */
function quotedBelow(prefix: string, path: string): string {
  const whole = prefix === '' ? path : `${prefix}/${path}`
  return /^[\w./-]+$/.test(whole) ? whole : JSON.stringify(whole)
}
