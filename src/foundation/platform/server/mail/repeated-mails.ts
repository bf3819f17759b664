/**
 * Somebody can lock and unlock their money all day, and each time is worth a mail. The first one
 * goes out at once; what follows within minutes becomes one mail that tells the latest.
 */
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { Transaction } from '../database/database.ts'

const foldWithinMinutes = 10

export interface Repeat {
  /** How often it happened for this mail; 0 when it is the first. */
  times: number
  waitSeconds: number
  /** The waiting mail that this one replaces. */
  foldInto: string | null
}

const first: Repeat = { times: 0, waitSeconds: 0, foldInto: null }

/** The newest mail about the same, if it is not older than some minutes. */
const newestLike = `select id, repeats, sent_at is null and attempts = 0 as waits,
    greatest(0, ceil(extract(epoch from
      created_at + make_interval(mins => $3) - now())))::int as "waitSeconds"
  from mail_outbox
  where user_id = $1 and repeat_key = $2 and created_at > now() - make_interval(mins => $3)
  order by created_at desc, id desc limit 1 for update`

export async function findRepeat(
  tx: Transaction,
  { userId, repeatKey }: { userId?: string | null; repeatKey?: string },
): Promise<Repeat> {
  if (!userId || repeatKey === undefined) return first
  const before = await tx.maybeRow<{
    id: string
    repeats: number
    waits: boolean
    waitSeconds: number
  }>(newestLike, [userId, repeatKey, foldWithinMinutes])
  if (!before) return first
  const isFolded = before.repeats > 0 && before.waits
  return {
    times: isFolded ? before.repeats + 1 : 1,
    waitSeconds: before.waitSeconds,
    foldInto: isFolded ? before.id : null,
  }
}

/** The waiting mail gets the newest subject and content; its time stays. */
export const foldMail = `update mail_outbox set repeats = repeats + 1,
    subject = mail->>'subject', content = mail->'content'
  from (select $3::jsonb -> mail_language($2, $4) as mail) chosen where id = $1`

export function happenedOften(times: number): BilingualText {
  return {
    en: `Since our last mail about this it happened ${times} times. This is the latest.`,
    fil: `Mula sa huling email namin tungkol dito, ${times} beses itong nangyari. Ito ang huli.`,
  }
}
