/** Push messages to a user, written in the transaction of what they tell. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { isSitePath } from '../../shared/rules.ts'
import { insertMessages, type NewPush } from './push-store.ts'

export async function pushToUser({ tx }: Pick<ActionContext, 'tx'>, push: NewPush): Promise<void> {
  if (!isSitePath(push.path)) throw new Error('A push message leads to a path of this site only')
  if (await insertMessages(tx, push)) tx.afterCommit(wakeAll)
}

const waking = new Set<() => void>()
const wakeAll = () => {
  for (const wake of waking) wake()
}

/** Calls `wake` after each commit that wrote a message. Returns a function that unsubscribes. */
export function onPushWritten(wake: () => void): () => void {
  waking.add(wake)
  return () => waking.delete(wake)
}
