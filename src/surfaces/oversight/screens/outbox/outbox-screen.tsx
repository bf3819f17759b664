import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { ListTable } from '#foundation/kit/table/list-table.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { mailStates } from '../../shared/rules-address.ts'
import { oversightWords } from '../../shared/words.ts'
import { oversight } from '../calls.ts'
import { useMailColumns } from './mail-columns.tsx'

type MailList = Awaited<ReturnType<typeof oversight.mails.call>>

/** All mails and their delivery. */
export function OutboxScreen() {
  const { search, onSearch } = usePageSearch('/admin/outbox')
  const w = useWords(oversightWords)
  const { query, choose, typed, onType } = useSearchBox(search, onSearch)
  // Sending a mail publishes no live event, so poll.
  const list = useQuery({
    ...oversight.mails.queryOptions({ input: query }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
  const columns = useMailColumns(list.data?.sends === 'yes' || list.data?.sends === 'no-server')
  const filtered = Boolean(query.search) || query.state !== undefined
  return (
    <>
      <PageHeader title={w.outboxTitle} description={w.outboxIntro} />
      {list.data && <DeliveryNotices {...list.data} />}
      <ListFilters label={w.outboxSearch} typed={typed} maxLength={searchTermMax} onType={onType}>
        <FilterSelect
          label={w.state}
          all={w.allMails}
          values={mailStates}
          names={w.states}
          chosen={query.state}
          onChoose={(state) => choose({ ...fromNewest(query), state })}
        />
      </ListFilters>
      <ListTable
        list={list}
        place={query}
        caption={w.outboxTitle}
        columns={columns}
        rows={list.data?.mails}
        rowKey={(mail) => mail.mailId}
        noun={w.mails}
        errorTitle={w.mailsFailed}
        empty={
          filtered ? (
            <NoMatch title={w.noMails} message={w.noMailsMore} onClear={() => choose({})} />
          ) : (
            <EmptyState title={w.noMails} />
          )
        }
      />
    </>
  )
}

function DeliveryNotices({ sends, failed, givenUp }: MailList) {
  const w = useWords(oversightWords)
  return (
    <div className="mb-4 grid gap-3 empty:hidden">
      {sends === 'sample' && (
        <Notice title={w.sampleMails} action={<a href="/mailbox">{w.mailbox}</a>}>
          {w.sampleMailsMore}
        </Notice>
      )}
      {sends === 'no-server' && (
        <Notice tone="waiting" title={w.noServer}>
          {w.noServerMore}
        </Notice>
      )}
      {failed > 0 && <Notice tone="waiting">{w.someFailed(failed)}</Notice>}
      {givenUp > 0 && <Notice tone="failed">{w.someGivenUp(givenUp)}</Notice>}
    </div>
  )
}
