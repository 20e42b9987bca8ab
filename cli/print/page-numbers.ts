// A PDF written by Chromium -> the page number of each named destination in it. Chromium writes these objects as plain
// text; in PDFs of other writers nothing may be found.

/** Pages of a PDF. */
export interface PdfPages {
  /** Number of pages; 0 if unknown. */
  readonly count: number
  /** Page numbers, from 1, by the id of the element that begins there. */
  readonly numbers: ReadonlyMap<string, number>
}

/** Reads the pages of a PDF. */
export function pdfPages(pdf: Uint8Array): PdfPages {
  const text = Buffer.from(pdf).toString('latin1')
  const kids = new Map<string, readonly string[]>()
  const parents = new Set<string>()
  for (const [, id = '', body = ''] of text.matchAll(
    /(?:^|\n)(\d+) 0 obj\n<<\/Type \/Pages\n([\s\S]*?)>>\nendobj/g,
  )) {
    const list = /\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? ''
    kids.set(
      id,
      [...list.matchAll(/(\d+) 0 R/g)].map(([, kid = '']) => kid),
    )
    if (body.includes('/Parent')) parents.add(id)
  }
  const [root] = [...kids.keys()].filter((id) => !parents.has(id))
  const leaves = (id: string): readonly string[] => kids.get(id)?.flatMap(leaves) ?? [id]
  const sheets = new Map((root === undefined ? [] : leaves(root)).map((id, at) => [id, at + 1]))
  const places = text.matchAll(/\n?(?:<<)?\/([^\s/<>[\]]+) \[(\d+) 0 R \/XYZ /g)
  const numbers = new Map(
    [...places].flatMap(([, name = '', page = '']) => {
      const number = sheets.get(page)
      return number === undefined ? [] : [[name, number] as const]
    }),
  )
  return { count: sheets.size, numbers }
}
