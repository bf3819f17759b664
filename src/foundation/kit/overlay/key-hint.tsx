import { useKeysOn } from './keys.ts'

/** The key of a button, inside it. Hidden on touch screens and when single keys are off. */
export function KeyHint({ children }: { children: string }) {
  const on = useKeysOn()
  if (!on) return null
  return (
    <kbd
      aria-hidden
      className={
        'hidden min-w-5 items-center justify-center rounded-small border border-current px-1 ' +
        'font-sans text-xs/4 font-medium pointer-fine:inline-flex'
      }
    >
      {children}
    </kbd>
  )
}

/** J and K, which move through a list, each with its text. */
export function ListKeyHints({ next, previous }: { next: string; previous: string }) {
  return (
    <p aria-hidden className="hidden items-center gap-3 text-sm text-muted pointer-fine:flex">
      <span className="inline-flex items-center gap-1">
        <KeyHint>J</KeyHint> {next}
      </span>
      <span className="inline-flex items-center gap-1">
        <KeyHint>K</KeyHint> {previous}
      </span>
    </p>
  )
}
