import { useId, type ComponentProps } from 'react'
import { Button } from './button.tsx'
import { useWords } from './language.tsx'
import { useOnline } from './online.tsx'
import { words } from './words.ts'

/** A button that sends something which must not wait: without a connection it cannot be pressed, and says why. */
export function SendingButton(props: ComponentProps<typeof Button>) {
  const w = useWords(words)
  const online = useOnline()
  const id = useId()
  return (
    <>
      <Button {...props} blocked={!online} aria-describedby={online ? props['aria-describedby'] : id} />
      {!online && (
        <p id={id} className="basis-full text-sm text-waiting">
          {w.needsConnection}
        </p>
      )}
    </>
  )
}
