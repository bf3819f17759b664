/**
 * Sample data: a few made-up people with a history, so that a newcomer can try every screen. The
 * same actions that serve real requests write it, once, in one transaction. Every row has the
 * sample mark.
 */
import type { Database, Transaction } from '#foundation/platform/server/database/database.ts'
import { systemContext, type ActionContext } from '#foundation/platform/server/http/context.ts'
import { addSampleContent } from './sample-content.ts'
import { addSampleHolidays } from './sample-holidays.ts'
import { declareSampleIncome } from './sample-income.ts'
import { addSampleFigures, confirmSampleFigures } from './sample-market-figures.ts'
import {
  addSampleCompanyAccounts,
  addSampleDeposits,
  addSampleInvestment,
  addSampleWithdrawals,
  openSampleDeposit,
} from './sample-money.ts'
import { addSampleNotices } from './sample-notices.ts'
import { addSampleOffers } from './sample-offers.ts'
import {
  addSupportChat,
  adminContext,
  anaReyes,
  benRamos,
  openJosesDeposit,
  personContext,
} from './sample-people.ts'
import { addSamplePlacements } from './sample-placements.ts'
import { addSamplePlans } from './sample-plans.ts'
import { joseDelaCruz, lizaCruz, mariaSantos, sampleSignIns } from './sample-sign-ins.ts'
import { addSampleTestimonials } from './sample-testimonials.ts'

export interface SampleParts extends Pick<ActionContext, 'settings' | 'files' | 'secrets'> {
  database: Database
  say: (step: string) => void
}

/** The small sample: three people, and everything happens now. */
export async function loadSampleData({ database, say, ...ground }: SampleParts): Promise<void> {
  await database.transaction(async (tx) => {
    if (await isLoaded(tx)) return
    say('Loading the sample data …')
    await buildSampleData(systemContext(tx, ground))
  })
}

/** A second server that starts at the same time waits here and finds the data. */
export async function isLoaded(tx: Transaction): Promise<boolean> {
  await tx.rows('select 1 from installation for update')
  const { loaded } = await tx.row<{ loaded: boolean }>(
    `select exists (select from users where email = $1) as loaded`,
    [sampleSignIns.admin.email],
  )
  return loaded
}

/** Creates Liza first, so that the newest movements are of people in the printed sign-ins. */
async function buildSampleData(ctx: ActionContext): Promise<void> {
  const admin = await adminContext(ctx, anaReyes)
  const secondAdmin = await adminContext(ctx, benRamos)
  const companyAccountIds = await addSampleCompanyAccounts(ctx)
  const liza = await personContext(ctx, lizaCruz)
  // Ben, so that the day of neither admin begins near the band of what one person moves alone.
  await addSampleInvestment(liza, secondAdmin, companyAccountIds)
  await addSamplePlans(admin, secondAdmin)
  await declareSampleIncome(secondAdmin, admin)
  await addSampleHolidays(admin)
  await addSampleOffers(admin, secondAdmin)
  await addSamplePlacements(liza)
  const maria = await personContext(ctx, mariaSantos)
  const jose = await personContext(ctx, joseDelaCruz)
  await addSampleDeposits(maria, admin, companyAccountIds)
  await addSampleWithdrawals(maria, admin)
  await addSampleTestimonials({ investor: liza, saver: maria, admin, colleague: secondAdmin })
  await openJosesDeposit(jose, () => openSampleDeposit(jose, 350_000n, companyAccountIds[1]))
  await addSupportChat(maria, admin)
  await addSampleFigures(admin)
  await addSampleContent(admin, secondAdmin)
  await confirmSampleFigures(secondAdmin)
  await addSampleNotices(maria, admin)
}
