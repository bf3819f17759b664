import * as z from 'zod/mini'
import { emptyInput, uuid } from '#foundation/contract/shared/fields.ts'
import { listCursors } from '#foundation/contract/shared/list-place.ts'
import { reads, writes } from '#foundation/contract/shared/procedure.ts'
import { priorities } from './rules-address.ts'
import {
  announcementEdit,
  announcementsInput,
  newAnnouncement,
  shownMax,
  targetSearch,
} from './rules.ts'

const fields = {
  announcementId: uuid,
  title: z.string(),
  description: z.string(),
  priority: z.enum(priorities),
  sample: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
}

const announcementView = z.object({
  ...fields,
  /** For this user alone. */
  isPersonal: z.boolean(),
  isSeen: z.boolean(),
})
export type AnnouncementView = z.infer<typeof announcementView>

const person = z.object({ userId: uuid, fullName: z.string(), email: z.string() })

const adminAnnouncementView = z.object({
  ...fields,
  /** Null for everybody. */
  target: z.nullable(person),
})
export type AdminAnnouncementView = z.infer<typeof adminAnnouncementView>

export const announcementsContract = {
  /** The caller's announcements: high priority first, then the newest. */
  mine: reads('user').input(emptyInput).output(z.array(announcementView)),
  /** How many of them the caller has not seen. */
  unseen: reads('user')
    .input(emptyInput)
    .output(z.object({ unseen: z.int() })),
  markSeen: writes('user', { duringMaintenance: true })
    .input(z.strictObject({ announcementIds: z.array(uuid).check(z.maxLength(shownMax)) }))
    .output(emptyInput),
  /** Newest first. */
  adminList: reads('admin')
    .input(announcementsInput)
    .output(z.object({ announcements: z.array(adminAnnouncementView), ...listCursors })),
  /** Users whom an announcement can address, by name, email or id. */
  adminTargets: reads('admin').input(targetSearch).output(z.array(person)),
  /** How many an announcement to all users notifies. */
  adminAudience: reads('admin')
    .input(emptyInput)
    .output(z.strictObject({ users: z.int() })),
  create: writes('admin').input(newAnnouncement).output(adminAnnouncementView),
  edit: writes('admin').input(announcementEdit).output(adminAnnouncementView),
  remove: writes('admin')
    .input(z.strictObject({ announcementId: uuid }))
    .output(emptyInput),
}
