/** Sample texts by staff: announcements, canned replies, and two tasks for a user. */
import { v7 as uuidv7 } from 'uuid'
import { createAnnouncement } from '#content/announcements/server/actions.ts'
import { addTask } from '#content/tasks/server/actions.ts'
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { manilaDate } from '#foundation/time/shared/time.ts'
import { saveReply } from '#money/chats/server/replies/canned-replies.ts'
import { findNextHoliday } from './sample-holidays.ts'

const ofSafety = {
  title: 'How to recognise our messages',
  description:
    'Whatever we write to you is in Kaban, too: open it yourself and look in your chats and ' +
    'notifications. We never ask for your password or a code in a chat or a call.',
  priority: 'low',
} as const

/** Of the next bank holiday. */
function ofHoliday() {
  const holiday = findNextHoliday(manilaDate(new Date()))
  if (!holiday) return []
  const day = new Date(holiday.day).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  })
  const title = `Sample: no withdrawals on ${day}`
  const description =
    `It is ${holiday.name.en}, and the banks are closed. ` +
    'Withdrawals that you request are paid on the next banking day.'
  return [{ title, description, priority: 'high' as const }]
}

const cannedReplies = [
  {
    shortcut: 'pay',
    textEn:
      'Good day, {name}. Please pay {amount} to the account shown above, write {reference} ' +
      'into the message of your payment, and send the proof here.',
    textFil:
      'Magandang araw, {name}. Pakibayaran po ang {amount} sa account na nakasaad sa itaas, ' +
      'isulat ang {reference} sa mensahe ng bayad, at ipadala rito ang patunay.',
  },
  {
    shortcut: 'received',
    textEn:
      'Thank you, {name}. We have your proof and are looking at our bank account. ' +
      'Your balance shows {amount} as soon as it has arrived.',
    textFil:
      'Salamat po, {name}. Nasa amin na ang patunay at tinitingnan namin ang aming bank account. ' +
      'Makikita sa balanse ninyo ang {amount} kapag dumating na.',
  },
  {
    shortcut: 'safe',
    textEn:
      'For your safety: we never ask for a password or a one-time code, ' +
      'in no chat and in no call.',
    textFil:
      'Para sa kaligtasan ninyo: hindi kami kailanman humihingi ng password o one-time code, ' +
      'sa anumang chat o tawag.',
  },
]

export async function addSampleNotices(user: ActionContext, admin: ActionContext): Promise<void> {
  for (const announcement of [ofSafety, ...ofHoliday()])
    await createAnnouncement(admin, {
      announcementId: uuidv7(),
      targetUserId: null,
      ...announcement,
    })
  for (const title of ['Ask my bank for its withdrawal limit', 'Set up an authenticator app'])
    await addTask(user, { taskId: uuidv7(), title })
  for (const reply of cannedReplies) await saveReply(admin, { replyId: uuidv7(), ...reply })
}
