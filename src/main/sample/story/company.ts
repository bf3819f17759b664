/** The company of the story: its staff, its accounts, and what it published in which week. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { addSampleContent } from '../sample-content.ts'
import { addSampleHolidays } from '../sample-holidays.ts'
import { addSampleFigures, confirmSampleFigures } from '../sample-market-figures.ts'
import { addSampleCompanyAccounts } from '../sample-money.ts'
import { adminContext, anaReyes, benRamos } from '../sample-people.ts'
import { addSamplePlans } from '../sample-plans.ts'
import type { Calendar } from './calendar.ts'

export interface Company {
  ana: ActionContext
  ben: ActionContext
  companyAccountIds: string[]
}

/** The day before anybody joins. */
export async function foundCompany(ctx: ActionContext, { pace }: Calendar): Promise<Company> {
  await pace({ daysAgo: 122, at: '08:30' })
  const ana = await adminContext(ctx, anaReyes)
  await pace({ minutes: 4 })
  const ben = await adminContext(ctx, benRamos)
  await pace({ minutes: 35 })
  const companyAccountIds = await addSampleCompanyAccounts(ctx)
  await pace({ minutes: 40 })
  await addSampleHolidays(ana)
  await pace({ minutes: 55 })
  await addSampleContent(ana, ben)
  await pace({ daysAgo: 121, at: '09:20' })
  await addSamplePlans(ana, ben)
  return { ana, ben, companyAccountIds }
}

/** Market figures are of yesterday afternoon. */
export async function enterFigures({ ana, ben }: Company, { pace }: Calendar): Promise<void> {
  await pace({ daysAgo: 1, at: '16:10' })
  await addSampleFigures(ana)
  await pace({ minutes: 24 })
  await confirmSampleFigures(ben)
}
