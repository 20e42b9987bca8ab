// All behaviours that only respond to the reader.
import type { Behaviour } from '../behaviour.ts'
import { late as codeButtons } from './code-buttons.ts'
import { late as details } from './details.ts'
import { late as drawings } from './drawings.ts'
import { late as feedback } from './feedback.ts'
import { late as headingLinks } from './heading-links.ts'
import { late as keys } from './keys.ts'
import { late as pageTools } from './page-tools.ts'
import { late as previews } from './previews.ts'
import { late as readingPlace } from './reading-place.ts'
import { late as softHyphens } from './soft-hyphens.ts'
import { late as tables } from './tables.ts'
import { late as tocFilter } from './toc-filter.ts'
import { late as videos } from './videos.ts'

/** In the order of attachment: those that only listen before those that add visible elements. */
export const deferredBehaviours: readonly Behaviour[] = [
  readingPlace,
  keys,
  previews,
  headingLinks,
  softHyphens,
  details,
  videos,
  feedback,
  tocFilter,
  drawings,
  tables,
  codeButtons,
  pageTools,
]
