/**
 * `npm run simulate -- [--seed N] [--seconds N | --minutes N | --until-broken] [--two-releases]
 * [--plant NAME]`: people use two servers on one PostgreSQL while faults strike. Exits with 1 on
 * any finding.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { simulate } from './campaign.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seconds: { type: 'string' },
    minutes: { type: 'string' },
    'until-broken': { type: 'boolean' },
    plant: { type: 'string' },
    'two-releases': { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? randomInt(2 ** 31))
const seconds = values['until-broken']
  ? Infinity
  : Number(values.seconds ?? Number(values.minutes ?? 0.75) * 60)
if (!Number.isInteger(seed) || !(seconds > 0)) {
  say('Usage: npm run simulate -- --seed 7 --seconds 45 (or --minutes 30, or --until-broken)')
  process.exit(2)
}

// The disk is unmounted and the database ended at the exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const report = await simulate({
  seed,
  seconds,
  plant: values.plant,
  twoReleases: values['two-releases'],
  say,
})
say(report.show())
if (report.findings().length > 0) process.exitCode = 1
