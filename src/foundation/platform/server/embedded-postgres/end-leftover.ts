/**
 * Shuts down the PostgreSQL that a killed run left behind. Only processes that work in this data
 * directory are ended: a process number alone proves nothing.
 */
import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../settings/start-problem.ts'
import { isAlive, processesIn, programOf, readOr, waitForEnd } from './processes.ts'

export async function endLeftover(
  directory: string,
  onStep: (text: string) => void,
): Promise<void> {
  if (process.platform !== 'linux') return
  const leftover = () => processesIn(directory).filter((pid) => programOf(pid) === 'postgres')
  if (leftover().length > 0) {
    onStep('Ending the PostgreSQL that an interrupted run left behind …')
    await end(directory, leftover)
  }
  // No process works in the directory any more, so the file is stale, even if another process has
  // its number by now.
  fs.rmSync(path.join(directory, 'postmaster.pid'), { force: true })
}

async function end(directory: string, leftover: () => number[]): Promise<void> {
  const postmaster = Number(readOr(path.join(directory, 'postmaster.pid'), '').split('\n')[0])
  const isOver = () => leftover().length === 0
  // SIGINT is PostgreSQL's fast shutdown. Children without a living parent end by themselves.
  if (leftover().includes(postmaster) && isAlive(postmaster)) send(postmaster, 'SIGINT')
  if (await waitForEnd(isOver, 30_000)) return
  for (const pid of leftover()) send(pid, 'SIGQUIT')
  if (await waitForEnd(isOver, 5000)) return
  for (const pid of leftover()) send(pid, 'SIGKILL')
  if (await waitForEnd(isOver, 5000)) return
  throw new StartProblem(
    `A PostgreSQL from an earlier run does not end (processes ${leftover().join(', ')}). ` +
      `End them and start again; the data in ${directory} is safe.`,
  )
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}
