import { Camera, Paperclip } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { IconButton } from '#foundation/kit/ui/button.tsx'
import { attachmentTypes } from '../../shared/rules.ts'
import { chatWords } from '../../shared/words.ts'

interface Props {
  disabled: boolean
  /** Leaves out the camera, to give a text the room. */
  cameraHidden: boolean
  onPick: (files: FileList | null) => Promise<void>
}

/** Chooses a file, or takes a photo on devices with a touch screen. */
export function FileButtons({ disabled, cameraHidden, onPick }: Props) {
  const w = useWords(chatWords)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput input={input} disabled={disabled} onPick={onPick} />
      {!cameraHidden && (
        <IconButton
          label={w.takePhoto}
          icon={<Camera aria-hidden size={20} />}
          disabled={disabled}
          onClick={() => takePhoto(input.current)}
          className="size-12 rounded-full! not-pointer-coarse:hidden"
        />
      )}
    </>
  )
}

const labelStyle =
  'relative inline-flex size-12 shrink-0 cursor-pointer items-center justify-center ' +
  'rounded-full text-muted hover:bg-sunken hover:text-ink has-disabled:cursor-not-allowed ' +
  'has-disabled:opacity-55 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus'

function FileInput({
  input,
  disabled,
  onPick,
}: Pick<Props, 'disabled' | 'onPick'> & { input: RefObject<HTMLInputElement | null> }) {
  const w = useWords(chatWords)
  return (
    <label title={w.attach} className={labelStyle}>
      <Paperclip aria-hidden size={20} />
      <span className="sr-only">{w.attach}</span>
      <input
        ref={input}
        type="file"
        accept={accepted}
        disabled={disabled}
        onChange={(event) => {
          const chosen = event.target
          // Reset the input, so that choosing the same file again is a change.
          void onPick(chosen.files).finally(() => (chosen.value = ''))
        }}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </label>
  )
}

const accepted = attachmentTypes.join(',')

/** Opens the same input with the camera. Browsers read its attributes when it opens. */
function takePhoto(input: HTMLInputElement | null): void {
  if (!input) return
  input.setAttribute('capture', 'environment')
  input.accept = 'image/jpeg'
  input.click()
  input.removeAttribute('capture')
  input.accept = accepted
}
