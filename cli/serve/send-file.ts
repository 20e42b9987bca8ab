// The body of an answer that lies on the disk: it goes out as fast as the line takes it, and is never whole in memory.
import { createReadStream } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/** Ends an answer with a file or, first and last byte given, a part of it. One that cannot be read ends the connection. */
export function sendFile(
  file: string,
  response: ServerResponse,
  part: { readonly start: number; readonly end: number } | undefined,
): void {
  pipeline(createReadStream(file, part), response, () => undefined)
}
