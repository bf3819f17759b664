import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tell } from '../../contract/refusal.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, DialogActions } from '../../kit/dialog.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '../../kit/form.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { Notice } from '../../kit/notice.tsx'
import { TextAreaField } from '../../kit/text-area-field.tsx'
import { notify } from '../../kit/toast-store.ts'
import { showListTime } from '../../time/time.ts'
import type { LookAlarm } from '../contract.ts'
import { findingForm, findingMax } from '../rules.ts'
import { refusals, words } from '../words.ts'
import { users } from './calls.ts'

/** Stays on every admin's screen until a colleague of the one it is about has said what it was. */
export function LookAlarms() {
  const w = useWords(words)
  const language = useLanguage()
  const alarms = useQuery(users.alarms.queryOptions({ input: {} }))
  const [settling, setSettling] = useState<string>()
  if (!alarms.data?.length) return null
  return (
    <div role="status" className="mb-4 grid gap-3">
      {alarms.data.map(({ alarmId, name, people, minutes, raisedAt, own }: LookAlarm) => (
        <Notice
          key={alarmId}
          tone="failed"
          title={w.alarmTitle(name ?? w.accessPerson, people, minutes)}
          action={
            !own && (
              <Button variant="secondary" size="small" onClick={() => setSettling(alarmId)}>
                {w.settle}
              </Button>
            )
          }
        >
          {own ? w.ownAlarm : w.alarmMessage} <span className="figures text-muted">{showListTime(raisedAt, language)}</span>
        </Notice>
      ))}
      {settling && <SettleDialog alarmId={settling} onClose={() => setSettling(undefined)} />}
    </div>
  )
}

function SettleDialog({ alarmId, onClose }: { alarmId: string; onClose: () => void }) {
  const w = useWords(words)
  const no = useWords(refusals)
  const queries = useQueryClient()
  const form = useKabanForm(findingForm, { finding: '' })
  const dirty = useDirty(form)
  const settle = useMutation(users.settleAlarm.mutationOptions({ onSettled: () => queries.invalidateQueries({ queryKey: users.key() }) }))
  const send = async ({ finding }: { finding: string }) => {
    if (finding.trim() === '') return form.setError('finding', { type: 'finding-required', message: tell(no['finding-required']) }, { shouldFocus: true })
    await settle.mutateAsync({ alarmId, finding })
    notify({ title: w.settled, tone: 'credited' })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={w.settleTitle} dirty={dirty} pending={settle.isPending}>
      <Form form={form} onSubmit={send} label={w.settleTitle} failed={w.settleFailed}>
        <TextAreaField name="finding" label={w.finding} hint={w.findingHint} rows={3} maxLength={findingMax} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={settle.isPending}>
            {w.cancel}
          </Button>
          <SubmitButton>{w.settle}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
