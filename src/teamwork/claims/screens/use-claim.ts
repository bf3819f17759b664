/** Claims the open item: takes it on opening, renews it while open, gives it back on leaving. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { moduleCalls, sendOnPageHide } from '#foundation/kit/data/calls.ts'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import type { claimsContract, ClaimView } from '../shared/contract.ts'
import { renewMinutes, type ClaimKind, type ClaimSubject } from '../shared/rules.ts'
import { claimWords } from '../shared/words.ts'

const claims = moduleCalls<typeof claimsContract>('claims')

export interface Claim {
  /** 'asking' until the server has answered. */
  state: 'asking' | 'mine' | 'taken'
  /** Somebody else holds the claim: nothing can be decided here now. */
  blocked: boolean
  /** The holder, if it is somebody else; otherwise empty. */
  name: string
  until: Date | null
}

const minute = 60_000

/** All current claims, in one query. Refetches every minute: an expiry sends no live event. */
export function useClaims() {
  return useQuery(claims.all.queryOptions({ input: {}, refetchInterval: minute }))
}

/** The claim on one subject; null when nobody holds it. */
export function useClaimOf(kind: ClaimKind, id: string): ClaimView | null {
  const all = useClaims()
  return (
    all.data?.find(
      (one) => one.kind === kind && one.id === id && one.expiresAt.getTime() > serverNow(),
    ) ?? null
  )
}

/** With `wanted` false it only watches, for subjects with nothing left to decide. */
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
    // After a refusal the list of claims names the holder. Offline, the next renewal tries again.
    askToTake({ kind, id }).then(done, done)
  }, [askToTake, kind, id])

  useEffect(() => {
    if (!wanted) return
    claimIt()
    const renew = setInterval(claimIt, renewMinutes * minute)
    // A page that is closed runs no cleanup, so it gives the claim back on `pagehide`.
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

  // Claim the open subject once its holder, who may be another tab of this person, gave it back.
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
