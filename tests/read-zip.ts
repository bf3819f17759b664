/**
 * Opens an archive as another program would: by its central directory. Enough for archives below
 * four gigabytes.
 */
import { inflateRawSync } from 'node:zlib'

export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0) throw new Error('This is no archive')
  const files = new Map<string, Buffer>()
  let entry = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [archive.readUInt16LE(entry + 10), archive.readUInt32LE(entry + 20)]
    const [nameLength, extraLength, commentLength] = [
      archive.readUInt16LE(entry + 28),
      archive.readUInt16LE(entry + 30),
      archive.readUInt16LE(entry + 32),
    ]
    const name = archive.toString('utf8', entry + 46, entry + 46 + nameLength)
    const local = archive.readUInt32LE(entry + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(start, start + size)
    files.set(name, method === 0 ? packed : inflateRawSync(packed))
    entry += 46 + nameLength + extraLength + commentLength
  }
  return files
}

export function jsonIn(files: Map<string, Buffer>, name: string): Record<string, unknown>[] {
  const content = files.get(name)
  if (!content) throw new Error(`The archive has no ${name}`)
  return JSON.parse(content.toString('utf8')) as Record<string, unknown>[]
}
