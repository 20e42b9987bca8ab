// Tells what an address without anything behind it was meant for, as messages call it.

/** What ends like a file and like no page. */
const FILE_NAME = /\.(?!html?$)(?=\d*[a-z])[a-z\d]{2,5}$/i

/** `file` or `page`. */
export function missingThing(path: string): string {
  return FILE_NAME.test(path) ? 'file' : 'page'
}
