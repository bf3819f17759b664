/**
 * Maria, Jose and Liza: the same steps as in the small sample, and so the same balances, but on
 * their own days.
 */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { markChatRead } from '#money/chats/server/actions.ts'
import { listMyChats } from '#money/chats/server/read-chats.ts'
import { markAllRead } from '#people/notifications/server/actions.ts'
import {
  addSampleDeposits,
  addSampleInvestment,
  addSampleWithdrawals,
  openSampleDeposit,
} from '../sample-money.ts'
import { addSampleNotices } from '../sample-notices.ts'
import { addSupportChat, openJosesDeposit, personContext } from '../sample-people.ts'
import { addSamplePlacements } from '../sample-placements.ts'
import { joseDelaCruz, lizaCruz, mariaSantos } from '../sample-sign-ins.ts'
import { addSampleTestimonials } from '../sample-testimonials.ts'
import type { Calendar } from './calendar.ts'
import type { Company } from './company.ts'

export function coreLives(
  ctx: ActionContext,
  { ana, ben, companyAccountIds }: Company,
  { pace }: Calendar,
): (() => Promise<void>)[] {
  let [liza, maria]: (ActionContext | undefined)[] = []
  return [
    async () => {
      await pace({ daysAgo: 117, at: '18:22' })
      liza = await personContext(ctx, lizaCruz)
      await addSampleInvestment(liza, ben, companyAccountIds, pace)
      await addSamplePlacements(liza, pace)
    },
    async () => {
      await pace({ daysAgo: 104, at: '12:47' })
      maria = await personContext(ctx, mariaSantos)
      await addSampleDeposits(maria, ana, companyAccountIds, pace)
      await addSampleWithdrawals(maria, ana, pace)
    },
    async () => {
      await pace({ daysAgo: 40, at: '08:00' })
      if (liza && maria)
        await addSampleTestimonials({
          investor: liza,
          saver: maria,
          admin: ana,
          colleague: ben,
          pace,
        })
    },
    async () => {
      await pace({ daysAgo: 8, at: '08:00' })
      if (maria) await addSupportChat(maria, ana, pace)
    },
    async () => {
      await pace({ daysAgo: 3, at: '09:05' })
      if (maria) await addSampleNotices(maria, ana)
    },
    async () => {
      await pace({ daysAgo: 2, at: '18:37' })
      if (!liza || !maria) return
      for (const user of [liza, maria]) {
        await markAllRead(user)
        for (const { chatId } of (await listMyChats(user, {})).chats)
          for (const reader of [user, ana]) await markChatRead(reader, { chatId })
      }
    },
    async () => {
      await pace({ daysAgo: 2, at: '19:26' })
      const jose = await personContext(ctx, joseDelaCruz)
      await pace({ minutesAgo: 4 })
      await openJosesDeposit(jose, () =>
        openSampleDeposit(jose, 350_000n, companyAccountIds[1], pace),
      )
    },
  ]
}
