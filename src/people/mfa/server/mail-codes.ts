/** A code by mail proves the mailbox, for the session that asked for it and for no other. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { randomText } from '#foundation/platform/server/random.ts'
import { readSixDigits } from '../shared/rules.ts'
import { useMailMark, writeMailCode } from './store.ts'

/** As they are mailed: a code that nobody can guess within a few tries. */
export function sixDigits(): string {
  return randomText('0123456789', 6)
}

/** Six digits, in place of those that this session was sent before. */
export async function makeMailCode(ctx: ActionContext, sessionId: string): Promise<string> {
  const code = sixDigits()
  await writeMailCode(ctx.tx, sessionId, markOf(ctx, sessionId, code))
  return code
}

/** Whether it was the code of this session, young enough and not used yet; now it is. */
export async function useMailCode(
  ctx: ActionContext,
  sessionId: string,
  typed: string,
): Promise<boolean> {
  const code = readSixDigits(typed)
  return code !== null && (await useMailMark(ctx.tx, sessionId, markOf(ctx, sessionId, code)))
}

function markOf({ secrets }: ActionContext, sessionId: string, code: string): Buffer {
  return secrets.mark('mail code', `${sessionId} ${code}`)
}
