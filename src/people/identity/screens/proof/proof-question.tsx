import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { codePurposes } from '#foundation/contract/shared/procedure.ts'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { isSignedOut } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog } from '#foundation/kit/overlay/dialog.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import type { Proof, ProofWay } from '../../shared/rules-forms.ts'
import { proofReasons, proofWords } from '../../shared/words-proof.ts'
import { identity } from '../calls.ts'
import { ProofForm } from './proof-form.tsx'

interface Props {
  /** The server's name for the protected action: a key of `proofReasons`. */
  about: string
  onAnswer: (proven: boolean) => void
}

/** The dialog that asks for a proof. */
export function ProofQuestion({ about, onAnswer }: Props) {
  const w = useWords(proofWords)
  const reasons = useWords(proofReasons)
  // Not cached: an app may have been set up or removed meanwhile.
  const proofWays = useQuery(
    identity.proofWays.queryOptions({ input: {}, staleTime: 0, gcTime: 0 }),
  )
  const prove = useMutation(identity.prove.mutationOptions())
  const signedOut = isSignedOut(proofWays.error) || isSignedOut(prove.error)
  useEffect(() => {
    // The sign-in page is about to open, and nothing can be confirmed here any more.
    if (signedOut) onAnswer(false)
  }, [signedOut, onAnswer])
  const send = async (proof: Proof) => {
    await prove.mutateAsync(proof)
    onAnswer(true)
  }
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={w.proofTitle}
      description={
        Object.hasOwn(reasons, about) ? reasons[about as keyof typeof reasons] : reasons.other
      }
      pending={prove.isPending}
    >
      {proofWays.data ? (
        <ProofForm
          ways={waysFor(about, proofWays.data.ways)}
          onProof={send}
          onCancel={() => onAnswer(false)}
        />
      ) : proofWays.error ? (
        <FetchFailed
          title={w.proofFailed}
          error={proofWays.error}
          onRetry={() => void proofWays.refetch()}
        />
      ) : (
        <Skeleton lines={2} height="2.75rem" />
      )}
    </Dialog>
  )
}

/** The server takes a password for most things, but not for all. */
function waysFor(about: string, ways: readonly ProofWay[]): ProofWay[] {
  const takesCodesOnly = (codePurposes as readonly string[]).includes(about)
  return ways.filter((way) => !takesCodesOnly || way === 'app' || way === 'mail')
}
