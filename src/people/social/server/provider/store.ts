/** SQL of authorization requests, and of the sign-ups that they lead to. */
import { v7 as uuidv7 } from 'uuid'
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import { attemptMinutes, codeMinutes, signUpMinutes } from '../../shared/rules.ts'

/** One authorization request that was sent to a provider. */
export interface SocialAttempt {
  attemptId: string
  /** The session that connects the provider; null: a sign-in or sign-up. */
  sessionId: string | null
  nonce: string
  sealedVerifier: Buffer
  returnTo: string | null
}

interface NewAttempt extends Omit<SocialAttempt, 'attemptId'> {
  tokenHash: Buffer
  provider: string
  state: string
}

export async function insertAttempt(tx: Transaction, made: NewAttempt): Promise<void> {
  await tx.rows(
    `insert into social_attempts (id, token_hash, provider, purpose, session_id, state, nonce,
       sealed_verifier, return_to, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now() + make_interval(mins => $10))`,
    [
      uuidv7(),
      made.tokenHash,
      made.provider,
      made.sessionId ? 'connect' : 'sign_in',
      made.sessionId,
      made.state,
      made.nonce,
      made.sealedVerifier,
      made.returnTo,
      attemptMinutes,
    ],
  )
}

/**
 * Uses up the attempt. Of two concurrent responses one gets undefined, and so does a response of
 * another provider or with another state.
 */
export function consumeAttempt(
  tx: Transaction,
  response: { tokenHash: Buffer; provider: string; state: string },
): Promise<SocialAttempt | undefined> {
  return tx.maybeRow<SocialAttempt>(
    `update social_attempts set answered_at = now()
     where token_hash = $1 and provider = $2 and state = $3 and answered_at is null
       and expires_at > clock_timestamp()
     returning id as "attemptId", session_id as "sessionId", nonce,
       sealed_verifier as "sealedVerifier", return_to as "returnTo"`,
    [response.tokenHash, response.provider, response.state],
  )
}

/** Turns the attempt into a pending sign-up. */
export async function writeClaims(
  tx: Transaction,
  attemptId: string,
  sealedClaims: Buffer,
): Promise<void> {
  await tx.rows(
    `update social_attempts
     set sealed_claims = $2, expires_at = now() + make_interval(mins => $3) where id = $1`,
    [attemptId, sealedClaims, signUpMinutes],
  )
}

export interface StoredSignUp {
  attemptId: string
  provider: string
  sealedClaims: Buffer
  /** The mark of the mailed code; null without one and after its end. */
  codeMark: Buffer | null
}

const isPending = `token_hash = $1 and sealed_claims is not null and ended_at is null
  and expires_at > clock_timestamp()`
const signUpColumns = `id as "attemptId", provider, sealed_claims as "sealedClaims",
  case when code_expires_at > clock_timestamp() then code_mark end as "codeMark"`

export function readStoredSignUp(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<StoredSignUp | undefined> {
  return tx.maybeRow<StoredSignUp>(
    `select ${signUpColumns} from social_attempts where ${isPending}`,
    [tokenHash],
  )
}

/** Ends the pending sign-up and returns it; of two concurrent calls one gets undefined. */
export function endPendingSignUp(
  tx: Transaction,
  tokenHash: Buffer,
): Promise<StoredSignUp | undefined> {
  return tx.maybeRow<StoredSignUp>(
    `update social_attempts set ended_at = now() where ${isPending} returning ${signUpColumns}`,
    [tokenHash],
  )
}

/** Replaces the mark of the code before. */
export async function writeCodeMark(
  tx: Transaction,
  attemptId: string,
  mark: Buffer,
): Promise<void> {
  await tx.rows(
    `update social_attempts
     set code_mark = $2, code_expires_at = now() + make_interval(mins => $3) where id = $1`,
    [attemptId, mark, codeMinutes],
  )
}

/** For an hourly job. Keeps expired attempts for an hour, to tell a late response from none. */
export async function deleteOldAttempts(tx: Transaction): Promise<void> {
  await tx.rows(`delete from social_attempts where expires_at < now() - interval '1 hour'`)
}
