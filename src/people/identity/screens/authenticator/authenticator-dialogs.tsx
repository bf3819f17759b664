import { useRefetch } from '#foundation/kit/data/refetch.ts'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { codeOnly, type CodeOnly } from '../../shared/rules.ts'
import { identitySettingsWords } from '../../shared/words-settings.ts'
import { identityWords } from '../../shared/words.ts'
import { identity } from '../calls.ts'
import { AuthenticatorSetUp } from './authenticator-set-up.tsx'
import { useCodesKept } from './codes-kept.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface SetUpProps {
  secret: string
  uri: string
  /** What turning it on pauses; empty where nothing is. */
  pause: string
  onClose: () => void
  onDone: (recoveryCodes: string[]) => void
}

/** The key for the app, and the first code of it. */
export function SetUpDialog({ secret, uri, pause, onClose, onDone }: SetUpProps) {
  const w = useWords(identitySettingsWords)
  const ways = useWords(identityWords)
  const form = useKabanForm(codeOnly, { code: '' })
  const dirty = useDirty(form)
  const submit = async ({ code }: CodeOnly) => {
    if (code === '')
      return form.setError(
        'code',
        { type: 'missing', message: ways.appCodeMissing },
        { shouldFocus: true },
      )
    try {
      const { recoveryCodes } = await identity.confirmAuthenticator.call({ code })
      onDone(recoveryCodes)
    } catch (error) {
      // A code is typed anew, not mended.
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
  /** In place of earlier ones. */
  renewed: boolean
  onClose: () => void
}

/** Shown this once. It closes only when somebody says that the codes are kept. */
export function KeepCodesDialog({ codes, renewed, onClose }: KeepProps) {
  const w = useWords(identitySettingsWords)
  const ways = useWords(identityWords)
  const refetch = useRefetch('identity')
  const { tick, isKept } = useCodesKept()
  const finish = () => {
    if (!isKept()) return
    onClose()
    notify(
      renewed
        ? { title: w.renewedTitle, message: w.renewed, tone: 'credited' }
        : { title: w.turnedOnTitle, message: w.turnedOn, tone: 'credited' },
    )
    // Not sooner: what the card shows next would come out from under the codes.
    void refetch()
  }
  return (
    <Dialog
      open
      onClose={finish}
      title={ways.keepCodesTitle}
      description={ways.keepCodesIntro}
      dirty
      actions={<Button onClick={finish}>{w.done}</Button>}
    >
      <RecoveryCodes codes={codes} />
      {tick}
    </Dialog>
  )
}
