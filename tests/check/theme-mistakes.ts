// What authors of a theme get wrong, each with what every command says of it: place, severity, code and the words that the message
// and the way out have.

/** A site with one mistake in its own code. */
export interface ThemeMistake {
  readonly name: string
  readonly files: Readonly<Record<string, string>>
  readonly found: readonly (readonly [where: string, message: string, hint: string])[]
}

const PAGE = '# Page\n\nText.\n'
const theme = (code: string) => ({ 'docs/index.md': PAGE, 'theme/index.tsx': code })
const components = (code: string, page = PAGE) => ({ 'docs/index.md': page, 'theme/components.tsx': code })

/** Mistakes of many kinds. */
export const THEME_MISTAKES: readonly ThemeMistake[] = [
  {
    name: 'an element in the place of a component',
    files: theme('export const theme = { Footer: <footer>x</footer> }\n'),
    found: [
      [
        'theme/index.tsx:1:24 error theme/export',
        '`theme.Footer` must be a component, but is an element',
        'Write the component itself',
      ],
    ],
  },
  {
    name: 'a number in the place of a component',
    files: theme('export const theme = {\n  // below\n  DocFooter: 3,\n}\n'),
    found: [
      [
        'theme/index.tsx:3:3 error theme/export',
        '`theme.DocFooter` must be a component, but is a number',
        'function',
      ],
    ],
  },
  {
    name: 'a theme that is a function',
    files: theme('export const theme = () => ({})\n'),
    found: [
      [
        'theme/index.tsx:1:14 error theme/export',
        '`theme` must be an object, but is a function',
        'export const theme = {',
      ],
    ],
  },
  {
    name: 'a theme that is null',
    files: theme('export const theme = null\n'),
    found: [
      [
        'theme/index.tsx:1:14 error theme/export',
        '`theme` must be an object, but is null',
        'export const theme = {',
      ],
    ],
  },
  {
    name: 'a theme that is the default export',
    files: theme('const a = 1\nexport default { Footer: () => a }\n'),
    found: [
      [
        'theme/index.tsx:2:1 error theme/bundle',
        'theme/index.tsx has no export "theme"',
        'instead of `export default …`',
      ],
    ],
  },
  {
    name: 'a list for headTags',
    files: theme("export const theme = { headTags: [{ tag: 'meta' }] }\n"),
    found: [
      [
        'theme/index.tsx:1:24 error theme/export',
        '`theme.headTags` must be a function, but is a list',
        'headTags: (page, site)',
      ],
    ],
  },
  {
    name: 'headTags that give no list',
    files: theme("export const theme = { headTags: () => ({ tag: 'meta' }) }\n"),
    found: [
      [
        'theme/index.tsx:1:24 error theme/render',
        'it must return a list of elements, but returns an object',
        'headTags: (page, site)',
      ],
    ],
  },
  {
    name: 'headTags in the writing of the configuration',
    files: theme("export const theme = { headTags: () => [{ tagName: 'meta', attributes: {} }] }\n"),
    found: [
      [
        'theme/index.tsx:1:24 error theme/render',
        'only meta, link and script are allowed',
        'headTags: (page, site)',
      ],
    ],
  },
  {
    name: 'headTags with a number as an attribute',
    files: theme("export const theme = { headTags: () => [{ tag: 'meta', attributes: { content: 1 } }] }\n"),
    found: [
      [
        'theme/index.tsx:1:24 error theme/render',
        'the attribute content of <meta> must be text, but is a number',
        '',
      ],
    ],
  },
  {
    name: 'headTags that throw',
    files: theme("export const theme = { headTags: () => { throw new Error('no head') } }\n"),
    found: [
      [
        'theme/index.tsx:1:48 error theme/render',
        'The theme cannot be rendered: no head',
        'Correct the code',
      ],
    ],
  },
  {
    name: 'a footer that asks for the window',
    files: theme('export const theme = {\n  Footer: () => <footer>{window.location.href}</footer>,\n}\n'),
    found: [['theme/index.tsx:2:26 error theme/render', 'window is not defined', '<BrowserOnly>']],
  },
  {
    name: 'a text below pages that throws',
    files: theme('export const theme = {\n  DocFooter: () => <p>{document.title}</p>,\n}\n'),
    found: [['theme/index.tsx:2:24 error theme/render', 'document is not defined', '<BrowserOnly>']],
  },
  {
    name: 'a theme that throws when it is loaded',
    files: theme('const width = window.innerWidth\nexport const theme = { Footer: () => width }\n'),
    found: [['theme/index.tsx:1:15 error theme/run', 'window is not defined', '<BrowserOnly>']],
  },
  {
    name: 'slots that do not exist',
    files: theme('export const theme = { Foter: () => <i />, Navbar: () => <b /> }\n'),
    found: [
      ['theme/index.tsx:1:24 warning theme/unused', 'an unknown slot "Foter"', 'Did you mean "Footer"?'],
      [
        'theme/index.tsx:1:44 warning theme/unused',
        'an unknown slot "Navbar"',
        'The slots are: Footer, DocFooter',
      ],
    ],
  },
  {
    name: 'a navbar item without its prefix',
    files: theme('export const theme = { navbarItems: { clock: () => <i /> } }\n'),
    found: [
      [
        'theme/index.tsx:1:39 warning theme/unused',
        '"clock" has a type that the configuration does not allow',
        "'custom-clock'",
      ],
    ],
  },
  {
    name: 'a navbar item that is no component',
    files: theme("export const theme = { navbarItems: { 'custom-clock': {} } }\n"),
    found: [
      [
        'theme/index.tsx:1:40 error theme/export',
        '`theme.navbarItems.custom-clock` must be a component, but is an object',
        '',
      ],
    ],
  },
  {
    name: 'components that are a list',
    files: components('export const components = [() => <i />]\n'),
    found: [
      [
        'theme/components.tsx:1:14 error theme/export',
        '`components` must be an object, but is a list',
        'export const components',
      ],
    ],
  },
  {
    name: 'components that are none',
    files: components("const Gone = undefined\nexport const components = { Ok: 'div', Box: 3, Gone }\n"),
    found: [
      [
        'theme/components.tsx:2:40 error theme/export',
        '`components.Box` must be a component, but is a number',
        '',
      ],
      [
        'theme/components.tsx:2:48 error theme/export',
        '`components.Gone` must be a component, but is nothing',
        'without braces',
      ],
    ],
  },
  {
    name: 'components in small letters',
    files: components('export const components = { box: () => <i />, a: () => <i /> }\n'),
    found: [
      [
        'theme/components.tsx:1:29 warning theme/unused',
        'The component "box" begins with a lower-case letter',
        'Write "Box"',
      ],
      [
        'theme/components.tsx:1:47 warning theme/unused',
        'The component "a" begins with a lower-case letter',
        'theme/style.css',
      ],
    ],
  },
  {
    name: 'a component named like a built-in one',
    files: components('export const components = { Tabs: () => <i /> }\n'),
    found: [
      [
        'theme/components.tsx:1:29 warning theme/unused',
        'In pages, <Tabs> is the built-in component',
        'Give it another name',
      ],
    ],
  },
  {
    name: 'components that give objects',
    files: components(
      'export const components = {\n  Box: () => ({ a: 1 }),\n  Fn: () => () => 1,\n  Ok: () => null,\n}\n',
      '# Page\n\n<Box>t</Box>\n\n<Fn>f</Fn>\n\n<Ok>f</Ok>\n',
    ),
    found: [
      ['docs/index.md:3:1 warning theme/component', 'it gives an object, and no elements', 'Return elements'],
      [
        'docs/index.md:5:1 warning theme/component',
        'it gives a function, and no elements',
        'Return elements',
      ],
    ],
  },
  {
    name: 'a component that throws with the attributes of one page',
    files: components(
      'export const components = { Box: ({ of }) => <b>{of.length}</b> }\n',
      '# Page\n\n<Box of="a" />\n\nText <Box>t</Box>.\n',
    ),
    found: [
      [
        'docs/index.md:5:6 warning theme/component',
        'The component <Box> cannot be rendered: Cannot read properties',
        'Correct the code',
      ],
    ],
  },
  {
    name: 'a default export that is no component',
    files: {
      'docs/index.md': "import Card from '@site/src/card'\n\n# Page\n\n<Card>t</Card>\n",
      'src/card.tsx': 'export default { title: 1 }\n',
    },
    found: [
      [
        'docs/index.md:1:1 error theme/export',
        'The default export of src/card.tsx must be a component, but is an object',
        '',
      ],
    ],
  },
  {
    name: 'a class that a style sheet lacks',
    files: {
      ...components(
        "import style from './box.module.css'\n// see style.module /* and style.other */\nexport const components = {\n  Box: () => <i className={style.boxx + style['box-in'] + style.box} title='my-style.png' />,\n}\n",
      ),
      'theme/box.module.css': '.box { color: red }\n',
    },
    found: [
      [
        'theme/components.tsx:4:28 warning theme/style',
        'box.module.css has no class "boxx"',
        'Did you mean "box"?',
      ],
      ['theme/components.tsx:4:41 warning theme/style', 'box.module.css has no class "box-in"', ''],
    ],
  },
  {
    name: 'names of files that nothing reads',
    files: {
      'docs/index.md': PAGE,
      'theme/component.tsx': 'export const components = {}\n',
      'theme/custom.css': 'body { color: red }\n',
      'theme/Footer.tsx': 'export default () => <i />\n',
    },
    found: [
      [
        'theme/Footer.tsx:1:1 warning theme/unused',
        'theme/Footer.tsx is not read',
        'docsite reads theme/index.tsx',
      ],
      [
        'theme/component.tsx:1:1 warning theme/unused',
        'theme/component.tsx is not read',
        'theme/components.tsx',
      ],
      ['theme/custom.css:1:1 warning theme/unused', 'theme/custom.css is not read', 'theme/style.css'],
    ],
  },
  {
    name: 'files of a theme that others read',
    files: {
      ...theme("import Footer from './Footer'\nimport './look.css'\nexport const theme = { Footer }\n"),
      'theme/Footer.tsx': 'export default () => <i />\n',
      'theme/look.css': '@import url(colors.css);\n',
      'theme/colors.css': 'body { color: red }\n',
      'theme/Footer.test.tsx': 'import Footer from "./Footer"\n',
    },
    found: [],
  },
]
