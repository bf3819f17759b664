import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { pickLanguage, useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { DataTable } from '#foundation/kit/table/data-table.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { shortIds } from '../shared/short-ids.ts'
import { actionWords, activityWords } from '../shared/words.ts'
import { activity } from './calls.ts'
import { inWords } from './trail-texts.ts'

/** The user's own history, newest first. */
export function HistoryScreen() {
  const w = useWords(activityWords)
  const actions = useWords(actionWords)
  const language = useLanguage()
  const history = useQuery(activity.mine.queryOptions({ input: {} }))
  return (
    <>
      <PageHeader title={w.title} description={w.intro} />
      <Card flush>
        <DataTable
          caption={w.title}
          columns={[
            {
              key: 'what',
              header: w.what,
              card: 'title',
              cell: (entry) => (
                <>
                  <span className="font-medium">
                    {actions[entry.actionType] ?? inWords(entry.actionType)}
                  </span>
                  <span className="block font-normal text-muted">
                    {shortIds(pickLanguage(language, entry.description, entry.descriptionFil))}
                  </span>
                </>
              ),
            },
            {
              key: 'when',
              header: w.when,
              card: 'bare',
              cell: (entry) => (
                <time
                  dateTime={entry.createdAt.toISOString()}
                  className="figures text-sm text-muted"
                >
                  {showDateTime(entry.createdAt, language)}
                </time>
              ),
            },
          ]}
          rows={history.data}
          rowKey={(entry) => entry.activityId}
          noun={w.noun}
          empty={
            <EmptyState
              title={w.none}
              message={w.noneMore}
              icon={<History aria-hidden size={28} strokeWidth={1.5} />}
            />
          }
          error={history.error}
          errorTitle={w.fetchFailed}
          onRetry={() => void history.refetch()}
        />
      </Card>
    </>
  )
}
