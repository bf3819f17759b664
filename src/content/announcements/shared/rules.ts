/**
 * What the company tells everybody, or one user, until it is taken back: a title, a text, a
 * priority. It decides nothing.
 */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput, listPlaceSearch } from '#foundation/contract/shared/list-place.ts'

export const priorities = ['low', 'medium', 'high'] as const
export type Priority = (typeof priorities)[number]
export const defaultPriority: Priority = 'medium'

export const titleMax = 200
export const textMax = 5000
/** How many a user is shown, the important ones first. What is older has been said. */
export const shownMax = 50
/** How many users a choice of the target shows. */
export const targetsShown = 20
/** A term of fewer letters fits half of all people. */
export const targetTermMin = 3
export const termMax = 100

const said = {
  title: line(titleMax),
  description: z.optional(paragraph(textMax)),
  priority: z.optional(z.enum(priorities)),
}
/** Whom it is for; null: everybody. */
const target = { targetUserId: z.nullable(uuid) }

/**
 * `announcementId` is made by the browser: sent twice, it is one announcement, and everybody is
 * told once.
 */
export const newAnnouncement = z.strictObject({ announcementId: requestId, ...said, ...target })
export type NewAnnouncement = z.output<typeof newAnnouncement>

/**
 * `updatedAtSeen`: what the editor had before them, so that nobody overwrites unseen what a
 * colleague wrote.
 */
export const announcementEdit = z.strictObject({
  announcementId: uuid,
  ...said,
  ...target,
  updatedAtSeen: z.date(),
})
export type AnnouncementEdit = z.output<typeof announcementEdit>

export const announcementsInput = z.strictObject({
  ...listPlaceInput,
  search: z.optional(line(termMax)),
  priority: z.optional(z.enum(priorities)),
})
export type AnnouncementsInput = z.output<typeof announcementsInput>

/** As it stands in the address; `open` is the announcement whose window is open, or 'new'. */
export const announcementSearch = z.object({
  ...listPlaceSearch,
  search: z.catch(z.optional(line(termMax)), undefined),
  priority: z.catch(z.optional(z.enum(priorities)), undefined),
  open: z.catch(z.optional(z.union([z.literal('new'), uuid])), undefined),
})
export type AnnouncementSearch = z.output<typeof announcementSearch>

export const targetSearch = z.strictObject({ search: z.optional(line(termMax)) })

/** What the window holds: text as it was typed. */
export const announcementForm = z.object({
  title: z.string(),
  description: z.string(),
  priority: z.enum(priorities),
})

export type AnnouncementRefusal =
  | 'announcement-title-required'
  | 'announcement-not-found'
  | 'announcement-id-reused'
  | 'announcement-changed'
  | 'target-fixed'
  | 'target-not-found'
