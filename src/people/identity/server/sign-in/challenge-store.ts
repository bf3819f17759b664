/** SQL of challenges. The database holds only hashes of their tokens. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { challengeMinutes } from '../../shared/rules.ts'

/** The step between a correct first factor and a session. */
export interface Challenge {
  challengeId: string
  /** Null: company access. */
  userId: string | null
  /** How the sign-in began: 'password', 'access_code', 'social:google'. */
  method: string
  /** 'set_up': an admin of a live installation has no authenticator app yet. */
  kind: 'code' | 'set_up'
}

export async function insertChallenge(
  tx: Transaction,
  made: Challenge & { tokenHash: Buffer },
): Promise<void> {
  await tx.rows(
    `insert into sign_in_challenges (id, token_hash, user_id, method, kind, expires_at)
     values ($1, $2, $3, $4, $5, clock_timestamp() + make_interval(mins => $6))`,
    [made.challengeId, made.tokenHash, made.userId, made.method, made.kind, challengeMinutes],
  )
}

/** Finds only a challenge that can still be answered. */
export function readChallenge(tx: Transaction, tokenHash: Buffer): Promise<Challenge | undefined> {
  return tx.maybeRow<Challenge>(
    `select id as "challengeId", user_id as "userId", method, kind from sign_in_challenges
     where token_hash = $1 and ended_at is null and expires_at > clock_timestamp()`,
    [tokenHash],
  )
}

/** Of two concurrent calls one gets false. */
export async function endChallenge(tx: Transaction, challengeId: string): Promise<boolean> {
  const ended = await tx.maybeRow(
    `update sign_in_challenges set ended_at = now()
     where id = $1 and ended_at is null and expires_at > clock_timestamp() returning id`,
    [challengeId],
  )
  return ended !== undefined
}

export async function endChallengeByToken(tx: Transaction, tokenHash: Buffer): Promise<void> {
  await tx.rows(
    `update sign_in_challenges set ended_at = now() where token_hash = $1 and ended_at is null`,
    [tokenHash],
  )
}
