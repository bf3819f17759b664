import { useId, type ComponentProps } from 'react'
import { useWords } from '../i18n/language.tsx'
import { kitWords } from '../i18n/words.ts'
import { useOnline } from '../offline/online.tsx'
import { useReadOnly } from '../page/site-settings.ts'
import { Button } from '../ui/button.tsx'

interface Props extends ComponentProps<typeof Button> {
  /** Stays enabled during maintenance, because the server accepts it. */
  evenReadOnly?: boolean | undefined
}

/** A button that sends something. Offline and during maintenance it is disabled and says why. */
export function SendingButton({ evenReadOnly = false, ...props }: Props) {
  const w = useWords(kitWords)
  const online = useOnline()
  const readOnly = useReadOnly() && !evenReadOnly
  const id = useId()
  const held = !online || readOnly
  return (
    <>
      <Button
        {...props}
        blocked={held || props.blocked}
        aria-describedby={held ? id : props['aria-describedby']}
      />
      {held && (
        <p id={id} className="basis-full text-sm text-waiting">
          {online ? w.readOnly : w.needsConnection}
        </p>
      )}
    </>
  )
}
