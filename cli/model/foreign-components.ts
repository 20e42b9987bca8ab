// Components that pages of other generators use by name, and the syntax to write instead.

const boxes = (names: readonly string[], box: string) =>
  names.map((name) => [name, `:::${box}, the text, and ::: on lines of their own`] as const)

/** Component name -> what to write. */
export const FOREIGN_COMPONENTS: ReadonlyMap<string, string> = new Map([
  ...boxes(['Aside', 'Callout', 'Alert', 'Note'], 'note'),
  ...boxes(['Tip', 'Check'], 'tip'),
  ...boxes(['Info'], 'info'),
  ...boxes(['Warning', 'Caution'], 'warning'),
  ...boxes(['Danger'], 'danger'),
  ...boxes(['Accordion', 'Expandable', 'Collapse', 'Collapsible', 'Spoiler'], 'details[Title]'),
  ['AccordionGroup', ':::details[Title] for each part'],
  ['Steps', ':::steps with a numbered list'],
  ['Step', 'an item of the numbered list in :::steps'],
  ...['Cards', 'CardGroup', 'CardGrid', 'Card', 'LinkCard'].map(
    (name) => [name, ':::cards with a list of links'] as const,
  ),
  ['FileTree', ':::file-tree with a list'],
  ['CodeGroup', ':::code-group around the code blocks'],
  ['Columns', ':::columns with a :::column for each'],
  ['Tab', '<TabItem> in <Tabs>'],
  ['Frame', '![text](./picture.png)'],
  ['Code', 'a code block, with lines of ``` around it'],
  ['LinkButton', '[text](./page.md)'],
])
