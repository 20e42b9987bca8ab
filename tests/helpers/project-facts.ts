// A project folder before `docsite init`, in memory.
import type { ProjectFacts, RepositoryFacts } from '../../cli/model/project.ts'

/** Facts of a folder with these files. */
export function projectFacts(
  files: Readonly<Record<string, string>>,
  more: Partial<Pick<ProjectFacts, 'name' | 'repository' | 'machineLanguage' | 'version'>> = {},
): ProjectFacts {
  return {
    name: 'site',
    repository: null,
    machineLanguage: 'en-US',
    version: '1.2.3',
    files: Object.keys(files).sort(),
    read: (path) => (Object.hasOwn(files, path) ? (files[path] ?? null) : null),
    ...more,
  }
}

/** A repository at the folder itself. */
export const repositoryFacts = (more: Partial<RepositoryFacts> = {}): RepositoryFacts => ({
  prefix: '',
  origin: null,
  branch: 'main',
  rootNames: [],
  name: 'project',
  readme: null,
  ...more,
})
