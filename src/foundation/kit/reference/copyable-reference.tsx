import { CopyButton } from '../ui/copy-button.tsx'
import { Reference } from './reference.tsx'

/** A reference with its weave and a button that copies it, as the value of a fact. */
export function CopyableReference({ reference, what }: { reference: string; what: string }) {
  return (
    <>
      <Reference reference={reference} />
      <CopyButton value={reference} what={what} className="-my-2.5 -mr-3" />
    </>
  )
}
