// JSON files of the site by hashed URL, each fetched once.

/** Files by URL. */
export interface ResourceStore {
  /** The value, if it is already loaded. */
  peek(address: string): unknown
  load(address: string): Promise<unknown>
}

/** A store over a fetch function; a failed file is fetched again on the next request. */
export function createResources(fetchFile: (address: string) => Promise<unknown>): ResourceStore {
  const values = new Map<string, unknown>()
  const loads = new Map<string, Promise<unknown>>()
  const start = async (address: string) => {
    try {
      const value = await fetchFile(address)
      if (value === null) throw new Error(`There is no file ${address}.`)
      values.set(address, value)
      return value
    } catch (cause) {
      loads.delete(address)
      throw cause
    }
  }
  return {
    peek: (address) => values.get(address),
    load(address) {
      const load = loads.get(address) ?? start(address)
      loads.set(address, load)
      return load
    },
  }
}
