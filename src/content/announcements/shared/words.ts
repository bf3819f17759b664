import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { Priority } from './rules-address.ts'
import type { AnnouncementRefusal } from './rules.ts'

const operationFailed = 'Operation Failed'

export const announcementWords = {
  title: 'Announcements',
  none: 'No announcements.',
  noneMore: 'News from the company appears here.',
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
    message:
      'We never ask for a password or a code. Nothing was saved. Reword it without asking for ' +
      'one.',
  },
  'announcement-not-found': {
    title: operationFailed,
    message: 'This announcement no longer exists. A colleague may have deleted it.',
  },
  'announcement-id-reused': {
    title: operationFailed,
    message:
      'This request was already used for another announcement. Load the page again and try again.',
  },
  'announcement-changed': {
    title: operationFailed,
    message:
      'A colleague changed this announcement after you opened it. Nothing was saved; look at it ' +
      'again.',
  },
  'target-fixed': {
    title: operationFailed,
    message: 'You cannot change who this announcement is for. Create a new one instead.',
  },
  'target-not-found': {
    title: operationFailed,
    message: 'This user does not exist or has no wallet.',
  },
}
