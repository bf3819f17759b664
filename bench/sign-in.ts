/**
 * What signing in costs everybody else: the look-up of a session at each request, and a storm of
 * sign-ins.
 */
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { measureLoginStorm, stormPerSecond } from './login-storm.ts'
import { measureLookUp, sessionCount } from './session-look-up.ts'

const lookUpAimMs = 0.1
const slowerAim = 2

export async function reportSignIn(
  server: PostgresServer,
  rounds: number,
  seconds: number,
  say: (line: string) => void,
): Promise<void> {
  const { meanMs, p99Ms, plan } = await measureLookUp(server)
  say(
    `\nlook-up of a session among ${sessionCount}: ${meanMs.toFixed(3)} ms of the database in the mean (aim ${lookUpAimMs}), p99 ${p99Ms.toFixed(3)} ms`,
  )
  say(`  ${plan.join(' · ')}`)
  if (plan.some((node) => node === 'Seq Scan on sessions'))
    throw new Error('The look-up reads every session')
  const measured = await measureLoginStorm(server, rounds, seconds, (round) =>
    say(`storm: ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`} …`),
  )
  say(
    `\nwithdrawals while ${stormPerSecond} people a second sign in, the middle of ${rounds} rounds`,
  )
  const row = (name: string, one: number, other: number, ratio: number) =>
    say(
      `${name.padEnd(34)}${one.toFixed(1).padStart(12)}${other.toFixed(1).padStart(12)}${ratio.toFixed(2).padStart(10)}`,
    )
  say(
    `${''.padEnd(34)}${'without'.padStart(12)}${'with'.padStart(12)}${'slower'.padStart(10)}   aim ${slowerAim}`,
  )
  const slower = {
    perSecond: middle(measured.map(({ quiet, stormy }) => quiet.perSecond / stormy.perSecond)),
    p50Ms: middle(measured.map(({ quiet, stormy }) => stormy.p50Ms / quiet.p50Ms)),
  }
  row(
    'completed withdrawals a second',
    middle(measured.map(({ quiet }) => quiet.perSecond)),
    middle(measured.map(({ stormy }) => stormy.perSecond)),
    slower.perSecond,
  )
  row(
    'p50 of a request for money, ms',
    middle(measured.map(({ quiet }) => quiet.p50Ms)),
    middle(measured.map(({ stormy }) => stormy.p50Ms)),
    slower.p50Ms,
  )
  const total = (of: 'asked' | 'opened' | 'refused') =>
    measured.reduce((sum, { signIns }) => sum + signIns[of], 0)
  say(
    `sign-ins: ${total('asked')} asked, ${total('opened')} opened, ${total('refused')} asked to come again (503), p50 ${middle(measured.map(({ signIns }) => signIns.p50Ms)).toFixed(0)} ms`,
  )
  if (meanMs > lookUpAimMs || slower.perSecond > slowerAim || slower.p50Ms > slowerAim)
    say('An aim was not reached.')
}

function middle(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN
}
