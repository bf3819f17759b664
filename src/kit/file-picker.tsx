/** Choosing one file: the browser's own chooser, or dropping it. It only picks; sending it is the screen's business. */
import { Paperclip, Upload, X } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { IconButton } from './button.tsx'
import { FieldError } from './field.tsx'
import { fileProblem, showBytes } from './file-check.ts'
import { useWords } from './language.tsx'
import { words } from './words.ts'

export interface FilePickerProps {
  label: string
  hint?: string
  /** Media types, for instance `['image/jpeg', 'application/pdf']`. */
  accept: readonly string[]
  maxBytes: number
  file: File | null
  onPick: (file: File | null) => void
  disabled?: boolean
  error?: string
}

export function FilePicker({ label, hint, accept, maxBytes, file, onPick, disabled, error }: FilePickerProps) {
  const w = useWords(words)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string>()

  const take = (picked: File | undefined) => {
    if (!picked) return
    const found = fileProblem(picked, accept, maxBytes)
    const limit = showBytes(maxBytes)
    setProblem(found === 'too-large' ? w.fileTooLarge(limit) : found === 'wrong-kind' ? w.fileWrongKind(kinds(accept)) : undefined)
    onPick(found ? null : picked)
  }
  const remove = () => {
    setProblem(undefined)
    onPick(null)
    input.current?.focus()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) take(event.dataTransfer.files[0])
  }
  const shownError = error ?? problem
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span id={`${id}-label`} className="text-sm font-medium">
        {label}
      </span>
      <div className="flex items-center gap-2">
        <label
          onDragOver={(event) => (event.preventDefault(), setOver(true))}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={`target relative flex min-w-0 grow cursor-pointer items-center gap-3 rounded-control border border-dashed border-control-line px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${over ? 'bg-primary-tint' : 'bg-surface hover:bg-sunken'}`}
        >
          <input
            ref={input}
            type="file"
            accept={accept.join(',')}
            disabled={disabled}
            aria-labelledby={`${id}-label ${id}-what`}
            aria-describedby={shownError ? `${id}-error` : hint ? `${id}-hint` : undefined}
            aria-invalid={shownError ? true : undefined}
            // Emptied after each choice: choosing the same file again must count as a choice.
            onChange={(event) => (take(event.target.files?.[0]), (event.target.value = ''))}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {file ? <Paperclip aria-hidden size={20} className="shrink-0 text-muted" /> : <Upload aria-hidden size={20} className="shrink-0 text-primary" />}
          <span id={`${id}-what`} className="min-w-0">
            <span className={`block truncate ${file ? '' : 'font-medium text-primary'}`}>{file ? file.name : w.chooseFile}</span>
            <span className="block text-sm text-muted">{file ? showBytes(file.size) : w.orDropItHere}</span>
          </span>
        </label>
        {file && !disabled && <IconButton label={w.removeFile} icon={<X aria-hidden size={20} />} onClick={remove} />}
      </div>
      <FieldError id={`${id}-error`} error={shownError} />
      {hint && (
        <span id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </span>
      )}
    </div>
  )
}

function kinds(accept: readonly string[]): string {
  return accept.map((type) => type.slice(type.indexOf('/') + 1).replace('jpeg', 'jpg').toUpperCase()).join(', ')
}
