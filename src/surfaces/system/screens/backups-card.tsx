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

export function BackupsCard({ backups }: { backups: BackupsView }) {
  const w = useWords(systemWords)
  return (
    <Card title={w.backups}>
      {backups.state === 'off' && (
        <Warning title={backups.ownDatabase ? w.backupsOwnDatabase : w.backupsOff}>
          {backups.ownDatabase ? w.backupsOwnDatabaseMore : w.backupsOffMore}
        </Warning>
      )}
      {backups.state === 'off' && backups.ownDatabase && (
        <Facts
          facts={[
            {
              label: w.drill,
              value: <Drill drill={backups.drill} command="npm run drill -- --restored URL" />,
            },
          ]}
        />
      )}
      {backups.state === 'away' && (
        <Notice tone="failed" title={w.backupsAway}>
          <span className="wrap-anywhere">{w.backupsAwayMore(backups.folder)}</span>
        </Notice>
      )}
      {backups.state === 'known' && <Known backups={backups} />}
    </Card>
  )
}

type KnownBackups = Extract<BackupsView, { state: 'known' }>

function Known({ backups }: { backups: KnownBackups }) {
  const w = useWords(systemWords)
  const { newest, archives, bytes, folder, logShippedAt, failure, isOverdue } = backups
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
        <Notice tone={isOverdue ? 'failed' : 'waiting'} title={w.noBackup}>
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
          { label: w.drill, value: <Drill drill={backups.drill} command="npm run drill" /> },
        ]}
      />
    </div>
  )
}

function Drill({ drill, command }: Pick<KnownBackups, 'drill'> & { command: string }) {
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
          <code>{command}</code>
          <CopyButton value={command} what={command} />
        </span>
      </span>
    </span>
  )
}
