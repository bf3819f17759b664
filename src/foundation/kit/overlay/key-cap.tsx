/** A key as shown on the screen: 'J', 'Ctrl K'. */
export function KeyCap({ children }: { children: string }) {
  return (
    <kbd
      className={
        'inline-flex min-w-6 items-center justify-center rounded-small border ' +
        'border-control-line bg-sunken px-1.5 font-sans text-xs font-medium text-ink'
      }
    >
      {children}
    </kbd>
  )
}

export interface KeyLine {
  keys: readonly string[]
  does: string
}

export function KeyLines({ lines }: { lines: readonly KeyLine[] }) {
  return (
    <dl className="grid grid-cols-1 gap-2 text-sm">
      {lines.map(({ keys, does }) => (
        <div key={does} className="flex items-baseline justify-between gap-4">
          <dt className="order-2 flex shrink-0 gap-1">
            {keys.map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </dt>
          <dd className="order-1">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
