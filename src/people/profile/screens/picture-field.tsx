import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { refusalMessage } from '#foundation/contract/shared/refusal.ts'
import {
  checkDecodable,
  readPicture,
  type ChosenPicture,
} from '#foundation/kit/fields/chosen-picture.ts'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { fileProblem } from '#foundation/kit/fields/file-check.ts'
import { shrinkPicture } from '#foundation/kit/fields/shrink-picture.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { kitWords } from '#foundation/kit/i18n/words.ts'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { Avatar } from '#foundation/kit/ui/avatar.tsx'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { Button, Spinner } from '#foundation/kit/ui/button.tsx'
import { avatarMaxBytes, avatarTypes } from '../shared/rules.ts'
import { pictureWords, profileRefusals } from '../shared/words.ts'

/** Four times as wide as the stored picture, so that the server can crop it. */
const sentSize = { edgeMax: 1024, bytesMax: 400 * 1024 }

const pickerStyle =
  'relative cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-55 ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus'

interface Props {
  fullName: string
  email: string
  /** A chosen picture that is not uploaded yet. */
  picture: ChosenPicture | null
  /** The stored picture, unless it is being removed. */
  avatarId?: string | null
  disabled?: boolean
  onChoose: (picture: ChosenPicture) => void
  onRemove: () => void
}

/** A file input for a picture, with a preview of the avatar. */
export function PictureField({
  fullName,
  email,
  picture,
  avatarId,
  disabled = false,
  onChoose,
  onRemove,
}: Props) {
  const w = useWords(pictureWords)
  const k = useWords(kitWords)
  const id = useId()
  const { input, preparing, problem, announcement, choose, remove } = usePictureInput(
    onChoose,
    onRemove,
  )
  const has = Boolean(picture ?? avatarId)
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-1.5">
      <p id={`${id}-label`} className="text-sm font-medium text-ink">
        {w.picture} <span className="font-normal text-muted">({k.optional})</span>
      </p>
      <div className="flex items-center gap-4">
        <Avatar
          fullName={fullName}
          email={email}
          avatarId={avatarId}
          src={picture?.preview}
          size="huge"
        />
        <div className="flex min-w-0 flex-wrap gap-2">
          <label className={`${pickerStyle} ${buttonStyle({ variant: 'secondary' })}`}>
            {preparing ? <Spinner /> : <ImagePlus aria-hidden size={18} />}
            {has ? w.changePicture : w.choosePicture}
            <input
              ref={input}
              type="file"
              accept={avatarTypes.join(',')}
              disabled={disabled || preparing}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
              onChange={(event) => void choose(event)}
              className="absolute inset-0 w-full cursor-pointer opacity-0"
            />
          </label>
          {has && (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden size={18} />}
              disabled={disabled || preparing}
              onClick={remove}
            >
              {w.removePicture}
            </Button>
          )}
        </div>
      </div>
      <FieldError id={`${id}-error`} error={problem} />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {w.pictureHint}
      </p>
      <p role="status" className="sr-only">
        {preparing ? w.preparingPicture : announcement}
      </p>
    </div>
  )
}

/** Checks and prepares the chosen file; `announcement` is for screen readers. */
function usePictureInput(onChoose: Props['onChoose'], onRemove: Props['onRemove']) {
  const w = useWords(pictureWords)
  const refusals = useWords(profileRefusals)
  const [preparing, setPreparing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    // Without this, choosing the same file again fires no event.
    event.target.value = ''
    if (!chosen) return
    // The size limit of the specification is that of the chosen file; the upload is far smaller.
    const wrong = fileProblem(chosen, avatarTypes, avatarMaxBytes)
    if (wrong) return refuse(wrong === 'too-large' ? 'avatar-too-large' : 'avatar-wrong-kind')
    setPreparing(true)
    const read = await prepare(chosen).catch(() => null)
    setPreparing(false)
    if (!read) return refuse('avatar-damaged')
    setProblem(undefined)
    setAnnouncement(w.pictureReady(chosen.name))
    onChoose(read)
  }
  const refuse = (name: 'avatar-wrong-kind' | 'avatar-too-large' | 'avatar-damaged') => {
    setProblem(refusalMessage(refusals[name]))
    notify({ title: refusals[name].title, message: refusalMessage(refusals[name]), tone: 'failed' })
  }
  const remove = () => {
    setProblem(undefined)
    setAnnouncement(w.pictureRemoved)
    onRemove()
    // The pressed button disappears, so keep the keyboard focus in this field.
    input.current?.focus()
  }
  return { input, preparing, problem, announcement, choose, remove }
}

/** Throws for a file that is no picture, before the form is sent. */
async function prepare(chosen: File): Promise<ChosenPicture> {
  await checkDecodable(chosen)
  return await readPicture(await shrinkPicture(chosen, sentSize))
}
