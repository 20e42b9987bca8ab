// CSS rules for Infima classes in pages. They use the theme's tokens and, where a site may set them, Infima's
// variables. They are written from scratch: only the class names and their purposes come from Infima.

const SPANS = Array.from({ length: 12 }, (_, at) => at + 1)
const share = (span: number) => `calc(100% * ${span} / 12)`
const COLUMNS = `:is(.col, ${SPANS.map((span) => `.col--${span}`).join(', ')})`

/** Colours of each kind: background, text on it, and text of that kind on the page. */
export const KINDS = {
  primary: ['var(--ifm-color-primary, var(--ds-accent))', 'var(--ds-on-accent)'],
  secondary: ['var(--ds-surface-strong)', 'var(--ds-text)', 'var(--ds-text)'],
  success: ['var(--ds-tip)', 'var(--ds-background)'],
  info: ['var(--ds-info)', 'var(--ds-background)'],
  warning: ['var(--ds-warning)', 'var(--ds-background)'],
  danger: ['var(--ds-danger)', 'var(--ds-background)'],
} as const satisfies Record<string, readonly [ground: string, on: string, alone?: string]>

const kinds = (rule: (kind: string, colours: readonly [string, string, string]) => string) =>
  Object.entries(KINDS)
    .map(([kind, [ground, on, alone = ground]]) => rule(kind, [ground, on, alone]))
    .join('\n')

const ALIGNMENTS = {
  top: 'flex-start',
  center: 'center',
  bottom: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
}

const GRID = `
.markdown .container {
  max-width: var(--ifm-container-width, 71.25rem);
  padding-inline: var(--ifm-spacing-horizontal, 1rem);
}
.markdown .container--fluid {
  max-width: none;
}
.markdown .row {
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * var(--ifm-spacing-horizontal, 1rem));
}
${Object.entries(ALIGNMENTS)
  .map(([name, value]) => `.markdown .row--align-${name} {\n  align-items: ${value};\n}`)
  .join('\n')}
.markdown ${COLUMNS} {
  flex: 1 0 0;
  width: 100%;
  min-width: 0;
  max-width: 100%;
  padding-inline: var(--ifm-spacing-horizontal, 1rem);
}
${SPANS.map((span) => `.markdown .col--${span} {\n  flex: 0 0 ${share(span)};\n  max-width: ${share(span)};\n}`).join('\n')}
${SPANS.map((span) => `.markdown .col--offset-${span} {\n  margin-left: ${share(span)};\n}`).join('\n')}
.markdown .row--no-gutters {
  margin-inline: 0;
}
.markdown .row--no-gutters > ${COLUMNS} {
  padding-inline: 0;
}
@media (max-width: 62.25em) {
  .markdown ${COLUMNS} {
    flex-basis: 100%;
    max-width: 100%;
    margin-left: 0;
  }
}`

/** Excludes the introduction that `:::hero` makes, which has the same class. */
const HERO_BOX = '.hero:where(.hero--primary, .hero--dark, :has(.hero__title, .hero__subtitle))'

const HERO = `
.markdown ${HERO_BOX} {
  --hero-text: var(--ifm-hero-text-color, var(--ds-text));
  display: flex;
  align-items: center;
  margin: 0;
  padding: 4rem 2rem;
}
.markdown .hero__title {
  margin: 0 0 1rem;
  color: inherit;
  font-size: clamp(2rem, 1.25rem + 3.2vw, 3rem);
}
.markdown .hero__subtitle {
  max-width: none;
  margin: 0 0 1.5rem;
  color: inherit;
  font-size: clamp(1.125rem, 1rem + 0.6vw, 1.5rem);
}
@media screen {
  .markdown ${HERO_BOX} {
    background: var(--ifm-hero-background-color, var(--ds-surface));
    color: var(--hero-text);
  }
  .markdown .hero--primary {
    --hero-text: var(--ifm-hero-text-color, var(--ds-on-accent));
    background: var(--ifm-hero-background-color, var(--ifm-color-primary, var(--ds-accent)));
  }
  .markdown .hero--dark {
    --hero-text: var(--ifm-hero-text-color, #f5f7f8);
    background: var(--ifm-hero-background-color, #1b242b);
  }
  .markdown :is(.hero--primary, .hero--dark) a:where(:not(.button)) {
    color: inherit;
  }
  .markdown :is(.hero--primary, .hero--dark) :focus-visible {
    outline-color: var(--hero-text);
  }
}
@media (max-width: 62.25em) {
  .markdown ${HERO_BOX} {
    padding-inline: 1rem;
  }
}`

