// Stylesheet of a book, added to those of the site: for print first, and readable on a screen.

/** The stylesheet. Every page but the first has its number at the bottom. */
export const BOOK_STYLE = `
@page { size: A4; margin: 22mm 20mm; @bottom-center { content: counter(page); font: 9pt sans-serif; color: #555 } }
@page :first { @bottom-center { content: none } }
.book { max-width: 50rem; margin: 0 auto; padding: 1rem; background: #fff; color: #1c1e21 }
.book__title { display: flex; flex-direction: column; justify-content: center; min-height: 60vh }
.book__name { font-size: 2.6rem; font-weight: 700; line-height: 1.2; margin: 0 0 1rem }
.book__heading { font-size: 1.6rem; font-weight: 700 }
.book__contents ol { list-style: none; margin: 0; padding: 0 0 0 1.2rem }
.book__contents > ol { padding: 0 }
.book__contents > ol > li { margin-top: .5rem; font-weight: 600 }
.book__contents li li { font-weight: 400 }
.book__contents a { display: flex; justify-content: space-between; gap: 1rem; color: inherit; text-decoration: none }
.book__contents [data-page-of] { min-width: 2.5em; text-align: end; font-variant-numeric: tabular-nums }
.book [data-level="1"] { font-size: 22pt } .book [data-level="2"] { font-size: 1.5rem }
.book [data-level="3"] { font-size: 1.25rem } .book :is([data-level="4"],[data-level="5"],[data-level="6"]) { font-size: 1rem }
.book .hash-link, .book .code-buttons, .book .diagram-source, .book .tabs { display: none }
.book .tab-item::before { content: attr(data-label); display: block; font-weight: 600; margin: .6rem 0 .3rem }
.book__part + .book__part { margin-top: 2.5rem }
.book img, .book svg { max-width: 100%; height: auto }
.book .docusaurus-mermaid-container:has(> svg[role]) > pre { display: none }
@media print {
  .book { max-width: none; padding: 0; font-size: 10.5pt }
  .book__title { min-height: 0; height: 220mm; break-after: page }
  .book__part:has(> h1, > header > h1) { break-before: page }
  main > .book__part:first-child { break-before: page }
  .book :is(h2, h3, h4, h5, h6) { break-after: avoid }
  .book :is(figure, img, svg, .docusaurus-mermaid-container) { break-inside: avoid }
  .book :is(img, svg) { max-height: 170mm }
}
`
