/**
 * A text in a one-line row that is cut where the room ends: the pointer and the focus show its
 * whole. `more` follows it in a quieter colour.
 */
export function CutText({ text, more }: { text: string; more?: string | undefined }) {
  return (
    <button type="button" className="list-more max-w-full text-left">
      <span>{text}</span>
      {more && <span className="text-muted">{more}</span>}
    </button>
  )
}
