/** Rounds of a simulation one after the other on one ground, until the time is over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expanding, makeRelease } from '#tests/fixtures/servers/next-release.ts'
import { faults } from './faults.ts'
import { openGround } from './ground.ts'
import { alterTree, findPlant, sooner, plantInDatabase, plants } from './plants.ts'
import { makeReport, showFinding, type Report } from './report.ts'
import { simulateRound } from './simulate.ts'
import { strikeFaults } from './strike-faults.ts'

export interface Campaign {
  seed: number
  /** Infinite: until something is found. */
  seconds: number
  /** The name of a planted fault. */
  plant?: string | undefined
  /** The second server is of the next release. */
  twoReleases?: boolean | undefined
  say(line: string): void
}

/** A history is judged in memory and its cost grows with its square, so a night has many. */
const roundSeconds = 60
/** Of each round: one fault often has many consequences. */
const shownFindings = 5

/** Every round has the next seed and users of its own. Ends after one that finds something. */
export async function simulate(campaign: Campaign): Promise<Report> {
  const { seed, seconds, plant, twoReleases = false, say } = campaign
  const planted = findPlant(plants, plant)
  say(`Seed ${seed}. What people do and which faults strike repeat with it; the moments at which`)
  say('processes run do not, so a finding may need several runs with one seed to come again.')
  const place = mkdtempSync(path.join(tmpdir(), 'kaban-planted-'))
  const report = makeReport()
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
    for (const { name, leftOut } of faults) {
      const why = leftOut(ground)
      if (why) say(`Left out: ${name}, because ${why}.`)
    }
    for (let left = seconds, round = 0; left > 0 && report.findings().length === 0; round += 1) {
      const length = Math.min(left, roundSeconds)
      const forgetsKeys = planted.forgetsKeys ?? false
      const done = await simulateRound(ground, {
        seed: seed + round,
        forgetsKeys,
        judgesReads: true,
        strike: ({ now }) =>
          strikeFaults(ground, { seed: seed + round, now, endsAt: length * 1_000 }),
      })
      report.add(done)
      for (const finding of done.findings.slice(0, shownFindings)) say(showFinding(finding))
      left -= length
    }
  } finally {
    await ground.close()
    rmSync(place, { recursive: true, force: true })
  }
  return report
}
