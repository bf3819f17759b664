/** The room that a command needs on a disk. */
import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

/** Bytes of all files below. */
export function sizeOf(directory: string): number {
  return fs
    .readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .reduce((sum, file) => sum + (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
}

/** Throws StartProblem when `place` has no room for so many bytes. `other` is another way out. */
export function refuseFull(place: string, bytes: number, other = ''): void {
  const { bavail, bsize } = fs.statfsSync(place)
  if (bavail * bsize > bytes) return
  const [free, needed] = [bavail * bsize, bytes].map((size) => Math.ceil(size / 1e6))
  throw new StartProblem(
    `${place} has ${free} MB left, and an upgrade needs ${needed} MB there. Make space${other}. ` +
      'Nothing was changed.',
  )
}
