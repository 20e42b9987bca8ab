// What is left of a component that cannot be rendered: the texts that its source has, and nothing of its code.
import { expect, it } from 'vitest'
import { shownTexts, textsBetweenTags } from '../../../cli/text/shown-texts.ts'

/** A hole of a template, which is no template here. */
const HOLE = '$'.concat('{')

it.each([
  [
    'text with elements in its line',
    'x = <p>Read <a href="/a">the guide</a>, <b>now</b>.</p>',
    ['Read the guide, now.'],
  ],
  ['blocks apart', 'x = <div><h1>Acme</h1>Fast<p>Small</p></div>', ['Acme', 'Fast', 'Small']],
  ['lines of a source', 'x = <p>\n  One\n  two{" "}\n  <i>three</i>\n</p>', ['One two three']],
  ['strings and templates in braces', `x = <p>{"A"} {\`b ${HOLE}c} d\`} {"e" + f}</p>`, ['A b … d e…']],
  ['both ways of a condition', 'x = <p>{a ? "Yes" : "No"}{b && <i>Maybe</i>}</p>', ['Yes No Maybe']],
  ['names of texts', 'const title = "Acme"; x = <h1>{title}</h1>', ['Acme']],
  [
    'translations',
    'x = <p><Translate id="a" description="A greeting">Hello</Translate> {translate({ id: "b", message: "there" })}</p>',
    ['Hello there'],
  ],
  [
    'attributes of components',
    'x = <Card title="One" description={"Two"} icon={<i>three</i>} to="/a" className="a b" kind="x y" />',
    ['One', 'Two', 'three'],
  ],
  ['attributes of elements', 'x = <img alt="A plan" src="/a.png" name="plan" />', ['A plan']],
  [
    'data',
    'const list = [{ title: "One", text: <>Two <b>three</b></>, url: "/a", id: "a b", more: "four five" }, "Six", "seven"]',
    ['One', 'Two three', 'four five', 'Six'],
  ],
  ['what functions give', 'x = list.map((each) => <li>Item {each.name}</li>)', ['Item']],
  [
    'content for browsers only',
    'x = <BrowserOnly fallback={<b>Wait</b>}>{() => <Chart label="Sales" />}</BrowserOnly>',
    ['Wait', 'Sales'],
  ],
  [
    'no code',
    'import a from "An import"; const styles = { main: { border: "1px solid red", gridTemplate: "a b / c d" } }; fetch("https://a.example"); x = <style>{"a b"}</style>',
    [],
  ],
])('%s', (_case, code, texts) => {
  expect(shownTexts(code)).toEqual(texts)
})

it('a source that is no JavaScript leaves what stands between tags', () => {
  const code =
    'export default () => (<main><h1>Acme</h1> <p>\n  Fast and\n  small</p> {list.map(() => <b>{a}</b>)</main>'
  expect(() => shownTexts(code)).toThrow(SyntaxError)
  expect(textsBetweenTags(code)).toEqual(['Acme', 'Fast and small'])
})
