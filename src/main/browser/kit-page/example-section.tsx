import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { importLine, type Example } from './example.tsx'

export type ShownTheme = 'light' | 'dark' | 'both'

/** One component: its name, its import line, and its states in one theme or both. */
export function ExampleSection({ example, theme }: { example: Example; theme: ShownTheme }) {
  const { name, note } = example
  const line = importLine(example)
  const themes = theme === 'both' ? (['light', 'dark'] as const) : [theme]
  return (
    <article
      id={name}
      aria-labelledby={`${name}-name`}
      className="min-w-0 scroll-mt-4 overflow-clip rounded-card border border-line bg-surface"
    >
      <header className="grid gap-1 p-4">
        <h3 id={`${name}-name`} className="text-lg">
          {name}
        </h3>
        {note && <p className="max-w-prose text-sm text-muted">{note}</p>}
        <div className="flex items-center justify-between gap-2 rounded-control bg-sunken pl-3">
          <code className="min-w-0 py-2 text-xs wrap-anywhere sm:text-sm">{line}</code>
          <CopyButton value={line} what="import line" />
        </div>
      </header>
      <div className={`grid grid-cols-1 ${theme === 'both' ? 'md:grid-cols-2' : ''}`}>
        {themes.map((shown) => (
          <States key={shown} example={example} theme={shown} />
        ))}
      </div>
    </article>
  )
}

interface StatesProps {
  example: Example
  theme: 'light' | 'dark'
}

function States({ example: { name, states, small = false }, theme }: StatesProps) {
  return (
    <div
      role="group"
      aria-label={`${name}, ${theme}`}
      style={{ colorScheme: theme }}
      className={
        'grid min-w-0 content-start gap-x-6 gap-y-5 border-t border-line bg-paper p-4 text-ink ' +
        (small ? 'grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]' : 'grid-cols-1')
      }
    >
      {Object.entries(states).map(([label, State]) => (
        <div key={label} className="grid min-w-0 grid-cols-1 content-start gap-2">
          <p className="text-xs text-muted">{label}</p>
          <div className="min-w-0">
            <State />
          </div>
        </div>
      ))}
    </div>
  )
}
