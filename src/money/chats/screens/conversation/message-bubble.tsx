import { Check, CheckCheck, FileText, ShieldAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { showBytes } from '#foundation/kit/fields/file-check.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { showClock, showDateTime } from '#foundation/time/shared/time.ts'
import type { AttachmentView, MessageView } from '../../shared/contract.ts'
import { findSecret } from '../../shared/rules-secrets.ts'
import { isFileOnly } from '../../shared/rules.ts'
import { chatWords } from '../../shared/words.ts'
import { ownPicture } from './own-pictures.ts'

export type Viewer = 'user' | 'staff'

export function isOwnMessage(message: MessageView, viewer: Viewer): boolean {
  return (message.senderKind === 'user') === (viewer === 'user')
}

/**
 * The console is 'Company Support' to users and 'Admin Support' among staff; everybody else has a
 * name.
 */
export function senderLabel(
  { senderKind, senderName }: MessageView,
  viewer: Viewer,
  w: typeof chatWords,
): string {
  if (senderKind === 'console') return viewer === 'user' ? w.companySupport : w.adminSupport
  return senderName ?? w.support
}

/** What stands in for words beside a file is stored in English and read in the reader's language. */
function ownWords(message: MessageView, w: typeof chatWords): string {
  return message.attachment && isFileOnly(message)
    ? w.fileOnly[message.attachment.kind]
    : message.content
}

export function attachmentAddress(attachmentId: string): string {
  return `/chats/attachments/${attachmentId}`
}

export const MessageBubble = memo(function MessageBubble({
  message,
  viewer,
}: {
  message: MessageView
  viewer: Viewer
}) {
  const w = useWords(chatWords)
  const language = useLanguage()
  const own = isOwnMessage(message, viewer)
  // Several of the staff may write into one chat: each sees who wrote what.
  const alone = own && viewer === 'user'
  const seen = viewer === 'user' ? message.isReadByAdmin : message.isReadByUser
  return (
    <Bubble own={own} label={alone ? w.me : senderLabel(message, viewer, w)} labelHidden={alone}>
      {message.attachment && <Attachment attachment={message.attachment} />}
      {/* A file needs no sentence that says it is one, except for those who cannot see it. */}
      <p
        className={`wrap-anywhere whitespace-pre-wrap ${isFileOnly(message) && message.attachment?.kind === 'image' ? 'text-sm text-muted' : ''}`}
      >
        {ownWords(message, w)}
      </p>
      <SecretMark message={message} viewer={viewer} />
      <p className="figures mt-1 flex items-center justify-end gap-1.5 text-xs text-muted">
        <time
          dateTime={message.createdAt.toISOString()}
          title={showDateTime(message.createdAt, language)}
        >
          {showClock(message.createdAt, language)}
        </time>
        {own && (
          <span className="inline-flex items-center gap-1">
            {seen ? (
              <CheckCheck aria-hidden size={14} className="text-primary" />
            ) : (
              <Check aria-hidden size={14} />
            )}
            {seen ? w.seen : w.sent}
          </span>
        )}
      </p>
    </Bubble>
  )
})

/**
 * Whoever reads a message that is about a code is told what to do with it; the company never needs
 * one.
 */
function SecretMark({ message, viewer }: { message: MessageView; viewer: Viewer }) {
  const w = useWords(chatWords)
  const spoken = findSecret(message.content)
  const byUser = message.senderKind === 'user'
  const said =
    spoken === 'asks' && !byUser
      ? viewer === 'user'
        ? w.secretAsked
        : w.secretAskedByUs
      : spoken === 'holds' && byUser && viewer === 'staff'
        ? w.secretOfUser
        : null
  if (!said) return null
  return (
    <p className="mt-1 flex items-start gap-1.5 text-sm font-medium text-failed">
      <ShieldAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {said}
    </p>
  )
}

export function Bubble({
  own,
  label,
  labelHidden,
  children,
}: {
  own: boolean
  label: string
  labelHidden: boolean
  children: ReactNode
}) {
  return (
    <li className={`flex ${own ? 'justify-end' : 'justify-start'}`}>
      <div
        className={`max-w-[85%] min-w-32 rounded-card border px-3 py-2 sm:max-w-[70%] ${own ? 'border-transparent bg-primary-tint' : 'border-line bg-surface'}`}
      >
        <p className={labelHidden ? 'sr-only' : 'mb-0.5 text-sm font-medium text-primary'}>
          {label}
        </p>
        {children}
      </div>
    </li>
  )
}

/** The same for a picture on its way and for one that has arrived. */
export const pictureStyle = 'h-48 w-full max-w-72 rounded-control bg-sunken object-contain'

function Attachment({
  attachment: { attachmentId, kind, name, sizeBytes },
}: {
  attachment: AttachmentView
}) {
  const w = useWords(chatWords)
  const address = attachmentAddress(attachmentId)
  if (kind === 'image') {
    return (
      <a href={address} target="_blank" rel="noopener" className="mb-1 block">
        {/* A fixed height: the messages must not jump when the picture comes. */}
        <img
          src={ownPicture(attachmentId) ?? address}
          alt={w.proofImage(name)}
          loading="lazy"
          className={pictureStyle}
        />
      </a>
    )
  }
  return (
    <a
      href={address}
      download={name}
      className="link target mb-1 flex items-center gap-2 wrap-anywhere"
    >
      <FileText aria-hidden size={18} className="shrink-0" />
      {w.openFile(name, showBytes(sizeBytes))}
    </a>
  )
}
