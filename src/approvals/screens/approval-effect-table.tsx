import { Amount } from '../../kit/amount.tsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { useWords } from '../../kit/language.tsx'
import { showPesosSigned } from '../../peso/peso.ts'
import type { ApprovalEffect } from '../contract.ts'
import { words } from '../words.ts'

interface Line {
  name: 'available' | 'held' | 'posted'
  before: bigint
  after: bigint
}

/** The wallet before and after, as the book would write it. */
export function ApprovalEffectTable({ effect }: { effect: ApprovalEffect }) {
  const w = useWords(words)
  const { before, after, till, tillCentavos } = effect
  const lines: Line[] = [
    { name: 'available', before: before.availableCentavos, after: after.availableCentavos },
    { name: 'held', before: before.heldCentavos, after: after.heldCentavos },
    { name: 'posted', before: before.postedCentavos, after: after.postedCentavos },
  ]
  const columns: Column<Line>[] = [
    { key: 'line', header: w.effectLine, card: 'title', cell: ({ name }) => w[name] },
    { key: 'before', header: w.before, align: 'end', cell: (line) => <Amount centavos={line.before} /> },
    {
      key: 'after',
      header: w.after,
      align: 'end',
      cell: (line) => (
        <span className={line.before === line.after ? 'text-muted' : 'font-medium'}>
          <Amount centavos={line.after} />
        </span>
      ),
    },
  ]
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-sm font-medium text-muted">{w.effect}</h3>
      <div className="rounded-control border border-line">
        <DataTable caption={w.effect} columns={columns} rows={lines} rowKey={({ name }) => name} density="dense" />
      </div>
      <p className="text-sm text-muted">{tillCentavos === 0n ? w.untouched : `${w.till[till]}: ${w.tillNote(showPesosSigned(tillCentavos))}`}</p>
    </section>
  )
}
