// JSON files of the site under their hashed addresses: each is fetched once.

/** Files by address. */
export interface ResourceStore {
  /** The value when it is already here. */
  peek(address: string): unknown
  load(address: string): Promise<unknown>
}

/** A store over a fetch function; a file that could not be had is asked for again the next time. */
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
