import { useState } from 'react'
import type * as z from 'zod/mini'
import { fetchFile } from '#foundation/kit/data/fetch-file.ts'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import {
  exportForm,
  filtersOf,
  exportReasonMax,
  type ExportInput,
  type ExportList,
} from '../../shared/rules-exports.ts'
import { oversightWords } from '../../shared/words.ts'
import { useFilterWords } from '../audit/filter-words.ts'
import { oversight } from '../calls.ts'

/** Long enough for a long list over a slow connection. */
const timeoutMs = 600_000

interface Props {
  list: ExportList
  filters: object
  onClose: () => void
}

type Outcome = Awaited<ReturnType<typeof oversight.exportOutcome.call>>

/** Asks for a reason, downloads the file, and shows its number of rows and checksum. */
export function ExportDialog({ list, filters: address, onClose }: Props) {
  const w = useWords(oversightWords)
  const language = useLanguage()
  const filterWords = useFilterWords()
  const [exportId, renew] = useRequestId()
  const [outcome, setOutcome] = useState<Outcome | 'unfinished'>()
  const [sending, setSending] = useState(false)
  // Fixed when the dialog opens, because the list behind it may change.
  const [filters] = useState(() => filtersOf(list, address))
  const form = useKabanForm(exportForm, { reason: '' })
  const dirty = useDirty(form)

  const submit = async ({ reason }: z.output<typeof exportForm>) => {
    setSending(true)
    try {
      await oversight.prepareExport.call({ exportId, list, filters, reason } as ExportInput)
      const address = `/oversight/exports/${exportId}?language=${language}`
      await fetchFile(address, 'kaban-export.csv', timeoutMs)
      setOutcome((await oversight.exportOutcome.call({ exportId })) ?? 'unfinished')
    } catch (error) {
      // The download may have begun, and an id allows only one.
      renew()
      throw error
    } finally {
      setSending(false)
    }
  }

  if (outcome) return <Exported outcome={outcome} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.exportTitle[list]}
      description={w.exportIntro}
      dirty={dirty}
      pending={sending}
    >
      <Facts
        facts={[{ label: w.exportFilters, value: filterWords(filters) || w.exportNoFilters }]}
      />
      <Form form={form} onSubmit={submit} label={w.exportTitle[list]} failed={w.exportFailed}>
        <TextAreaField
          name="reason"
          label={w.reason}
          hint={w.reasonHint}
          rows={2}
          maxLength={exportReasonMax}
        />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={sending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.download}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function Exported({
  outcome,
  onClose,
}: {
  outcome: NonNullable<Outcome> | 'unfinished'
  onClose: () => void
}) {
  const w = useWords(oversightWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.exported}
      actions={<Button onClick={onClose}>{w.done}</Button>}
    >
      {outcome === 'unfinished' ? (
        <Warning>{w.unfinished}</Warning>
      ) : (
        <>
          {outcome.cutOff && <Warning>{w.cutOff}</Warning>}
          <Facts
            facts={[
              {
                label: w.rows,
                value: <span className="figures">{outcome.rows.toLocaleString('en-PH')}</span>,
              },
              {
                label: w.checksum,
                value: (
                  <>
                    <span className="figures text-sm break-all">{outcome.sha256}</span>
                    <CopyButton value={outcome.sha256} what={w.copyChecksum} />
                  </>
                ),
              },
            ]}
          />
        </>
      )}
    </Dialog>
  )
}
