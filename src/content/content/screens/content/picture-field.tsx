import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import { FieldError, type FieldProps } from '#foundation/kit/fields/field.tsx'
import { fileProblem } from '#foundation/kit/fields/file-check.ts'
import { useField } from '#foundation/kit/form/form.tsx'
import { namedFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { Button, Spinner } from '#foundation/kit/ui/button.tsx'
import {
  contentPictureMaxBytes,
  contentPictureTypes,
  pictureAddress,
} from '../../shared/rules-picture.ts'
import { contentPictureRefusals, contentPictureWords } from '../../shared/words-picture.ts'
import { uploadContentPicture } from './upload-picture.ts'

const pickerStyle =
  'relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus'

/** Uploads a chosen picture at once; the form holds its id, and the version names it. */
export function PictureField({ name, label, hint }: FieldProps) {
  const w = useWords(contentPictureWords)
  const k = useWords(kitWords)
  const id = useId()
  const { input, pictureId, uploading, problem, announcement, choose, remove } = usePicture(name)
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-1.5 sm:col-span-2">
      <p id={`${id}-label`} className="text-sm font-medium text-ink">
        {label} <span className="font-normal text-muted">({k.optional})</span>
      </p>
      {pictureId && (
        <img
          src={pictureAddress(pictureId)}
          alt={w.chosen}
          className="max-h-48 max-w-full rounded-control border border-line"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <label className={`${pickerStyle} ${buttonStyle({ variant: 'secondary' })}`}>
          {uploading ? <Spinner /> : <ImagePlus aria-hidden size={18} />}
          {pictureId ? w.change : w.choose}
          <input
            ref={input}
            type="file"
            accept={contentPictureTypes.join(',')}
            disabled={uploading}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
            onChange={(event) => void choose(event)}
            className="absolute inset-0 w-full cursor-pointer opacity-0"
          />
        </label>
        {pictureId && (
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden size={18} />}
            disabled={uploading}
            onClick={remove}
          >
            {w.remove}
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`} error={problem} />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {hint}
      </p>
      <p role="status" className="sr-only">
        {uploading ? w.uploading : announcement}
      </p>
    </div>
  )
}

/** `announcement` is for screen readers. */
function usePicture(name: string) {
  const w = useWords(contentPictureWords)
  const refusals = useWords(contentPictureRefusals)
  const { form, error } = useField(name)
  const pictureId = useWatch({ control: form.control, name }) as string
  const [uploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const set = (value: string, said: string) => {
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
    setProblem(undefined)
    setAnnouncement(said)
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    // Without this, choosing the same file again fires no event.
    event.target.value = ''
    if (!chosen) return
    const wrong = fileProblem(chosen, contentPictureTypes, contentPictureMaxBytes)
    if (wrong) return setProblem(refusalMessage(refusals[`picture-${wrong}`]))
    setUploading(true)
    try {
      set((await uploadContentPicture(chosen)).pictureId, w.ready)
    } catch (failure) {
      const { title, message } = namedFailure(w.failed, failure)
      setProblem(`${title}. ${message}`)
    } finally {
      setUploading(false)
    }
  }
  const remove = () => {
    set('', w.removed)
    // The pressed button disappears, so keep the keyboard focus in this field.
    input.current?.focus()
  }
  return { input, pictureId, uploading, problem: problem ?? error, announcement, choose, remove }
}
