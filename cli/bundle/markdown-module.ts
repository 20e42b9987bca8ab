// Markdown that components of a site import: a module whose default export is the text as a component, as Docusaurus makes it.
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { OnLoadResult, PluginBuild } from 'esbuild'
import { nativePackage } from '../text/native-package.ts'

/** What Docusaurus exports beside the component; nothing here makes them. */
const BESIDE = { frontMatter: '{}', metadata: '{}', contentTitle: 'undefined', assets: '{}', toc: '[]' }

/** Loads such files. */
export function onLoadMarkdown({ onLoad }: PluginBuild): void {
  onLoad({ filter: /\.mdx?$/, namespace: 'file' }, async ({ path }): Promise<OnLoadResult> => {
    const text = await readFile(path, 'utf8')
    try {
      return { contents: markdownModule(text), loader: 'js', resolveDir: dirname(path) }
    } catch (error) {
      const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      const [lineText = ''] = text.split('\n')
      return { errors: [{ text: reason, location: { file: path, line: 1, column: 0, lineText } }] }
    }
  })
}

/** The text as code of a component. Throws for what is no MDX. */
export function markdownCode(text: string, options: { readonly jsx?: boolean } = {}): string {
  const features = { gfm: true, frontmatter: true }
  return nativePackage().mdxToJs(text.replace(/<!--[\s\S]*?-->/g, ''), { features, ...options }).code
}

function markdownModule(text: string): string {
  const code = markdownCode(text)
  const missing = Object.entries(BESIDE).filter(
    ([name]) => !new RegExp(`\\b(?:const|let|var|function) ${name}\\b`).test(code),
  )
  return [code, ...missing.map(([name, value]) => `export const ${name} = ${value}`), ''].join('\n')
}
