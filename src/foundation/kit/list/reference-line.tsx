import { Weave } from '../ui/weave.tsx'

/** A reference in a one-line row, with its woven mat; its end, by which people know it, is bold. */
export function ReferenceLine({ reference }: { reference: string }) {
  return (
    <span className="figures inline-flex max-w-full items-center gap-1.5 align-middle">
      <Weave reference={reference} className="hidden size-5 wide:block" />
      <span className="truncate">
        {reference.slice(0, -6)}
        <b>{reference.slice(-6)}</b>
      </span>
    </span>
  )
}
