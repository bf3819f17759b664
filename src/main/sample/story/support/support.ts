/** Support chats, testimonials and announcements of the four months. */
import { v7 as uuidv7 } from 'uuid'
import { createAnnouncement } from '#content/announcements/server/actions.ts'
import {
  publishTestimonial,
  rejectTestimonial,
} from '#content/testimonials/server/decide-testimonial.ts'
import { writeTestimonial } from '#content/testimonials/server/write-testimonial.ts'
import { closeSupportChat, openSupportChat } from '#money/chats/server/actions.ts'
import { sendMessage } from '#money/chats/server/send-message.ts'
import type { Being } from '../being.ts'
import { untilHour } from '../lives.ts'
import { between, later, onDuty, pick, untilStaff, type Teller } from '../teller.ts'
import { talks, type Talk } from './support-talks.ts'
import { announcements, testimonials } from './support-words.ts'

/** Each talk happens once, and every second one again with somebody else. */
export function talkToSupport(teller: Teller): void {
  for (let time = 0; time < 2; time += 1)
    for (const [place, talk] of talks.entries()) {
      if (time === 1 && place % 2 === 1) continue
      const daysAgo = 104 - Math.floor((time * talks.length + place) * 4.2)
      teller.begin(`talk ${place}, ${time}`, async (own) => {
        await untilHour(own, daysAgo)
        const able = [...own.beings.values()].filter(
          ({ language, habit, joined }) =>
            language === talk.language &&
            habit !== 'unverified' &&
            habit !== 'core' &&
            joined > daysAgo,
        )
        if (able.length > 0) await hold(own, pick(own, able), talk)
      })
    }
}

async function hold(teller: Teller, { as: user }: Being, { lines }: Talk): Promise<void> {
  const chatId = uuidv7()
  const staff = onDuty(teller)
  await openSupportChat(user, { chatId })
  for (const [who, after, content] of lines) {
    if (who === 's') await untilStaff(teller, after)
    else await later(teller, after)
    await sendMessage(who === 's' ? staff : user, { chatId, messageId: uuidv7(), content })
  }
  await untilStaff(teller, between(teller, 5, 240))
  await closeSupportChat(staff, { chatId, outcome: 'closed_completed' })
}

export function announce(teller: Teller): void {
  for (const { daysAgo, at, ...announcement } of announcements)
    teller.begin(announcement.title, async () => {
      await teller.calendar.pace({ daysAgo, at })
      await createAnnouncement(teller.ben, {
        announcementId: uuidv7(),
        targetUserId: null,
        ...announcement,
      })
    })
}

export function writeTestimonials(teller: Teller): void {
  for (const { name, daysAgo, end, ...words } of testimonials)
    teller.begin(`testimonial of ${name}`, async (own) => {
      await untilHour(own, daysAgo)
      const testimonialId = uuidv7()
      await writeTestimonial(own.being(name).as, {
        testimonialId,
        ...words,
        consent: true,
        independent: true,
      })
      if (end === 'waits') return
      await untilStaff(own, between(own, 30, 300))
      if (end === 'published') await publishTestimonial(onDuty(own), { testimonialId })
      else
        await rejectTestimonial(onDuty(own), {
          testimonialId,
          reason: 'personal-data',
        })
    })
}
