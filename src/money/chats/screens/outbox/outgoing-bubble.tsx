import { CircleAlert, Clock, FileText, WifiOff, type LucideIcon } from 'lucide-react'
import { showBytes } from '#foundation/kit/fields/file-check.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { chatWords } from '../../shared/words.ts'
import { Bubble, pictureStyle } from '../conversation/message-bubble.tsx'
import { ownPicture } from '../conversation/own-pictures.ts'
import type { OutgoingMessage } from './outgoing.ts'

const progressStyle =
  'mt-2 h-2 w-full appearance-none overflow-clip rounded-full bg-line ' +
  '[&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line ' +
  '[&::-webkit-progress-value]:bg-primary'

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
      {file && picture && (
        <img src={picture} alt={w.proofImage(file.name)} className={`mb-1 ${pictureStyle}`} />
      )}
      {file && !picture && (
        <p className="flex items-center gap-2 wrap-anywhere">
          <FileText aria-hidden size={18} className="shrink-0" />
          {w.fileReady(file.name, showBytes(file.size))}
        </p>
      )}
      {content && <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>}
      {!content && picture && <p className="text-sm text-muted">{w.fileOnly.image}</p>}
      {percent !== null && (
        <progress
          value={percent}
          max={100}
          aria-label={w.uploading(percent)}
          className={progressStyle}
        />
      )}
      {state === 'sending' && (
        <StateLine icon={Clock}>{percent === null ? w.sending : w.uploading(percent)}</StateLine>
      )}
      {state === 'waiting' && <StateLine icon={WifiOff}>{w.waitsForConnection}</StateLine>}
      {state === 'slowed' && <StateLine icon={Clock}>{w.sendsSoon}</StateLine>}
      {percent !== null && (
        <Button variant="quiet" onClick={onDiscard} className="-mx-2 -mb-1">
          {w.cancelUpload}
        </Button>
      )}
      {(state === 'waiting' || state === 'slowed') && (
        <Button variant="quiet" onClick={onDiscard} className="-mx-2 -mb-1">
          {w.discard}
        </Button>
      )}
      {state === 'failed' && (
        <div role="alert" className="mt-1 grid gap-1 text-sm">
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
    <p className="figures mt-1 flex items-center justify-end gap-1 text-xs text-muted">
      <Icon aria-hidden size={14} />
      {children}
    </p>
  )
}
