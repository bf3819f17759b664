import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { SegmentedFilter } from '#foundation/kit/fields/segmented-filter.tsx'
import { SelectField } from '#foundation/kit/fields/select-field.tsx'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { Form, SubmitButton, useDirty } from '#foundation/kit/form/form.tsx'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import type { AdminAnnouncementView } from '../shared/contract.ts'
import { priorities } from '../shared/rules-address.ts'
import {
  announcementForm,
  defaultPriority,
  textMax,
  announcementTitleMax,
  type NewAnnouncement,
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

export function AnnouncementDialog({ announcement, onClose }: Props) {
  const w = useWords(announcementConsoleWords)
  const refusals = useWords(announcementRefusals)
  const edit = useEditForm(announcementForm, announcement, {
    versionOf: (row) => row?.updatedAt.getTime() ?? null,
    valuesOf: (row) => ({
      title: row?.title ?? '',
      description: row?.description ?? '',
      priority: row?.priority ?? defaultPriority,
    }),
    draft: announcement ? undefined : 'new announcement',
  })
  const { form, opened: before } = edit
  const [audience, setAudience] = useState<Audience>(before?.target ? 'one' : 'all')
  const [target, setTarget] = useState<Target | null>(before?.target ?? null)
  const [missing, setMissing] = useState(false)
  const dirty = useDirty(form)
  const { save, pending } = useSave(before)
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
    const targetUserId = audience === 'one' ? (target?.userId ?? null) : null
    await save({ title, description, priority, targetUserId })
    edit.saved()
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
        <ChangedNotice edit={edit} />
        <TextField
          name="title"
          label={w.titleField}
          maxLength={announcementTitleMax}
          autoComplete="off"
        />
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
          <AudienceField
            audience={audience}
            target={target}
            missing={missing && !target}
            onAudience={(value) => {
              setAudience(value)
              setMissing(false)
            }}
            onTarget={(chosen) => {
              setTarget(chosen)
              setMissing(false)
            }}
          />
        )}
        {!before && audience === 'all' ? (
          <TellsEveryone />
        ) : (
          <p className="text-sm text-muted">{before ? w.tellsNobody : w.tellsOne}</p>
        )}
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

/** How many get a notification at once. */
function TellsEveryone() {
  const w = useWords(announcementConsoleWords)
  const audience = useQuery(announcements.adminAudience.queryOptions({ input: {}, staleTime: 0 }))
  return <Warning>{w.tells(audience.data?.users)}</Warning>
}

/** Saves a change of `before`, or a new announcement, whose id stays the same for a retry. */
function useSave(before: AdminAnnouncementView | undefined) {
  const w = useWords(announcementConsoleWords)
  const [newId] = useRequestId()
  const create = useMutation(announcements.create.mutationOptions())
  const edit = useMutation(announcements.edit.mutationOptions({ meta: { awaitRefetch: true } }))
  const save = async (input: Omit<NewAnnouncement, 'announcementId'>) => {
    if (before) {
      const { announcementId, updatedAt: updatedAtSeen } = before
      await edit.mutateAsync({ announcementId, updatedAtSeen, ...input })
    } else await create.mutateAsync({ announcementId: newId, ...input })
    notify({
      title: before ? w.savedNotice : w.createdNotice,
      message: input.title,
      tone: 'credited',
    })
  }
  return { save, pending: create.isPending || edit.isPending }
}

type Audience = 'all' | 'one'

function AudienceField({
  audience,
  target,
  missing,
  onAudience,
  onTarget,
}: {
  audience: Audience
  target: Target | null
  missing: boolean
  onAudience: (audience: Audience) => void
  onTarget: (target: Target | null) => void
}) {
  const w = useWords(announcementConsoleWords)
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm font-medium">{w.whoTitle}</p>
      <SegmentedFilter
        label={w.whoTitle}
        value={audience}
        options={[
          { value: 'all', label: w.all },
          { value: 'one', label: w.one },
        ]}
        onChange={onAudience}
      />
      {audience === 'one' && <TargetChoice chosen={target} missing={missing} onChoose={onTarget} />}
    </div>
  )
}
