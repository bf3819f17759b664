import { Camera, Paperclip, SendHorizontal, X } from 'lucide-react'
import {
  useCallback,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { withoutInvisibleMarks } from '#foundation/contract/shared/text.ts'
import { inputStyle } from '#foundation/kit/fields/field.tsx'
import { showBytes } from '#foundation/kit/fields/file-check.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button, IconButton, Spinner } from '#foundation/kit/ui/button.tsx'
import type { ReplyValues } from '../../shared/rules-replies.ts'
import { findSecret } from '../../shared/rules-secrets.ts'
import { attachmentTypes, messageTextMax } from '../../shared/rules.ts'
import { chatWords } from '../../shared/words.ts'
import type { ChosenFile } from './chosen-file.ts'
import { dropDraft, keepDraft, readDraft } from './message-drafts.ts'

interface Props {
  chatId: string
  closed: boolean
  chosen: ChosenFile
  /** Answers, once the message is safe on this device, whether it was taken. */
  onSend: (content: string, file: File | null) => Promise<boolean>
  prefill?: string
  /** Stands above the box and helps to write: only staff have it, and its code is no user's to load. */
  assist?: Assist | undefined
}

export interface Assist {
  Help: ComponentType<AssistProps>
  /** What a ready reply can say of this chat. */
  values: ReplyValues
}

export interface AssistProps {
  values: ReplyValues
  text: string
  /** Exchanges the whole text. */
  write: (next: string) => void
  box: RefObject<HTMLTextAreaElement | null>
  /**
   * From now on `hear` gets each key before the box does, and answers whether it was meant for the
   * help; until what comes back is called.
   */
  listen: (hear: (event: KeyboardEvent) => boolean) => () => void
}

/**
 * A file, a text, or both; without either there is nothing to send. It stays at the lower edge of
 * the screen, above the bar of a phone.
 */
export function Composer({
  chatId,
  closed,
  chosen: { file, preparing, pick, remove },
  onSend,
  prefill = '',
  assist,
}: Props) {
  const w = useWords(chatWords)
  const id = useId()
  const [text, setText] = useState(() => readDraft(chatId) || prefill)
  const write = (next: string) => {
    setText(next)
    keepDraft(chatId, next)
  }
  const box = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const hearer = useRef<((event: KeyboardEvent) => boolean) | null>(null)
  const listen = useCallback((hear: (event: KeyboardEvent) => boolean) => {
    hearer.current = hear
    return () => {
      hearer.current = null
    }
  }, [])
  const empty = text.trim() === '' && file === null
  const over = text.trim().length - messageTextMax

  const take = async (files: FileList | null | undefined) => {
    if (await pick(files)) box.current?.focus()
  }
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    // What comes from a spreadsheet or a web page is text first, with a picture of itself beside it.
    if (files.length === 0 || closed || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    void take(files)
  }
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (empty || closed || preparing || over > 0) return
    box.current?.focus()
    setText('')
    remove()
    if (await onSend(withoutInvisibleMarks(text.trim()), file)) dropDraft(chatId, text)
    else setText(text)
  }
  const press = (event: KeyboardEvent) => {
    if (hearer.current?.(event)) return event.preventDefault()
    // On a phone the Enter key makes a new line; with a keyboard it sends, as people expect from a chat.
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
      className={`no-print grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-surface p-2 sm:p-3 ${closed ? '' : atEdge}`}
    >
      {(file || preparing) && (
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
            <IconButton label={w.removeFile} icon={<X aria-hidden size={18} />} onClick={remove} />
          )}
        </div>
      )}
      {over > 0 && (
        <p id={`${id}-over`} role="status" className="text-sm text-failed">
          {w.tooLong(over)}
        </p>
      )}
      {assist ? (
        !closed && (
          <assist.Help text={text} write={write} box={box} listen={listen} values={assist.values} />
        )
      ) : (
        <SecretWarning text={text} />
      )}
      <div className="flex items-end gap-1.5 sm:gap-2">
        {!closed && (
          <FileButton
            label={w.attach}
            icon={<Paperclip aria-hidden size={20} />}
            input={files}
            disabled={preparing}
            onPick={take}
          />
        )}
        {/* Where there is a camera in the hand. Once something is written, the room is for the words. */}
        {!closed && text === '' && (
          <IconButton
            label={w.takePhoto}
            icon={<Camera aria-hidden size={20} />}
            disabled={preparing}
            onClick={() => takePhoto(files.current)}
            className="not-pointer-coarse:hidden"
          />
        )}
        <label htmlFor={id} className="sr-only">
          {w.writeMessage}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={1}
          value={text}
          aria-invalid={over > 0 || undefined}
          aria-describedby={over > 0 ? `${id}-over` : undefined}
          disabled={closed}
          placeholder={closed ? w.closedPlaceholder : w.placeholder}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          onPaste={paste}
          className={`${inputStyle} field-sizing-content max-h-40 min-w-0 flex-1 resize-none`}
        />
        <Button
          type="submit"
          disabled={empty || closed || preparing || over > 0}
          icon={<SendHorizontal aria-hidden size={18} className="shrink-0" />}
          className="shrink-0"
        >
          <span className="max-sm:sr-only">{w.send}</span>
        </Button>
      </div>
    </form>
  )
}

/** Said while there is time: what is sent cannot be taken back. */
function SecretWarning({ text }: { text: string }) {
  const w = useWords(chatWords)
  return (
    <div role="status" className="empty:hidden">
      {findSecret(text) === 'holds' && <p className="text-sm text-waiting">{w.secretHeld}</p>}
    </div>
  )
}

/** A box that takes nothing any more would only hide what to do instead. */
const atEdge = 'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] sm:bottom-0'

interface FileButtonProps {
  label: string
  icon: ReactNode
  input: RefObject<HTMLInputElement | null>
  disabled: boolean
  onPick: (files: FileList | null) => Promise<void>
}

function FileButton({ label, icon, input, disabled, onPick }: FileButtonProps) {
  return (
    <label
      title={label}
      className="target relative inline-flex shrink-0 cursor-pointer items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
    >
      {icon}
      <span className="sr-only">{label}</span>
      <input
        ref={input}
        type="file"
        accept={accepted}
        disabled={disabled}
        onChange={(event) => {
          const chosen = event.target
          // Choosing the same file again must count as a choice.
          void onPick(chosen.files).finally(() => (chosen.value = ''))
        }}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </label>
  )
}

const accepted = attachmentTypes.join(',')

/**
 * The same field, asked for a picture by the camera; the browser reads how it is asked when it is
 * opened.
 */
function takePhoto(input: HTMLInputElement | null): void {
  if (!input) return
  input.setAttribute('capture', 'environment')
  input.accept = 'image/jpeg'
  input.click()
  input.removeAttribute('capture')
  input.accept = accepted
}
