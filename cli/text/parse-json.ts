// JSON as it is kept and sent: UTF-8 in bytes.

/** The value of a JSON text in UTF-8. Throws for anything else. */
export function parseJson<Value>({ buffer, byteOffset, length }: Uint8Array): Value {
  return JSON.parse(Buffer.from(buffer, byteOffset, length).toString()) as Value
}
