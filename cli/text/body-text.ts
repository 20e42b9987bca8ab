// Converts a file body in any of its forms: a string, pieces of one, UTF-8 bytes, or a file still on disk.

type Body = string | readonly string[] | Uint8Array | { readonly whole: () => Uint8Array }

/** The body as text. */
export const textOfBody = (body: Body): string => {
  if (typeof body === 'string') return body
  if ('whole' in body) return textOfBody(body.whole())
  return body instanceof Uint8Array ? Buffer.from(body).toString() : body.join('')
}

/** The body as bytes. */
export const bytesOfBody = (body: Body): Uint8Array => {
  if (body instanceof Uint8Array) return body
  return typeof body === 'object' && 'whole' in body ? body.whole() : Buffer.from(textOfBody(body))
}
