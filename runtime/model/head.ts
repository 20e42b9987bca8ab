// Elements of the document head, as data.

export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script'
  readonly attributes: Readonly<Record<string, string>>
  /** Content, only of `<script type="application/ld+json">`. */
  readonly json?: unknown
}
