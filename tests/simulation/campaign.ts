/** Rounds of a simulation one after the other on one ground, until the time is over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expanding, makeRelease } from '#tests/fixtures/servers/next-release.ts'
import { faults } from './faults.ts'
import { openGround } from './ground.ts'
import { alterTree, findPlant, sooner, plantInDatabase, plants } from './plants.ts'
import { makeReport, type Course, type Report } from './report.ts'
import { simulateRound } from './simulate.ts'
import { strikeFaults } from './strike-faults.ts'

/** With `twoReleases` the second server is of the next release. */
export interface Campaign extends Omit<Course, 'leftOut'> {
  seed: number
  /** The names of the faults that strike before all others in each round. */
  first?: readonly string[]
  say(line: string): void
}

/** A history is judged in memory and its cost grows with its square, so a night has many. */
const roundSeconds = 60
/** One round in so many has the limits of a day, which leave less to do. */
const limitedRounds = 4
const progressMs = 10_000

/** Every round has the next seed and users of its own. Ends after one that finds something. */
export async function simulate(
  campaign: Campaign,
): Promise<Report & { leftOut: Course['leftOut'] }> {
  const { seed, seconds, plant, twoReleases = false, say } = campaign
  const planted = findPlant(plants, plant)
  const first = planted.first ?? campaign.first
  say(`Seed ${seed}. What people do and which faults strike repeat with it; the moments at which`)
  say('processes run do not, so a finding may need several runs with one seed to come again.')
  const place = mkdtempSync(path.join(tmpdir(), 'kaban-planted-'))
  const report = makeReport()
  const left: { name: string; why: string }[] = []
  const [home, next] = [path.join(place, 'this'), path.join(place, 'next')]
  makeRelease(home, [])
  alterTree(home, [...sooner, ...(planted.inTree ? [planted.inTree] : [])])
  if (twoReleases) {
    makeRelease(next, [expanding])
    alterTree(next, sooner)
  }
  const ground = await openGround({
    seed,
    home,
    sendsMail: true,
    ...(twoReleases && { secondHome: next }),
  })
  try {
    say(`Files are kept in ${ground.storage.name}.`)
    await plantInDatabase(planted, ground.owner)
    left.push(
      ...faults.flatMap(({ name, leftOut }) => {
        const why = leftOut(ground)
        return why ? [{ name, why }] : []
      }),
    )
    for (let rest = seconds, round = 0; rest > 0 && report.findings().length === 0; round += 1) {
      const length = Math.min(rest, roundSeconds)
      const forgetsKeys = planted.forgetsKeys ?? false
      const began = Date.now()
      const progress = setInterval(() => {
        const passed = Math.round((Date.now() - began) / 1_000)
        say(`Round ${round + 1}, ${passed} s${passed > length ? ': judging' : ''} …`)
      }, progressMs)
      const done = await simulateRound(ground, {
        seed: seed + round,
        forgetsKeys,
        hasDayLimits: planted.hasDayLimits ?? (seed + round) % limitedRounds === 0,
        judgesReads: true,
        strike: ({ now }) =>
          strikeFaults(ground, { seed: seed + round, now, endsAt: length * 1_000, first }),
      }).finally(() => clearInterval(progress))
      report.add(done)
      rest -= length
    }
  } finally {
    await ground.close()
    rmSync(place, { recursive: true, force: true })
  }
  return { ...report, leftOut: left }
}
