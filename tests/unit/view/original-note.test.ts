import { describe, expect, it } from 'vitest'
import { isOriginal } from '../../../cli/model/originals.ts'
import { withOriginalNote } from '../../../cli/view/original-note.ts'

const i18n = {
  defaultLocale: 'ar',
  locales: [
    {
      code: 'ar',
      htmlLang: 'ar-EG',
      direction: 'rtl' as const,
      label: 'ar',
      calendar: 'gregory',
      path: 'ar',
      translate: true,
    },
    {
      code: 'en',
      htmlLang: 'en',
      direction: 'ltr' as const,
      label: 'en',
      calendar: 'gregory',
      path: 'en',
      translate: true,
    },
  ],
  path: 'i18n',
}
const en = { locale: 'en', localizedDir: 'i18n/en/docs' }

describe('the note above an original', () => {
  it.each([
    ['docs/a.md', en, true],
    ['i18n/en/docs/a.md', en, false],
    ['docs/a.md', { locale: 'en' }, false],
    ['docs/a.md', { locale: 'ar', localizedDir: 'i18n/ar/docs' }, false],
  ])('is wanted for %s in %j: %s', (file, version, wanted) => {
    expect(isOriginal({ file }, version, i18n)).toBe(wanted)
  })

  it('says what the page is, and the page its language', () => {
    expect(withOriginalNote('<p>نص</p>', 'Not <yet>.', i18n)).toBe(
      '<div class="theme-original-note alert alert--secondary" role="note" data-nosnippet><p>Not &lt;yet&gt;.</p></div><div lang="ar-EG" dir="rtl"><p>نص</p></div>',
    )
  })
})
