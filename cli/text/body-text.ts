// A body in memory, in any of its forms, as one text.

/** The text: whole, in pieces, or in UTF-8. */
export const textOfBody = (body: string | readonly string[] | Uint8Array): string => {
  if (typeof body === 'string') return body
  return body instanceof Uint8Array ? Buffer.from(body).toString() : body.join('')
}
