import type { UserListInput } from './rules-address.ts'

/** The ready views of the list, in the order of its tabs. */
export const userViews = {
  all: {},
  waiting: { status: 'pending_verification' },
  suspended: { status: 'suspended' },
  admins: { role: 'admin' },
} as const satisfies Record<string, UserListInput>
