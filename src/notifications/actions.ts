import { v7 as uuidv7 } from 'uuid'
import type { Act } from '../platform/act.ts'
import { publish } from '../platform/live.ts'
import { isSitePath, type NotificationType } from './rules.ts'
import { insertNotification } from './store.ts'

export interface Notice {
  userId: string
  type: NotificationType
  message: string
  /** Where a click leads: a path of this site. */
  linkTo?: string
}

/** Tells a user something, in the transaction of what it speaks of. A link that leaves the site is a fault of the caller. */
export async function tellUser(act: Act, { userId, type, message, linkTo }: Notice): Promise<void> {
  if (linkTo !== undefined && !isSitePath(linkTo)) throw new Error('A notification may only link to a path of this site')
  const id = uuidv7()
  await insertNotification(act.tx, { id, userId, type, message: message.slice(0, 1000), linkTo: linkTo ?? null })
  await publish(act.tx, { topic: 'notifications', id, to: { userId } })
}
