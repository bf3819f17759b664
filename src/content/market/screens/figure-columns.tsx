import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import type { Column } from '#foundation/kit/table/columns.ts'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { AdminFigure } from '../shared/contract.ts'
import { showChange, showValue } from '../shared/rules.ts'
import { marketAdminWords } from '../shared/words-admin.ts'
import { FigureConfirmation } from './figure-confirmation.tsx'

interface Props {
  figures: readonly AdminFigure[]
  onMove: (from: number, by: -1 | 1) => void
  onConfirm: (figure: AdminFigure) => void
  onEdit: (figure: AdminFigure) => void
  onRemove: (figure: AdminFigure) => void
}

/** `onMove` moves the figure at an index up or down by one. */
export function useFigureColumns({
  figures,
  onMove,
  onConfirm,
  onEdit,
  onRemove,
}: Props): Column<AdminFigure>[] {
  const w = useWords(marketAdminWords)
  const language = useLanguage()
  return [
    {
      key: 'name',
      header: w.name,
      card: 'title',
      cell: ({ name, nameFil, sample }) => (
        <span>
          <span className="font-medium">{name}</span>
          {nameFil && (
            <span lang="fil" className="block font-normal text-muted">
              {nameFil}
            </span>
          )}
          {sample && <span className="block font-normal text-muted">{w.sample}</span>}
        </span>
      ),
    },
    {
      key: 'value',
      header: w.valueAndChange,
      align: 'end',
      nowrap: true,
      cell: (figure) => <ValueCell figure={figure} />,
    },
    {
      key: 'source',
      header: w.sourceAndTime,
      cell: ({ source, asOf }) => (
        <>
          <span className="block wrap-break-word">{source}</span>
          <span className="figures block text-[min(1em,7vw)] whitespace-nowrap text-muted">
            {showListTime(asOf, language)}
          </span>
        </>
      ),
    },
    {
      key: 'confirmation',
      header: w.confirmation,
      cell: (figure) => <FigureConfirmation figure={figure} onConfirm={() => onConfirm(figure)} />,
    },
    {
      key: 'actions',
      header: w.actions,
      align: 'end',
      card: 'bare',
      cell: (figure) => (
        <FigureActions
          figure={figure}
          index={figures.indexOf(figure)}
          isLast={figures.at(-1) === figure}
          onMove={onMove}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      ),
    },
  ]
}

function ValueCell({ figure }: { figure: AdminFigure }) {
  const w = useWords(marketAdminWords)
  const { value, decimals, unit, unitFil, changePercent } = figure
  return (
    <>
      <span className="figures block">
        {showValue(value, decimals)}
        {unit && <span className="text-muted"> {unit}</span>}
        {unitFil && (
          <span lang="fil" className="block text-muted">
            {unitFil}
          </span>
        )}
      </span>
      <span className="figures block text-muted">
        {changePercent === null ? w.noChange : showChange(changePercent)}
      </span>
    </>
  )
}

type ActionsProps = Pick<Props, 'onMove' | 'onEdit' | 'onRemove'> & {
  figure: AdminFigure
  index: number
  isLast: boolean
}

/** A move button at the end of the list does nothing, but keeps the keyboard focus. */
function FigureActions({ figure, index, isLast, onMove, onEdit, onRemove }: ActionsProps) {
  const w = useWords(marketAdminWords)
  return (
    <span className="flex flex-wrap items-center justify-end gap-1">
      <span className="flex">
        <IconButton
          label={w.up(figure.name)}
          icon={<ArrowUp aria-hidden size={18} />}
          aria-disabled={index === 0 || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index, -1)}
        />
        <IconButton
          label={w.down(figure.name)}
          icon={<ArrowDown aria-hidden size={18} />}
          aria-disabled={isLast || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => onMove(index, 1)}
        />
      </span>
      <span className="flex gap-1">
        <Button
          variant="secondary"
          size="small"
          aria-label={w.editOf(figure.name)}
          onClick={() => onEdit(figure)}
        >
          {w.edit}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={w.removeOf(figure.name)}
          onClick={() => onRemove(figure)}
        >
          {w.remove}
        </Button>
      </span>
    </span>
  )
}
