/**
 * `npm run failovers -- [--times N] [--seed N] [--patroni] [--plant NAME]`: people use two servers
 * while one PostgreSQL takes the place of the other. Exits with 1 on any finding.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { missingPatroni } from './patroni-cluster.ts'
import { plants, rehearse } from './rehearse.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    times: { type: 'string' },
    plant: { type: 'string' },
    patroni: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? randomInt(2 ** 31))
const times = Number(values.times ?? 20)
if (!Number.isInteger(seed) || !(Number.isInteger(times) && times > 0)) {
  say('--seed takes a whole number, and --times one of more than 0.')
  process.exit(2)
}
const names = plants.map(({ name }) => name)
if (values.plant !== undefined && !names.includes(values.plant)) {
  say(`There is no planted fault ${values.plant}. Known: ${names.join(', ')}.`)
  process.exit(2)
}

if (values.patroni && missingPatroni) {
  say(`Patroni cannot run here: ${missingPatroni}.`)
  process.exit(2)
}

// The databases are ended at the exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

say(`Seed ${seed}`)
const { findings } = await rehearse({
  seed,
  times,
  byPatroni: values.patroni,
  plant: values.plant,
  say,
})
if (findings.length > 0) process.exitCode = 1
