/** Keeps a second Kaban from starting on the same data directory. */
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../settings/start-problem.ts'
import { isAlive, startOf } from './processes.ts'

interface Holder {
  pid: number
  start: string | null
}

/** Throws StartProblem when a living Kaban holds the lock; takes over the lock of a dead one. */
export function lockDirectory(directory: string): { release(): void } {
  const lock = path.join(directory, 'running.lock')
  const mine = path.join(directory, `running.lock.${process.pid}`)
  try {
    writeFileSync(
      mine,
      JSON.stringify({ pid: process.pid, start: startOf(process.pid) } satisfies Holder),
      { mode: 0o600 },
    )
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (take(mine, lock)) return { release: () => rmSync(lock, { force: true }) }
      const holder = read(lock)
      if (holder && lives(holder)) throw new StartProblem(inUse(directory, holder))
      moveAside(lock, holder)
    }
  } finally {
    rmSync(mine, { force: true })
  }
  throw new StartProblem(
    `The data folder ${directory} is being taken by several starts at once. ` +
      'Wait a moment and start again.',
  )
}

/** Linking is atomic, so nobody reads a half-written lock. */
function take(mine: string, lock: string): boolean {
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Two starts may find the same dead holder. The one that then moves a newer, living lock puts it
 * back.
 */
function moveAside(lock: string, holder: Holder | null): void {
  const aside = `${lock}.${process.pid}.old`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  const moved = read(aside)
  if (moved && moved.pid !== holder?.pid && lives(moved)) take(aside, lock)
  rmSync(aside, { force: true })
}

function lives(holder: Holder): boolean {
  return isAlive(holder.pid) && startOf(holder.pid) === holder.start
}

function read(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function inUse(directory: string, holder: Holder): string {
  return (
    `Kaban already runs on the data folder ${directory} (process ${holder.pid}). ` +
    'Use that one, stop it first, or start a second one with a folder and a port of its own ' +
    '(KABAN_DATA_DIR and PORT).'
  )
}
