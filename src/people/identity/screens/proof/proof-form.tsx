import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readFailure, showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { Proof, ProofWay } from '../../shared/rules-forms.ts'
import { authenticatorWords } from '../../shared/words-authenticator.ts'
import { proofWords } from '../../shared/words-proof.ts'
import { identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { SecretForm, type ProofChoice } from './secret-form.tsx'

interface Props {
  ways: ProofWay[]
  /** Throws what the server refuses. */
  onProof: (proof: Proof) => Promise<void>
  onCancel: () => void
}

export function ProofForm({ ways, onProof, onCancel }: Props) {
  const a = useWords(authenticatorWords)
  const common = useWords(identityWords)
  const w = useWords(proofWords)
  const kit = useWords(kitWords)
  const [choice, setChoice] = useState<ProofChoice>(ways.find((way) => way !== 'mail') ?? 'mail')
  const [mailed, setMailed] = useState(false)
  const mail = useMutation(
    identity.mailCode.mutationOptions({
      onSuccess: () => {
        setMailed(true)
        setChoice('mail')
        notify({ title: w.otpSentTitle, message: w.otpSent, tone: 'info' })
      },
      onError: (error) => {
        if (readFailure(error).kind !== 'fault') return showFailure(w.otpFailedTitle)(error)
        notify({ title: w.otpFailedTitle, message: w.otpFailed, tone: 'failed' })
      },
    }),
  )
  const other = otherChoice(choice, ways)
  const otherWays = (
    <div className="-mx-3 -my-1 flex flex-wrap">
      {ways.includes('mail') && (choice !== 'mail' || mailed) && (
        <Button
          variant="quiet"
          pending={mail.isPending}
          onClick={() => mail.mutate({})}
          className="px-3"
        >
          {mailed ? w.mailCodeAgain : w.mailCode}
        </Button>
      )}
      {other && (
        <Button variant="quiet" onClick={() => setChoice(other)} className="px-3">
          {
            {
              recovery: a.useRecoveryCode,
              app: a.useAppCode,
              password: w.usePassword,
              access_code: common.accessCode,
              mail: w.mailCode,
            }[other]
          }
        </Button>
      )}
    </div>
  )
  if (choice !== 'mail' || mailed) {
    return (
      <SecretForm key={choice} choice={choice} onProof={onProof} onCancel={onCancel}>
        {otherWays}
      </SecretForm>
    )
  }
  return (
    <DialogActions>
      <Button variant="secondary" onClick={onCancel}>
        {kit.cancel}
      </Button>
      <SendingButton evenReadOnly pending={mail.isPending} onClick={() => mail.mutate({})}>
        {w.mailCode}
      </SendingButton>
    </DialogActions>
  )
}

/** The one other way beside the mail, which always has a button of its own. */
function otherChoice(choice: ProofChoice, ways: ProofWay[]): ProofChoice | undefined {
  if (choice === 'app') return 'recovery'
  return choice === 'password' || choice === 'access_code'
    ? undefined
    : ways.find((way) => way !== 'mail')
}
