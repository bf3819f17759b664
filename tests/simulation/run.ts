/**
 * `npm run simulate -- [--seed N] [--seconds N | --minutes N | --until-broken] [--two-releases]
 * [--plant NAME]`: people use two servers on one PostgreSQL while faults strike. Exits with 1 on
 * any finding.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { simulate } from './campaign.ts'
import { plants } from './plants.ts'

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
  say('--seed takes a whole number, and --seconds and --minutes take more than 0.')
  process.exit(2)
}
const names = plants.map(({ name }) => name)
if (values.plant !== undefined && !names.includes(values.plant)) {
  say(`There is no planted fault ${values.plant}. Known: ${names.join(', ')}.`)
  process.exit(2)
}

// The disk is unmounted and the database ended at the exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const { plant, 'two-releases': twoReleases } = values
const report = await simulate({ seed, seconds, plant, twoReleases, say })
say(`\n${report.show({ seconds, plant, twoReleases, leftOut: report.leftOut })}`)
if (report.findings().length > 0) process.exitCode = 1
