// What behaviours are given of the world around the page they are attached to.
import type { BehaviourEnv } from '../behaviours/behaviour.ts'
import { collapseDuration, REDUCED_MOTION_MS } from '../components/collapse-duration.ts'
import { message } from '../messages/message.ts'
import { warn } from '../routing/warn.ts'
import type { World } from './world.ts'

/** The surroundings of the page on screen. */
export function behaviourEnv(
  { site, router, acted }: World,
  announce: BehaviourEnv['announce'],
): BehaviourEnv {
  return {
    site,
    acted,
    announce,
    warn,
    text: (id, values) => message(site.messages, id, values),
    setQuery(name, value) {
      const url = new URL(location.href)
      url.searchParams.set(name, value)
      router.navigate(url.href, { replace: true })
    },
    collapseDuration: (height) =>
      matchMedia('(prefers-reduced-motion: reduce)').matches ? REDUCED_MOTION_MS : collapseDuration(height),
  }
}
