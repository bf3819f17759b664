import { Paperclip, SendHorizontal, X } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react'
import { Button, IconButton, Spinner } from '../../kit/button.tsx'
import { inputLook } from '../../kit/field.tsx'
import { fileProblem, showBytes } from '../../kit/file-check.ts'
import { useWords } from '../../kit/language.tsx'
import { shrinkPicture } from '../../kit/shrink-picture.ts'
import { notify } from '../../kit/toast.tsx'
import { tell } from '../../contract/refusal.ts'
import { withoutInvisibleMarks } from '../../contract/text.ts'
import { attachmentMaxBytes, attachmentTypes, messageTextMax } from '../rules.ts'
import { refusals, words } from '../words.ts'
import { keepDraft, readDraft } from './drafts.ts'

/** A slip must stay readable. */
const slipSize = { edgeMax: 1600, bytesMax: 400 * 1024 }

interface Props {
  chatId: string
  closed: boolean
  onSend: (content: string, file: File | null) => void
  prefill?: string
}

/** A file, a text, or both. Without either there is nothing to send. */
export function Composer({ chatId, closed, onSend, prefill = '' }: Props) {
  const w = useWords(words)
  const no = useWords(refusals)
  const id = useId()
  const [text, setText] = useState(() => prefill || readDraft(chatId))
  const write = (next: string) => {
    setText(next)
    keepDraft(chatId, next)
  }
  const [file, setFile] = useState<File | null>(null)
  const [preparing, setPreparing] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const empty = text.trim() === '' && file === null
  const over = text.trim().length - messageTextMax

  const pick = async (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.target.files?.[0]
    // Choosing the same file again must count as a choice.
    event.target.value = ''
    if (!picked) return
    if (!(attachmentTypes as readonly string[]).includes(picked.type)) return refuse('file-wrong-kind')
    setPreparing(true)
    const ready = await shrinkPicture(picked, slipSize).finally(() => setPreparing(false))
    if (fileProblem(ready, attachmentTypes, attachmentMaxBytes) === 'too-large') return refuse('file-too-large')
    setFile(ready)
    box.current?.focus()
  }
  const refuse = (name: 'file-wrong-kind' | 'file-too-large') => {
    setFile(null)
    notify({ title: no[name].title, message: tell(no[name]), tone: 'failed' })
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (empty || closed || preparing || over > 0) return
    onSend(withoutInvisibleMarks(text.trim()), file)
    write('')
    setFile(null)
    box.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // On a phone the Enter key makes a new line; with a keyboard it sends, as people expect from a chat.
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && matchMedia('(pointer: fine)').matches
    if (!sends) return
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={send} className="no-print grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line bg-surface p-3">
      {(file || preparing) && (
        <div className="flex items-center gap-2 rounded-control bg-sunken pl-3" role="status">
          {preparing ? <Spinner /> : <Paperclip aria-hidden size={18} className="shrink-0 text-muted" />}
          <span className="min-w-0 grow truncate py-2 text-sm">{file ? w.fileReady(file.name, showBytes(file.size)) : w.preparing}</span>
          {file && <IconButton label={w.removeFile} icon={<X aria-hidden size={18} />} onClick={() => setFile(null)} />}
        </div>
      )}
      {over > 0 && (
        <p id={`${id}-over`} role="status" className="text-sm text-failed">
          {w.tooLong(over)}
        </p>
      )}
      <div className="flex items-end gap-2">
        <label
          title={w.attach}
          className="target relative inline-flex shrink-0 cursor-pointer items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <Paperclip aria-hidden size={20} />
          <span className="sr-only">{w.attach}</span>
          <input type="file" accept={attachmentTypes.join(',')} disabled={closed || preparing} onChange={(event) => void pick(event)} className="absolute inset-0 w-full cursor-pointer opacity-0" />
        </label>
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
          placeholder={closed ? w.closedPlaceholder : w.writeMessage}
          onChange={(event) => write(event.target.value)}
          onKeyDown={press}
          className={`${inputLook} field-sizing-content max-h-40 min-w-0 flex-1 resize-none`}
        />
        <Button type="submit" disabled={empty || closed || preparing || over > 0} icon={<SendHorizontal aria-hidden size={18} className="shrink-0" />} className="shrink-0">
          <span className="max-sm:sr-only">{w.send}</span>
        </Button>
      </div>
    </form>
  )
}
