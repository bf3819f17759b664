/** The series of the whole installation: every server of one database tells the same. */
import { Gauge, Registry } from 'prom-client'
import type { InstallationFacts } from './installation-facts.ts'

/** Undefined: the series is absent. */
type Figure = (facts: InstallationFacts) => number | undefined

const oldest =
  (kind: 'deposits' | 'withdrawals' | 'latePayouts' | 'mails'): Figure =>
  (facts) =>
    facts[kind].oldestAt ? secondsSince(facts[kind].oldestAt, facts) : 0

const secondsSince = (instant: Date, { readAt }: InstallationFacts) =>
  Math.max(0, (readAt.getTime() - instant.getTime()) / 1_000)

const figures: Record<string, readonly [help: string, figure: Figure]> = {
  kaban_deposits_waiting: [
    'Deposits that wait for the staff, counted up to 1,000 of each source.',
    ({ deposits }) => deposits.count,
  ],
  kaban_deposits_oldest_age_seconds: ['Age of the deposit that waits longest.', oldest('deposits')],
  kaban_withdrawals_waiting: [
    'Withdrawals that wait for the staff, counted up to 1,000 of each source.',
    ({ withdrawals }) => withdrawals.count,
  ],
  kaban_withdrawals_oldest_age_seconds: [
    'Age of the withdrawal that waits longest.',
    oldest('withdrawals'),
  ],
  kaban_late_payouts: [
    'Payouts of investments that no pool could pay when they fell due, counted up to 1,000.',
    ({ latePayouts }) => latePayouts.count,
  ],
  kaban_late_payouts_oldest_age_seconds: [
    'For how long the oldest late payout is late.',
    oldest('latePayouts'),
  ],
  kaban_mails_waiting: ['Mails that wait to be sent.', ({ mails }) => mails.count],
  kaban_mails_oldest_age_seconds: ['Age of the mail that waits longest.', oldest('mails')],
  kaban_verification_age_seconds: [
    'Since the last verification of the books that came to an end.',
    (facts) => facts.verification && secondsSince(facts.verification.finishedAt, facts),
  ],
  kaban_books_sound: [
    '1 when the last verification of the books found no problem, else 0.',
    ({ verification }) => verification && (verification.problems === 0 ? 1 : 0),
  ],
  kaban_seal_age_seconds: [
    'Since the books were last sealed.',
    (facts) => (facts.seals.newest ? secondsSince(facts.seals.newest.sealedAt, facts) : undefined),
  ],
  kaban_witnesses: [
    'Places outside that get the seals of the books.',
    ({ seals }) => seals.witnesses.length,
  ],
  kaban_witness_oldest_age_seconds: [
    'Since the place outside that confirmed a seal longest ago did so.',
    (facts) => {
      const silent = facts.seals.witnesses.flatMap(({ silentSince }) => silentSince ?? [])
      return silent.length > 0
        ? Math.max(...silent.map((since) => secondsSince(since, facts)))
        : undefined
    },
  ],
  kaban_unresolved_alarms: [
    'Alarms about staff who viewed very many people, which no colleague has settled.',
    ({ alarms }) => alarms,
  ],
}

/** Returns a function that writes the series, or only that the database is away. */
export function installationGauges(): (facts: InstallationFacts | null) => Promise<string> {
  const [state, known] = [new Registry(), new Registry()]
  const up = new Gauge({
    name: 'kaban_database_up',
    help: '1 when this server reached the database at its last look, else 0.',
    registers: [state],
  })
  const gauges = Object.entries(figures).map(([name, [help, figure]]) => ({
    figure,
    gauge: new Gauge({ name, help: `Of the installation: ${help}`, registers: [known] }),
  }))
  return async (facts) => {
    up.set(facts ? 1 : 0)
    if (!facts) return await state.metrics()
    for (const { gauge, figure } of gauges) {
      const value = figure(facts)
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
    return (await state.metrics()) + (await known.metrics())
  }
}
