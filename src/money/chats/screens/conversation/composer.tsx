import { Paperclip, Send, X } from 'lucide-react'
import {
  useCallback,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'
import { showBytes } from '#foundation/kit/fields/file-check.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { IconButton, Spinner } from '#foundation/kit/ui/button.tsx'
import type { ReplyValues } from '../../shared/rules-replies.ts'
import { findSecret } from '../../shared/rules-secrets.ts'
import { messageTextMax } from '../../shared/rules.ts'
import { chatWords } from '../../shared/words.ts'
import type { ChosenFile } from './chosen-file.ts'
import { FileButtons } from './file-buttons.tsx'
import { dropMessageDraft, keepMessageDraft, readMessageDraft } from './message-drafts.ts'
import { useTellTyping } from './typing.tsx'

interface Props {
  chatId: string
  closed: boolean
  chosen: ChosenFile
  /** Resolves, once the message is stored on this device, to whether it was accepted. */
  onSend: (content: string, file: File | null) => Promise<boolean>
  prefill?: string
  /** Texts to begin with, offered while the box is empty. */
  quickReplies?: readonly QuickReply[] | undefined
  /** Help with writing, for staff. Passed in, so that users do not load its code. */
  assist?: Assist | undefined
}

export interface QuickReply {
  label: string
  text: string
}

export interface Assist {
  Help: ComponentType<AssistProps>
  /** The values of variables in ready replies. */
  values: ReplyValues
}

export interface AssistProps {
  values: ReplyValues
  text: string
  /** Replaces the whole text. */
  write: (next: string) => void
  box: RefObject<HTMLTextAreaElement | null>
  /** Passes each key to `handle` first, which returns whether it used the key. Returns the undo. */
  listen: (handle: (event: KeyboardEvent) => boolean) => () => void
}

const formStyle =
  'no-print sticky bottom-0 grid shrink-0 grid-cols-[minmax(0,1fr)] gap-2 border-t border-line ' +
  'bg-surface p-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]'

/** Writes a message: a text, a file or both. */
export function Composer(props: Props) {
  const { closed, assist, quickReplies = [] } = props
  const { file, preparing, remove } = props.chosen
  const w = useWords(chatWords)
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const { listen, wasHandled } = useKeyListener()
  const { text, write, excess, cannotSend, take, paste, send } = useMessage(props, box)
  const press = (event: KeyboardEvent) => {
    if (wasHandled(event)) return event.preventDefault()
    // Enter sends on devices with a mouse and starts a new line on phones.
    const sends =
      event.key === 'Enter' &&
      !event.shiftKey &&
      !event.nativeEvent.isComposing &&
      matchMedia('(pointer: fine)').matches
    if (!sends) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      onSubmit={(event) => void send(event)}
      data-composer={closed ? undefined : ''}
      className={formStyle}
    >
      {(file || preparing) && <FileLine file={file} preparing={preparing} onRemove={remove} />}
      {excess > 0 && (
        <p id={`${id}-over`} role="status" className="text-sm text-failed">
          {w.tooLong(excess)}
        </p>
      )}
      {assist ? (
        !closed && (
          <assist.Help text={text} write={write} box={box} listen={listen} values={assist.values} />
        )
      ) : (
        <SecretWarning text={text} />
      )}
      {quickReplies.length > 0 && !closed && text === '' && !file && (
        <QuickReplies
          replies={quickReplies}
          onChoose={(reply) => {
            write(reply)
            box.current?.focus()
          }}
        />
      )}
      <div className="flex items-end gap-1">
        {!closed && <FileButtons disabled={preparing} cameraHidden={text !== ''} onPick={take} />}
        <label htmlFor={id} className="sr-only">
          {w.writeMessage}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          value={text}
          aria-invalid={excess > 0 || undefined}
          aria-describedby={excess > 0 ? `${id}-over` : undefined}
          disabled={closed}
          placeholder={closed ? w.closedPlaceholder : w.placeholder}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
          className="chat-box"
        />
        <button
          type="submit"
          disabled={cannotSend}
          aria-label={w.send}
          title={w.send}
          className="chat-send"
        >
          <Send aria-hidden size={20} />
        </button>
      </div>
    </form>
  )
}

/** The text, which is kept as a draft, and what sends it. */
function useMessage(
  { chatId, closed, chosen: { file, preparing, pick, remove }, onSend, prefill = '' }: Props,
  box: RefObject<HTMLTextAreaElement | null>,
) {
  const [text, setText] = useState(() => readMessageDraft(chatId) || prefill)
  const tellTyping = useTellTyping(chatId)
  const write = (next: string) => {
    setText(next)
    keepMessageDraft(chatId, next)
    tellTyping(next)
  }
  const excess = text.trim().length - messageTextMax
  const empty = text.trim() === '' && file === null
  const cannotSend = empty || closed || preparing || excess > 0
  const take = async (files: FileList | null | undefined) => {
    if (await pick(files)) box.current?.focus()
  }
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    // Spreadsheets and web pages paste text together with a picture of it.
    if (files.length === 0 || closed || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    void take(files)
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (cannotSend) return
    box.current?.focus()
    setText('')
    remove()
    if (await onSend(withoutInvisibleMarks(text.trim()), file)) dropMessageDraft(chatId, text)
    else setText(text)
  }
  return { text, write, excess, cannotSend, take, paste, send }
}

/** Puts a text into the box; nothing is sent before the person presses Send. */
function QuickReplies({
  replies,
  onChoose,
}: {
  replies: readonly QuickReply[]
  onChoose: (text: string) => void
}) {
  const w = useWords(chatWords)
  return (
    <div role="group" aria-label={w.quickReplies} className="chat-replies">
      {replies.map(({ label, text }) => (
        <button key={label} type="button" onClick={() => onChoose(text)}>
          {label}
        </button>
      ))}
    </div>
  )
}

/** Warns before a code is sent. */
function SecretWarning({ text }: { text: string }) {
  const w = useWords(chatWords)
  return (
    <div role="status" className="empty:hidden">
      {findSecret(text) === 'holds' && <p className="text-sm text-waiting">{w.secretHeld}</p>}
    </div>
  )
}

type FileLineProps = Pick<ChosenFile, 'file' | 'preparing'> & { onRemove: () => void }

function FileLine({ file, preparing, onRemove }: FileLineProps) {
  const w = useWords(chatWords)
  return (
    <div className="flex items-center gap-2 rounded-control bg-sunken pl-3" role="status">
      {preparing ? (
        <Spinner />
      ) : (
        <Paperclip aria-hidden size={18} className="shrink-0 text-muted" />
      )}
      <span className="min-w-0 grow truncate py-2 text-sm">
        {file ? w.fileReady(file.name, showBytes(file.size)) : w.preparing}
      </span>
      {file && (
        <IconButton label={w.removeFile} icon={<X aria-hidden size={18} />} onClick={onRemove} />
      )}
    </div>
  )
}

type KeyHandler = (event: KeyboardEvent) => boolean

/** Lets the help handle keys before the text box does. */
function useKeyListener() {
  const handler = useRef<KeyHandler | null>(null)
  const listen = useCallback((handle: KeyHandler) => {
    handler.current = handle
    return () => {
      handler.current = null
    }
  }, [])
  return { listen, wasHandled: (event: KeyboardEvent) => handler.current?.(event) ?? false }
}
