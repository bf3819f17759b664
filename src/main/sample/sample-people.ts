import { v7 as uuidv7 } from 'uuid'
import type { ActionContext, Caller } from '#foundation/platform/server/http/context.ts'
import { openSupportChat } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import { createUser } from '#people/identity/server/actions.ts'
import { letApproveAtOnce } from '#people/identity/server/second-person/second-person.ts'
import { saveBankDetails } from '#people/profile/server/actions.ts'
import { atOnce, type Pace } from './pace.ts'
import { sampleSignIns, type mariaSantos } from './sample-sign-ins.ts'

export const anaReyes = { fullName: 'Ana Reyes', ...sampleSignIns.admin }
export const benRamos = { fullName: 'Ben Ramos', ...sampleSignIns.secondAdmin }

export async function adminContext(
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

export async function personContext(
  ctx: ActionContext,
  { bank, ...person }: typeof mariaSantos,
): Promise<ActionContext> {
  const { userId } = await createUser(ctx.tx, { ...person, role: 'user', status: 'active' })
  const user = as(ctx, { role: 'user', userId, sessionId: uuidv7(), proven: true })
  await saveBankDetails(user, { ...bank, userId })
  return user
}

export function as(ctx: ActionContext, caller: Caller): ActionContext {
  return { ...ctx, caller }
}

export async function addSupportChat(
  user: ActionContext,
  admin: ActionContext,
  pace: Pace = atOnce,
): Promise<void> {
  await pace({ daysAgo: 6, at: '11:31' })
  const chatId = uuidv7()
  await openSupportChat(user, { chatId })
  await sendMessage(user, {
    chatId,
    messageId: uuidv7(),
    content: 'Where do I change the bank account for withdrawals?',
  })
  await pace({ minutes: 13 })
  await sendMessage(admin, {
    chatId,
    messageId: uuidv7(),
    content: 'Under Account, then Bank Details.',
  })
}

export async function openJosesDeposit(
  jose: ActionContext,
  openDeposit: () => Promise<{ chatId: string }>,
): Promise<void> {
  const { chatId } = await openDeposit()
  await sendMessage(jose, {
    chatId,
    messageId: uuidv7(),
    content: 'Good day. I would like to pay by GCash.',
  })
}
