import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { Form, SubmitButton, useDirty, useKabanForm } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import {
  announcementForm,
  defaultPriority,
  priorities,
  textMax,
  titleMax,
} from '../shared/rules.ts'
import { announcementConsoleWords } from '../shared/words-console.ts'
import { announcementRefusals } from '../shared/words.ts'
import { announcements } from './calls.ts'
import { TargetChoice, type Target } from './target-choice.tsx'

interface Props {
  /** Left out for a new announcement. */
  announcement?: AdminAnnouncementView
  onClose: () => void
}

/** Creates or edits an announcement. The id is made on opening: a retry creates only one. */
export function AnnouncementDialog({ announcement: opened, onClose }: Props) {
  const w = useWords(announcementConsoleWords)
  const refusals = useWords(announcementRefusals)
  const [newId] = useRequestId()
  // The announcement when the dialog opened, so that it cannot overwrite a colleague's change.
  const [before] = useState(opened)
  const [audience, setAudience] = useState<'all' | 'one'>(before?.target ? 'one' : 'all')
  const [target, setTarget] = useState<Target | null>(before?.target ?? null)
  const [missing, setMissing] = useState(false)
  const form = useKabanForm(
    announcementForm,
    {
      title: before?.title ?? '',
      description: before?.description ?? '',
      priority: before?.priority ?? defaultPriority,
    },
    before ? undefined : 'new announcement',
  )
  const dirty = useDirty(form)
  const create = useMutation(announcements.create.mutationOptions())
  const edit = useMutation(announcements.edit.mutationOptions())
  const pending = create.isPending || edit.isPending
  const send = async ({ title, description, priority }: z.infer<typeof announcementForm>) => {
    if (title.trim() === '') {
      const required = refusals['announcement-title-required']
      notify({ title: required.title, message: refusalMessage(required), tone: 'failed' })
      return form.setError(
        'title',
        { type: 'announcement-title-required', message: refusalMessage(required) },
        { shouldFocus: true },
      )
    }
    if (audience === 'one' && !target) return setMissing(true)
    const input = {
      title,
      description,
      priority,
      targetUserId: audience === 'one' ? (target?.userId ?? null) : null,
    }
    if (before)
      await edit.mutateAsync({
        announcementId: before.announcementId,
        updatedAtSeen: before.updatedAt,
        ...input,
      })
    else await create.mutateAsync({ announcementId: newId, ...input })
    notify({ title: before ? w.savedNotice : w.createdNotice, message: title, tone: 'credited' })
    onClose()
  }
  const title = before ? w.editTitle : w.createTitle
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      dirty={dirty || target?.userId !== before?.target?.userId}
      pending={pending}
      size="wide"
    >
      <Form form={form} onSubmit={send} label={title} failed={w.operationFailed}>
        <TextField name="title" label={w.titleField} maxLength={titleMax} autoComplete="off" />
        <TextAreaField name="description" label={w.text} optional rows={5} maxLength={textMax} />
        <SelectField
          name="priority"
          label={w.priority}
          placeholder={null}
          options={priorities.toReversed().map((value) => ({ value, label: w.priorities[value] }))}
        />
        {before?.target ? (
          <p className="text-muted">{w.targetFixed(before.target.fullName)}</p>
        ) : (
          <div className="grid grid-cols-1 gap-2">
            <p className="text-sm font-medium">{w.whoTitle}</p>
            <SegmentedFilter
              label={w.whoTitle}
              value={audience}
              options={[
                { value: 'all', label: w.all },
                { value: 'one', label: w.one },
              ]}
              onChange={(value) => {
                setAudience(value)
                setMissing(false)
              }}
            />
            {audience === 'one' && (
              <TargetChoice
                chosen={target}
                missing={missing && !target}
                onChoose={(chosen) => {
                  setTarget(chosen)
                  setMissing(false)
                }}
              />
            )}
          </div>
        )}
        <p className="text-sm text-muted">
          {before ? w.tellsNobody : audience === 'all' ? w.tells : w.tellsOne}
        </p>
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {w.back}
          </Button>
          <SubmitButton>{before ? w.save : w.saveNew}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
