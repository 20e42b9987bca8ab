// Markdown imported by a site's components: a module whose default export renders the text, as in Docusaurus.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { OnLoadResult, PluginBuild } from 'esbuild'
import { isMarkdown } from '../text/markdown-name.ts'
import { nativePackage } from '../text/native-package.ts'
import { pageModule } from '../text/page-code.ts'

/** Further exports that Docusaurus provides; here they are always empty. */
const BESIDE = { frontMatter: '{}', metadata: '{}', contentTitle: 'undefined', assets: '{}', toc: '[]' }

/** Suffix of a page path for importing only the components that the page exports, without its text. */
const CODE = '?page-code'
const PAGE_CODE = 'page-code'

/** Whether a module is a Markdown page. */
export const isPage = (file: string): boolean => isMarkdown(file)

/** Import path for a module that pages take components from. */
export const importPath = (file: string): string => (isPage(file) ? file + CODE : file)

/**
 * Loads Markdown files and the components of pages. Adds the pages to `codeFiles`, because the bundler does not list
 * them.
 */
export function onLoadMarkdown({ onLoad, onResolve }: PluginBuild, codeFiles: Set<string>): void {
  onResolve({ filter: /\?page-code$/ }, ({ path }) => ({
    path: path.slice(0, -CODE.length),
    namespace: PAGE_CODE,
  }))
  onLoad({ filter: /.*/, namespace: PAGE_CODE }, async ({ path }) => {
    codeFiles.add(path)
    const contents = withMissing(pageModule(await readFile(path, 'utf8')))
    return { contents, loader: 'jsx', resolveDir: dirname(path) }
  })
  onLoad({ filter: /\.mdx?$/, namespace: 'file' }, async ({ path }): Promise<OnLoadResult> => {
    const text = await readFile(path, 'utf8')
    try {
      return { contents: markdownModule(text), loader: 'js', resolveDir: dirname(path) }
    } catch (error) {
      // In plain Markdown, `<` and braces are text. Docusaurus reads such a file as Markdown if `markdown.format` is
      // `detect`.
      if (path.endsWith('.md')) return { contents: htmlModule(text), loader: 'js', resolveDir: dirname(path) }
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      const [lineText = ''] = text.split('\n')
      return { errors: [{ text: reason, location: { file: path, line: 1, column: 0, lineText } }] }
    }
  })
}

const SYNTAX = { features: { gfm: true, frontmatter: true } }

/** Compiles a text to the code of a component. Throws if it is not valid MDX. */
export function markdownCode(text: string, options: { readonly jsx?: boolean } = {}): string {
  return nativePackage().mdxToJs(text.replace(/<!--[\s\S]*?-->/g, ''), { ...SYNTAX, ...options }).code
}

/** Module for a text that is not valid MDX. */
function htmlModule(text: string): string {
  const html = JSON.stringify(nativePackage().markdownToHtml(text, SYNTAX).html)
  return withMissing(`import { jsx } from 'react/jsx-runtime'
const MDXContent = () => jsx('div', { dangerouslySetInnerHTML: { __html: ${html} } })
export { MDXContent as default }`)
}

function markdownModule(text: string): string {
  return withMissing(markdownCode(text))
}

function withMissing(code: string): string {
  const missing = Object.entries(BESIDE).filter(
    ([name]) => !new RegExp(`\\b(?:const|let|var|function) ${name}\\b`).test(code),
  )
  return [code, ...missing.map(([name, value]) => `export const ${name} = ${value}`), ''].join('\n')
}
