// `@docusaurus/useBrokenLinks`: does nothing, because links and anchors are read from the pages themselves.

const nothing = { collectAnchor: (): void => undefined, collectLink: (): void => undefined }

/** Accepts and ignores the links and anchors that components report. */
const useBrokenLinks = (): typeof nothing => nothing

export { useBrokenLinks as default }
