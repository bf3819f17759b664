import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { usePageActions } from '#foundation/kit/overlay/page-actions.ts'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import type { SystemView } from '../shared/contract.ts'
import { systemWords } from '../shared/words.ts'
import { BackupsCard } from './backups-card.tsx'
import { system } from './calls.ts'
import { DatabaseCard, DisksCard } from './database-cards.tsx'
import { FaultsCard } from './faults-card.tsx'
import { JobsCard } from './jobs-card.tsx'
import { SealsCard } from './seals-card.tsx'
import { ServersCard } from './servers-card.tsx'
import { supportText } from './support-text.ts'
import { MailsAndBooksCard, SecretKeyCard, VersionsCard } from './system-cards.tsx'

/** Versions, servers, jobs, disks, backups and faults, for whoever runs the installation. */
export function SystemScreen() {
  const w = useWords(systemWords)
  // Only while the page is visible: the query client stops intervals of hidden pages.
  const state = useQuery({ ...system.state.queryOptions({ input: {} }), refetchInterval: 10_000 })
  const { data } = state
  return (
    <>
      <PageHeader title={w.title} description={w.intro} actions={data && <CopyAll view={data} />} />
      <div className="grid grid-cols-1 gap-4 settles">
        {state.error && (
          <FetchFailed title={w.failed} error={state.error} onRetry={() => void state.refetch()} />
        )}
        {state.isPending && <Skeleton lines={8} height="2.5rem" />}
        {data && (
          <>
            <ReadinessNotices view={data} />
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
              <div className="grid grid-cols-1 gap-4">
                <BackupsCard backups={data.backups} />
                <DisksCard view={data} />
                <MailsAndBooksCard view={data} />
                <SealsCard seals={data.seals} />
              </div>
              <div className="grid grid-cols-1 gap-4">
                <VersionsCard view={data} />
                <DatabaseCard database={data.database} />
                <SecretKeyCard keys={data.keys} />
                <ServersCard view={data} />
              </div>
            </div>
            <FaultsCard faults={data.faults} />
            <JobsCard jobs={data.jobs} />
          </>
        )}
      </div>
    </>
  )
}

function CopyAll({ view }: { view: SystemView }) {
  const w = useWords(systemWords)
  const copy = () =>
    navigator.clipboard.writeText(supportText(view)).then(
      () => notify({ title: w.copied, tone: 'credited' }),
      () => notify({ title: w.copyFailed, tone: 'failed' }),
    )
  usePageActions([{ id: 'copy-system', title: w.copy, run: () => void copy() }])
  return (
    <Button
      variant="secondary"
      size="small"
      title={w.copyMore}
      icon={<Copy aria-hidden size={16} />}
      onClick={() => void copy()}
    >
      {w.copy}
    </Button>
  )
}

function ReadinessNotices({ view: { reasons, warnings } }: { view: SystemView }) {
  const w = useWords(systemWords)
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-4">
      {reasons.length > 0 && (
        <Notice tone="failed" title={w.notReady}>
          <Problems problems={reasons} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Warning title={w.warns}>
          <Problems problems={warnings} />
        </Warning>
      )}
      {reasons.length + warnings.length === 0 && (
        <Notice tone="credited" title={w.ready}>
          {w.readyMore}
        </Notice>
      )}
    </div>
  )
}

function Problems({ problems }: { problems: SystemView['reasons'] }) {
  return (
    <ul className="grid gap-1">
      {problems.map(({ name, message }) => (
        <li key={name}>{message}</li>
      ))}
    </ul>
  )
}
