import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { shareOf } from '#foundation/kit/ui/share-of.ts'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showShortDay, showWrittenDay } from '#foundation/time/shared/time.ts'
import type { Wall } from '../../shared/contract-staff.ts'
import { staffWords } from '../../shared/words-staff.ts'
import { incomeLine, wallColumns, type WallColumn } from './wall-columns.ts'

/** Not by its colour alone: the part that nothing pays is striped. */
const stripes =
  'bg-[repeating-linear-gradient(-45deg,var(--failed)_0_4px,var(--failed-tint)_4px_7px)]'

/** The returns as they add up week by week, under the line of the income that can pay them. */
export function WallChart({ wall }: { wall: Wall }) {
  const w = useWords(staffWords)
  const language = useLanguage()
  const columns = wallColumns(wall)
  const last = columns.at(-1)
  // One week is no course: the bars above say it.
  if (!last || columns.length < 2) return null
  const most = last.coveredCentavos + last.shortCentavos
  if (most === 0n) return null
  const days = [columns[0]?.from ?? last.from, last.from] as const
  const line = incomeLine(wall)
  const income = line === null ? null : showPesos(line)
  const isAbove = line !== null && line > most
  const key = isAbove ? w.incomeAbove : w.incomeLine
  // Income far above would flatten the columns: its line lies a fifth over them.
  const top = isAbove ? (most * 6n) / 5n : most
  const [first, end] = days.map((day) => showWrittenDay(day, language))
  return (
    <figure className="mt-6 grid grid-cols-1 gap-3">
      <figcaption className="font-medium">{w.chart}</figcaption>
      <Legend hasShort={last.shortCentavos > 0n} income={income && key(income)} />
      <div role="img" aria-label={w.chartSays(first ?? '', end ?? '', income)}>
        <div className="relative flex h-40 items-end gap-px border-b border-control-line">
          {line !== null && <IncomeLine incomeCentavos={line} most={top} />}
          {columns.map((column) => (
            <Column key={column.from} column={column} most={top} />
          ))}
        </div>
        <div className="figures mt-1 flex justify-between text-sm text-muted">
          {days.map((day) => (
            <span key={day}>{showShortDay(new Date(`${day}T12:00:00+08:00`), language)}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}

function Legend({ hasShort, income }: { hasShort: boolean; income: string | null }) {
  const w = useWords(staffWords)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
      <li className="inline-flex items-center gap-1.5">
        <span aria-hidden className="size-3 rounded-[2px] bg-credited" />
        {w.keyCovered}
      </li>
      {hasShort && (
        <li className="inline-flex items-center gap-1.5">
          <span aria-hidden className={`size-3 rounded-[2px] ${stripes}`} />
          {w.keyShort}
        </li>
      )}
      {income && (
        <li className="figures inline-flex items-center gap-1.5">
          <span aria-hidden className="w-5 border-t-2 border-dashed border-ink" />
          {income}
        </li>
      )}
    </ul>
  )
}

/** At the height of the income; at the top of the chart when it is above the highest column. */
function IncomeLine({ incomeCentavos, most }: { incomeCentavos: bigint; most: bigint }) {
  return (
    <span
      className="absolute inset-x-0 border-t-2 border-dashed border-ink"
      style={{ bottom: shareOf(incomeCentavos, most) }}
    />
  )
}

function Column({ column, most }: { column: WallColumn; most: bigint }) {
  return (
    <span className="flex h-full min-w-0 grow flex-col justify-end">
      <span className={stripes} style={{ height: shareOf(column.shortCentavos, most) }} />
      <span className="bg-credited" style={{ height: shareOf(column.coveredCentavos, most) }} />
    </span>
  )
}
