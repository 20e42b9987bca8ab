// Validates a document against an XML schema, as far as the schema of JUnit reports goes: global elements, sequences of
// references, attributes of type string. A schema that says more throws, so that nothing passes for being checked.
import { parseXml, type XmlElement } from './xml.ts'

/** Faults of a document, each with the path of its element; empty when it is valid. */
export function xsdFaults(schema: string, document: string): readonly string[] {
  const elements = new Map(
    childrenOf(parseXml(schema), ['element']).map((element) => [element.attributes.name ?? '', element]),
  )
  const faults: string[] = []
  const visit = (element: XmlElement, path: string): void => {
    const here = `${path}/${element.name}`
    const declared = elements.get(element.name)
    const [type] = declared ? childrenOf(declared, ['complexType']) : []
    if (!declared) faults.push(`${here} is not declared`)
    else if (type) faults.push(...complexFaults(type, element).map((fault) => `${here}: ${fault}`))
    else faults.push(...simpleFaults(declared, element).map((fault) => `${here}: ${fault}`))
    for (const child of element.children) visit(child, here)
  }
  visit(parseXml(document), '')
  return faults
}

function simpleFaults(declared: XmlElement, { attributes, children }: XmlElement): readonly string[] {
  onlyStrings(declared)
  return [...Object.keys(attributes), ...children.map(({ name }) => name)].map(
    (name) => `${name} is not allowed`,
  )
}

function complexFaults(type: XmlElement, element: XmlElement): readonly string[] {
  const parts = childrenOf(type, ['sequence', 'attribute'])
  const sequence = parts
    .filter(({ name }) => name === 'xs:sequence')
    .flatMap((part) => childrenOf(part, ['element']))
  const attributes = parts.filter(({ name }) => name === 'xs:attribute')
  attributes.forEach(onlyStrings)
  const known = attributes.map(({ attributes: { name = '' } }) => name)
  const required = attributes.filter(({ attributes: { use } }) => use === 'required')
  return [
    ...Object.keys(element.attributes).flatMap((name) =>
      known.includes(name) ? [] : [`attribute ${name} is not allowed`],
    ),
    ...required.flatMap(({ attributes: { name = '' } }) =>
      name in element.attributes ? [] : [`attribute ${name} is missing`],
    ),
    ...(type.attributes.mixed !== 'true' && element.text.trim() !== '' ? ['text is not allowed'] : []),
    ...sequenceFaults(
      sequence,
      element.children.map(({ name }) => name),
    ),
  ]
}

function sequenceFaults(sequence: readonly XmlElement[], names: readonly string[]): readonly string[] {
  const faults: string[] = []
  let at = 0
  for (const { attributes } of sequence) {
    const { ref = '', minOccurs = '1', maxOccurs = '1' } = attributes
    const start = at
    while (names[at] === ref) at++
    if (at - start < Number(minOccurs)) faults.push(`${ref} is missing`)
    if (maxOccurs !== 'unbounded' && at - start > Number(maxOccurs)) faults.push(`${ref} is there too often`)
  }
  return at < names.length ? [...faults, `${names[at]} is not allowed at its place`] : faults
}

function onlyStrings({ attributes: { name, type } }: XmlElement): void {
  if (type !== 'xs:string') throw new Error(`the type ${type} of ${name} is not understood`)
}

function childrenOf({ name, children }: XmlElement, kinds: readonly string[]): readonly XmlElement[] {
  for (const child of children)
    if (!kinds.includes(child.name.replace('xs:', '')))
      throw new Error(`${child.name} in ${name} is not understood`)
  return children
}
