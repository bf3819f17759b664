interface Props {
  name: string
  figure: string
  /** 0 to 1. */
  part: number
  tone: 'primary' | 'waiting' | 'failed'
  note?: string | undefined
}

const colours = { primary: 'bg-primary', waiting: 'bg-waiting', failed: 'bg-failed' }
const texts = { primary: 'text-muted', waiting: 'text-waiting', failed: 'text-failed' }

/** How much of something is used. The figure beside it says the same in words. */
export function Bar({ name, figure, part, tone, note }: Props) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="text-muted">{name}</span>
        <span className="figures ml-auto">{figure}</span>
      </p>
      <div aria-hidden className="mt-1.5 h-1.5 overflow-clip rounded-full bg-line">
        <div
          className={`h-full rounded-full ${colours[tone]}`}
          style={{ width: `${Math.min(100, part * 100)}%` }}
        />
      </div>
      {note && <p className={`mt-1 text-sm ${texts[tone]}`}>{note}</p>}
    </div>
  )
}
