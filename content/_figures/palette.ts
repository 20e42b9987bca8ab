// The colours of the drawings: those of the site's light theme, so that a figure and the page around it are one thing.
// A test holds the first block to `runtime/theme/tokens.css`.

/** Colours that are tokens of the theme, by the name of the token. */
export const theme = {
  background: '#ffffff',
  surface: '#f5f7f8',
  surfaceStrong: '#e8edef',
  line: '#dbe1e5',
  lineStrong: '#76838d',
  text: '#1b242b',
  textMuted: '#53606b',
  accent: '#0b6570',
  accentStrong: '#084a52',
  accentSoft: '#e2f0f1',
  onAccent: '#ffffff',
  tip: '#1c6a3a',
  tipSoft: '#ebf5ee',
  info: '#1c5ba6',
  infoSoft: '#ebf2fb',
  warning: '#8a5200',
  warningSoft: '#fdf4e3',
  danger: '#a92632',
  dangerSoft: '#fcedee',
} as const

/** Series of a chart in the order they are used; neighbours differ in lightness too. */
export const series = [theme.accent, '#d98e2b', theme.info, '#7fb8be', theme.danger, '#8a6a9b'] as const

/** What each colour of a series means when it stands for the same thing in every figure. */
export const meaning = {
  fact: theme.accent,
  plan: '#b4c0c8',
  cost: '#d98e2b',
  coffee: theme.accent,
  tea: '#d98e2b',
  cocoa: '#7a5a48',
  good: '#2c8a50',
  fair: '#e6b422',
  bad: '#c23b46',
  neutral: '#8b98a2',
} as const

/**
 * Text of every drawing: faces of nearly the same width, so that words keep their place on every system; the system's own
 * face may be a much wider one.
 */
export const fontFamily = "'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif"
