import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fromNewest } from '#foundation/contract/shared/list-place.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { LiveList } from '#foundation/kit/list/live-list.tsx'
import { useSteadyRows } from '#foundation/kit/list/use-steady-rows.ts'
import { usePageSearch } from '#foundation/kit/page/page-search.ts'
import { FilterSelect } from '#foundation/kit/table/filter-select.tsx'
import { NoMatch } from '#foundation/kit/table/no-match.tsx'
import { useSearchBox } from '#foundation/kit/table/use-search-box.ts'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import { useViews, type View } from '#teamwork/views/screens/use-views.ts'
import { ViewTabs } from '#teamwork/views/screens/view-tabs.tsx'
import type { MailView } from '../../shared/contract.ts'
import { mailStates } from '../../shared/rules-address.ts'
import { oversightWords } from '../../shared/words.ts'
import { oversight } from '../calls.ts'
import { useMailColumns } from './mail-columns.tsx'
import { MailAnswerNotice, TestMailButton, useTestMail, whyNoMail } from './test-mail.tsx'

type MailList = Awaited<ReturnType<typeof oversight.mails.call>>
type MailAnswer = Awaited<ReturnType<typeof oversight.testMail.call>>

const idOf = ({ mailId }: MailView) => mailId
const ownModules = ['oversight']

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
  const steady = useSteadyRows({
    newest: list.data?.mails,
    isPlaceholder: list.isPlaceholderData,
    listKey: JSON.stringify(query),
    idOf,
    modules: ownModules,
  })
  const sends = list.data?.sends
  const columns = useMailColumns(sends === 'yes' || sends === 'no-server', sends === 'sample')
  const views = useMailViews()
  const test = useTestMail()
  return (
    <LiveList
      name="outbox"
      title={w.outboxTitle}
      steady={steady}
      views={<ViewTabs list="outbox" views={views} search={query} />}
      notices={list.isLoading ? <Skeleton /> : list.data && outboxNotices(list.data, test.data, w)}
      searchBox={{ label: w.outboxSearch, typed, maxLength: searchTermMax, onType }}
      filters={
        <FilterSelect
          label={w.status}
          all={w.allMails}
          values={mailStates}
          names={w.states}
          chosen={query.state}
          onChoose={(state) => choose({ ...fromNewest(query), state })}
        />
      }
      actions={sends && <TestMailButton test={test} sends={sends} />}
      list={list}
      place={query}
      caption={w.outboxTitle}
      columns={columns}
      rowKey={idOf}
      noun={w.mails}
      errorTitle={w.mailsFailed}
      empty={
        query.search || query.state ? (
          <NoMatch title={w.noMails} message={w.noMailsMore} onClear={() => choose({})} />
        ) : (
          <EmptyState title={w.noMails} />
        )
      }
    />
  )
}

function useMailViews(): readonly View[] {
  const { outboxAll, states } = useWords(oversightWords)
  const ready = useMemo<View[]>(
    () => [
      { name: outboxAll, search: {} },
      ...mailStates
        .filter((state) => state !== 'sent')
        .map((state) => ({ name: states[state], search: { state } })),
    ],
    [outboxAll, states],
  )
  return useViews('outbox', ready)
}

/** Null when there is nothing to say. */
function outboxNotices(
  { sends, failed, givenUp }: MailList,
  answer: MailAnswer | undefined,
  w: typeof oversightWords,
) {
  if (sends === 'yes' && failed === 0 && givenUp === 0 && !answer) return null
  return (
    <>
      {answer && <MailAnswerNotice answer={answer} />}
      {sends !== 'yes' && (
        <div id={whyNoMail}>
          {sends === 'sample' && (
            <Notice title={w.sampleMails} action={<a href="/mailbox">{w.mailbox}</a>}>
              {w.sampleMailsMore}
            </Notice>
          )}
          {sends === 'no-server' && <Warning title={w.noServer}>{w.noServerMore}</Warning>}
        </div>
      )}
      {failed > 0 && <Warning>{w.someFailed(failed)}</Warning>}
      {givenUp > 0 && <Notice tone="failed">{w.someGivenUp(givenUp)}</Notice>}
    </>
  )
}
