/** Replaces the running Kaban by this one, or goes back to it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { ourHome, say } from '../../server/start/launch-steps.ts'
import { ownAddress } from '../../server/start/own-address.ts'
import { runningHome } from '../../server/start/running-database.ts'

interface Switch {
  /** A symbolic link to the folder of the Kaban that `start` starts. */
  link: string
  /** Commands of the shell. Each ends when it is done or under way. */
  stop: string
  start: string
  withinMs: number
  /** The Kaban that is started answers here. */
  address: string
}

type Values = Partial<Record<'link' | 'service' | 'stop' | 'start' | 'within', string>>

/** Null: the operator does it by hand. Throws StartProblem. */
export function readSwitch(
  values: Values,
  settings: Pick<Settings, 'host' | 'port'>,
): Switch | null {
  const { link, service } = values
  const withinMs = Number(values.within) * 1_000
  if (!(withinMs > 0 && withinMs < Infinity))
    throw new StartProblem(`--within takes a number of seconds, as in 120: ${values.within}`)
  const stop = values.stop ?? (service && `systemctl stop ${service}`)
  const start = values.start ?? (service && `systemctl start ${service}`)
  if (!link && !stop && !start) return null
  if (!link || !stop || !start || !fs.lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new StartProblem(
      'To replace the running Kaban, name the link to its folder and its service: ' +
        '--link /opt/kaban --service kaban, or instead of a service --stop COMMAND --start ' +
        'COMMAND.',
    )
  return { link: path.resolve(link), stop, start, withinMs, address: ownAddress(settings) }
}

/** Starts what the link names, whichever Kaban that is. Throws StartProblem. */
export async function startLinked(how: Switch): Promise<void> {
  say(`No Kaban runs. Starting the one in ${fs.realpathSync(how.link)} …`)
  // It may be an old one, which does not note its home.
  if (await startAndWait(how, [fs.realpathSync(how.link), ''])) return
  throw new StartProblem(
    `It is not ready. Its log says why. To choose another one: ln -sfn FOLDER ${how.link}`,
  )
}

/** Throws StartProblem when the old Kaban runs again, or none does. */
export async function switchOver(how: Switch): Promise<void> {
  const old = fs.realpathSync(how.link)
  say('Stopping the running Kaban …')
  await stop(how)
  pointTo(how.link, ourHome)
  say('Starting this one …')
  if (await startAndWait(how, [ourHome])) {
    say(`Done. ${how.link} is ${ourHome}. Now: npm run check, npm run verify`)
    return
  }
  say(`It is not ready after ${how.withinMs / 1_000} s. Going back to ${old} …`)
  // First, so that the next start is of the old one even if this one does not stop.
  pointTo(how.link, old)
  await stop(how)
  // Old releases do not note their home.
  const isBack = await startAndWait(how, [old, ''])
  throw new StartProblem(
    isBack
      ? 'The upgrade failed, and the old Kaban serves again. The log says why.'
      : 'The upgrade failed, and the old Kaban does not serve either. Its log says why: mend ' +
          'that and start it again. Only if it says that a newer Kaban has changed the database, ' +
          'restore the backup that was taken before: npm run restore',
  )
}

/** Waits until nobody uses the data folder. */
async function stop(how: Switch): Promise<void> {
  await shell(how.stop)
  for (let waited = 0; runningHome() !== null; waited += 1) {
    if (waited > 600) throw new StartProblem(`Kaban still runs a minute after: ${how.stop}`)
    await pause(100)
  }
}

/** The link always names a folder. */
function pointTo(link: string, home: string): void {
  const next = `${link}.next`
  fs.rmSync(next, { force: true })
  fs.symlinkSync(home, next)
  fs.renameSync(next, link)
}

/** /readyz itself gives a slow database two seconds. */
const answersWithinMs = 5_000

/** Whether a Kaban of one of these homes is ready in time. */
async function startAndWait(how: Switch, homes: readonly string[]): Promise<boolean> {
  if ((await shell(how.start)) !== 0) return false
  for (const end = Date.now() + how.withinMs; Date.now() < end; await pause(200)) {
    const left = AbortSignal.timeout(Math.min(answersWithinMs, Math.max(end - Date.now(), 1)))
    const answer = await fetch(`${how.address}/readyz`, { signal: left }).catch(() => null)
    if (answer?.ok && homes.includes(runningHome() ?? 'none')) return true
  }
  return false
}

async function shell(command: string): Promise<number | null> {
  const child = spawn('/bin/sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

export function whatToDo({ dataDirectory }: Settings): string {
  return [
    'The upgrade is rehearsed, and nothing has changed. Now:',
    '  1. Stop the running Kaban.',
    `  2. Start the one in ${ourHome} with the same settings, KABAN_DATA_DIR=${dataDirectory} ` +
      'among them. A Debian package: apt install it.',
    '  3. npm run check, then npm run verify',
    'If it does not start, start the old one again.',
  ].join('\n')
}
