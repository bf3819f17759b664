import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** Passes everything on, and knows the size and the SHA-256 of what passed. */
export function measured(): { through: Transform; size: () => number; checksum: () => string } {
  const hash = createHash('sha256')
  let size = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return { through, size: () => size, checksum: () => hash.digest('hex') }
}
