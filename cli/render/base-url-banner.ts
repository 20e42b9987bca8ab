// A notice for the start page of a site published at another path than its base URL. It is part of the document, hidden
// by the stylesheet and removed by the boot script, so it is visible only if neither could be loaded.
import { message } from '../../runtime/messages/message.ts'
import type { SiteView } from '../../runtime/model/site.ts'
import { escapeHtml } from '../text/escape.ts'

/** HTML of the notice. `data-nosnippet` asks search engines not to quote it. */
export function baseUrlBanner({ messages, baseUrl }: SiteView): string {
  const text = (id: string, values = {}) => escapeHtml(message(messages, id, values))
  const byDefault = baseUrl === '/' ? message(messages, 'docsite.baseUrl.default') : ''
  return [
    '<div id="docsite-base-url" class="base-url-banner" data-nosnippet>',
    `<p><strong>${text('docsite.baseUrl.title')}</strong></p>`,
    `<p>${text('docsite.baseUrl.explanation', { baseUrl, default: byDefault })}</p>`,
    `<p>${text('docsite.baseUrl.advice')}</p>`,
    '<hr></div>',
  ].join('')
}
