// Gives behaviours access to the app around the page they are attached to.
import type { BehaviourEnv } from '../behaviours/behaviour.ts'
import { loadInteractionCode } from '../components/interaction-code.ts'
import { message } from '../messages/message.ts'
import { warn } from '../routing/warn.ts'
import type { ClientServices } from './client-services.ts'

/** The environment of behaviours on the current page. */
export function behaviourEnv(
  { site, router, search, firstInteraction }: ClientServices,
  announce: BehaviourEnv['announce'],
): BehaviourEnv {
  return {
    site,
    page: router.state().page,
    loadPage: search.loadPage,
    firstInteraction,
    loadDeferredStyle: async () => (await loadInteractionCode()).loadDeferredStyle(),
    announce,
    warn,
    text: (id, values) => message(site.messages, id, values),
    setQuery(name, value) {
      const url = new URL(location.href)
      url.searchParams.set(name, value)
      router.navigate(url.href, { replace: true })
    },
  }
}
