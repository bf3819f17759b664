import { Weave } from './weave.tsx'

/** The end of a reference, by which people tell those of one day apart. */
const endLength = 6

/** Never wraps, because a broken reference is easily misread. Its last characters are bold. */
export function ReferenceText({ reference }: { reference: string }) {
  return (
    <span className="figures text-[min(1em,4.9vw)] whitespace-nowrap">
      {reference.slice(0, -endLength)}
      <b className="font-semibold">{reference.slice(-endLength)}</b>
    </span>
  )
}

/** A reference with its weave, for tables and facts. */
export function Reference({ reference, weave = 'size-6' }: { reference: string; weave?: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Weave reference={reference} className={weave} />
      <ReferenceText reference={reference} />
    </span>
  )
}
