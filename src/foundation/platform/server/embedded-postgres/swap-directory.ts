/**
 * Puts a finished data directory in the place of another one. No step of it can be undone by a
 * crash, and whoever comes next finishes what a crash has left: a directory named `….ready` is
 * whole, and is only needed while there is none with the final name.
 */
import fs from 'node:fs'
import path from 'node:path'
import { flushToDisk } from '../write-whole.ts'

export const readyOf = (directory: string): string => `${directory}.ready`

/** `made` gets the name of `directory`, which is kept as `keptAs`. No server uses either. */
export function swapDirectories(directory: string, made: string, keptAs: string): void {
  forceDown(made)
  rename(made, readyOf(directory))
  rename(directory, keptAs)
  finishSwap(directory)
}

/** Of a swap that was killed. */
export function finishSwap(directory: string): void {
  if (!fs.existsSync(directory) && fs.existsSync(readyOf(directory)))
    rename(readyOf(directory), directory)
}

function rename(from: string, to: string): void {
  fs.renameSync(from, to)
  flushToDisk(path.dirname(to))
}

/** Onto the disk: it was filled without. */
function forceDown(directory: string): void {
  for (const name of fs.readdirSync(directory, { recursive: true, encoding: 'utf8' }))
    flushToDisk(path.join(directory, name))
  flushToDisk(directory)
}
