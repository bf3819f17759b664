/** Measures what sign-ins cost others: the session look-up of each request, a storm of sign-ins. */
import type { PostgresServer } from '../tests/fixtures/database/postgres-server.ts'
import { column, median, say } from './figures.ts'
import { measureLoginStorm, stormPerSecond, type StormRound } from './login-storm.ts'
import { measureLookUp, sessionCount } from './session-look-up.ts'

const lookUpAimMs = 0.1
const slowerAim = 2

export async function reportSignIn(
  server: PostgresServer,
  rounds: number,
  seconds: number,
): Promise<void> {
  const { meanMs, p99Ms, plan } = await measureLookUp(server)
  say(
    `\nlook-up of a session among ${sessionCount}: ${meanMs.toFixed(3)} ms of the database ` +
      `in the mean (aim ${lookUpAimMs}), p99 ${p99Ms.toFixed(3)} ms`,
  )
  say(`  ${plan.join(' · ')}`)
  if (plan.some((node) => node === 'Seq Scan on sessions'))
    throw new Error('The look-up reads every session')
  const measured = await measureLoginStorm(server, rounds, seconds, (round) =>
    say(`storm: ${round === 0 ? 'warming up' : `round ${round} of ${rounds}`} …`),
  )
  const slower = reportStorm(measured)
  if (meanMs > lookUpAimMs || slower > slowerAim) say('An aim was not reached.')
}

/** Returns the larger of the two slow-downs. */
function reportStorm(measured: readonly StormRound[]): number {
  const medianOf = (of: (round: StormRound) => number) => median(measured.map(of))
  say(
    `\nwithdrawals while ${stormPerSecond} people a second sign in, ` +
      `the middle of ${measured.length} rounds`,
  )
  const columns = ['without', 'with'].map((name) => name.padStart(12)).join('')
  say(`${''.padEnd(34)}${columns}${'slower'.padStart(10)}   aim ${slowerAim}`)
  const row = (name: string, quiet: number, stormy: number, slower: number) => {
    const figures = `${column(quiet, 1)}${column(stormy, 1)}${column(slower, 2, 10)}`
    say(`${name.padEnd(34)}${figures}`)
    return slower
  }
  const slower = Math.max(
    row(
      'completed withdrawals a second',
      medianOf(({ quiet }) => quiet.perSecond),
      medianOf(({ stormy }) => stormy.perSecond),
      medianOf(({ quiet, stormy }) => quiet.perSecond / stormy.perSecond),
    ),
    row(
      'p50 of a request for money, ms',
      medianOf(({ quiet }) => quiet.p50Ms),
      medianOf(({ stormy }) => stormy.p50Ms),
      medianOf(({ quiet, stormy }) => stormy.p50Ms / quiet.p50Ms),
    ),
  )
  const total = (of: 'sent' | 'opened' | 'refused') =>
    measured.reduce((sum, { signIns }) => sum + signIns[of], 0)
  const p50 = medianOf(({ signIns }) => signIns.p50Ms).toFixed(0)
  say(
    `sign-ins: ${total('sent')} asked, ${total('opened')} opened, ` +
      `${total('refused')} asked to come again (503), p50 ${p50} ms`,
  )
  return slower
}
