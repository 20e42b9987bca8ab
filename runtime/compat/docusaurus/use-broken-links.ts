// `@docusaurus/useBrokenLinks`: links and anchors are read from the pages themselves.

const nothing = { collectAnchor: (): void => undefined, collectLink: (): void => undefined }

/** Takes what components announce, and needs none of it. */
const useBrokenLinks = (): typeof nothing => nothing

export { useBrokenLinks as default }
