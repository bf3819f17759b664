/** Repeated notifications become one entry: the newest, and the earlier ones behind it. */
import { foldMax } from '../shared/rules.ts'
import type { ShownNotification } from './optimistic-changes.ts'

export interface Folded {
  newest: ShownNotification
  earlier: ShownNotification[]
}

/** For the notifications of one day, newest first. Each entry stays where its newest one is. */
export function foldRepeated(list: readonly ShownNotification[]): Folded[] {
  const open = new Map<string, Folded>()
  const folded: Folded[] = []
  for (const one of list) {
    const known = open.get(subjectOf(one))
    if (known && known.earlier.length < foldMax - 1) {
      known.earlier.push(one)
      continue
    }
    const entry = { newest: one, earlier: [] }
    open.set(subjectOf(one), entry)
    folded.push(entry)
  }
  return folded
}

const objectId = /[0-9a-f]{8}-[0-9a-f]{4}-/

/** The transaction or chat that it is about; otherwise only the same text is a repetition. */
function subjectOf({ linkTo, message }: ShownNotification): string {
  return linkTo && objectId.test(linkTo) ? linkTo : `${message} ${linkTo}`
}

export function idsOf({ newest, earlier }: Folded): string[] {
  return [newest, ...earlier].map(({ notificationId }) => notificationId)
}

export function isUnread({ newest, earlier }: Folded): boolean {
  return [newest, ...earlier].some(({ isRead }) => !isRead)
}
