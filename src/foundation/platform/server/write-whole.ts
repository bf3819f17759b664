import fs from 'node:fs'
import path from 'node:path'

/**
 * Writes a small file that only its owner may read: a reader, also one after a power cut, finds the
 * old content or the new. `owner` gets it where root writes for another user.
 */
export function writeWhole(
  file: string,
  content: string,
  owner?: { uid: number; gid: number },
): void {
  const temporary = `${file}.${process.pid}.new`
  // Of a crash. Its mode would stay.
  fs.rmSync(temporary, { force: true })
  try {
    fs.writeFileSync(temporary, content, { flag: 'wx', mode: 0o600, flush: true })
    if (owner) fs.chownSync(temporary, owner.uid, owner.gid)
    fs.renameSync(temporary, file)
  } catch (error) {
    fs.rmSync(temporary, { force: true })
    throw error
  }
  flushToDisk(path.dirname(file))
}

/** A file, or a folder: a renamed file outlives a power cut only with its folder on the disk. */
export function flushToDisk(place: string): void {
  const descriptor = fs.openSync(place, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
