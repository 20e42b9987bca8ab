// All rules. A new rule is a file in rules/ and a line here.
import type { Rule } from './rule.ts'
import { bidiControl } from './rules/bidi-control.ts'
import { brokenAnchor } from './rules/broken-anchor.ts'
import { brokenFrontMatterLink } from './rules/broken-front-matter-link.ts'
import { brokenLink } from './rules/broken-link.ts'
import { brokenSiteLink } from './rules/broken-site-link.ts'
import { caseClash } from './rules/case-clash.ts'
import { codeMeta } from './rules/code-meta.ts'
import { configuration } from './rules/configuration.ts'
import { conflict } from './rules/conflict.ts'
import { contentPolicy } from './rules/content-policy.ts'
import { dataFile } from './rules/data-file.ts'
import { detailsSummary } from './rules/details-summary.ts'
import { diagram } from './rules/diagram.ts'
import { directiveContent } from './rules/directive-content.ts'
import { duplicateDocId } from './rules/duplicate-doc-id.ts'
import { duplicateHeadingId } from './rules/duplicate-heading-id.ts'
import { duplicateRoute } from './rules/duplicate-route.ts'
import { emptyLinkText } from './rules/empty-link-text.ts'
import { emptyPage } from './rules/empty-page.ts'
import { externalAnchor } from './rules/external-anchor.ts'
import { externalLink } from './rules/external-link.ts'
import { externalRedirect } from './rules/external-redirect.ts'
import { failingComponent } from './rules/failing-component.ts'
import { fileEncoding } from './rules/file-encoding.ts'
import { footnote } from './rules/footnote.ts'
import { foreignSyntax } from './rules/foreign-syntax.ts'
import { formula } from './rules/formula.ts'
import { frontMatter } from './rules/front-matter.ts'
import { headingLevels } from './rules/heading-levels.ts'
import { headingSyntax } from './rules/heading-syntax.ts'
import { hiddenLink } from './rules/hidden-link.ts'
import { history } from './rules/history.ts'
import { html } from './rules/html.ts'
import { ignore } from './rules/ignore.ts'
import { imageAlt } from './rules/image-alt.ts'
import { include } from './rules/include.ts'
import { insecureLink } from './rules/insecure-link.ts'
import { limit } from './rules/limit.ts'
import { linkSyntax } from './rules/link-syntax.ts'
import { localAddress } from './rules/local-address.ts'
import { lostAddress } from './rules/lost-address.ts'
import { lostAnchor } from './rules/lost-anchor.ts'
import { missingDrawing } from './rules/missing-drawing.ts'
import { missingImage } from './rules/missing-image.ts'
import { missingTitle } from './rules/missing-title.ts'
import { missingTranslation } from './rules/missing-translation.ts'
import { nonCanonicalLink } from './rules/non-canonical-link.ts'
import { orphanPage } from './rules/orphan-page.ts'
import { outdatedTranslation } from './rules/outdated-translation.ts'
import { plugin } from './rules/plugin.ts'
import { portableName } from './rules/portable-name.ts'
import { redirect } from './rules/redirect.ts'
import { redirectedLink } from './rules/redirected-link.ts'
import { searchRank } from './rules/search-rank.ts'
import { secret } from './rules/secret.ts'
import { severalTitles } from './rules/several-titles.ts'
import { sidebar } from './rules/sidebar.ts'
import { slug } from './rules/slug.ts'
import { tableSyntax } from './rules/table-syntax.ts'
import { textSyntax } from './rules/text-syntax.ts'
import { themeExport } from './rules/theme-export.ts'
import { themeStyle } from './rules/theme-style.ts'
import { themeUnused } from './rules/theme-unused.ts'
import { typographicQuotes } from './rules/typographic-quotes.ts'
import { unclosedContainer } from './rules/unclosed-container.ts'
import { undefinedReference } from './rules/undefined-reference.ts'
import { unknownAdmonition } from './rules/unknown-admonition.ts'
import { unknownComponent } from './rules/unknown-component.ts'
import { unknownLanguage } from './rules/unknown-language.ts'
import { unknownTag } from './rules/unknown-tag.ts'
import { unknownTerm } from './rules/unknown-term.ts'
import { unknownVariable } from './rules/unknown-variable.ts'
import { unreachablePage } from './rules/unreachable-page.ts'
import { unreadTranslation } from './rules/unread-translation.ts'
import { unsafeUrl } from './rules/unsafe-url.ts'
import { unusedDefinition } from './rules/unused-definition.ts'
import { unusedDrawing } from './rules/unused-drawing.ts'
import { unusedPartial } from './rules/unused-partial.ts'
import { unusedTag } from './rules/unused-tag.ts'
import { unusedTerm } from './rules/unused-term.ts'
import { version } from './rules/version.ts'
import { wrongCase } from './rules/wrong-case.ts'

/** All rules. */
export const RULES: readonly Rule[] = [
  bidiControl,
  brokenAnchor,
  brokenFrontMatterLink,
  brokenLink,
  brokenSiteLink,
  caseClash,
  portableName,
  codeMeta,
  configuration,
  contentPolicy,
  conflict,
  dataFile,
  detailsSummary,
  diagram,
  directiveContent,
  duplicateDocId,
  duplicateHeadingId,
  duplicateRoute,
  emptyLinkText,
  emptyPage,
  externalAnchor,
  externalLink,
  externalRedirect,
  fileEncoding,
  footnote,
  foreignSyntax,
  formula,
  frontMatter,
  headingLevels,
  headingSyntax,
  hiddenLink,
  history,
  html,
  ignore,
  imageAlt,
  include,
  insecureLink,
  limit,
  linkSyntax,
  localAddress,
  lostAddress,
  lostAnchor,
  missingDrawing,
  missingImage,
  missingTitle,
  missingTranslation,
  nonCanonicalLink,
  orphanPage,
  outdatedTranslation,
  redirect,
  redirectedLink,
  searchRank,
  secret,
  severalTitles,
  sidebar,
  slug,
  tableSyntax,
  textSyntax,
  themeExport,
  themeStyle,
  themeUnused,
  plugin,
  failingComponent,
  typographicQuotes,
  unclosedContainer,
  undefinedReference,
  unknownAdmonition,
  unknownComponent,
  unknownLanguage,
  unknownTag,
  unknownTerm,
  unknownVariable,
  unreachablePage,
  unreadTranslation,
  unsafeUrl,
  unusedDefinition,
  unusedDrawing,
  unusedPartial,
  unusedTag,
  unusedTerm,
  version,
  wrongCase,
]
