import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { useRequiredTick } from '#foundation/kit/fields/required-tick.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { codeOnly, type CodeOnly } from '../../shared/rules-forms.ts'
import { authenticatorWords } from '../../shared/words-authenticator.ts'
import { identitySettingsWords } from '../../shared/words-settings.ts'
import { identity } from '../calls.ts'
import { AuthenticatorSetUp } from './authenticator-set-up.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface SetUpProps {
  secret: string
  uri: string
  /** A sentence about paused withdrawals; empty when nothing is paused. */
  pause: string
  onClose: () => void
  onDone: (recoveryCodes: string[]) => void
}

/** Shows the key for the app and asks for its first code. */
export function SetUpDialog({ secret, uri, pause, onClose, onDone }: SetUpProps) {
  const w = useWords(identitySettingsWords)
  const a = useWords(authenticatorWords)
  const form = useKabanForm(codeOnly, { code: '' })
  const dirty = useDirty(form)
  const submit = async ({ code }: CodeOnly) => {
    if (code === '')
      return form.setError(
        'code',
        { type: 'missing', message: a.appCodeMissing },
        { shouldFocus: true },
      )
    try {
      const { recoveryCodes } = await identity.confirmAuthenticator.call({ code })
      onDone(recoveryCodes)
    } catch (error) {
      // A wrong code is typed again, not edited.
      if (readFailure(error).kind === 'refusal') form.setValue('code', '')
      throw error
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.setUpTitle}
      description={`${w.setUpIntro} ${pause}`}
      dirty={dirty}
    >
      <Form form={form} onSubmit={submit} label={w.setUpTitle}>
        <AuthenticatorSetUp secret={secret} uri={uri} />
        <DialogActions>
          <SubmitButton>{w.turnOn}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

interface KeepProps {
  codes: string[]
  /** The codes replace earlier ones. */
  renewed: boolean
  onClose: () => void
}

/** Shows the codes, once. It closes only when the person confirms that they are kept. */
export function KeepCodesDialog({ codes, renewed, onClose }: KeepProps) {
  const w = useWords(identitySettingsWords)
  const a = useWords(authenticatorWords)
  const refetch = useRefetch('identity')
  const { tick, isTicked } = useRequiredTick(a.codesKept, a.codesKeptMissing)
  const finish = () => {
    if (!isTicked()) return
    onClose()
    notify(
      renewed
        ? { title: w.renewedTitle, message: w.renewed, tone: 'credited' }
        : { title: w.turnedOnTitle, message: w.turnedOn, tone: 'credited' },
    )
    // Not before: the refetched card would show behind the codes.
    void refetch()
  }
  return (
    <Dialog
      open
      onClose={finish}
      title={a.keepCodesTitle}
      description={a.keepCodesIntro}
      dirty
      actions={<Button onClick={finish}>{w.done}</Button>}
    >
      <RecoveryCodes codes={codes} />
      {tick}
    </Dialog>
  )
}
