// Tabs: all panels are in the page, with the unselected ones hidden; a behaviour in the browser attaches to the data
// attributes.
import type { Severity } from '../../model/diagnostic.ts'
import { suggest } from '../../text/suggest.ts'
import type { Document } from '../document.ts'
import { elementNode, textNode } from '../elements.ts'
import type { Literal } from '../literal.ts'
import { isKind, isList } from '../literal.ts'
import type { TabData, TreeNode } from '../tree.ts'
import { literalText } from '../values.ts'
import type { Component, ComponentHandler } from './component.ts'
import { classNames, elementProperties } from './html-element.ts'
import { liftTabItems } from './lifted-tab-items.ts'
import { looseText } from './props.ts'

/** A tab panel; `Tabs` turns it into its final form. */
export const tabItem: ComponentHandler = (component, context) => {
  const { props, children, node } = component
  reportMisspelt(component, 'TabItem', ITEM_PROPS, context)
  const position = node.position ? { position: node.position } : {}
  return [{ type: 'tabItem', data: { tab: tabData(props) }, children, ...position }]
}

const ITEM_PROPS = ['value', 'label', 'default', 'className', 'attributes', 'hidden']
const TABS_PROPS = ['values', 'defaultValue', 'groupId', 'queryString', 'lazy', 'block', 'className']

/** Reports attribute names that look like typos of supported ones. */
function reportMisspelt(
  { props, node }: Component,
  tag: string,
  known: readonly string[],
  { page }: Document,
): void {
  for (const name of props.keys()) {
    const near = known.includes(name) ? undefined : suggest(name, known)
    if (near === undefined || props.has(near)) continue
    page.report(
      {
        code: 'markdown/tabs',
        message: `<${tag}> has no attribute \`${name}\`; it is ignored.`,
        hint: `Did you mean \`${near}\`?`,
      },
      page.places.placeOf(node),
    )
  }
}

function tabData(props: ReadonlyMap<string, Literal>): TabData {
  const value = literalText(props.get('value'))
  const label = looseText(props.get('label'))
  const className = literalText(props.get('className'))
  return {
    ...(value === undefined ? {} : { value }),
    ...(label === undefined ? {} : { label }),
    ...(className === undefined ? {} : { className }),
    selected: props.has('default') && props.get('default') !== false,
  }
}

interface Tab {
  readonly value: string
  readonly label: string
  readonly selected: boolean
  readonly className?: string
  readonly panel: TreeNode | undefined
}

/** Renders a set of tabs. */
export const tabs: ComponentHandler = (written, context) => {
  const { props, node } = written
  const { page } = context
  const { children, before, after } = liftTabItems(written.children, context)
  const component = { ...written, children }
  const items = collect(component, context)
  const shown = new Set(items.map(({ panel }) => panel))
  const others = children
    .filter((child) => !shown.has(child))
    .flatMap((child) => (child.type === 'tabItem' ? (child.children ?? []) : [child]))
  reportMisspelt(component, 'Tabs', TABS_PROPS, context)
  if (items.length === 0) {
    fail('has no TabItem', component, context)
    return [...before, ...others, ...after]
  }
  if (children.some(isNotJsx))
    fail('has content outside its items; it is shown below them', component, context, { severity: 'warning' })
  const chosen = selectedValue(items, component, context)
  const number = ++page.counters.tabs
  const id = (kind: string, index: number): string => `tabs-${number}-${kind}-${index + 1}`
  page.features.add('tabs')
  const focusable = items.findIndex(({ value }) => value === chosen)
  const labels = items.map(({ value, label, className }, i) =>
    elementNode(
      'li',
      {
        role: 'tab',
        id: id('tab', i),
        className: [
          'tabs__item',
          ...(value === chosen ? ['tabs__item--active'] : []),
          ...(className ? [className] : []),
        ],
        tabIndex: i === Math.max(focusable, 0) ? 0 : -1,
        ariaSelected: value === chosen ? 'true' : 'false',
        ariaControls: [id('panel', i)],
        dataValue: value,
      },
      [textNode(label)],
    ),
  )
  const panels = items.map(({ value, label, panel }, i) =>
    elementNode(
      'div',
      {
        role: 'tabpanel',
        id: id('panel', i),
        className: ['tab-item'],
        ariaLabelledBy: [id('tab', i)],
        dataValue: value,
        // Where all panels are visible (in print, without JavaScript), each shows its label.
        dataLabel: label,
        ...(value === chosen ? {} : { hidden: true }),
      },
      panel?.children ?? [],
      panel,
    ),
  )
  const { className } = elementProperties(props)
  const block = props.has('block') && props.get('block') !== false ? ['tabs--block'] : []
  const classes = ['tabs', ...block, ...classNames(className)]
  const list = elementNode(
    'ul',
    { role: 'tablist', ariaOrientation: 'horizontal', className: classes },
    labels,
  )
  const content = elementNode('div', { className: ['margin-top--md'] }, panels)
  const container = elementNode('div', containerProperties(props), [list, content], node)
  return [...before, container, ...others, ...after]
}

