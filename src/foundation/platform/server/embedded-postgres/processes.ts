/** Asks the operating system about other processes. */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, readlinkSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * When the process began, in the system's own format; null when there is no such process. Tells two
 * processes with one number apart: the system reuses numbers, at once when a container restarts.
 */
export function startOf(pid: number): string | null {
  try {
    return fieldsOf(pid)[19] ?? null
  } catch {
    return startAsListed(pid)
  }
}

/** The processes whose working directory this is; none on a system without /proc. */
export function processesIn(directory: string): number[] {
  const wanted = statSync(directory, { throwIfNoEntry: false })
  if (!wanted) return []
  return numbersInProc().filter((pid) => {
    try {
      const found = statSync(`/proc/${pid}/cwd`)
      return found.dev === wanted.dev && found.ino === wanted.ino && !isZombie(pid)
    } catch {
      return false
    }
  })
}

export function programOf(pid: number): string {
  try {
    // The kernel adds " (deleted)" when the file has been replaced, for example by an upgrade.
    return path.basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, '')
  } catch {
    return ''
  }
}

export async function waitForEnd(isOver: () => boolean, timeoutMs: number): Promise<boolean> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await pause(20)) {
    if (isOver()) return true
  }
  return isOver()
}

function isZombie(pid: number): boolean {
  try {
    return fieldsOf(pid)[0] === 'Z'
  } catch {
    return false
  }
}

/** The fields of /proc/<pid>/stat after the name, which may hold spaces and brackets. */
function fieldsOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}

function startAsListed(pid: number): string | null {
  if (process.platform === 'linux') return null
  try {
    return (
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null
    )
  } catch {
    return null
  }
}

function numbersInProc(): number[] {
  try {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0)
  } catch {
    return []
  }
}

export function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}
