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

/**
 * Throws StartProblem when a disk has no room for so many bytes in each of these places on it.
 * `other` is another way out.
 */
export function refuseFull(places: readonly string[], bytes: number, other = ''): void {
  for (const place of places) {
    if (!fs.existsSync(place)) throw new StartProblem(`${place} does not exist.`)
    const { bavail, bsize } = fs.statfsSync(place)
    const free = bavail * bsize
    const needed = bytes * places.filter((one) => diskOf(one) === diskOf(place)).length
    if (free > needed) continue
    throw new StartProblem(
      `The disk of ${place} has ${inMegabytes(free)} left, and ${inMegabytes(needed)} are ` +
        `needed. Free ${inMegabytes(needed - free)} there${other}. Nothing was changed.`,
    )
  }
}

const diskOf = (place: string) => fs.statSync(place).dev

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
