/**
 * A visitor's picture costs memory, time and an hour on the disk. A permit shows that the sender
 * has begun a sign-up: its page asks for one, within the budgets of the address and of all
 * visitors, and each permit is good for one upload.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { addressKey } from '#foundation/platform/server/http/address-key.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import type { CallContext, StepsContext } from '#foundation/platform/server/http/serve.ts'
import type { Secrets } from '#foundation/platform/server/settings/secrets.ts'
import { reserveAttempt, type RateLimit } from '#people/identity/server/sign-in/rate-limits.ts'
import { permitMinutes } from '../shared/rules.ts'
import { profileRefusals } from '../shared/words.ts'

/** Refuses: 429 too-many-avatars. */
export async function askPicturePermit(ctx: StepsContext): Promise<{ permit: string }> {
  await spend(ctx, ['avatar-address', addressKey(ctx.request.address)])
  await spend(ctx, ['avatar-overall', 'all'])
  const text = `${Date.now() + permitMinutes * 60_000}.${randomBytes(18).toString('base64url')}`
  return { permit: `${text}.${markOf(ctx.secrets, text)}` }
}

/** Uses the permit up. Refuses: 403 picture-permit-missing. */
export async function usePicturePermit(context: CallContext, permit: string): Promise<void> {
  const [expires = '', nonce = '', mark = ''] = permit.split('.')
  const expected = Buffer.from(markOf(context.secrets, `${expires}.${nonce}`))
  const given = Buffer.from(mark)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  const isNew =
    isOurs &&
    Number(expires) > Date.now() &&
    (await context.database.transaction((tx) => reserveAttempt(tx, ['avatar-permit', nonce]))) ===
      null
  if (!isNew) refuse(profileRefusals, 'picture-permit-missing', { status: 403 })
}

/** Counts an upload, or refuses it with 429 too-many-avatars. */
export async function spend(
  { database }: Pick<CallContext, 'database'>,
  limit: RateLimit,
): Promise<void> {
  const seconds = await database.transaction((tx) => reserveAttempt(tx, limit))
  if (seconds !== null) tooManyPictures(Math.ceil(seconds / 60))
}

export function tooManyPictures(minutes: number): never {
  refuse(profileRefusals, 'too-many-avatars', {
    status: 429,
    figures: { minutes: String(minutes) },
  })
}

function markOf(secrets: Secrets, text: string): string {
  return secrets.mark('picture permit', text).toString('base64url')
}
