/**
 * Sample data: a few made-up people with a history, so that a newcomer can try every screen. The
 * same actions that serve real requests write it, once, in one transaction. Every row has the
 * sample mark.
 */
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '#foundation/platform/server/database/database.ts'
import {
  systemContext,
  type ActionContext,
  type Caller,
} from '#foundation/platform/server/http/context.ts'
import { openSupportChat } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { createUser } from '#people/identity/server/actions.ts'
import { letApproveAtOnce } from '#people/identity/server/second-person/second-person.ts'
import { saveBankDetails } from '#people/profile/server/actions.ts'
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
import { addSamplePlacements } from './sample-placements.ts'
import { addSamplePlans } from './sample-plans.ts'
import { joseDelaCruz, lizaCruz, mariaSantos, sampleSignIns } from './sample-sign-ins.ts'
import { addSampleTestimonials } from './sample-testimonials.ts'

interface SampleParts extends Pick<ActionContext, 'settings' | 'files' | 'secrets'> {
  database: Database
  say: (step: string) => void
}

export async function loadSampleData({ database, say, ...ground }: SampleParts): Promise<void> {
  await database.transaction(async (tx) => {
    // A second server that starts at the same time waits here and finds the data.
    await tx.rows('select 1 from installation for update')
    const { built } = await tx.row<{ built: boolean }>(
      `select exists (select from users where email = $1) as built`,
      [sampleSignIns.admin.email],
    )
    if (built) return
    say('Loading the sample data …')
    await buildSampleData(systemContext(tx, ground))
  })
}

/** Creates Liza first, so that the newest movements are of people in the printed sign-ins. */
async function buildSampleData(ctx: ActionContext): Promise<void> {
  const admin = await adminContext(ctx, { fullName: 'Ana Reyes', ...sampleSignIns.admin })
  const secondAdmin = await adminContext(ctx, {
    fullName: 'Ben Ramos',
    ...sampleSignIns.secondAdmin,
  })
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
  const { chatId } = await openSampleDeposit(jose, 350_000n, companyAccountIds[1])
  await sendMessage(jose, {
    chatId,
    messageId: uuidv7(),
    content: 'Good morning. I would like to pay by GCash.',
  })
  await addSupportChat(maria, admin)
  await addSampleFigures(admin)
  await addSampleContent(admin, secondAdmin)
  await confirmSampleFigures(secondAdmin)
  await addSampleNotices(maria, admin)
}

async function adminContext(
  ctx: ActionContext,
  person: { fullName: string; email: string; password: string },
): Promise<ActionContext> {
  const { userId } = await createUser(ctx.tx, {
    ...person,
    phoneNumber: '',
    role: 'admin',
    status: 'active',
  })
  await letApproveAtOnce(ctx.tx, userId)
  return as(ctx, { role: 'admin', userId, sessionId: uuidv7(), proven: true })
}

async function personContext(
  ctx: ActionContext,
  { bank, ...person }: typeof mariaSantos,
): Promise<ActionContext> {
  const { userId } = await createUser(ctx.tx, { ...person, role: 'user', status: 'active' })
  const user = as(ctx, { role: 'user', userId, sessionId: uuidv7(), proven: true })
  await saveBankDetails(user, { ...bank, userId })
  return user
}

function as(ctx: ActionContext, caller: Caller): ActionContext {
  return { ...ctx, caller }
}

async function addSupportChat(user: ActionContext, admin: ActionContext): Promise<void> {
  const chatId = uuidv7()
  await openSupportChat(user, { chatId })
  await sendMessage(user, {
    chatId,
    messageId: uuidv7(),
    content: 'Where do I change the bank account for withdrawals?',
  })
  await sendMessage(admin, {
    chatId,
    messageId: uuidv7(),
    content: 'In the menu at the top right, under Bank Details.',
  })
}
