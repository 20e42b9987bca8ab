// Reads single values of YAML files that have tags which only other programs know.

/** Value of a key in a YAML file, at the top level by default. */
export function yamlValue(source: string, key: string, indent = ''): string | undefined {
  const match = new RegExp(
    `^${indent}${key}:[ \\t]+(?:"([^"\\n]*)"|'([^'\\n]*)'|([^#\\n]*?))[ \\t]*(?:#.*)?$`,
    'm',
  ).exec(source)
  const value = match?.[1] ?? match?.[2] ?? match?.[3]
  return value === '' ? undefined : value
}
