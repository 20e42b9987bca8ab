// The site's palette under the names a sketch uses: what a colour is for, not what it looks like.
import { meaning, series, theme } from '../palette.ts'

/** Colours by purpose. */
export const color = {
  paper: theme.background,
  surface: theme.surface,
  strong: theme.surfaceStrong,
  line: theme.line,
  outline: theme.lineStrong,
  ink: theme.text,
  muted: theme.textMuted,
  accent: theme.accent,
  soft: theme.accentSoft,
  gold: series[1],
  blue: theme.info,
  blueSoft: theme.infoSoft,
  good: theme.tip,
  goodSoft: theme.tipSoft,
  warn: theme.warning,
  warnSoft: theme.warningSoft,
  bad: theme.danger,
  badSoft: theme.dangerSoft,
  fact: meaning.fact,
  plan: meaning.plan,
} as const
