// Infima variables that a site's styles use and never set -> equivalent tokens of the theme.

const VARIABLES: Readonly<Record<string, string>> = {
  '--ifm-color-primary': 'var(--ds-accent)',
  '--ifm-color-primary-dark': 'var(--ds-accent-strong)',
  '--ifm-color-primary-darker': 'var(--ds-accent-strong)',
  '--ifm-color-primary-darkest': 'var(--ds-accent-strong)',
  '--ifm-color-primary-light': 'var(--ds-accent)',
  '--ifm-color-primary-lighter': 'var(--ds-accent)',
  '--ifm-color-primary-lightest': 'var(--ds-accent-soft)',
  '--ifm-color-white': '#fff',
  '--ifm-color-black': '#000',
  '--ifm-color-content': 'var(--ds-text)',
  '--ifm-color-content-secondary': 'var(--ds-text-muted)',
  '--ifm-color-content-inverse': 'var(--ds-background)',
  '--ifm-font-color-base': 'var(--ds-text)',
  '--ifm-font-color-secondary': 'var(--ds-text-muted)',
  '--ifm-heading-color': 'var(--ds-text)',
  '--ifm-link-color': 'var(--ds-accent)',
  '--ifm-link-hover-color': 'var(--ds-accent-strong)',
  '--ifm-menu-color': 'var(--ds-text)',
  '--ifm-background-color': 'var(--ds-background)',
  '--ifm-background-surface-color': 'var(--ds-surface)',
  '--ifm-navbar-background-color': 'var(--ds-background)',
  '--ifm-footer-background-color': 'var(--ds-surface)',
  '--ifm-card-background-color': 'var(--ds-surface)',
  '--ifm-hover-overlay': 'rgb(127 127 127 / 12%)',
  '--ifm-font-family-base': 'var(--ds-font-text)',
  '--ifm-heading-font-family': 'var(--ds-font-text)',
  '--ifm-font-family-monospace': 'var(--ds-font-code)',
  '--ifm-font-size-base': 'var(--ds-font-size)',
  '--ifm-line-height-base': 'var(--ds-line-height)',
  '--ifm-font-weight-light': '300',
  '--ifm-font-weight-normal': '400',
  '--ifm-font-weight-semibold': '600',
  '--ifm-font-weight-bold': '700',
  '--ifm-heading-font-weight': '700',
  '--ifm-global-spacing': '1rem',
  '--ifm-spacing-horizontal': '1rem',
  '--ifm-spacing-vertical': '1rem',
  '--ifm-leading': '1.25rem',
  '--ifm-global-radius': 'var(--ds-radius)',
  '--ifm-card-border-radius': 'var(--ds-radius)',
  '--ifm-button-border-radius': 'var(--ds-radius)',
  '--ifm-navbar-height': 'var(--ds-navbar-height)',
  '--ifm-container-width': '71.25rem',
  '--ifm-container-width-xl': '82.5rem',
  '--ifm-transition-fast': '200ms',
  '--ifm-transition-slow': '400ms',
  '--ifm-transition-timing-default': 'ease-in-out',
  ...Object.fromEntries(
    [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000].map((shade) => [
      `--ifm-color-emphasis-${shade}`,
      `color-mix(in srgb, var(--ds-text) ${shade / 10}%, var(--ds-background))`,
    ]),
  ),
}

/** Variables whose value differs between the navbar, which may have its own colours, and the menu it opens. */
const OF_NAVBAR: Readonly<Record<string, string>> = {
  '--ifm-navbar-link-color': 'var(--navbar-text)',
  '--ifm-navbar-link-hover-color': 'var(--navbar-accent)',
}

/** Rules that set the variables which are used but not set; empty if there are none. */
export function infimaVariables(texts: readonly string[]): readonly string[] {
  const all = texts.join('\n')
  const named = (pattern: RegExp) => new Set([...all.matchAll(pattern)].map(([, name = '']) => name))
  const set = named(/(--ifm-[\w-]+)['"]?\s*:/g)
  const used = named(/var\(\s*(--ifm-[\w-]+)/g)
  const rule = (selector: string, variables: Readonly<Record<string, string>>) => {
    const lines = Object.entries(variables)
      .filter(([name]) => used.has(name) && !set.has(name))
      .map(([name, value]) => `  ${name}: ${value};\n`)
    return lines.length === 0 ? [] : [`${selector} {\n${lines.join('')}}`]
  }
  return [...rule(':root', VARIABLES), ...rule('.navbar,\n.navbar-sidebar__panel', OF_NAVBAR)]
}
