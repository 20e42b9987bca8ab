// The version of a docs instance that the frame refers to: the page's own, otherwise the reader's choice, otherwise the last one.

import { usePreferredVersions, useSite } from '../contexts.tsx'
import { own } from '../model/own.ts'
import type { DocsInstanceView, VersionView } from '../model/site.ts'
import { useCurrent } from './use-current.ts'

interface Candidates {
  readonly instance: DocsInstanceView | undefined
  /** Active, preferred and last version, as far as they exist, without duplicates. */
  readonly versions: readonly VersionView[]
}

/** Versions of an instance in order of precedence. */
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
