import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Landmark } from 'lucide-react'
import { useState } from 'react'
import { nameIn } from '#foundation/contract/shared/bilingual.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { ConfirmDialog } from '#foundation/kit/overlay/dialog.tsx'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { Column } from '#foundation/kit/table/columns.ts'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { serverNow } from '#foundation/kit/time/server-clock.ts'
import { Button, IconButton } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { manilaDate, showWrittenDay } from '#foundation/time/shared/time.ts'
import type { Holiday } from '../shared/contract.ts'
import { yearInput } from '../shared/rules-calendar.ts'
import { calendarWords } from '../shared/words-calendar.ts'
import { offers } from './calls.ts'
import { HolidayDialog } from './holiday-dialog.tsx'

interface Props {
  /** This year, unless the address says another one. */
  year: string | undefined
  onYear: (year: string) => void
}

/** The days of a year on which banks are closed. */
export function HolidaysPart({ year: chosen, onYear }: Props) {
  const w = useWords(calendarWords)
  const asked = yearInput.safeParse({ year: Number(chosen) })
  const year = asked.data?.year ?? Number(manilaDate(new Date(serverNow())).slice(0, 4))
  const list = useQuery(offers.holidays.queryOptions({ input: { year } }))
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<Holiday | null>(null)
  const addButton = <Button onClick={() => setAdding(true)}>{w.addHoliday}</Button>
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{w.holidaysIntro}</p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <span role="group" aria-label={w.year} className="flex items-center gap-1">
          <IconButton
            label={w.before}
            icon={<ChevronLeft aria-hidden size={20} />}
            onClick={() => onYear(String(year - 1))}
          />
          <span aria-live="polite" className="figures min-w-14 text-center text-lg font-semibold">
            {year}
          </span>
          <IconButton
            label={w.after}
            icon={<ChevronRight aria-hidden size={20} />}
            onClick={() => onYear(String(year + 1))}
          />
        </span>
        {addButton}
      </div>
      <Card flush>
        <DataTable
          caption={w.holidaysCaption(String(year))}
          columns={useHolidayColumns(setRemoving)}
          rows={list.data?.holidays}
          rowKey={({ day }) => day}
          noun={w.holidaysNoun}
          density="dense"
          empty={
            <EmptyState
              title={w.noHolidays(String(year))}
              message={w.noHolidaysMore}
              icon={<Landmark aria-hidden size={28} strokeWidth={1.5} />}
            />
          }
          error={list.error}
          errorTitle={w.fetchFailed}
          onRetry={() => void list.refetch()}
        />
      </Card>
      {adding && <HolidayDialog onClose={() => setAdding(false)} onAdded={onYear} />}
      {removing && <RemoveHolidayDialog holiday={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

function useHolidayColumns(onRemove: (holiday: Holiday) => void): Column<Holiday>[] {
  const w = useWords(calendarWords)
  const language = useLanguage()
  return [
    {
      key: 'name',
      header: w.name,
      card: 'title',
      cell: ({ name }) => (
        <span className="font-medium wrap-anywhere">{nameIn(language, name)}</span>
      ),
    },
    {
      key: 'day',
      header: w.day,
      cell: ({ day }) => <span className="figures">{showWeekday(day, language)}</span>,
    },
    {
      key: 'state',
      header: w.state,
      cell: ({ expected }) => (
        <StatusBadge tone={expected ? 'waiting' : 'credited'}>
          {expected ? w.expected : w.proclaimed}
        </StatusBadge>
      ),
    },
    {
      key: 'source',
      header: w.source,
      cell: ({ source }) => <span className="wrap-anywhere">{source}</span>,
    },
    {
      key: 'actions',
      header: <span className="sr-only">{w.actions}</span>,
      align: 'end',
      card: 'bare',
      cell: (holiday) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={w.removeOf(nameIn(language, holiday.name))}
          onClick={() => onRemove(holiday)}
        >
          {w.remove}
        </Button>
      ),
    },
  ]
}

/** 'Monday, November 30, 2026'. */
function showWeekday(day: string, language: 'en' | 'fil'): string {
  const weekday = new Date(`${day}T00:00:00Z`).toLocaleDateString(
    language === 'fil' ? 'fil-PH' : 'en-PH',
    { weekday: 'long', timeZone: 'UTC' },
  )
  return `${weekday}, ${showWrittenDay(day, language)}`
}

function RemoveHolidayDialog({ holiday, onClose }: { holiday: Holiday; onClose: () => void }) {
  const w = useWords(calendarWords)
  const name = nameIn(useLanguage(), holiday.name)
  const remove = useMutation(
    offers.removeHoliday.mutationOptions({
      onSuccess: () => notify({ title: w.removed, message: name, tone: 'info' }),
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
      onConfirm={() => remove.mutate({ day: holiday.day })}
    />
  )
}
