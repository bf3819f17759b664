import { Check, CheckCheck, FileText, ShieldAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { showBytes } from '#foundation/kit/fields/file-check.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
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

/** The sender's name. The console is 'Company Support' to users and 'Admin Support' to staff. */
export function senderLabel(
  { senderKind, senderName }: MessageView,
  viewer: Viewer,
  w: typeof chatWords,
): string {
  if (senderKind === 'console') return viewer === 'user' ? w.companySupport : w.adminSupport
  return senderName ?? w.support
}

/** The text of a message without words of its own is stored in English and translated here. */
function messageText(message: MessageView, w: typeof chatWords): string {
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
  continues = false,
}: {
  message: MessageView
  viewer: Viewer
  /** The message before it is of the same sender, whose name is above that one. */
  continues?: boolean
}) {
  const w = useWords(chatWords)
  const language = useLanguage()
  const own = isOwnMessage(message, viewer)
  // Several admins may write in one chat, so staff see their names on own messages too.
  const labelHidden = continues || (own && viewer === 'user')
  const isPicture = isFileOnly(message) && message.attachment?.kind === 'image'
  const seen = viewer === 'user' ? message.isReadByAdmin : message.isReadByUser
  return (
    <Bubble
      own={own}
      label={own && viewer === 'user' ? w.me : senderLabel(message, viewer, w)}
      labelHidden={labelHidden}
      continues={continues}
    >
      {message.attachment && <Attachment attachment={message.attachment} />}
      <p className={`wrap-anywhere whitespace-pre-wrap ${isPicture ? 'text-sm' : ''}`}>
        {messageText(message, w)}
      </p>
      <SecretWarning message={message} viewer={viewer} />
      <p className="chat-small figures mt-0.5 flex items-center justify-end gap-1.5">
        <time
          dateTime={message.createdAt.toISOString()}
          title={showDateTime(message.createdAt, language)}
        >
          {showClock(message.createdAt, language)}
        </time>
        {own && (
          <span className="inline-flex items-center gap-1">
            {seen ? <CheckCheck aria-hidden size={15} /> : <Check aria-hidden size={15} />}
            {seen ? w.seen : w.sent}
          </span>
        )}
      </p>
    </Bubble>
  )
})

/** Warns readers of a message that asks for or contains a code: the company never needs one. */
function SecretWarning({ message, viewer }: { message: MessageView; viewer: Viewer }) {
  const w = useWords(chatWords)
  const secret = findSecret(message.content)
  const byUser = message.senderKind === 'user'
  const warning =
    secret === 'asks' && !byUser
      ? viewer === 'user'
        ? w.secretAsked
        : w.secretAskedByUs
      : secret === 'holds' && byUser && viewer === 'staff'
        ? w.secretOfUser
        : null
  if (!warning) return null
  return (
    <p className={`${warningStyle} mt-1.5 flex items-start gap-1.5 text-sm font-medium`}>
      <ShieldAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      {warning}
    </p>
  )
}

const warningStyle = 'rounded-control bg-failed-tint px-2.5 py-1.5 text-failed'
interface BubbleProps {
  own: boolean
  label: string
  labelHidden: boolean
  /** Close to the bubble above it. */
  continues?: boolean
  children: ReactNode
}

export function Bubble({ own, label, labelHidden, continues = false, children }: BubbleProps) {
  return (
    <li
      className={
        `grid ${own ? 'justify-items-end' : 'justify-items-start'} ` + (continues ? '' : 'mt-2')
      }
    >
      <p
        className={
          labelHidden ? 'sr-only' : 'mb-1 flex items-center gap-2 px-1 text-[0.8125rem] text-muted'
        }
      >
        {!labelHidden && <Avatar fullName={label} size="small" />}
        {label}
      </p>
      <div className={`chat-bubble ${own ? 'chat-own' : ''}`}>{children}</div>
    </li>
  )
}

function Attachment({
  attachment: { attachmentId, kind, name, sizeBytes },
}: {
  attachment: AttachmentView
}) {
  const w = useWords(chatWords)
  const address = attachmentAddress(attachmentId)
  if (kind === 'image') {
    return (
      <a href={address} target="_blank" rel="noopener" className="mt-0.5 -mx-1 mb-1.5 block">
        {/* The fixed height keeps the messages from moving when the picture has loaded. */}
        <img
          src={ownPicture(attachmentId) ?? address}
          alt={w.proofImage(name)}
          loading="lazy"
          className="chat-picture"
        />
      </a>
    )
  }
  return (
    <a
      href={address}
      download={name}
      className="target mb-1 flex items-center gap-2 wrap-anywhere text-current underline"
    >
      <FileText aria-hidden size={18} className="shrink-0" />
      {w.openFile(name, showBytes(sizeBytes))}
    </a>
  )
}
