import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, ChartLine, Plus } from 'lucide-react'
import { useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { DataTable, type Column } from '#foundation/kit/table/data-table.tsx'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { AdminFigure } from '../shared/contract.ts'
import { figuresMax, showChange, showValue } from '../shared/rules.ts'
import { marketAdminWords } from '../shared/words-admin.ts'
import { market, marketFiguresQuery } from './calls.ts'
import { ConfirmFigureDialog, FigureConfirmation } from './figure-confirmation.tsx'
import { FigureDialog } from './figure-dialog.tsx'

export function AdminMarketScreen() {
  const w = useWords(marketAdminWords)
  const list = useQuery(marketFiguresQuery)
  const queries = useQueryClient()
  const [editing, setEditing] = useState<AdminFigure | 'new' | null>(null)
  const [confirming, setConfirming] = useState<AdminFigure | null>(null)
  const [removing, setRemoving] = useState<AdminFigure | null>(null)
  const figures = list.data?.figures
  const took = (answer: { figures: AdminFigure[] }) =>
    queries.setQueryData(marketFiguresQuery.queryKey, answer)
  const order = useMutation(
    market.order.mutationOptions({
      onSuccess: took,
      onError: showFailure(w.updateFailed),
    }),
  )
  const remove = useMutation(
    market.remove.mutationOptions({
      onSuccess: (answer) => {
        took(answer)
        notify({ title: w.removed, message: removing?.name ?? '', tone: 'credited' })
      },
      onError: showFailure(w.updateFailed),
      onSettled: () => setRemoving(null),
    }),
  )
  const confirm = useMutation(
    market.confirm.mutationOptions({
      onSuccess: (answer) => {
        took(answer)
        notify({ title: w.confirmedToast, message: confirming?.name ?? '', tone: 'credited' })
      },
      onError: showFailure(w.updateFailed),
      onSettled: () => setConfirming(null),
    }),
  )
  // A button at the end of the list keeps its place for the keyboard, and does nothing.
  const move = (from: number, by: -1 | 1) => {
    const figureIds = figures?.map(({ figureId }) => figureId) ?? []
    if (order.isPending || from + by < 0 || from + by >= figureIds.length) return
    const [moved] = figureIds.splice(from, 1)
    if (moved) order.mutate({ figureIds: figureIds.toSpliced(from + by, 0, moved) })
  }
  const columns = useColumns({
    figures: figures ?? [],
    onMove: move,
    onConfirm: setConfirming,
    onEdit: setEditing,
    onRemove: setRemoving,
  })
  return (
    <>
      <PageHeader
        title={w.title}
        description={w.intro}
        actions={
          <Button
            icon={<Plus aria-hidden size={18} />}
            onClick={() => setEditing('new')}
            disabled={(figures?.length ?? 0) >= figuresMax}
          >
            {w.add}
          </Button>
        }
      />
      <Card flush>
        <DataTable
          caption={w.caption}
          columns={columns}
          rows={figures}
          rowKey={({ figureId }) => figureId}
          noun={w.noun}
          density="dense"
          empty={
            <EmptyState
              title={w.none}
              message={w.noneMore}
              icon={<ChartLine aria-hidden size={28} strokeWidth={1.5} />}
            />
          }
          error={list.error}
          errorTitle={w.fetchFailed}
          onRetry={() => void list.refetch()}
        />
      </Card>
      {editing && (
        <FigureDialog
          figure={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {confirming && (
        <ConfirmFigureDialog
          figure={confirming}
          pending={confirm.isPending}
          onClose={() => setConfirming(null)}
          onConfirm={(marksRead) =>
            confirm.mutate({
              figureId: confirming.figureId,
              versionSeen: confirming.version,
              marksRead,
            })
          }
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={w.removeTitle(removing?.name ?? '')}
        message={w.removeMore}
        confirmLabel={w.remove}
        cancelLabel={w.keep}
        destructive
        pending={remove.isPending}
        onConfirm={() =>
          removing && remove.mutate({ figureId: removing.figureId, versionSeen: removing.version })
        }
      />
    </>
  )
}

interface Asked {
  figures: readonly AdminFigure[]
  onMove: (from: number, by: -1 | 1) => void
  onConfirm: (figure: AdminFigure) => void
  onEdit: (figure: AdminFigure) => void
  onRemove: (figure: AdminFigure) => void
}

function useColumns({
  figures,
  onMove,
  onConfirm,
  onEdit,
  onRemove,
}: Asked): Column<AdminFigure>[] {
  const w = useWords(marketAdminWords)
  const language = useLanguage()
  const placeOf = (figure: AdminFigure) => figures.indexOf(figure)
  return [
    {
      key: 'name',
      header: w.name,
      card: 'title',
      cell: ({ name, sample }) => (
        <span className="wrap-anywhere">
          <span className="font-medium">{name}</span>
          {sample && <span className="block font-normal text-muted">{w.sample}</span>}
        </span>
      ),
    },
    {
      key: 'value',
      header: w.valueAndChange,
      align: 'end',
      nowrap: true,
      cell: ({ value, decimals, unit, changePercent }) => (
        <>
          <span className="figures block">
            {showValue(value, decimals)}
            {unit && <span className="text-muted"> {unit}</span>}
          </span>
          <span className="figures block text-muted">
            {changePercent === null ? w.noChange : showChange(changePercent)}
          </span>
        </>
      ),
    },
    {
      key: 'source',
      header: w.sourceAndTime,
      cell: ({ source, asOf }) => (
        <>
          <span className="block wrap-anywhere">{source}</span>
          <span className="figures block whitespace-nowrap text-muted">
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
        <span className="flex items-center justify-end gap-1">
          <IconButton
            label={w.up(figure.name)}
            icon={<ArrowUp aria-hidden size={18} />}
            aria-disabled={placeOf(figure) === 0 || undefined}
            className="aria-disabled:opacity-40"
            onClick={() => onMove(placeOf(figure), -1)}
          />
          <IconButton
            label={w.down(figure.name)}
            icon={<ArrowDown aria-hidden size={18} />}
            aria-disabled={placeOf(figure) === figures.length - 1 || undefined}
            className="aria-disabled:opacity-40"
            onClick={() => onMove(placeOf(figure), 1)}
          />
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
      ),
    },
  ]
}
