// All stages of a site in order, as queries of one graph.
import type { Query } from '../graph/query.ts'
import { addressQueries } from './addresses.ts'
import { articleQueries } from './articles.ts'
import { codeQueries } from './code.ts'
import { contentQueries } from './content.ts'
import { ignoreQueries } from './finalize-findings.ts'
import { findingQueries } from './findings.ts'
import { inputQueries, type PipelinePorts } from './inputs.ts'
import { outputQueries } from './outputs.ts'
import { pageQueries } from './pages.ts'
import type { Parts } from './parts.ts'
import { policyQuery } from './policy.ts'
import { searchQueries } from './search.ts'
import { searchTestQueries } from './search-tests.ts'
import { sharedQueries } from './shared.ts'
import { siteQueries } from './site.ts'
import { queriesOf } from './stored-graph.ts'

/** Creates the stages over the given ports. Each stage reads only the stages above it. */
export function createStages(ports: PipelinePorts) {
  const inputs = inputQueries(ports)
  const content = contentQueries(ports, inputs)
  const site = siteQueries(ports, inputs, content)
  const articles = articleQueries(ports, inputs, content)
  const { shared } = sharedQueries(inputs, content, site)
  const code = codeQueries(ports, inputs, site, articles)
  const pages = pageQueries(ports, { inputs, content, site, articles, code, shared })
  const search = searchQueries(ports, inputs, site, articles)
  const foreign = policyQuery({ inputs, site, articles, code })
  const addresses = addressQueries({ inputs, site, articles })
  const parts: Parts = {
    inputs,
    content,
    site,
    articles,
    code,
    shared,
    pages,
    search,
    foreign,
    addresses,
  }
  const outputs = outputQueries(parts, ports.shareImages)
  const findings = findingQueries(parts, ports.shareImages)
  const ignores = ignoreQueries(inputs)
  const searchTests = searchTestQueries({ inputs, content, site, search })
  return { ...parts, outputs, findings, ignores, searchTests }
}

export type Stages = ReturnType<typeof createStages>

/** Queries whose values the next process can reuse, by name. */
export function storedQueries({
  searchTests: _,
  shared,
  foreign,
  ...stages
}: Stages): ReadonlyMap<string, Query<unknown>> {
  return queriesOf([...Object.values(stages), { shared, foreign }])
}
