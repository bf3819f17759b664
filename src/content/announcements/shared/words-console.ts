/** Words for staff. Apart from words.ts, which every phone loads. */
import type { Priority } from './rules-address.ts'

export const announcementConsoleWords = {
  title: 'Announcements',
  caption: 'Announcements, newest first',
  noun: 'announcements',
  search: 'Search by title, text or user',
  priority: 'Priority',
  allPriorities: 'All priorities',
  priorities: { low: 'Low', medium: 'Medium', high: 'High' } satisfies Record<Priority, string>,
  announcement: 'Announcement',
  target: 'For',
  everybody: 'All users',
  created: 'Created',
  editedMark: 'edited',
  edited: (when: string) => `edited ${when}`,
  actions: 'Actions',
  create: 'Create Announcement',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete ${title}`,
  none: 'No announcements yet',
  noneMore: 'Users see new announcements right away.',
  noneFound: 'No matching announcements',
  fetchFailed: 'Error Fetching Announcements',

  createTitle: 'Create Announcement',
  editTitle: 'Edit Announcement',
  titleField: 'Title',
  text: 'Text',
  whoTitle: 'Who is it for?',
  all: 'All users',
  one: 'One user',
  targetFixed: (name: string) => `For ${name}. This cannot be changed.`,
  findUser: 'Find the user by name, email or id',
  findUserHint: 'Type at least three letters.',
  noUser: 'No wallet user has this name',
  changeUser: 'Choose someone else',
  chooseUser: 'Choose the user first.',
  usersFailed: 'Error Fetching Users',
  usersFailedMore: 'Could not load user list for targeting.',
  tells: (users: number | undefined) => {
    const everyone =
      users === undefined
        ? 'Every active user gets'
        : users === 1
          ? '1 active user gets'
          : `All ${users.toLocaleString('en-PH')} active users get`
    return `${everyone} a notification. It cannot be undone, even by deleting the announcement.`
  },
  tellsOne:
    'This user gets a notification. It cannot be undone, even by deleting the announcement.',
  tellsNobody: 'Users see the new text at once. No one is notified again.',
  saveNew: 'Create Announcement',
  save: 'Save changes',
  back: 'Cancel',
  createdNotice: 'Announcement created',
  savedNotice: 'Announcement saved',
  operationFailed: 'Operation Failed',
  removeTitle: 'Delete announcement?',
  removeQuestion: 'Are you sure you want to delete this announcement?',
  removeConfirm: 'Delete announcement',
  removedNotice: 'Announcement deleted',
  deletionFailed: 'Deletion Failed',
}
