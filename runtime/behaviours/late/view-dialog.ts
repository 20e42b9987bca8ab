// The reading settings: colours, text size, line length; and the list of shortcuts.
import { createSlot, type StorageSlot } from '../../storage/slot.ts'
import { LETTERS_KEY, MEASURES, PREVIEWS_KEY, TEXT_SCALES, VIEW_PROPERTIES } from '../../storage/view.ts'
import type { BehaviourEnv } from '../behaviour.ts'
import { openDialog } from './dialog.ts'
import { make, makeButton } from './elements.ts'

/** Shows the dialog. */
export function openSettings(env: BehaviourEnv): void {
  const { text } = env
  const { element } = openDialog('view-dialog', text('docsite.view.title'), env)
  const choices = [...colours(env), sizes(env), measures(env)]
  const reset = makeButton('button view-dialog__reset', text('docsite.view.reset'))
  reset.addEventListener('click', () => {
    for (const choice of choices) choice.reset()
  })
  const looks = choices.map((choice) => choice.element)
  element.append(make('div', 'view-dialog__body', ...looks, reset, ...previewSwitch(env), keyList(env)))
}

/** Omitted on devices without hover. */
function previewSwitch({ text }: BehaviourEnv): readonly HTMLElement[] {
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return []
  return [checkbox(text('docsite.view.previews'), createSlot(PREVIEWS_KEY))]
}

/** Checked unless its slot contains `off`. */
function checkbox(label: string, slot: StorageSlot): HTMLElement {
  const field = make('input', '')
  field.type = 'checkbox'
  field.checked = slot.get() !== 'off'
  field.addEventListener('change', () => (field.checked ? slot.delete() : slot.set('off')))
  return make('label', 'view-dialog__option', field, make('span', '', label))
}

/** A group of radio buttons stored in a slot; an empty value stands for no choice. */
interface Choice {
  readonly element: HTMLElement
  reset(): void
}

function choice(
  legend: string,
  options: readonly (readonly [value: string, label: string])[],
  slot: StorageSlot,
  apply: (value: string) => void,
): Choice {
  const name = `view-${legend}`
  const current = slot.get() ?? ''
  const choose = (value: string) => {
    if (value === '') slot.delete()
    else slot.set(value)
    apply(value)
  }
  const fields = options.map(([value, label]) => {
    const field = make('input', '')
    field.type = 'radio'
    field.name = name
    field.value = value
    field.checked = value === current
    field.addEventListener('change', () => choose(value))
    return { field, element: make('label', 'view-dialog__option', field, make('span', '', label)) }
  })
  return {
    element: make(
      'fieldset',
      'view-dialog__group',
      make('legend', '', legend),
      ...fields.map(({ element }) => element),
    ),
    reset() {
      choose('')
      for (const { field } of fields) field.checked = field.value === ''
    },
  }
}

/** Empty if the site has no colour mode switch. The app follows the slot. */
function colours({ text, site }: BehaviourEnv): readonly Choice[] {
  if (site.colorMode.disableSwitch) return []
  const { respectPrefersColorScheme } = site.colorMode
  const options = [
    ['', text(respectPrefersColorScheme ? 'docsite.view.system' : 'docsite.view.asSite')],
    ['light', text('docsite.view.light')],
    ['dark', text('docsite.view.dark')],
  ] as const
  return [choice(text('docsite.view.colours'), options, createSlot('theme'), () => undefined)]
}

const set = (property: string) => (value: string) =>
  document.documentElement.style.setProperty(property, value)

const [SCALE, MEASURE] = VIEW_PROPERTIES

function sizes({ text, site }: BehaviourEnv): Choice {
  const percent = new Intl.NumberFormat(site.locale.htmlLang, { style: 'percent' })
  const options = TEXT_SCALES.map(
    (scale) => [scale === 1 ? '' : String(scale), percent.format(scale)] as const,
  )
  return choice(text('docsite.view.size'), options, createSlot(SCALE), set(SCALE))
}

function measures({ text }: BehaviourEnv): Choice {
  const labels = ['docsite.view.narrow', 'docsite.view.normal', 'docsite.view.wide'] as const
  const options = MEASURES.map((measure, at) => [measure, text(labels[at] ?? '')] as const)
  return choice(text('docsite.view.measure'), options, createSlot(MEASURE), set(MEASURE))
}

function keyList(env: BehaviourEnv): HTMLElement {
  const { text, site } = env
  const rows: readonly (readonly [keys: readonly string[], id: string])[] = [
    ...(site.search.shortcuts && document.querySelector('.search-button')
      ? [[['Ctrl K', '/'], 'docsite.search.button'] as const]
      : []),
    [['N'], 'theme.docs.paginator.next'],
    [['P'], 'theme.docs.paginator.previous'],
    [['T'], 'docsite.toc.filter'],
    [['?'], 'docsite.view.title'],
  ]
  const list = make('dl', 'view-dialog__keys')
  for (const [keys, id] of rows) {
    list.append(make('dt', '', ...keys.map((key) => make('kbd', '', key))), make('dd', '', text(id)))
  }
  return make(
    'section',
    'view-dialog__group',
    make('h3', 'view-dialog__caption', text('docsite.keys.title')),
    list,
    checkbox(text('docsite.keys.letters'), createSlot(LETTERS_KEY)),
  )
}
