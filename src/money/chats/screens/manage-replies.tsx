import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { TextAreaField } from '#foundation/kit/fields/text-area-field.tsx'
import { TextField } from '#foundation/kit/fields/text-field.tsx'
import { ChangedNotice } from '#foundation/kit/form/changed-notice.tsx'
import { useEditForm } from '#foundation/kit/form/edit-form.ts'
import { Form, SubmitButton, useDirty } from '#foundation/kit/form/form.tsx'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { RefetchFailed } from '#foundation/kit/offline/as-of.tsx'
import { ConfirmDialog, Dialog, DialogActions } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import type { ReplyView } from '../shared/contract.ts'
import { replyForm, replyTextMax, shortcutMax } from '../shared/rules-replies.ts'
import { replyWords } from '../shared/words-replies.ts'
import { chats } from './calls.ts'

const repliesQuery = chats.replies.queryOptions({ input: {} })

type OpenDialog =
  | { kind: 'list' }
  | { kind: 'edit'; reply: ReplyView | null }
  | { kind: 'remove'; reply: ReplyView }

/** The ready replies of all staff. Shows one dialog at a time: list, editor or confirmation. */
export function ManageReplies({ onClose }: { onClose: () => void }) {
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'list' })
  const back = () => setDialog({ kind: 'list' })
  if (dialog.kind === 'edit') return <EditReply reply={dialog.reply} onClose={back} />
  if (dialog.kind === 'remove') return <RemoveReply reply={dialog.reply} onClose={back} />
  return <ReplyList onShow={setDialog} onClose={onClose} />
}

function ReplyList({
  onShow,
  onClose,
}: {
  onShow: (next: OpenDialog) => void
  onClose: () => void
}) {
  const w = useWords(replyWords)
  const list = useQuery(repliesQuery)
  return (
    <Dialog open onClose={onClose} title={w.title} description={w.intro} size="wide">
      <div>
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => onShow({ kind: 'edit', reply: null })}
        >
          {w.create}
        </Button>
      </div>
      {!list.data && !list.error && <Skeleton lines={4} height="3rem" />}
      {!list.data && list.error && (
        <ErrorState title={w.fetchFailed} error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && <RefetchFailed title={w.fetchFailed} answer={list} />}
      {list.data?.length === 0 && <EmptyState title={w.none} message={w.noneMore} />}
      {list.data && list.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {list.data.map((reply) => (
            <li key={reply.replyId} className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[1fr_auto]">
              <div className="min-w-0 text-sm">
                <p className="font-medium wrap-anywhere">/{reply.shortcut}</p>
                <p className="wrap-anywhere whitespace-pre-line">{reply.textEn}</p>
                <p lang="fil" className="wrap-anywhere whitespace-pre-line text-muted">
                  {reply.textFil}
                </p>
              </div>
              <div className="flex items-start gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={w.editOf(reply.shortcut)}
                  onClick={() => onShow({ kind: 'edit', reply })}
                >
                  {w.edit}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={w.removeOf(reply.shortcut)}
                  onClick={() => onShow({ kind: 'remove', reply })}
                >
                  {w.remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function EditReply({ reply, onClose }: { reply: ReplyView | null; onClose: () => void }) {
  const w = useWords(replyWords)
  const [newId] = useRequestId()
  const list = useQuery(repliesQuery)
  const newest = list.data?.find(({ replyId }) => replyId === reply?.replyId) ?? reply
  const edit = useEditForm(replyForm, newest, {
    versionOf: (row) => row?.updatedAt.getTime() ?? null,
    valuesOf: (row) => ({
      shortcut: row?.shortcut ?? '',
      textEn: row?.textEn ?? '',
      textFil: row?.textFil ?? '',
    }),
  })
  const { form, opened } = edit
  const dirty = useDirty(form)
  const title = reply ? w.editTitle(reply.shortcut) : w.createTitle
  const keep = useMutation(
    chats.keepReply.mutationOptions({
      meta: { awaitRefetch: true },
      onSuccess: () => {
        edit.saved()
        notify({ title: w.kept, tone: 'info' })
        onClose()
      },
    }),
  )
  return (
    <Dialog open onClose={onClose} title={title} dirty={dirty} pending={keep.isPending} size="wide">
      <Form
        form={form}
        onSubmit={(values) =>
          keep.mutateAsync({
            replyId: reply?.replyId ?? newId,
            ...values,
            ...(opened ? { updatedAtSeen: opened.updatedAt } : {}),
          })
        }
        label={title}
        failed={w.saveFailed}
      >
        <ChangedNotice edit={edit} />
        <TextField
          name="shortcut"
          label={w.shortcut}
          hint={w.shortcutHint}
          maxLength={shortcutMax}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <TextAreaField
          name="textEn"
          label={w.textEn}
          hint={w.variablesHint}
          rows={3}
          maxLength={replyTextMax}
        />
        <TextAreaField name="textFil" label={w.textFil} rows={3} maxLength={replyTextMax} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose} disabled={keep.isPending}>
            {w.back}
          </Button>
          <SubmitButton>{w.keep}</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function RemoveReply({ reply, onClose }: { reply: ReplyView; onClose: () => void }) {
  const w = useWords(replyWords)
  const remove = useMutation(
    chats.removeReply.mutationOptions({
      onSuccess: () => {
        notify({ title: w.removed, tone: 'info' })
        onClose()
      },
      onError: showFailure(w.removeFailed),
    }),
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={w.removeTitle(reply.shortcut)}
      message={w.removeMessage}
      confirmLabel={w.remove}
      cancelLabel={w.back}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ replyId: reply.replyId })}
    />
  )
}
