/** A disk that is full, slow or broken under PostgreSQL. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, rmSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processesIn } from '#foundation/platform/server/embedded-postgres/processes.ts'
import type { Ground } from './ground.ts'

/** Leaves not a page. Returns what frees it again. */
export function fillDisk(disk: string): () => void {
  const filler = path.join(disk, 'filler')
  const { bavail, bsize } = statfsSync(disk)
  spawnSync('fallocate', ['--length', String(Math.max(1, bavail - 8) * bsize), filler])
  try {
    for (;;) appendFileSync(filler, Buffer.alloc(4096))
  } catch {
    // It is full.
  }
  return () => rmSync(filler, { force: true })
}

export function missingTracer(): string {
  const found = spawnSync('strace', ['--version']).status === 0
  return found ? '' : 'strace is not installed (apt-get install strace)'
}

/** Every write to the disk takes so much longer. */
export async function slowFsync(ground: Ground, byMs: number, forMs: number): Promise<void> {
  await inject(ground, `fdatasync,fsync:delay_enter=${byMs}ms`, forMs)
}

/** PostgreSQL ends all its processes when the log cannot be written, and recovers. */
export async function failFsync(ground: Ground, forMs: number): Promise<void> {
  await inject(ground, 'fdatasync:error=EIO:when=1', forMs)
}

/** Into the processes that there are now. */
async function inject({ postgres }: Ground, fault: string, forMs: number): Promise<void> {
  const pids = processesIn(path.join(postgres.directory, 'data'))
  const tracer = spawn(
    'strace',
    [
      '-qq',
      ...pids.flatMap((pid) => ['-p', String(pid)]),
      '-e',
      'trace=fdatasync,fsync',
      '-e',
      `inject=${fault}`,
      '-o',
      '/dev/null',
    ],
    { stdio: 'ignore' },
  )
  const ended = once(tracer, 'exit')
  await Promise.race([ended, pause(forMs)])
  // strace lets its processes go when it is asked to end.
  tracer.kill('SIGTERM')
  await ended
}
