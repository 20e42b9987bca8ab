// Which version of a docs instance the frame talks about: the page's own, else the reader's choice, else the last one.

import { usePreferredVersions, useSite } from '../contexts.tsx'
import { own } from '../model/own.ts'
import type { DocsInstanceView, VersionView } from '../model/site.ts'
import { useCurrent } from './use-current.ts'

interface Candidates {
  readonly instance: DocsInstanceView | undefined
  /** Active, preferred and last version, those that exist, without repetition. */
  readonly versions: readonly VersionView[]
}

/** Versions of an instance in the order in which they are asked. */
export function useVersionCandidates(instanceId: string): Candidates {
  const site = useSite()
  const { names } = usePreferredVersions()
  const current = useCurrent()
  const instance = site.docs.find(({ id }) => id === instanceId)
  const active = current.instance === instanceId ? current.version : undefined
  const all = instance?.versions ?? []
  const found = [
    all.find(({ name }) => name === active),
    all.find(({ name }) => name === own(names, instanceId)),
    all.find(({ isLast }) => isLast),
  ]
  return { instance, versions: [...new Set(found.filter((version) => version !== undefined))] }
}
