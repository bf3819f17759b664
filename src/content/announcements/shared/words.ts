import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { Priority } from './rules-address.ts'
import type { AnnouncementRefusal } from './rules.ts'

const operationFailed = 'Operation Failed'

export const announcementWords = {
  title: 'Announcements',
  none: 'No announcements.',
  noneMore: 'What the company tells you stands here. You do not need to do anything.',
  showAll: (count: number) => `Show all ${count} announcements`,
  showFewer: 'Show fewer',
  priorities: {
    high: 'High priority',
    medium: 'Announcement',
    low: 'For your information',
  } satisfies Record<Priority, string>,
  unseen: 'New',
  personal: 'For you',
  readMore: 'Read more',
  readLess: 'Read less',
  fetchFailed: 'Error Fetching Items',
}

export const announcementRefusals: Record<AnnouncementRefusal, RefusalWords> = {
  'announcement-title-required': {
    title: 'Title Required',
    message: 'Please enter a title for the announcement.',
  },
  'announcement-asks-secret': {
    title: 'Asks for a Secret',
    message: 'We never ask for a password or a code. Nothing was saved. Write it without asking.',
  },
  'announcement-not-found': {
    title: operationFailed,
    message: 'This announcement is no longer there. Somebody else may have deleted it.',
  },
  'announcement-id-reused': {
    title: operationFailed,
    message:
      'This request was already used for another announcement. Load the page again and try again.',
  },
  'announcement-changed': {
    title: operationFailed,
    message:
      'Somebody else changed this announcement meanwhile. Look at it again; nothing was saved.',
  },
  'target-fixed': {
    title: operationFailed,
    message:
      'An announcement for one user stays with this user. Create a new one for somebody else.',
  },
  'target-not-found': {
    title: operationFailed,
    message: 'This user is not there, or is no user of the wallet.',
  },
}