const BUTTONS = `
.markdown .button {
  --button-ground: var(--ds-surface-strong);
  --button-text: var(--ds-text);
  --button-alone: var(--ds-text);
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 1px solid transparent;
  border-radius: var(--ifm-button-border-radius, var(--ds-radius));
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
${kinds(
  (kind, [ground, on, alone]) =>
    `.markdown .button--${kind} {\n  --button-ground: ${ground};\n  --button-text: ${on};\n  --button-alone: ${alone};\n}`,
)}
.markdown .button {
  border-color: var(--button-ground);
  background: var(--button-ground);
  color: var(--button-text);
}
.markdown .button:hover {
  filter: brightness(0.93);
}
.markdown .button--outline {
  border-color: var(--button-alone);
  background: none;
  color: var(--button-alone);
}
.markdown :is(.hero--primary, .hero--dark) .button--outline {
  border-color: currentcolor;
  color: var(--hero-text);
}
.markdown .button--link {
  border-color: transparent;
  background: none;
  color: var(--ifm-link-color, var(--ds-accent));
  text-decoration: underline;
}
.markdown .button--sm {
  min-height: 2.25rem;
  padding: 0.25rem 1rem;
  font-size: 0.875rem;
}
.markdown .button--lg {
  min-height: 3.25rem;
  padding: 0.65rem 1.75rem;
  font-size: 1.125rem;
}
.markdown .button--block {
  display: flex;
  width: 100%;
}
.markdown .button:is(.disabled, [disabled]) {
  opacity: 0.65;
  pointer-events: none;
}
.markdown .button-group {
  display: inline-flex;
}
.markdown .button-group--block {
  display: flex;
}
.markdown .button-group--block > .button {
  flex: 1;
}
.markdown .button-group > .button:not(:first-child) {
  margin-left: 1px;
  border-start-start-radius: 0;
  border-end-start-radius: 0;
}
.markdown .button-group > .button:not(:last-child) {
  border-start-end-radius: 0;
  border-end-end-radius: 0;
}`

/** Excludes the cards that docsite draws itself, which lack these parts. */
const CARDS = `
.markdown .card:where(:has(.card__header, .card__body, .card__footer, .card__image)) {
  display: flex;
  flex-direction: column;
  height: auto;
  padding: 0;
  border: 1px solid var(--ds-line);
  border-radius: var(--ifm-card-border-radius, var(--ds-radius));
  overflow: hidden;
  background: var(--ifm-card-background-color, var(--ds-surface));
}
.markdown a.card:hover {
  border-color: var(--ds-accent);
}
.markdown .card--full-height {
  height: 100%;
}
.markdown :is(.card__header, .card__body, .card__footer) {
  padding: 1rem 1.25rem;
}
.markdown :is(.card__header, .card__body):not(:last-child) {
  padding-bottom: 0;
}
.markdown :is(.card__header, .card__body, .card__footer) > :first-child {
  margin-top: 0;
}
.markdown :is(.card__header, .card__body, .card__footer) > :last-child {
  margin-bottom: 0;
}
.markdown .card__footer {
  margin-top: auto;
}
.markdown .card__image > img {
  display: block;
  width: 100%;
  border-radius: 0;
}`

const BADGES = `
${kinds((kind, [ground, on]) => `.markdown .badge--${kind} {\n  background: ${ground};\n  color: ${on};\n}`)}`

const ALERT = `
.markdown .alert--primary {
  --block: var(--ifm-color-primary, var(--ds-accent));
  --block-soft: var(--ds-background);
}`

const CLOSE = `
.markdown .close {
  float: right;
  min-width: 1.5rem;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: 1.5rem;
  line-height: 1;
}`

const AVATARS = `
.markdown .avatar {
  display: flex;
  gap: 1rem;
  align-items: center;
}
.markdown .avatar--vertical {
  flex-direction: column;
  text-align: center;
}
.markdown .avatar__photo {
  display: block;
  flex: none;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  object-fit: cover;
  overflow: hidden;
}
${Object.entries({ sm: '2rem', lg: '4rem', xl: '6rem' })
  .map(([name, size]) => `.markdown .avatar__photo--${name} {\n  width: ${size};\n  height: ${size};\n}`)
  .join('\n')}
.markdown .avatar__intro {
  min-width: 0;
}
.markdown .avatar__name {
  margin: 0;
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.4;
}
.markdown .avatar__subtitle {
  color: var(--ds-text-muted);
  font-size: 0.875rem;
}`

const PILLS = `
.markdown .pills {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0;
  list-style: none;
}
.markdown .pills--block > .pills__item {
  flex: 1;
  text-align: center;
}
.markdown .pills__item {
  margin: 0;
  padding: 0.3rem 1rem;
  border-radius: var(--ds-radius);
  cursor: pointer;
}
.markdown .pills__item:hover {
  background: var(--ds-surface-strong);
}
.markdown .pills__item--active {
  background: var(--ds-surface-strong);
  box-shadow: inset 0 -2px var(--ifm-color-primary, var(--ds-accent));
  font-weight: 600;
}`

/** Kinds of alerts and badges that docsite has itself need no rules. */
export const GROUPS: readonly { readonly names: RegExp; readonly css: string }[] = [
  { names: /^(?:container|row|col)(?:--[\w-]*)?$/, css: GRID },
  { names: /^hero(?:--|__|$)/, css: HERO },
  { names: /^button(?:-group)?(?:--|$)/, css: BUTTONS },
  { names: /^card__(?:header|body|footer|image)$/, css: CARDS },
  { names: /^badge--(?:primary|secondary|success)$/, css: BADGES },
  { names: /^alert--primary$/, css: ALERT },
  { names: /^avatar(?:--|__|$)/, css: AVATARS },
  { names: /^pills(?:--|__|$)/, css: PILLS },
  { names: /^close$/, css: CLOSE },
]
