import { CircleAlert, Clock, FileText, WifiOff, type LucideIcon } from 'lucide-react'
import { showBytes } from '#foundation/kit/fields/file-check.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { chatWords } from '../../shared/words.ts'
import { Bubble } from '../conversation/message-bubble.tsx'
import { ownPicture } from '../conversation/own-pictures.ts'
import type { OutgoingMessage } from './outgoing.ts'

const actionStyle = 'target -my-1 text-sm font-semibold underline underline-offset-2'

interface Props {
  message: OutgoingMessage
  onRetry: () => void
  onDiscard: () => void
}

/** A message that has not arrived yet, with its state. */
export function OutgoingBubble({
  message: { content, file, attachmentId, state, percent, problem },
  onRetry,
  onDiscard,
}: Props) {
  const w = useWords(chatWords)
  const picture = attachmentId ? ownPicture(attachmentId) : undefined
  return (
    <Bubble own label={w.me} labelHidden>
      {file && (
        <div className={picture ? 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3' : ''}>
          {picture && (
            <img
              src={picture}
              alt={w.proofImage(file.name)}
              className="h-28 w-21 rounded-[12px] bg-surface object-cover"
            />
          )}
          <div className="min-w-0">
            <p className="flex items-center gap-2 font-semibold wrap-anywhere">
              {!picture && <FileText aria-hidden size={18} className="shrink-0" />}
              {state !== 'sending' ? file.name : picture ? w.sendingProof : w.sendingFile}
            </p>
            {percent !== null && (
              <>
                <progress
                  value={percent}
                  max={100}
                  aria-label={picture ? w.sendingProof : w.sendingFile}
                  className="chat-progress"
                />
                <p className="chat-small figures">{w.uploaded(percent, showBytes(file.size))}</p>
              </>
            )}
            {percent !== null && state === 'sending' && (
              <button type="button" onClick={onDiscard} className={actionStyle}>
                {w.cancelUpload}
              </button>
            )}
          </div>
        </div>
      )}
      {content && <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>}
      {state === 'sending' && percent === null && <StateLine icon={Clock}>{w.sending}</StateLine>}
      {(state === 'waiting' || state === 'slowed') && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <button type="button" onClick={onDiscard} className={actionStyle}>
            {w.discard}
          </button>
          {state === 'waiting' ? (
            <StateLine icon={WifiOff}>{w.waitsForConnection}</StateLine>
          ) : (
            <StateLine icon={Clock}>{w.sendsSoon}</StateLine>
          )}
        </div>
      )}
      {state === 'failed' && (
        <div
          role="alert"
          className="my-1 grid gap-2 rounded-[14px] bg-surface p-3 text-sm text-ink"
        >
          <p className="flex items-start gap-1.5 text-failed">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span>
              {w.failed}. {problem}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={onRetry}>
              {w.retry}
            </Button>
            <Button variant="quiet" onClick={onDiscard}>
              {w.discard}
            </Button>
          </div>
        </div>
      )}
    </Bubble>
  )
}

function StateLine({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p className="chat-small figures mt-0.5 flex items-center justify-end gap-1">
      <Icon aria-hidden size={14} />
      {children}
    </p>
  )
}
