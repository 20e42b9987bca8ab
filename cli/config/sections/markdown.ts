// Configuration of Markdown.
import * as z from 'zod'
import { PACKAGE_MANAGERS, RUNNING_SCHEMES } from '../../model/config.ts'
import type { ConfiguredPlugin } from '../../model/plugins.ts'
import { isMarkdown } from '../../text/markdown-name.ts'
import { sitePath } from '../fields.ts'
import { foundText } from '../issues.ts'
import { checked } from '../problem.ts'

const elementName = checked(z.string(), (name) =>
  /^[a-z][a-z\d-]*$/.test(name) ? null : { expected: 'the name of an HTML element in lower case' },
)

const linkScheme = checked(z.string(), (scheme) => {
  const name = scheme.replace(/:.*$/s, '').toLowerCase()
  if (RUNNING_SCHEMES.includes(name)) {
    return {
      expected: 'a scheme that does not run code',
      hint: `URLs with ${name}: are never written into a page`,
    }
  }
  if (/^[a-z][a-z\d+.-]*$/.test(scheme)) return null
  const hint = /^[a-z][a-z\d+.-]*$/.test(name) ? { hint: `write '${name}'` } : {}
  return { expected: 'the name of a scheme in lower case, such as `vscode`', ...hint }
})

const includeRoot = checked(z.string(), (path) => {
  if (/^([/\\]|[A-Za-z]:)|\\/.test(path)) {
    return {
      expected: 'a path relative to the site folder, with `/`',
      hint: "write the path relative to the folder of the configuration file, such as '../shared'",
    }
  }
  return null
})

