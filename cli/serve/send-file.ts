// Streams a file from disk as a response body: at the speed of the connection, and never whole in memory.
import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/** Ends a response with a file or, given first and last byte, a part of it. A read error closes the connection. */
export function sendFile(
  file: string,
  response: ServerResponse,
  part: { readonly start: number; readonly end: number } | undefined,
): void {
  pipeline(createReadStream(file, part), response, () => undefined)
}
