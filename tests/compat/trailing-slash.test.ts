// The three states of the trailing slash, and paths that name html files.
import {
  addLeadingSlash,
  addTrailingSlash,
  applyTrailingSlash,
  removeTrailingSlash,
} from '../../cli/text/url.ts'
import { stripHtmlExtension } from '../../runtime/routing/page-data-path.ts'
import { recordedSuite } from './recorded-suite.ts'

interface Options {
  readonly trailingSlash?: boolean
  readonly baseUrl: string
}

interface Route {
  readonly path: string
  readonly routes?: readonly Route[]
}

const slashed = (url: string, { trailingSlash, baseUrl }: Options) =>
  applyTrailingSlash(url, { trailingSlash: trailingSlash ?? null, baseUrl })

const slashedRoute = (route: Route, options: Options): Route => ({
  ...route,
  path: slashed(route.path, options),
  ...(route.routes ? { routes: route.routes.map((child) => slashedRoute(child, options)) } : {}),
})

const FUNCTIONS: Readonly<Record<string, (...args: never[]) => unknown>> = {
  applyTrailingSlash: slashed,
  applyRouteTrailingSlash: slashedRoute,
  addTrailingSlash,
  addLeadingSlash,
  removeTrailingSlash,
  normalizeLocation: (location: { readonly pathname: string }) => ({
    ...location,
    pathname: stripHtmlExtension(location.pathname),
  }),
}

recordedSuite({
  file: 'trailing-slash',
  total: 101,
  notApplicable: {
    'routes are a flat table looked up by path, there is no tree whose order matters': {
      count: 5,
      covers: ({ fn }) => fn === 'sortRoutes',
    },
  },
  run: (fn, args) => FUNCTIONS[fn]?.(...(args as never[])),
})
