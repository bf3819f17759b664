import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { FetchFailed } from '../../kit/fetch-failed.tsx'
import { useWords } from '../../kit/language.tsx'
import { whenProofNeeded } from '../../kit/proof.ts'
import { isSignedOut } from '../../kit/refusals.ts'
import { Skeleton } from '../../kit/skeleton.tsx'
import type { Proof } from '../rules.ts'
import { words } from '../words.ts'
import { identity } from './calls.ts'

// Fields and forms are fetched when the first question comes: most pages have none.
const ProofForm = lazy(async () => ({ default: (await import('./proof-form.tsx')).ProofForm }))

/** Stands once in the frame of all pages and opens when a request needs a fresh password or code, above whatever is open. */
export function ProofDialog() {
  const [answer, setAnswer] = useState<((proven: boolean) => void) | null>(null)
  useEffect(
    () =>
      whenProofNeeded(
        () =>
          new Promise((resolve) => {
            setAnswer(() => (proven: boolean) => {
              setAnswer(null)
              resolve(proven)
            })
          }),
      ),
    [],
  )
  return answer && <Question onAnswer={answer} />
}

function Question({ onAnswer }: { onAnswer: (proven: boolean) => void }) {
  const w = useWords(words)
  // Asked each time: an app may have been set up, or removed, since.
  const asked = useQuery(identity.proofWays.queryOptions({ input: {}, staleTime: 0, gcTime: 0 }))
  const prove = useMutation(identity.prove.mutationOptions())
  const left = isSignedOut(asked.error) || isSignedOut(prove.error)
  useEffect(() => {
    // The sign-in page is on its way; nothing here can be confirmed any more.
    if (left) onAnswer(false)
  }, [left, onAnswer])
  const send = async (proof: Proof) => {
    await prove.mutateAsync(proof)
    onAnswer(true)
  }
  return (
    <Dialog open onClose={() => onAnswer(false)} title={w.proofTitle} description={w.proofWhy} pending={prove.isPending}>
      {asked.data ? (
        <Suspense fallback={<Skeleton lines={2} height="2.75rem" />}>
          <ProofForm ways={asked.data.ways} onProof={send} onCancel={() => onAnswer(false)} />
        </Suspense>
      ) : asked.error ? (
        <FetchFailed title={w.proofFailed} error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Skeleton lines={2} height="2.75rem" />
      )}
    </Dialog>
  )
}
