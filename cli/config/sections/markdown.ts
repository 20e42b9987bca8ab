// Configuration of Markdown.
import * as z from 'zod'
import { PACKAGE_MANAGERS, RUNNING_SCHEMES } from '../../model/config.ts'
import type { ConfiguredPlugin } from '../../model/plugins.ts'
import { sitePath } from '../fields.ts'
import { foundText } from '../issues.ts'
import { checked } from '../problem.ts'

const elementName = checked(z.string(), (name) =>
  /^[a-z][a-z\d-]*$/.test(name) ? null : { expected: 'the name of an html element in small letters' },
)

const linkScheme = checked(z.string(), (scheme) => {
  const name = scheme.replace(/:.*$/s, '').toLowerCase()
  if (RUNNING_SCHEMES.includes(name)) {
    return {
      expected: 'a scheme that runs no code',
      hint: `addresses with ${name}: are never written into a page`,
    }
  }
  if (/^[a-z][a-z\d+.-]*$/.test(scheme)) return null
  const hint = /^[a-z][a-z\d+.-]*$/.test(name) ? { hint: `write '${name}'` } : {}
  return { expected: 'the name of a scheme in small letters, such as `vscode`', ...hint }
})

const includeRoot = checked(z.string(), (path) => {
  if (/^([/\\]|[A-Za-z]:)|\\/.test(path)) {
    return {
      expected: 'a path relative to the site folder, with `/`',
      hint: "write the way from the folder of the configuration file, such as '../shared'",
    }
  }
  return leadsOut(path)
    ? null
    : { expected: 'a path out of the site folder', hint: 'what lies inside may be included as it is' }
})

const partialName = checked(z.string(), (name) =>
  /^[A-Z][\w$]*$/.test(name) ? null : { expected: 'the name of a component, with a capital letter' },
)

const partialPath = checked(z.string(), (path) =>
  /^([/\\]|[A-Za-z]:)|\\/.test(path) || !/\.mdx?$/i.test(path)
    ? { expected: 'the path of a Markdown file relative to the site folder, such as `docs/_note.md`' }
    : null,
)

function leadsOut(path: string): boolean {
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps[0] === '..'
}

const isFunction = (value: unknown) => typeof value === 'function'

const plugin = checked(z.custom<ConfiguredPlugin>(), (value: unknown) => {
  const isList = Array.isArray(value)
  const function_: unknown = isList ? value[0] : value
  if (isFunction(function_)) return null
  const found = `${isList ? 'a list that begins with ' : ''}${foundText(function_)}`
  const hint = pluginHint(function_, isList)
  const expected = 'expected a plugin, or a list of a plugin and its options'
  return { sentence: `${expected}, found ${found}`, ...(hint === undefined ? {} : { hint }) }
}).meta({ title: 'plugin' })

/** Hint for the values most often written instead of a plugin. */
function pluginHint(value: unknown, isList: boolean): string | undefined {
  if (typeof value === 'string' && /^[@\w][\w@/.-]*$/.test(value)) {
    const name = value
      .replace(/^.*\/|\b(?:remark|rehype)-/g, '')
      .replace(/\W+(\w)/g, (_, sign) => sign.toUpperCase())
    return `a name loads nothing: write import ${name} from '${value}' at the top, and ${isList ? `[${name}, …]` : name} here`
  }
  if (value === undefined)
    return 'what stands here has no value: is it exported under this name, and is it the plugin itself, not a call of it?'
  if (Array.isArray(value)) return 'take the outer or the inner brackets away: each plugin has one pair'
  const inside = Object.entries(value ?? {}).find(([, each]) => isFunction(each))?.[0]
  if (inside === undefined) return undefined
  return inside === 'default'
    ? "import the plugin itself: `import name from '…'`, without `* as`"
    : `write the plugin in it: … .${inside}`
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
    .describe('Whether components are recognised: in no file, in all, or in `.mdx` files only.'),
  parser: z
    .enum(['auto', 'satteri', 'remark'])
    .default('auto')
    .describe(
      'Which parser reads pages: the native `satteri`, the reference `remark`, which takes some twenty times as long, or `auto`: `satteri` wherever it can be loaded. Both give the same pages.',
    ),
  mermaid: z.boolean().default(false).describe('Draws code blocks of the language `mermaid` as diagrams.'),
  diagrams: sitePath
    .default('diagrams')
    .describe(
      'Folder of the drawings that `docsite diagrams` makes; pages show them in the place of what the browser would draw.',
    ),
  anchors: z
    .strictObject({
      maintainCase: z
        .boolean()
        .default(false)
        .describe('Keeps capital letters in ids of headings: `#Big-Part` and not `#big-part`.'),
    })
    .prefault({})
    .describe('Ids of headings.'),
  emoji: z.boolean().default(true).describe('Replaces `:tada:` and the like by emoji.'),
  math: z.boolean().default(false).describe('Sets `$…$` and `$$…$$` as formulas.'),
  typography: z
    .boolean()
    .default(false)
    .describe('Puts non-breaking spaces and quotation marks by the rules of the language.'),
  hyphenation: z
    .boolean()
    .default(false)
    .describe(
      'Puts soft hyphens into Russian and English text, for browsers that divide no words by themselves.',
    ),
  html: z
    .union([z.enum(['safe', 'trusted']), z.array(elementName)])
    .default('safe')
    .describe(
      'Raw HTML: `safe` keeps documentation elements, a list names further ones to keep, `trusted` keeps all but inline scripts, styles and handlers, which the content policy of the site refuses, and `<base>` and `<meta>`.',
    ),
  schemes: z
    .array(linkScheme)
    .default([])
    .describe(
      'Schemes that links may have beside `http`, `https`, `mailto` and `tel`; never `javascript`, `data` or `vbscript`.',
    ),
  includeRoots: z
    .array(includeRoot)
    .default([])
    .describe(
      "Folders or files outside the site folder, relative to it, that pages may import Markdown files from: `['..']`, `['../shared']`.",
    ),
  partials: z
    .record(partialName, partialPath)
    .default({})
    .describe(
      "Markdown files that every page shows by a name, without an import: `{ Note: 'docs/_note.md' }` for `<Note />`.",
    ),
  packageManagers: z
    .array(z.enum(PACKAGE_MANAGERS))
    .default([...PACKAGE_MANAGERS])
    .describe(
      'Tabs of a code block with `npm2yarn` behind its language, whose commands of npm are shown for each of them; the first is shown at the beginning.',
    ),
  remarkPlugins: plugins.describe(
    'Plugins of remark: `plugin` or `[plugin, options]`. They get the tree of the parser, before anything else is done with it.',
  ),
  rehypePlugins: plugins.describe(
    'Plugins of rehype: `plugin` or `[plugin, options]`. They get the html of the page before it is written; code blocks, formulas and components are finished by then.',
  ),
  beforeDefaultRemarkPlugins: plugins.describe('Plugins of remark that run before `remarkPlugins`.'),
  beforeDefaultRehypePlugins: plugins.describe('Plugins of rehype that run before `rehypePlugins`.'),
  remarkRehypeOptions: z
    .strictObject({
      handlers: z
        .record(z.string(), handler)
        .default({})
        .describe('Functions that turn nodes of further types into html, by type.'),
    })
    .prefault({})
    .describe('How Markdown becomes html.'),
})
