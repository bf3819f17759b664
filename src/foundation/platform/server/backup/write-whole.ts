import fs from 'node:fs'

/** Writes a small file, so that a reader finds the old content or the new. */
export function writeWhole(file: string, content: string): void {
  const temporary = `${file}.new`
  fs.writeFileSync(temporary, content, { mode: 0o600, flush: true })
  fs.renameSync(temporary, file)
}
