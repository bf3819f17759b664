import { serve } from '#foundation/platform/server/http/serve.ts'
import { announcementsContract } from '../shared/contract.ts'
import { createAnnouncement, editAnnouncement, removeAnnouncement } from './actions.ts'
import {
  countAudience,
  countMyUnseen,
  listAnnouncementsForAdmin,
  listMyAnnouncements,
  listTargets,
  markAnnouncementsSeen,
} from './read-announcements.ts'

export const announcementsRoutes = serve(announcementsContract, {
  mine: listMyAnnouncements,
  unseen: countMyUnseen,
  markSeen: markAnnouncementsSeen,
  adminList: listAnnouncementsForAdmin,
  adminTargets: listTargets,
  adminAudience: countAudience,
  create: createAnnouncement,
  edit: editAnnouncement,
  remove: removeAnnouncement,
})
