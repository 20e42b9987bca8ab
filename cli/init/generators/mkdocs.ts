// MkDocs projects. Their configuration is read as text: it may have tags that only Python knows.
import type { ProjectFacts } from '../../model/project.ts'
import { present } from '../../text/present.ts'
import { joinSitePath } from '../../text/site-path.ts'
import { type Generator, navigationSteps, nearestFile, numberRule } from './generator.ts'
import { navSidebars } from './mkdocs-nav.ts'
import { includeRoots, refersToRoot } from './page-references.ts'
import { yamlValue } from './yaml-value.ts'

/** MkDocs: `nav` is converted. */
export const mkdocs: Generator = {
  configuration: (facts) => nearestFile(facts, /^mkdocs\.ya?ml$/),
  isCode: false,
  project(facts, file) {
    const own = facts.read(file) ?? ''
    const inherited = yamlValue(own, 'INHERIT')
    const source = `${own}\n${inherited === undefined ? '' : (facts.read(inherited) ?? '')}`
    const folder = yamlValue(source, 'docs_dir')?.replace(/^\.\/|\/$/g, '') ?? 'docs'
    const roots = [...new Set([...includeRoots(facts, folder), ...snippetFolders(source, facts)])]
    const sidebars = navSidebars(source, folder, facts.files)
    return {
      name: 'MkDocs',
      file,
      folder,
      routeBasePath: '/',
      ...(/^use_directory_urls:[ \t]+false\b/m.test(source) ? {} : { trailingSlash: true }),
      // With a slug function of its own, the rules for heading ids are not known.
      ...(/\bslugify\b/.test(source) ? {} : { anchors: 'mkdocs' }),
      ...numberRule(facts, folder),
      ...(refersToRoot(facts, folder) ? { staticDirectories: [folder] } : {}),
      ...(roots.length > 0 ? { includeRoots: roots } : {}),
      ...present({
        title: yamlValue(source, 'site_name'),
        address: yamlValue(source, 'site_url'),
        language: yamlValue(source, 'language', '[ ]+'),
        repository: yamlValue(source, 'repo_url'),
        editUrl: editAddress(yamlValue(source, 'repo_url'), yamlValue(source, 'edit_uri')),
        sidebars: sidebars?.text,
      }),
      next: [
        ...(sidebars ? navigationSteps(`\`nav\` of ${file}`, sidebars.missing) : []),
        'Write `:::note Title` … `:::` instead of `!!! note "Title"`: `docsite check --fix` converts most boxes and tabs, and `docsite check` reports what is left.',
      ],
    }
  },
}

/** Folders in which the snippets extension looks for files, other than the project and the pages folder. */
function snippetFolders(source: string, { files }: ProjectFacts): readonly string[] {
  const [, line = '', list = ''] =
    /^[ \t]+base_path:[ \t]*([^\n]*)\n((?:[ \t]+- [^\n]*\n)*)/m.exec(source) ?? []
  const written = `${line}\n${list}`.match(/[^\s"'[\],-][^\s"'[\],]*/g) ?? []
  return written.flatMap((given) => {
    const path = given.replaceAll('\\', '/')
    if (path.startsWith('../')) return [path.replace(/\/$/, '')]
    const folder = joinSitePath('', path)
    return folder && files.some((file) => file.startsWith(`${folder}/`)) ? [folder] : []
  })
}

/** `edit_uri` is a URL, or a path appended to the repository's URL. */
function editAddress(repository: string | undefined, written: string | undefined): string | undefined {
  if (written === undefined || /^https?:\/\//.test(written)) return written
  return repository && `${repository.replace(/\/+$/, '')}/${written.replace(/^\/+/, '')}`
}
