// The origin of a site and the path below it, with a corrected form for invalid values.
import * as z from 'zod'
import { checked, type Problem } from './problem.ts'

function parsed(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}

/** Returns why the URL of the site is invalid, or null. */
function urlProblem(text: string): Problem | null {
  const code = 'config/site-url'
  const url = parsed(text)
  if (!url || !/^https?:$/.test(url.protocol)) {
    const hint = originHint(text) ?? "for example url: 'https://docs.example.com'"
    return { expected: 'a URL that begins with http:// or https://', code, hint }
  }
  if (url.username || url.password)
    return { expected: 'a URL without a user name or password', code, hint: originAndPath(url) }
  if (url.pathname === '/' && url.search === '' && url.hash === '') return null
  return { expected: 'a URL without a path', code, hint: originAndPath(url) }
}

/** Hint with valid values that keep as much of the URL as possible. */
function originAndPath({ origin, pathname }: URL): string {
  const path = correctedBaseUrl(pathname)
  return `write url: '${origin}'${path === '/' ? '' : `, baseUrl: '${path}'`}`
}

/** Hint for a URL that only lacks its scheme: `docs.example.com/x`, `localhost:3000`, `//example.com`. */
function originHint(text: string): string | null {
  if (!/^(?:\/\/)?(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?|localhost(?::\d+)?)(?:[/?#]|$)/i.test(text)) return null
  const url = parsed(`https://${text.replace(/^\/\//, '')}`)
  return url && originAndPath(url)
}

/** Corrects a base URL as far as possible: slashes at both ends, no host, no `..`, no query. */
export function correctedBaseUrl(text: string): string {
  const bare = parsed(text)?.pathname ?? text.replace(/^\/\/[^/]*/, '')
  const parts = bare
    .replace(/[?#].*$/s, '')
    .split(/[/\\\s]+/)
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`
}

/** Returns why the base URL is invalid, or null. Missing slashes at its ends are allowed. */
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
  if (/[?#]/.test(text)) return { expected: 'a path without `?` or `#`', code, hint }
  if (text.split(/[/\\]/).some((part) => part === '..' || part === '.')) {
    return { expected: 'a path without `.` or `..` segments', code, hint }
  }
  return /[\\\s]|\/\//.test(text)
    ? { expected: 'a path with a single `/` between its segments', code, hint }
    : null
}

/** Origin of a site. */
export const siteUrl = checked(z.string(), urlProblem)
/** Path of a site below its origin. */
export const baseUrl = checked(z.string(), baseUrlProblem)
