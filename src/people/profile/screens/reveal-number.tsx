import { useMutation } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { revealForm, revealReasonMax } from '../shared/rules-reveal.ts'
import { revealSeconds } from '../shared/rules.ts'
import { revealWords } from '../shared/words-reveal.ts'

interface Props {
  maskedNumber: string
  /** Asks the server, which records the reason. */
  fetchNumber: (reason: string) => Promise<{ accountNumber: string }>
  /** Offered as a button: a reason is given, never sent unread. */
  usualReason?: string
  /** Names the number within a sentence; the revealed number can then be copied. */
  copyWhat?: string
}

/** A masked account number; the server sends the whole one only for a reason. */
export function RevealNumber({ maskedNumber, fetchNumber, usualReason = '', copyWhat }: Props) {
  const w = useWords(revealWords)
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
      {whole !== undefined && copyWhat !== undefined && (
        <CopyButton value={whole} what={copyWhat} className="-my-2.5 -mr-3" />
      )}
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
        <ReasonDialog
          fetchNumber={fetchNumber}
          usualReason={usualReason}
          onClose={() => setAsking(false)}
          onRevealed={setWhole}
        />
      )}
    </span>
  )
}

interface ReasonProps extends Required<Pick<Props, 'fetchNumber' | 'usualReason'>> {
  onClose: () => void
  onRevealed: (whole: string) => void
}

function ReasonDialog({ fetchNumber, usualReason, onClose, onRevealed }: ReasonProps) {
  const w = useWords(revealWords)
  const form = useKabanForm(revealForm, { reason: '' })
  const dirty = useDirty(form)
  // The number must not stay in the query cache.
  const reveal = useMutation({
    mutationFn: fetchNumber,
    gcTime: 0,
  })
  const send = async ({ reason }: { reason: string }) => {
    const { accountNumber } = await reveal.mutateAsync(reason)
    onRevealed(accountNumber)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={w.title} dirty={dirty} pending={reveal.isPending}>
      <Form form={form} onSubmit={send} label={w.title} failed={w.failed}>
        <TextField
          name="reason"
          label={w.why}
          hint={w.hint}
          maxLength={revealReasonMax}
          autoComplete="off"
        />
        {usualReason && (
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={() => form.setValue('reason', usualReason, { shouldDirty: true })}
          >
            {usualReason}
          </Button>
        )}
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