function containerProperties(props: ReadonlyMap<string, Literal>) {
  const group = literalText(props.get('groupId'))
  const query = props.get('queryString') === true ? group : literalText(props.get('queryString'))
  return {
    className: ['tabs-container', 'theme-tabs-container'],
    dataTabs: true,
    ...(group === undefined ? {} : { dataGroupId: group }),
    ...(query === undefined ? {} : { dataQueryString: query }),
    ...(props.get('lazy') === true ? { dataLazy: true } : {}),
  }
}

/** The tabs in order: those of `values` if given, else those of the items. */
function collect(component: Component, context: Document): Tab[] {
  const panels = component.children.filter((child) => child.type === 'tabItem')
  const declared = component.props.get('values')
  const tabs =
    declared !== undefined && isList(declared)
      ? declared.map((each) => {
          const tab = declaredTab(each, panels)
          if (!tab) fail('has an entry in `values` without a value', component, context)
          return tab
        })
      : panels.map((panel) => {
          const tab = itemTab(panel)
          if (!tab) fail('has a TabItem without a value', { ...component, node: panel }, context)
          return tab
        })
  if (declared !== undefined && isList(declared)) reportUnmatched(tabs, component, context)
  else if (declared !== undefined)
    fail(
      `has \`values\` that are known only to code${writtenAs(declared)}; the labels are those of the items`,
      component,
      context,
      { severity: 'warning', hint: 'Write the list in the page, or give each TabItem a `label`.' },
    )
  const seen = new Set<string>()
  return tabs.filter((tab): tab is Tab => {
    if (!tab) return false
    if (seen.has(tab.value))
      fail(`has two items with the value "${tab.value}"`, component, context, {
        hint: 'Give one of them another value.',
      })
    else seen.add(tab.value)
    return true
  })
}

function itemTab(panel: TreeNode): Tab | null {
  const { value, label, selected = false, className } = panel.data?.tab ?? {}
  const name = value ?? label
  if (name === undefined) return null
  return { value: name, label: label ?? name, selected, panel, ...(className ? { className } : {}) }
}

function declaredTab(literal: Literal, panels: readonly TreeNode[]): Tab | null {
  if (typeof literal !== 'object' || literal === null || isList(literal) || literal.kind !== 'object')
    return null
  const { value, label, selected } = tabData(literal.entries)
  if (value === undefined) return null
  const panel = panels.find((each) => each.data?.tab?.value === value)
  return {
    value,
    label: label ?? value,
    selected: selected === true || panel?.data?.tab?.selected === true,
    panel,
  }
}

/** Whether a child of `Tabs` shows something and is not a tab. */
const isNotJsx = ({ type, value = '' }: TreeNode): boolean =>
  !/^(?:tabItem|mdx.*Expression|mdxjsEsm)$/.test(type) &&
  !(/^(?:text|html)$/.test(type) && /^\s*(?:<!--[\s\S]*-->)?\s*$/.test(value))

/** Reports tabs in `values` without an item. */
function reportUnmatched(tabs: readonly (Tab | null)[], component: Component, context: Document): void {
  for (const tab of tabs)
    if (tab && !tab.panel)
      fail(
        `has a tab "${tab.value}" in \`values\` but no TabItem for it; the tab is empty`,
        component,
        context,
        { severity: 'warning' },
      )
}

/** Value of the tab selected initially; null for none. */
function selectedValue(items: readonly Tab[], component: Component, context: Document): string | null {
  const { props } = component
  const defaults = items.filter(({ selected }) => selected)
  if (defaults.length > 1)
    fail('has more than one default item; the first one is used', component, context, { severity: 'warning' })
  const wanted = props.get('defaultValue')
  if (wanted !== undefined) {
    if (wanted === null) return null
    const value = literalText(wanted)
    if (items.some((item) => item.value === value)) return value ?? null
    if (isCode(wanted))
      fail(
        `has a defaultValue that is known only to code${writtenAs(wanted)}; it is ignored`,
        component,
        context,
        { severity: 'warning' },
      )
    else fail(`has the defaultValue "${value ?? ''}", but no TabItem with this value`, component, context)
  }
  return (defaults[0] ?? items[0])?.value ?? null
}

/** Whether a value can be determined only by running code. */
const isCode = (value: Literal) =>
  typeof value === 'object' && value !== null && !isList(value) && value.kind !== 'object'

/** Short code of a value in parentheses. */
function writtenAs(value: Literal): string {
  const code = isKind(value, 'name') ? value.name : isKind(value, 'unknown') ? value.source.trim() : ''
  return code === '' || code.length > 60 || code.includes('\n') ? '' : ` (\`${code}\`)`
}

function fail(
  problem: string,
  { node, props, children }: Component,
  { page }: Document,
  { severity = 'error', hint }: { readonly severity?: Severity; readonly hint?: string } = {},
): void {
  const group = literalText(props.get('groupId'))
  const named = group === undefined ? 'Tabs' : `Tabs with groupId "${group}"`
  const known = children.flatMap((child) => child.data?.tab?.value ?? [])
  const general =
    known.length > 0
      ? `Its values are: ${known.join(', ')}.`
      : 'Write <TabItem value="…" label="…"> and </TabItem> on separate lines for each tab.'
  page.report(
    { code: 'markdown/tabs', severity, message: `${named} ${problem}.`, hint: hint ?? general },
    page.places.placeOf(node),
  )
}
