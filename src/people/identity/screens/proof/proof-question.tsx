import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProofFor } from '#foundation/contract/shared/procedure.ts'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { isSignedOut } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import type { Proof } from '../../shared/rules.ts'
import { proofReasons } from '../../shared/words-proof.ts'
import { identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { ProofForm } from './proof-form.tsx'

interface Props {
  /** What the proof protects, as the server says it. */
  about: string
  onAnswer: (proven: boolean) => void
}

/** The window of one question. */
export function ProofQuestion({ about, onAnswer }: Props) {
  const w = useWords(identityWords)
  const reasons = useWords(proofReasons)
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
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={w.proofTitle}
      description={Object.hasOwn(reasons, about) ? reasons[about as ProofFor] : reasons.other}
      pending={prove.isPending}
    >
      {asked.data ? (
        <ProofForm ways={asked.data.ways} onProof={send} onCancel={() => onAnswer(false)} />
      ) : asked.error ? (
        <FetchFailed
          title={w.proofFailed}
          error={asked.error}
          onRetry={() => void asked.refetch()}
        />
      ) : (
        <Skeleton lines={2} height="2.75rem" />
      )}
    </Dialog>
  )
}
