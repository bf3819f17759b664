import { CheckCheck, CircleAlert, Clock, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { showBytes } from '../../kit/file-check.ts'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { showListTime } from '../../time/time.ts'
import type { AttachmentView, MessageView } from '../contract.ts'
import { isFileOnly } from '../rules.ts'
import { words } from '../words.ts'
import type { Outgoing } from './outgoing.ts'

export type Viewer = 'user' | 'staff'

export function isOwn(message: MessageView, viewer: Viewer): boolean {
  return (message.senderKind === 'user') === (viewer === 'user')
}

/** The console is 'Company Support' to users and 'Admin Support' among staff; everybody else has a name. */
export function senderLabel({ senderKind, senderName }: MessageView, viewer: Viewer, w: typeof words): string {
  if (senderKind === 'console') return viewer === 'user' ? w.companySupport : w.adminSupport
  return senderName ?? w.support
}

export function attachmentAddress(attachmentId: string): string {
  return `/chats/attachments/${attachmentId}`
}

export function MessageBubble({ message, viewer }: { message: MessageView; viewer: Viewer }) {
  const w = useWords(words)
  const language = useLanguage()
  const own = isOwn(message, viewer)
  // Several of the staff may write into one chat: each sees who wrote what.
  const alone = own && viewer === 'user'
  const seen = viewer === 'user' ? message.isReadByAdmin : message.isReadByUser
  return (
    <Bubble own={own} label={alone ? w.me : senderLabel(message, viewer, w)} labelHidden={alone}>
      {message.attachment && <Attachment attachment={message.attachment} />}
      {/* A file needs no sentence that says it is one, except for those who cannot see it. */}
      <p className={`wrap-anywhere whitespace-pre-wrap ${isFileOnly(message) && message.attachment?.kind === 'image' ? 'text-sm text-muted' : ''}`}>{message.content}</p>
      <p className="figures mt-1 flex items-center justify-end gap-1.5 text-xs text-muted">
        <time dateTime={message.createdAt.toISOString()}>{showListTime(message.createdAt, language)}</time>
        {own && (
          <span className="inline-flex items-center gap-1">
            <CheckCheck aria-hidden size={14} className={seen ? 'text-primary' : ''} />
            {seen ? w.seen : w.sent}
          </span>
        )}
      </p>
    </Bubble>
  )
}

interface OutgoingProps {
  message: Outgoing
  onRetry: () => void
  onDiscard: () => void
}

/** What was just written stands here at once; it says honestly whether it has arrived. */
export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingProps) {
  const w = useWords(words)
  const { file, content, state, percent, problem, attachmentId } = message
  const uploading = state === 'sending' && file !== null && attachmentId === null
  return (
    <Bubble own label={w.me} labelHidden>
      {file && (
        <p className="flex items-center gap-2 wrap-anywhere">
          <FileText aria-hidden size={18} className="shrink-0" />
          {w.fileReady(file.name, showBytes(file.size))}
        </p>
      )}
      {content && <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>}
      {uploading && (
        <div className="mt-2 grid gap-1">
          <progress value={percent} max={100} aria-label={w.uploading(percent)} className="h-2 w-full accent-primary" />
          <Button variant="quiet" onClick={onDiscard}>
            {w.cancelUpload}
          </Button>
        </div>
      )}
      {state === 'sending' ? (
        <p className="figures mt-1 flex items-center justify-end gap-1 text-xs text-muted">
          <Clock aria-hidden size={14} />
          {uploading ? w.uploading(percent) : w.sending}
        </p>
      ) : (
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

function Bubble({ own, label, labelHidden, children }: { own: boolean; label: string; labelHidden: boolean; children: ReactNode }) {
  return (
    <li className={`flex ${own ? 'justify-end' : 'justify-start'}`}>
      <div className={`max-w-[85%] min-w-32 rounded-card border px-3 py-2 sm:max-w-[70%] ${own ? 'border-transparent bg-primary-tint' : 'border-line bg-surface'}`}>
        <p className={labelHidden ? 'sr-only' : 'mb-0.5 text-sm font-medium text-primary'}>{label}</p>
        {children}
      </div>
    </li>
  )
}

function Attachment({ attachment: { attachmentId, kind, name, sizeBytes } }: { attachment: AttachmentView }) {
  const w = useWords(words)
  const address = attachmentAddress(attachmentId)
  if (kind === 'image') {
    return (
      <a href={address} target="_blank" rel="noopener" className="mb-1 block">
        {/* A fixed height: the messages must not jump when the picture comes. */}
        <img src={address} alt={w.proofImage(name)} loading="lazy" className="h-48 w-full max-w-72 rounded-control bg-sunken object-contain" />
      </a>
    )
  }
  return (
    <a href={address} download={name} className="link target mb-1 flex items-center gap-2 wrap-anywhere">
      <FileText aria-hidden size={18} className="shrink-0" />
      {w.openFile(name, showBytes(sizeBytes))}
    </a>
  )
}
