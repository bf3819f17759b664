import { useMutation, useQuery } from '@tanstack/react-query'
import { ChartLine, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import type { AdminFigure } from '../shared/contract.ts'
import { figuresMax } from '../shared/rules.ts'
import { marketAdminWords } from '../shared/words-admin.ts'
import { market, marketFiguresQuery, useStoreFigures } from './calls.ts'
import { useFigureColumns } from './figure-columns.tsx'

// Loaded when they open: they judge texts by the long lists of the rules of public texts.
const FigureDialog = lazy(async () => ({
  default: (await import('./figure-dialog.tsx')).FigureDialog,
}))
const ConfirmFigureDialog = lazy(async () => ({
  default: (await import('./confirm-figure-dialog.tsx')).ConfirmFigureDialog,
}))

export function AdminMarketScreen() {
  const w = useWords(marketAdminWords)
  const list = useQuery(marketFiguresQuery)
  const [editing, setEditing] = useState<AdminFigure | 'new' | null>(null)
  const [confirming, setConfirming] = useState<AdminFigure | null>(null)
  const [removing, setRemoving] = useState<AdminFigure | null>(null)
  const figures = list.data?.figures
  const newestOf = (figure: AdminFigure) =>
    figures?.find(({ figureId }) => figureId === figure.figureId) ?? figure
  const columns = useFigureColumns({
    figures: figures ?? [],
    onMove: useMoveFigure(figures ?? []),
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
      <Suspense>
        {editing && (
          <FigureDialog
            figure={editing === 'new' ? null : newestOf(editing)}
            onClose={() => setEditing(null)}
          />
        )}
        {confirming && (
          <ConfirmFigureDialog figure={confirming} onClose={() => setConfirming(null)} />
        )}
      </Suspense>
      {removing && <RemoveFigureDialog figure={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

/** Moves the figure at index `from`; does nothing at the ends of the list. */
function useMoveFigure(figures: readonly AdminFigure[]): (from: number, by: -1 | 1) => void {
  const w = useWords(marketAdminWords)
  const order = useMutation(
    market.order.mutationOptions({
      onSuccess: useStoreFigures(),
      onError: showFailure(w.updateFailed),
    }),
  )
  return (from, by) => {
    const figureIds = figures.map(({ figureId }) => figureId)
    if (order.isPending || from + by < 0 || from + by >= figureIds.length) return
    const [moved] = figureIds.splice(from, 1)
    if (moved) order.mutate({ figureIds: figureIds.toSpliced(from + by, 0, moved) })
  }
}

interface RemoveProps {
  figure: AdminFigure
  onClose: () => void
}

function RemoveFigureDialog({ figure: { figureId, version, name }, onClose }: RemoveProps) {
  const w = useWords(marketAdminWords)
  const storeFigures = useStoreFigures()
  const remove = useMutation(
    market.remove.mutationOptions({
      onSuccess: (response) => {
        storeFigures(response)
        notify({ title: w.removed, message: name, tone: 'credited' })
      },
      onError: showFailure(w.updateFailed),
      onSettled: onClose,
    }),
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={w.removeTitle(name)}
      message={w.removeMore}
      confirmLabel={w.remove}
      cancelLabel={w.keep}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ figureId, versionSeen: version })}
    />
  )
}
