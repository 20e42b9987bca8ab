// Many short texts -> the bytes of all of them, without one long text in between.

/** Characters that are encoded together. */
const PIECE = 65_536

/** The texts one after another, in UTF-8. */
export function joinedBytes(texts: Iterable<string>): Uint8Array {
  const done: Uint8Array[] = []
  let open: string[] = []
  let length = 0
  const close = () => {
    done.push(Buffer.from(open.join('')))
    open = []
    length = 0
  }
  for (const text of texts) {
    open.push(text)
    length += text.length
    if (length >= PIECE) close()
  }
  close()
  return Buffer.concat(done)
}
