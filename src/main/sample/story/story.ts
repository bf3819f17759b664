/**
 * The living sample: a made-up company over four months. The actions that serve real requests write
 * all of it, each at its own instant, in the order of time; only the clock is the story's.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { addSampleOffers } from '../sample-offers.ts'
import type { Timeline } from '../clock/timeline.ts'
import { openCalendar } from './calendar.ts'
import { enterFigures, foundCompany } from './company.ts'
import { coreLives } from './core-lives.ts'

interface Story {
  ctx: ActionContext
  timeline: Timeline
  end: Date
}

export async function tellStory({ ctx, timeline, end }: Story): Promise<void> {
  const calendar = openCalendar(end, timeline.until)
  timeline.begin(async () => {
    const company = await foundCompany(ctx, calendar)
    await calendar.pace({ daysAgo: 119, at: '10:00' })
    await addSampleOffers(company.ana, company.ben)
    for (const life of coreLives(ctx, company, calendar)) timeline.begin(life)
    timeline.begin(() => enterFigures(company, calendar))
  })
  await timeline.run()
}
