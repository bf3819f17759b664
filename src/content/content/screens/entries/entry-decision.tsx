import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { SendingButton } from '#foundation/kit/form/sending-button.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { useMarksRead } from '#people/wording/screens/marked-figures.tsx'
import type { ContentEntry, ContentVersion } from '../../shared/contract.ts'
import { marksOf } from '../../shared/rules-judge.ts'
import { contentConsoleWords } from '../../shared/words-console.ts'
import { content } from '../calls.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type ReasonFor = 'returned' | 'withdrawn'

interface Props {
  entry: ContentEntry
  version: ContentVersion
  /** Absent where another page has the form. */
  onChange: (() => void) | undefined
}

/** The actions that the caller may take on a version. The server checks them again. */
export function EntryDecision({ entry, version, onChange }: Props) {
  const w = useWords(contentConsoleWords)
  const marks = marksOf(version.content, version.source)
  const { tick, isTicked } = useMarksRead(marks)
  const moves = useMoves(version.versionId, marks.length > 0)
  const [dialog, setDialog] = useState<ReasonFor | null>(null)
  const { state, mine } = version
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {state === 'draft' && !mine && (
        <Notice tone="info">{w.onlyAuthor(version.authorName ?? w.companyAccess)}</Notice>
      )}
      {state === 'submitted' && mine && <Notice tone="info">{w.ownWaits}</Notice>}
      {state === 'submitted' && !mine && tick}
      <DecisionButtons
        entry={entry}
        version={version}
        onChange={onChange}
        moves={moves}
        canApprove={isTicked}
        onAsk={setDialog}
      />
      {dialog === 'returned' && (
        <ReasonDialog
          to="returned"
          onClose={() => setDialog(null)}
          onSend={(reason) => moves.giveBack({ versionId: version.versionId, reason })}
        />
      )}
      {dialog === 'withdrawn' && entry.published && (
        <ReasonDialog
          to="withdrawn"
          onClose={() => setDialog(null)}
          onSend={(reason) =>
            moves.withdraw({ versionId: entry.published?.versionId ?? '', reason })
          }
        />
      )}
    </div>
  )
}

interface ButtonsProps extends Props {
  moves: ReturnType<typeof useMoves>
  /** False, with an error at the checkbox, while marks are not confirmed as read. */
  canApprove: () => boolean
  onAsk: (dialog: ReasonFor) => void
}

function DecisionButtons({ entry, version, onChange, moves, canApprove, onAsk }: ButtonsProps) {
  const w = useWords(contentConsoleWords)
  const { state, mine } = version
  const change = (label: string) =>
    onChange && (
      <Button variant="secondary" onClick={onChange}>
        {label}
      </Button>
    )
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      {state === 'draft' && (
        <>
          {mine && (
            <SendingButton pending={moves.submit.isPending} onClick={moves.submit.run}>
              {w.submit}
            </SendingButton>
          )}
          {change(w.change)}
          <SendingButton
            variant="quiet"
            pending={moves.discard.isPending}
            onClick={moves.discard.run}
          >
            {w.discard}
          </SendingButton>
        </>
      )}
      {state === 'submitted' && mine && (
        <SendingButton
          variant="secondary"
          pending={moves.recall.isPending}
          onClick={moves.recall.run}
        >
          {w.recall}
        </SendingButton>
      )}
      {state === 'submitted' && !mine && (
        <>
          <SendingButton
            pending={moves.approve.isPending}
            onClick={() => canApprove() && moves.approve.run()}
          >
            {w.approve}
          </SendingButton>
          <Button variant="secondary" onClick={() => onAsk('returned')}>
            {w.giveBack}
          </Button>
        </>
      )}
      {state === 'published' && change(w.change)}
      {(state === 'returned' || state === 'withdrawn' || state === 'discarded') &&
        change(w.writeAgain)}
      {entry.published && entry.kind !== 'plan-cap' && state !== 'submitted' && (
        <Button variant="quiet" onClick={() => onAsk('withdrawn')}>
          {w.withdraw}
        </Button>
      )}
    </div>
  )
}

function useMoves(versionId: string, marksRead: boolean) {
  const w = useWords(contentConsoleWords)
  const after = (done: keyof typeof w.done, tone: 'credited' | 'info' = 'info') => ({
    onSuccess: () => notify({ title: w.done[done], message: w.doneMore[done], tone }),
  })
  const onError = showFailure(w.updateFailed)
  const submit = useMutation(
    content.submit.mutationOptions({ ...after('submitted', 'credited'), onError }),
  )
  const approve = useMutation(
    content.approve.mutationOptions({ ...after('published', 'credited'), onError }),
  )
  const recall = useMutation(content.recall.mutationOptions({ ...after('recalled'), onError }))
  const discard = useMutation(content.discard.mutationOptions({ ...after('discarded'), onError }))
  const giveBack = useMutation(content.giveBack.mutationOptions(after('returned')))
  const withdraw = useMutation(content.withdraw.mutationOptions(after('withdrawn')))
  const pressed = ({ isPending, mutate }: typeof submit) => ({
    isPending,
    run: () => mutate({ versionId }),
  })
  return {
    submit: pressed(submit),
    approve: {
      isPending: approve.isPending,
      run: () => approve.mutate({ versionId, marksRead }),
    },
    recall: pressed(recall),
    discard: pressed(discard),
    giveBack: giveBack.mutateAsync,
    withdraw: withdraw.mutateAsync,
  }
}
