// Where a site lives: its origin and the path below it, with the corrected form for what cannot be used.
import * as z from 'zod'
import { checked, type Problem } from './problem.ts'

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

/** Why the site's address cannot be used. */
function urlProblem(text: string): Problem | null {
  const code = 'config/site-url'
  const url = parsed(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    const hint = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(text)
      ? `write 'https://${text}'`
      : `for example 'https://docs.example.com'`
    return { expected: 'an address with http or https', code, hint }
  }
  if (url.username || url.password) return { expected: 'an address without user name and password', code }
  if (url.pathname === '/' && url.search === '' && url.hash === '') return null
  const path = correctedBaseUrl(url.pathname)
  const base = path === '/' ? '' : `, baseUrl: '${path}'`
  return { expected: 'an address without a path', code, hint: `write url: '${url.origin}'${base}` }
}

/** A base URL put right as far as that is possible: slashes at both ends, no host, no `..`, no query. */
export function correctedBaseUrl(text: string): string {
  const bare = parsed(text)?.pathname ?? text.replace(/^\/\/[^/]*/, '')
  const parts = bare
    .replace(/[?#].*$/s, '')
    .split(/[/\\\s]+/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`
}

/** Why the base URL cannot be used; slashes that are missing at the ends are no reason. */
function baseUrlProblem(text: string): Problem | null {
  const code = 'config/base-url'
  const corrected = correctedBaseUrl(text)
  const hint = `write baseUrl: '${corrected}'`
  const url = parsed(text)
  if (url?.host) {
    return {
      expected: 'a path without a host',
      code,
      hint: `write url: '${url.origin}', baseUrl: '${corrected}'`,
    }
  }
  if (text.startsWith('//') || url) return { expected: 'a path without a host', code, hint }
  if (/[?#]/.test(text)) return { expected: 'a path without `?` and `#`', code, hint }
  if (text.split(/[/\\]/).some((part) => part === '..' || part === '.')) {
    return { expected: 'a path without `.` and `..`', code, hint }
  }
  return /[\\\s]|\/\//.test(text)
    ? { expected: 'a path with single `/` between its parts', code, hint }
    : null
}

/** Origin of a site. */
export const siteUrl = checked(z.string(), urlProblem)
/** Path of a site below its origin. */
export const baseUrl = checked(z.string(), baseUrlProblem)
