/**
 * What the company tells everybody, or one user, until it is taken back: a title, a text, a priority. It decides nothing.
 */
import * as z from 'zod/mini'
import { line, page, paragraph, requestId, uuid } from '../contract/fields.ts'

export const priorities = ['low', 'medium', 'high'] as const
export type Priority = (typeof priorities)[number]
export const defaultPriority: Priority = 'medium'

export const titleMax = 200
export const textMax = 5000
/** How many a user is shown, the important ones first. What is older has been said. */
export const shownMax = 50
/** A page of the administrators' list. */
export const pageLength = 20

const said = { title: line(titleMax), description: z.optional(paragraph(textMax)), priority: z.optional(z.enum(priorities)) }
/** Whom it is for; null: everybody. */
const target = { targetUserId: z.nullable(uuid) }

/** `announcementId` is made by the browser: sent twice, it is one announcement, and everybody is told once. */
export const newAnnouncement = z.strictObject({ announcementId: requestId, ...said, ...target })
export type NewAnnouncement = z.output<typeof newAnnouncement>

/** `updatedAtSeen`: what the editor had before them, so that nobody overwrites unseen what a colleague wrote. */
export const announcementEdit = z.strictObject({ announcementId: uuid, ...said, ...target, updatedAtSeen: z.date() })
export type AnnouncementEdit = z.output<typeof announcementEdit>

export const announcementSearch = z.strictObject({ ...page, search: z.optional(line(100)), priority: z.optional(z.enum(priorities)) })
export type AnnouncementSearch = z.output<typeof announcementSearch>

export const targetSearch = z.strictObject({ search: z.optional(line(100)) })

export type RefusalName =
  | 'announcement-title-required'
  | 'announcement-not-found'
  | 'announcement-id-reused'
  | 'announcement-changed'
  | 'target-fixed'
  | 'target-not-found'
