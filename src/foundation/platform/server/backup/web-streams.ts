/**
 * Between the streams of Node and those of the web. Node's own adapters (`Readable.toWeb`) throw an
 * error that nobody can catch when the reader gives up early, as it does when the disk is full.
 */
import { Readable } from 'node:stream'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'

export function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return NodeReadableStream.from<Uint8Array>(stream) as unknown as ReadableStream<Uint8Array>
}

export function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.from(stream as unknown as NodeReadableStream<Uint8Array>, { objectMode: false })
}
