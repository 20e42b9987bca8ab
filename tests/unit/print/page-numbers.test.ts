import { expect, it } from 'vitest'
import { pdfPages } from '../../../cli/print/page-numbers.ts'

/** A PDF as Chromium writes one: the tree of pages in parts, places under their names. */
const PDF = `%PDF-1.4
2 0 obj
<</Type /Page
/Parent 15 0 R>>
endobj
14 0 obj
<</Type /Pages
/Count 3
/Kids [15 0 R 12 0 R]>>
endobj
15 0 obj
<</Type /Pages
/Parent 14 0 R
/Count 2
/Kids [2 0 R 9 0 R]>>
endobj
16 0 obj
<</page-1 [9 0 R /XYZ 6 826.16998 0]
/page-2 [12 0 R /XYZ 6 826.16998 0]
/page-2-x [12 0 R /XYZ 6 781.91998 0]>>
endobj
`

it('finds the numbers of pages', () => {
  expect(pdfPages(Buffer.from(PDF))).toEqual({
    count: 3,
    numbers: new Map([
      ['page-1', 2],
      ['page-2', 3],
      ['page-2-x', 3],
    ]),
  })
})

it('finds the first page wherever the root of the tree stands', () => {
  const [start = '', root = '', ...rest] = PDF.split(/(?=14 0 obj|15 0 obj|16 0 obj)/)
  const [part = '', names = ''] = rest
  const numbers = new Map([
    ['page-1', 2],
    ['page-2', 3],
    ['page-2-x', 3],
  ])
  expect(pdfPages(Buffer.from(`${start}${part}${root}${names}`))).toEqual({ count: 3, numbers })
})

it('says nothing of what it does not understand', () => {
  expect(pdfPages(Buffer.from('%PDF-1.7 other'))).toEqual({ count: 0, numbers: new Map() })
})
