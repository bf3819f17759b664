import { useMutation } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { revealSeconds } from '#people/profile/shared/rules.ts'
import { revealReasonMax, revealForm } from '../../shared/rules.ts'
import { userWords } from '../../shared/words.ts'
import { users } from '../calls.ts'

/** A masked account number; the server sends the whole one only for a reason. */
export function RevealNumber({ userId, maskedNumber }: { userId: string; maskedNumber: string }) {
  const w = useWords(userWords)
  const [asking, setAsking] = useState(false)
  const [whole, setWhole] = useState<string>()
  useEffect(() => {
    if (whole === undefined) return
    const conceal = () => setWhole(undefined)
    const timer = setTimeout(conceal, revealSeconds * 1000)
    document.addEventListener('visibilitychange', conceal)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', conceal)
    }
  }, [whole])
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-1">
      <span className="figures print:hidden">{whole ?? maskedNumber}</span>
      <span className="figures hidden print:inline">{maskedNumber}</span>
      <IconButton
        label={whole === undefined ? w.reveal : w.conceal}
        icon={
          whole === undefined ? <Eye aria-hidden size={20} /> : <EyeOff aria-hidden size={20} />
        }
        onClick={() => (whole === undefined ? setAsking(true) : setWhole(undefined))}
        className="no-print -my-2.5 -mr-2"
      />
      {whole !== undefined && (
        <span role="status" className="w-full text-right text-sm text-muted">
          {w.concealsAgain(revealSeconds)}
        </span>
      )}
      {asking && (
        <ReasonDialog userId={userId} onClose={() => setAsking(false)} onRevealed={setWhole} />
      )}
    </span>
  )
}

function ReasonDialog({
  userId,
  onClose,
  onRevealed,
}: {
  userId: string
  onClose: () => void
  onRevealed: (whole: string) => void
}) {
  const w = useWords(userWords)
  const form = useKabanForm(revealForm, { reason: '' })
  const dirty = useDirty(form)
  // The number must not stay in the query cache.
  const reveal = useMutation({
    mutationFn: (reason: string) => users.revealBankNumber.call({ userId, reason }),
    gcTime: 0,
  })
  const send = async ({ reason }: { reason: string }) => {
    const { accountNumber } = await reveal.mutateAsync(reason)
    onRevealed(accountNumber)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={w.revealTitle} dirty={dirty} pending={reveal.isPending}>
      <Form form={form} onSubmit={send} label={w.revealTitle} failed={w.revealFailed}>
        <TextField
          name="reason"
          label={w.revealWhy}
          hint={w.revealHint}
          maxLength={revealReasonMax}
          autoComplete="off"
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={reveal.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.reveal}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
