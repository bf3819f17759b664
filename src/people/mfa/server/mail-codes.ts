/** A code by mail proves the mailbox to the one session that asked for it. */
import type { ActionContext } from '#foundation/platform/server/http/context.ts'
import { randomText } from '#foundation/platform/server/random.ts'
import { readSixDigits } from '../shared/rules.ts'
import { consumeMailCodeMark, writeMailCodeMark } from './store.ts'

const purpose = 'mail code'

export function randomSixDigits(): string {
  return randomText('0123456789', 6)
}

/** Returns a new code, which replaces the earlier one of this session. */
export async function makeMailCode(ctx: ActionContext, sessionId: string): Promise<string> {
  const code = randomSixDigits()
  await writeMailCodeMark(ctx.tx, sessionId, ctx.secrets.mark(purpose, `${sessionId} ${code}`))
  return code
}

/** Uses up the code of this session; false when it is wrong, used or expired. */
export async function consumeMailCode(
  ctx: ActionContext,
  sessionId: string,
  typed: string,
): Promise<boolean> {
  const code = readSixDigits(typed)
  return (
    code !== null &&
    (await consumeMailCodeMark(
      ctx.tx,
      sessionId,
      ctx.secrets.marks(purpose, `${sessionId} ${code}`),
    ))
  )
}
