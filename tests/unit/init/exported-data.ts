// Reads generated modules that export data.

/** The value of `export default` in a module without imports. */
export const exportedData = (source: string): unknown =>
  new Function(source.replace('export default', 'return'))() as unknown
