/** Rounds of a simulation one after the other on one ground, until the time is over. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { faults } from './faults.ts'
import { openGround } from './ground.ts'
import { plantInDatabase, plantInTree, plants, type Plant } from './plants.ts'
import { makeReport, showFinding, type Report } from './report.ts'
import { simulateRound } from './simulate.ts'

export interface Campaign {
  seed: number
  /** Infinite: until something is found. */
  seconds: number
  /** The name of a planted fault. */
  plant?: string | undefined
  say(line: string): void
}

/** A history is judged in memory and its cost grows with its square, so a night has many. */
const roundSeconds = 60
/** Of each round: one fault often has many consequences. */
const shownFindings = 5

/** Every round has the next seed, and users of its own. Ends after the first that finds something. */
export async function simulate({ seed, seconds, plant, say }: Campaign): Promise<Report> {
  const planted = findPlant(plant)
  say(`Seed ${seed}. What people do and which faults strike repeat with it; the moments at which`)
  say('processes run do not, so a finding may need several runs with one seed to come again.')
  const place = mkdtempSync(path.join(tmpdir(), 'kaban-planted-'))
  const report = makeReport()
  const home = plantInTree(planted, place)
  const ground = await openGround({ ...(home && { home }) })
  try {
    await plantInDatabase(planted, ground.owner)
    for (const { name, leftOut } of faults) {
      const why = leftOut(ground)
      if (why) say(`Left out: ${name}, because ${why}.`)
    }
    for (let left = seconds, next = seed; left > 0 && report.findings().length === 0; next += 1) {
      const length = Math.min(left, roundSeconds)
      const forgetsKeys = planted.forgetsKeys ?? false
      const round = await simulateRound(ground, { seed: next, seconds: length, forgetsKeys })
      report.add(round)
      for (const finding of round.findings.slice(0, shownFindings)) say(showFinding(finding))
      left -= length
    }
  } finally {
    await ground.close()
    rmSync(place, { recursive: true, force: true })
  }
  return report
}

function findPlant(name: string | undefined): Plant {
  if (name === undefined) return { name: 'none' }
  const found = plants.find((plant) => plant.name === name)
  if (found) return found
  const known = plants.map((plant) => plant.name).join(', ')
  throw new Error(`There is no planted fault ${name}. Known: ${known}.`)
}
