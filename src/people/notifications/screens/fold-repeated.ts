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
    const subjects = subjectsOf(one)
    const known = subjects.map((subject) => open.get(subject)).find(hasRoom)
    if (known) known.earlier.push(one)
    const entry = known ?? { newest: one, earlier: [] }
    for (const subject of subjects) open.set(subject, entry)
    if (!known) folded.push(entry)
  }
  return folded
}

function hasRoom(entry: Folded | undefined): entry is Folded {
  return entry !== undefined && entry.earlier.length < foldMax - 1
}

const objectId = /[0-9a-f]{8}-[0-9a-f]{4}-/
const reference = /\bREF[0-9A-Z]{8,}/

/**
 * The transaction or chat that it is about; a deposit and its chat share a reference. Otherwise
 * only the same text is a repetition.
 */
function subjectsOf({ linkTo, message }: ShownNotification): string[] {
  const named = reference.exec(message)?.[0]
  const linked = linkTo && objectId.test(linkTo) ? linkTo : undefined
  const subjects = [named, linked].filter((subject) => subject !== undefined)
  return subjects.length > 0 ? subjects : [`${message} ${linkTo}`]
}

export function idsOf({ newest, earlier }: Folded): string[] {
  return [newest, ...earlier].map(({ notificationId }) => notificationId)
}

export function isUnread({ newest, earlier }: Folded): boolean {
  return [newest, ...earlier].some(({ isRead }) => !isRead)
}
