import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Since } from '#foundation/kit/time/since.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { Warning } from '#foundation/kit/ui/warning.tsx'
import type { BackupsView } from '../shared/contract.ts'
import { systemWords } from '../shared/words.ts'
import { Hinted } from './hinted.tsx'
import { showSize } from './show-size.ts'

const hourMs = 3_600_000
/** A slow archive may take this long beyond its time before it counts as overdue. */
const graceHours = 12

export function BackupsCard({ backups, readAt }: { backups: BackupsView; readAt: Date }) {
  const w = useWords(systemWords)
  return (
    <Card title={w.backups}>
      {backups.state === 'off' && (
        <Warning title={backups.ownDatabase ? w.backupsOwnDatabase : w.backupsOff}>
          {backups.ownDatabase ? w.backupsOwnDatabaseMore : w.backupsOffMore}
        </Warning>
      )}
      {backups.state === 'away' && (
        <Notice tone="failed" title={w.backupsAway}>
          <span className="wrap-anywhere">{w.backupsAwayMore(backups.folder)}</span>
        </Notice>
      )}
      {backups.state === 'known' && <Known backups={backups} readAt={readAt} />}
    </Card>
  )
}

type KnownBackups = Extract<BackupsView, { state: 'known' }>

function Known({ backups, readAt }: { backups: KnownBackups; readAt: Date }) {
  const w = useWords(systemWords)
  const { newest, archives, bytes, folder, logShippedAt, failure, everyHours } = backups
  const isOverdue =
    newest !== null &&
    readAt.getTime() - newest.begunAt.getTime() > (everyHours + graceHours) * hourMs
  return (
    <div className="grid grid-cols-1 gap-4">
      {failure && (
        <Notice tone="failed" title={w.backupsFail}>
          <p className="text-sm text-muted">
            {failure.job} · <Since instant={failure.since} />
          </p>
          <p className="wrap-anywhere">{failure.reason}</p>
        </Notice>
      )}
      {!newest && (
        <Notice tone="waiting" title={w.noBackup}>
          {w.noBackupMore}
        </Notice>
      )}
      <Facts
        facts={[
          {
            label: w.newest,
            value: newest && (
              <span className="flex flex-wrap items-center justify-end gap-2">
                <Since instant={newest.begunAt} />
                {isOverdue && <StatusBadge tone="failed">{w.overdue}</StatusBadge>}
              </span>
            ),
          },
          { label: w.newestSize, value: newest && showSize(newest.bytes) },
          { label: w.archives, value: newest && w.archivesOf(archives, showSize(bytes)) },
          {
            label: <Hinted label={w.log} hint={w.logMore} />,
            value: logShippedAt ? <Since instant={logShippedAt} /> : w.logUnknown,
          },
          { label: w.folder, value: <code className="text-sm">{folder}</code> },
          { label: w.drill, value: <Drill drill={backups.drill} /> },
        ]}
      />
    </div>
  )
}

const drillCommand = 'npm run drill'

function Drill({ drill }: Pick<KnownBackups, 'drill'>) {
  const w = useWords(systemWords)
  if (drill)
    return (
      <span className="flex flex-wrap items-center justify-end gap-2">
        <Since instant={drill.at} />
        <StatusBadge tone={drill.sound ? 'credited' : 'failed'}>
          {drill.sound ? w.sound : w.drillFailed}
        </StatusBadge>
      </span>
    )
  return (
    <span className="grid justify-items-end">
      {w.noDrill}
      <span className="flex flex-wrap items-center justify-end gap-x-1 text-sm text-muted">
        {w.runDrill}
        <span className="flex items-center whitespace-nowrap">
          <code>{drillCommand}</code>
          <CopyButton value={drillCommand} what={drillCommand} />
        </span>
      </span>
    </span>
  )
}
