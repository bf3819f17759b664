/**
 * The living sample: a made-up company over four months. The actions that serve real requests write
 * all of it, each at its own instant, in the order of time; only the clock is the story's.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Timeline } from '../clock/timeline.ts'
import { openSampleOffers } from '../sample-offers.ts'
import { chanceOf, openCalendar } from './calendar.ts'
import { enterFigures, foundCompany } from './company.ts'
import { liveCoreLives } from './core-lives.ts'
import { join, live, untilHour } from './lives.ts'
import { correctBalances, writeNotes } from './money/decisions.ts'
import { declareIncomes, placeMoney } from './money/placements.ts'
import { makeScriptedMovements } from './money/scripted-movements.ts'
import { putPastAway, workAtNight } from './nights.ts'
import { people, type Person } from './people.ts'
import { announce, talkToSupport, writeTestimonials } from './support/support.ts'
import type { Teller } from './teller.ts'
import { waitForStaff } from './today.ts'

interface Story {
  ctx: ActionContext
  timeline: Timeline
  end: Date
  turn: number
}

export async function tellStory({ ctx, timeline, end, turn }: Story): Promise<void> {
  const calendar = openCalendar(end, timeline.until)
  timeline.begin(async () => {
    const company = await foundCompany(ctx, calendar)
    await calendar.pace({ daysAgo: 119, at: '10:00' })
    const { sariSariId } = await openSampleOffers(company.ana, company.ben)
    timeline.begin(() => enterFigures(company, calendar))
    const teller: Teller = {
      ...company,
      ctx,
      calendar,
      // Never of the day: the story must have the same ends on each.
      begin: (name, life) => {
        const own = { ...teller, chance: chanceOf(`${name} ${turn}`) }
        timeline.begin(() => life(own))
      },
      until: timeline.until,
      chance: chanceOf(`story ${turn}`),
      beings: new Map(),
      being: (name) => {
        const being = teller.beings.get(name)
        if (!being) throw new Error(`${name} has not joined yet`)
        return being
      },
      busy: new Set(),
    }
    workAtNight(teller, 118)
    teller.begin('past', putPastAway)
    liveCoreLives(teller)
    for (const person of people) teller.begin(person.name, (own) => lifeOf(own, person))
    makeScriptedMovements(teller)
    placeMoney(teller)
    declareIncomes(teller, sariSariId)
    correctBalances(teller)
    writeNotes(teller)
    talkToSupport(teller)
    announce(teller)
    writeTestimonials(teller)
    waitForStaff(teller)
  })
  await timeline.run()
}

async function lifeOf(teller: Teller, person: Person): Promise<void> {
  await untilHour(teller, person.joined)
  const being = await join(teller, person)
  teller.beings.set(person.name, being)
  await live(teller, being)
}
