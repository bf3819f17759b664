import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { ListAndPane, useClosePane } from '#foundation/kit/table/list-and-pane.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import type { offersSearch } from '../shared/rules-address.ts'
import { offerConsoleWords } from '../shared/words-console.ts'
import { offers } from './calls.ts'
import { useOfferColumns } from './offer-columns.tsx'
import { EnterOfferDialog } from './offer-dialog.tsx'
import { OfferPane } from './offer-pane.tsx'
import { YearsWithoutHolidays } from './years-without-holidays.tsx'

type Search = z.infer<typeof offersSearch>

interface Props {
  search: Search
  onSearch: (next: Search) => void
}

export function OffersPart({ search, onSearch }: Props) {
  const w = useWords(offerConsoleWords)
  const { open, before, after } = search
  const list = useQuery({
    ...offers.list.queryOptions({ input: { before, after } }),
    placeholderData: keepPreviousData,
    meta: { topics: ['placements'] },
  })
  const show = (next: Search['open']) => onSearch({ ...search, open: next })
  const shown = open === 'new' ? undefined : open
  const close = useClosePane({ open: shown, onClose: () => show(undefined) })
  return (
    <>
      <YearsWithoutHolidays />
      <ListAndPane
        open={shown}
        list={
          <ListTable
            list={list}
            place={search}
            caption={w.caption}
            columns={useOfferColumns(shown !== undefined, show)}
            rows={list.data?.offers}
            rowKey={({ offerId }) => offerId}
            noun={w.noun}
            errorTitle={w.fetchFailed}
            isCurrent={({ offerId }) => offerId === open}
            empty={
              <EmptyState
                title={w.none}
                message={w.noneMore}
                action={<Button onClick={() => show('new')}>{w.enter}</Button>}
              />
            }
          />
        }
        pane={shown && <OfferPane key={shown} offerId={shown} onClose={close} />}
      />
      {open === 'new' && (
        <EnterOfferDialog onClose={() => show(undefined)} onEntered={(offerId) => show(offerId)} />
      )}
    </>
  )
}
