/** `npm start` leaves no process behind, whenever it is told to stop. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { longUnless } from '../../fixtures/lanes.ts'
import { freePort } from '../../fixtures/servers/free-port.ts'

/** The processes that were started for the folder, or work in it, as PostgreSQL does. */
function processesOn(folder: string): string[] {
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false
    try {
      return (
        readlinkSync(`/proc/${id}/cwd`).startsWith(folder) ||
        readFileSync(`/proc/${id}/environ`, 'utf8').includes(folder)
      )
    } catch {
      return false
    }
  })
}

/** Starts Kaban, and sends the signal as soon as it has printed `when`. */
async function stopAt(when: string, signal: NodeJS.Signals, folder: string) {
  const port = String(await freePort())
  const launcher = spawn(process.execPath, [path.resolve('scripts/start.mjs')], {
    env: {
      ...process.env,
      PORT: port,
      KABAN_DATA_DIR: folder,
      // The last start need not tell the whole story.
      KABAN_SAMPLE: when === moments.at(-1) ? 'small' : 'living',
    },
  })
  let printed = ''
  let processes: string[] = []
  const note = (text: string) => {
    printed += text
    if (processes.length > 0 || !printed.includes(when)) return
    processes = processesOn(folder)
    launcher.kill(signal)
  }
  launcher.stdout.setEncoding('utf8').on('data', note)
  launcher.stderr.setEncoding('utf8').on('data', note)
  const [exitCode] = (await once(launcher, 'exit')) as [number]
  // The kernel may need a moment to bury the last one.
  for (let look = 0; look < 10 && processesOn(folder).length > 0; look += 1) await pause(100)
  return {
    exitCode,
    printed,
    began: processes.length,
    left: processesOn(folder),
    isLocked: existsSync(path.join(folder, 'postgresql', 'postmaster.pid')),
  }
}

const moments = [
  'Making the database',
  'Updating the database',
  'Loading the sample data',
  'Kaban is ready',
]
/** The gate stops the first start and the ready Kaban, by one signal. */
const laneOf = (signal: string, when: string) =>
  longUnless(signal === 'SIGTERM' && ['Making the database', 'Kaban is ready'].includes(when))

describe.each(['SIGTERM', 'SIGINT'] as const)('told to stop by %s', (signal) => {
  // Each start goes on with what the stopped one before it left.
  const folder = mkdtempSync(path.join(tmpdir(), 'kaban-stopped-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const named = moments.map((when) => [when, laneOf(signal, when)] as const)
  test.each(named)('at "%s"%s', { timeout: 120_000 }, async (when) => {
    const { printed, began, ...end } = await stopAt(when, signal, folder)
    expect(began, printed).toBeGreaterThan(1)
    expect(end, printed).toEqual({ exitCode: 0, left: [], isLocked: false })
  })
})
