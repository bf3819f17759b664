/** Announcements of the company to everybody or to one user, until an admin deletes them. */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'
import { listPlaceInput } from '#foundation/contract/shared/list-place.ts'
import { priorities, termMax, type Priority } from './rules-address.ts'

export const defaultPriority: Priority = 'medium'

export const announcementTitleMax = 200
export const textMax = 5000
/** Length of a user's list: high priority first, then the newest. There are no further pages. */
export const shownMax = 50
/** How many users the search for a target shows. */
export const targetsShown = 20
/** A shorter search term would match half of all users. */
export const targetTermMin = 3

const fields = {
  title: line(announcementTitleMax),
  description: z.optional(paragraph(textMax)),
  priority: z.optional(z.enum(priorities)),
}
/** Null: for everybody. */
const target = { targetUserId: z.nullable(uuid) }

/** The browser makes `announcementId`, so that sending twice announces and notifies once. */
export const newAnnouncement = z.strictObject({ announcementId: requestId, ...fields, ...target })
export type NewAnnouncement = z.output<typeof newAnnouncement>

/** `updatedAtSeen` is the version in the dialog: it cannot overwrite a colleague's change. */
export const announcementEdit = z.strictObject({
  announcementId: uuid,
  ...fields,
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

export const targetSearch = z.strictObject({ search: z.optional(line(termMax)) })

/** The form of the dialog as typed. */
export const announcementForm = z.object({
  title: z.string(),
  description: z.string(),
  priority: z.enum(priorities),
})

export type AnnouncementRefusal =
  | 'announcement-title-required'
  | 'announcement-asks-secret'
  | 'announcement-not-found'
  | 'announcement-id-reused'
  | 'announcement-changed'
  | 'target-fixed'
  | 'target-not-found'
