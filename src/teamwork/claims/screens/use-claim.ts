/**
 * The claim of what stands open: taken when it is opened, renewed while it is, given back when it
 * is left.
 */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { sendOnPageHide } from '#foundation/kit/data/calls.ts'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import type { claimsContract } from '../shared/contract.ts'
import type { ClaimView } from '../shared/contract.ts'
import { renewMinutes, type ClaimKind, type ClaimSubject } from '../shared/rules.ts'
import { claimWords } from '../shared/words.ts'

const claims = moduleCalls<typeof claimsContract>('claims')

export interface Claim {
  /** 'asking' until the server has said whose it is. */
  state: 'asking' | 'mine' | 'taken'
  /** Somebody else works on it: nothing can be decided here now. */
  blocked: boolean
  /** Who holds it, while somebody else does. */
  name: string
  until: Date | null
}

const minute = 60_000

/**
 * Every claim that holds, asked once for all who want to know. A lease can end without anybody
 * saying so: asked again each minute.
 */
export function useClaims() {
  return useQuery(claims.all.queryOptions({ input: {}, refetchInterval: minute }))
}

/** Of one thing; null when nobody holds it. */
export function useClaimOf(kind: ClaimKind, id: string): ClaimView | null {
  const all = useClaims()
  return (
    all.data?.find(
      (one) => one.kind === kind && one.id === id && one.expiresAt.getTime() > serverNow(),
    ) ?? null
  )
}

/** `wanted` false: only looks, and takes nothing; for what has nothing left to decide. */
export function useClaim({ kind, id }: ClaimSubject, wanted = true): Claim {
  const w = useWords(claimWords)
  const held = useClaimOf(kind, id)
  const take = useMutation(claims.take.mutationOptions())
  const giveBack = useMutation(claims.giveBack.mutationOptions())
  const { mutateAsync: askToTake } = take
  const { mutate: askToGiveBack } = giveBack
  const asking = useRef(false)
  const claimIt = useCallback(() => {
    if (asking.current) return
    asking.current = true
    const done = () => {
      asking.current = false
    }
    // Refused: the list says who has it. Without a connection the next renewal tries again.
    askToTake({ kind, id }).then(done, done)
  }, [askToTake, kind, id])

  useEffect(() => {
    if (!wanted) return
    claimIt()
    const renew = setInterval(claimIt, renewMinutes * minute)
    // A page that is closed or left for another address ends without a word: it says this one.
    const leave = () => sendOnPageHide('claims', 'giveBack', { kind, id })
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && claimIt()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      clearInterval(renew)
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
      askToGiveBack({ kind, id })
    }
  }, [claimIt, askToGiveBack, kind, id, wanted])

  // Whoever had it is done or away: it is taken now, for it is open here. The same when another tab of one's own gave it back.
  const wasHeld = useRef(false)
  const isHeld = held !== null
  useEffect(() => {
    if (isHeld) wasHeld.current = true
    else if (wanted && wasHeld.current) {
      wasHeld.current = false
      claimIt()
    }
  }, [wanted, isHeld, claimIt])

  const taken = held !== null && !held.mine
  const refused = take.error && readFailure(take.error).kind === 'refusal'
  return {
    state: taken ? 'taken' : held?.mine ? 'mine' : 'asking',
    blocked: taken || (held === null && Boolean(refused)),
    name: taken ? (held.name ?? w.companyAccess) : '',
    until: taken ? held.expiresAt : null,
  }
}
