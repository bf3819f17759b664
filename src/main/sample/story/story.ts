/**
 * The living sample: a made-up company over four months. The actions that serve real requests write
 * all of it, each at its own instant, in the order of time; only the clock is the story's.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import type { Timeline } from '../clock/timeline.ts'
import { openSampleOffers } from '../sample-offers.ts'
import { chanceOf, openCalendar } from './calendar.ts'
import { enterFigures, foundCompany } from './company.ts'
import { coreLives } from './core-lives.ts'
import { correctBalances, writeNotes } from './decisions.ts'
import { join, live, untilHour } from './lives.ts'
import { putPastAway, workAtNight } from './nights.ts'
import { people, type Person } from './people.ts'
import { declareIncomes, placeMoney } from './placements.ts'
import { announce, talkToSupport, writeTestimonials } from './support.ts'
import type { Teller } from './teller.ts'
import { waitForStaff } from './today.ts'

const dayMs = 86_400_000

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
    for (const life of coreLives(ctx, company, calendar)) timeline.begin(life)
    timeline.begin(() => enterFigures(company, calendar))
    const teller: Teller = {
      ...company,
      ctx,
      calendar,
      begin: timeline.begin,
      until: timeline.until,
      chance: chanceOf(Math.floor(end.getTime() / dayMs) + turn * 1_000_003),
      beings: new Map(),
      busy: new Set(),
    }
    workAtNight(teller, 118)
    timeline.begin(() => putPastAway(teller))
    for (const person of people) timeline.begin(() => lifeOf(teller, person))
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
