import { useMutation, useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { showRate } from '#content/plans/shared/words.ts'
import { nameIn } from '#foundation/contract/shared/bilingual.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import type { AdminTaxClass } from '../shared/contract.ts'
import { calendarWords } from '../shared/words-calendar.ts'
import { offers } from './calls.ts'
import { EndTaxClassDialog, TaxClassDialog } from './tax-class-dialog.tsx'
import { useTaxColumns, type Chosen } from './tax-columns.tsx'

export function TaxPart() {
  const w = useWords(calendarWords)
  const list = useQuery(offers.taxClasses.queryOptions({ input: {} }))
  const [entering, setEntering] = useState(false)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const done = () => setChosen(null)
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{w.taxIntro}</p>
      <div className="mb-4">
        <Warning title={w.accountant}>{w.accountantMore}</Warning>
      </div>
      <div className="mb-4 flex justify-end">
        <Button onClick={() => setEntering(true)}>{w.enterTax}</Button>
      </div>
      <Card flush>
        <DataTable
          caption={w.taxCaption}
          columns={useTaxColumns(setChosen)}
          rows={list.data?.taxClasses}
          rowKey={({ taxClassId }) => taxClassId}
          noun={w.taxNoun}
          density="dense"
          empty={
            <EmptyState
              title={w.noTax}
              message={w.noTaxMore}
              icon={<Scale aria-hidden size={28} strokeWidth={1.5} />}
            />
          }
          error={list.error}
          errorTitle={w.fetchFailed}
          onRetry={() => void list.refetch()}
        />
      </Card>
      {entering && <TaxClassDialog onClose={() => setEntering(false)} />}
      {chosen?.to === 'confirm' && <ConfirmTaxDialog {...chosen} onClose={done} />}
      {chosen?.to === 'remove' && <RemoveTaxDialog {...chosen} onClose={done} />}
      {chosen?.to === 'end' && <EndTaxClassDialog {...chosen} onClose={done} />}
    </>
  )
}

interface DialogProps {
  taxClass: AdminTaxClass
  onClose: () => void
}

function ConfirmTaxDialog({ taxClass, onClose }: DialogProps) {
  const w = useWords(calendarWords)
  const name = nameIn(useLanguage(), taxClass.name)
  const { taxClassId, rateBasisPoints, appliesTo, enteredByName } = taxClass
  const confirm = useMutation(
    offers.confirmTaxClass.mutationOptions({
      onSuccess: () => notify({ title: w.confirmed, message: name, tone: 'credited' }),
      onError: showFailure(w.updateFailed),
      onSettled: onClose,
    }),
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={w.confirmTitle(name, showRate(rateBasisPoints))}
      message={w.confirmMore(appliesTo, enteredByName ?? w.companyAccess)}
      confirmLabel={w.confirmLabel}
      pending={confirm.isPending}
      onConfirm={() => confirm.mutate({ taxClassId })}
    >
      <Warning>{w.accountant}</Warning>
    </ConfirmDialog>
  )
}

function RemoveTaxDialog({ taxClass: { taxClassId, name: both }, onClose }: DialogProps) {
  const w = useWords(calendarWords)
  const name = nameIn(useLanguage(), both)
  const remove = useMutation(
    offers.removeTaxClass.mutationOptions({
      onSuccess: () => notify({ title: w.removedTax, message: name, tone: 'info' }),
      onError: showFailure(w.updateFailed),
      onSettled: onClose,
    }),
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={w.removeTitle(name)}
      message={w.removeTaxMore}
      confirmLabel={w.remove}
      cancelLabel={w.keep}
      destructive
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ taxClassId })}
    />
  )
}
