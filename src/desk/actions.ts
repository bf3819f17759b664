import { staffPersonOf } from '../identity/staff-person.ts'
import type { Act } from '../platform/act.ts'
import type { QueueItem, Waiting } from './contract.ts'
import { readQueue, readWaiting } from './reads.ts'
import { queueLength, type QueueInput } from './rules.ts'

export async function listQueue(act: Act, input: QueueInput): Promise<{ items: QueueItem[]; more: boolean }> {
  const found = await readQueue(act.tx, input, staffPersonOf(act), queueLength + 1)
  return { items: found.slice(0, queueLength), more: found.length > queueLength }
}

export async function countWaiting(act: Act): Promise<Waiting[]> {
  return await readWaiting(act.tx, staffPersonOf(act))
}