const aliasPrefix = checked(z.string(), (prefix) =>
  /^(?!@site\/)[@~#\w$][\w$@~.-]*\/$/.test(prefix)
    ? null
    : { expected: 'the beginning of a path with a slash at its end, such as `@assets/`' },
)

const partialName = checked(z.string(), (name) =>
  /^[A-Z][\w$]*$/.test(name)
    ? null
    : { expected: 'the name of a component, which begins with a capital letter' },
)

const partialPath = checked(z.string(), (path) =>
  /^([/\\]|[A-Za-z]:)|\\/.test(path) || !isMarkdown(path)
    ? { expected: 'the path of a Markdown file relative to the site folder, such as `docs/_note.md`' }
    : null,
)

const isFunction = (value: unknown) => typeof value === 'function'

const plugin = checked(z.custom<ConfiguredPlugin>(), (value: unknown) => {
  const isList = Array.isArray(value)
  const function_: unknown = isList ? value[0] : value
  if (isFunction(function_)) return null
  const found = `${isList ? 'a list that begins with ' : ''}${foundText(function_)}`
  const hint = pluginHint(function_, isList)
  const expected = 'expected a plugin or [plugin, options]'
  return { sentence: `${expected}, found ${found}`, ...(hint === undefined ? {} : { hint }) }
}).meta({ title: 'plugin' })

/** Hint for the values most often written instead of a plugin. */
function pluginHint(value: unknown, isList: boolean): string | undefined {
  if (typeof value === 'string' && /^[@\w][\w@/.-]*$/.test(value)) {
    const name = value
      .replace(/^.*\/|\b(?:remark|rehype)-/g, '')
      .replace(/\W+(\w)/g, (_, sign) => sign.toUpperCase())
    return `plugins are not loaded by name: write import ${name} from '${value}' at the top, and ${isList ? `[${name}, …]` : name} here`
  }
  if (value === undefined)
    return 'this value is undefined: check that the package exports this name, and that you pass the plugin itself instead of calling it'
  if (Array.isArray(value)) return 'remove the outer or the inner brackets: each plugin has one pair'
  const inside = Object.entries(value ?? {}).find(([, each]) => isFunction(each))?.[0]
  if (inside === undefined) return undefined
  return inside === 'default'
    ? "import the plugin itself: `import name from '…'`, without `* as`"
    : `pass the plugin that it contains: … .${inside}`
}

const plugins = z.array(plugin).default([])

const handler = z
  .custom<(...given: never[]) => unknown>(isFunction, { error: 'a function' })
  .meta({ title: 'function' })

/** `markdown`: features available to pages. */
export const markdown = z.strictObject({
  format: z
    .enum(['md', 'mdx', 'detect'])
    .default('mdx')
    .describe(
      'Where components are recognised: `md` in no file, `mdx` in all files, `detect` only in `.mdx` files.',
    ),
  parser: z
    .enum(['auto', 'satteri', 'remark'])
    .default('auto')
    .describe(
      'Markdown parser: the native `satteri`, the reference implementation `remark` (about twenty times slower), or `auto`, which uses `satteri` if it can be loaded. Both produce the same pages.',
    ),
  mermaid: z
    .boolean()
    .default(false)
    .describe('Renders code blocks with the language `mermaid` as diagrams.'),
  diagrams: sitePath
    .default('diagrams')
    .describe(
      'Folder of the SVG files that `docsite diagrams` creates; pages show them instead of rendering diagrams in the browser.',
    ),
  anchors: z
    .strictObject({
      maintainCase: z
        .boolean()
        .default(false)
        .describe('Keeps upper case in heading ids: `#Big-Part` instead of `#big-part`.'),
      style: z
        .enum(['github', 'vitepress', 'mkdocs'])
        .default('github')
        .describe(
          'How heading ids are derived from the text: `github` as in Docusaurus and Starlight, `vitepress` or `mkdocs` as there, so that links to parts of pages keep working after a move.',
        ),
    })
    .prefault({})
    .describe('Heading ids.'),
  emoji: z.boolean().default(true).describe('Replaces shortcodes such as `:tada:` with emoji.'),
  math: z.boolean().default(false).describe('Renders `$…$` and `$$…$$` as formulas.'),
  typography: z
    .boolean()
    .default(false)
    .describe('Inserts non-breaking spaces and quotation marks according to the rules of the language.'),
  hyphenation: z
    .boolean()
    .default(false)
    .describe(
      'Inserts soft hyphens into Russian and English text, for browsers without automatic hyphenation.',
    ),
  html: z
    .union([z.enum(['safe', 'trusted']), z.array(elementName)])
    .default('safe')
    .describe(
      'Raw HTML: `safe` keeps elements that documentation needs; a list allows additional elements; `trusted` keeps everything except inline scripts, styles and event handlers (forbidden by the Content Security Policy of the site), `<base>` and `<meta>`.',
    ),
  schemes: z
    .array(linkScheme)
    .default([])
    .describe(
      'URL schemes allowed in links in addition to `http`, `https`, `mailto` and `tel`; never `javascript`, `data` or `vbscript`.',
    ),
  includeRoots: z
    .array(includeRoot)
    .default([])
    .describe(
      "Folders or files outside the site folder from which pages may import and include files, relative to the site folder: `['..']`, `['../shared']`. In these folders, and in folders of the site that are listed here, lines such as `--8<-- \"part.md\"` look for their files.",
    ),
  aliases: z
    .record(aliasPrefix, sitePath)
    .default({})
    .describe(
      "What paths of imports, links and images may begin with, and the folder it stands for: `{ '@assets/': 'src/assets' }`, like `paths` in `tsconfig.json`.",
    ),
  partials: z
    .record(partialName, partialPath)
    .default({})
    .describe(
      "Markdown files that every page can use as a tag without importing them: `{ Note: 'docs/_note.md' }` for `<Note />`.",
    ),
  packageManagers: z
    .array(z.enum(PACKAGE_MANAGERS))
    .default([...PACKAGE_MANAGERS])
    .describe(
      'Tabs of code blocks marked `npm2yarn`, which show their npm commands for each of these package managers; the first is selected initially.',
    ),
  remarkPlugins: plugins.describe(
    'remark plugins: `plugin` or `[plugin, options]`. They receive the syntax tree before docsite processes it.',
  ),
  rehypePlugins: plugins.describe(
    'rehype plugins: `plugin` or `[plugin, options]`. They receive the HTML tree of the page just before it is written, when code blocks, formulas and components have been rendered.',
  ),
  beforeDefaultRemarkPlugins: plugins.describe('remark plugins that run before `remarkPlugins`.'),
  beforeDefaultRehypePlugins: plugins.describe('rehype plugins that run before `rehypePlugins`.'),
  remarkRehypeOptions: z
    .strictObject({
      handlers: z
        .record(z.string(), handler)
        .default({})
        .describe('Functions that convert additional node types to HTML, by node type.'),
    })
    .prefault({})
    .describe('Options of the conversion from Markdown to HTML.'),
})
