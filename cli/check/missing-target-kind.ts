// Decides whether messages call the missing target of a URL a file or a page.

/** Paths with a file extension other than that of a page. */
const FILE_NAME = /\.(?!html?$)(?=\d*[a-z])[a-z\d]{2,5}$/i

/** `file` or `page`. */
export function missingTargetKind(path: string): string {
  return FILE_NAME.test(path) ? 'file' : 'page'
}
