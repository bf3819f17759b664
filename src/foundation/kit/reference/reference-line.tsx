import { ReferenceText } from './reference.tsx'
import { Weave } from './weave.tsx'

/** A reference in a one-line row, with its woven mat where there is room. */
export function ReferenceLine({ reference }: { reference: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1.5 align-middle">
      <Weave reference={reference} className="hidden size-5 wide:block" />
      <span className="truncate">
        <ReferenceText reference={reference} />
      </span>
    </span>
  )
}
