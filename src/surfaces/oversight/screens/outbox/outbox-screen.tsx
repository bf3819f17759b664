import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { Select } from '#foundation/kit/fields/select.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { ListFilters } from '#foundation/kit/table/list-filters.tsx'
import { ListPager } from '#foundation/kit/table/list-pager.tsx'
import { useListSearch } from '#foundation/kit/table/list-search.ts'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { mailStates, type MailSearch } from '../../shared/rules.ts'
import { oversightWords } from '../../shared/words.ts'
import { oversight } from '../calls.ts'
import { useMailColumns } from './mail-columns.tsx'

interface Props {
  search: MailSearch
  onSearch: (next: MailSearch) => void
}

type MailList = Awaited<ReturnType<typeof oversight.mails.call>>

/** All mails and their delivery. */
export function OutboxScreen({ search, onSearch }: Props) {
  const w = useWords(oversightWords)
  const { asked, choose, typed, onType } = useListSearch(search, onSearch)
  // Sending a mail publishes no live event, so poll.
  const list = useQuery({
    ...oversight.mails.queryOptions({ input: asked }),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  })
  const columns = useMailColumns(list.data?.sends === 'yes' || list.data?.sends === 'no-server')
  const filtered = Boolean(asked.search) || asked.state !== undefined
  return (
    <>
      <PageHeader title={w.outboxTitle} description={w.outboxIntro} />
      {list.data && <DeliveryNotices {...list.data} />}
      <ListFilters label={w.outboxSearch} typed={typed} maxLength={searchTermMax} onType={onType}>
        <Select
          label={w.state}
          labelHidden
          value={asked.state ?? ''}
          options={[
            { value: '', label: w.allMails },
            ...mailStates.map((value) => ({ value, label: w.states[value] })),
          ]}
          onChange={(value) =>
            choose({ ...fromNewest(asked), state: mailStates.find((state) => state === value) })
          }
        />
      </ListFilters>
      <Card flush>
        <DataTable
          caption={w.outboxTitle}
          columns={columns}
          rows={list.data?.mails}
          waiting={list.isPlaceholderData}
          rowKey={(mail) => mail.mailId}
          noun={w.mails}
          density="dense"
          error={list.error}
          errorTitle={w.mailsFailed}
          onRetry={() => void list.refetch()}
          empty={
            filtered ? (
              <NoMatch title={w.noMails} message={w.noMailsMore} onClear={() => choose({})} />
            ) : (
              <EmptyState title={w.noMails} />
            )
          }
          footer={<ListPager place={asked} older={list.data?.older} newer={list.data?.newer} />}
        />
      </Card>
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
