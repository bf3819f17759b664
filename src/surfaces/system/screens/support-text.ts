import type { ServerView, SystemView } from '../shared/contract.ts'
import { showSize } from './show-size.ts'

/**
 * The page as text, in English, for a request for support. Without addresses and folders, hence
 * without the reasons of failures, which may name any of them.
 */
export function supportText(view: SystemView): string {
  const { versions, database, dataDisk, files, mails, verification, backups, seals } = view
  const lines = [
    `Kaban ${versions.kaban}, Node ${versions.node}, PostgreSQL ${versions.postgres}, ` +
      `schema ${versions.schema}`,
    `read ${at(view.readAt)}, running since ${at(view.startedAt)}`,
    `servers: ${view.servers.map(describeServer).join('; ') || 'none'}`,
    `secret key: ${view.keys.flatMap(({ id }) => id ?? []).join(', ') || 'nothing to do'}`,
    `not ready: ${named(view.reasons)}`,
    `warnings: ${named(view.warnings)}`,
    `database: ${showSize(database.bytes)}`,
    `connections: ${database.shares
      .map(({ share, inUse, most, waiting }) => `${share} ${inUse}/${most} (${waiting} waiting)`)
      .join(', ')}`,
    `data disk: ${disk(dataDisk)}`,
    `files: ${files.place === 'folder' ? disk(files.disk) : files.place}`,
    `mails: ${mails.waiting} waiting, oldest ${at(mails.oldestAt)}, sends: ${mails.sends}`,
    verification
      ? `books: verified ${at(verification.finishedAt)}, ${verification.problems} problems`
      : 'books: not verified yet',
    `seals: newest ${at(seals.newest?.sealedAt ?? null)}, places confirmed ` +
      seals.witnesses.map(({ kind, confirmedAt }) => `${kind} ${at(confirmedAt)}`).join(', '),
    `backups: ${describeBackups(backups)}`,
    '',
    'errors:',
    ...view.faults.map((fault) =>
      [at(fault.at), fault.code, fault.where, fault.requestId ?? '-'].join('  '),
    ),
    '',
    'jobs (last run, last success, next):',
    ...view.jobs.map(({ name, lastRunAt, lastSuccessAt, nextAt, lastFailure }) =>
      [
        name,
        at(lastRunAt),
        at(lastSuccessAt),
        at(nextAt),
        ...(lastFailure ? [`failed ${at(lastFailure.at)}`] : []),
      ].join('  '),
    ),
  ]
  return `${lines.join('\n')}\n`
}

const at = (instant: Date | null) => instant?.toISOString() ?? 'never'

const named = (problems: SystemView['reasons']) =>
  problems.map(({ name }) => name).join(', ') || 'none'

const disk = (one: SystemView['dataDisk']) =>
  one ? `${showSize(one.freeBytes)} free of ${showSize(one.sizeBytes)}` : 'unknown'

function describeServer(server: ServerView): string {
  const { version, hasPresentKey, differingSettings, processes } = server
  const deaths = processes.reduce((sum, one) => sum + one.deaths, 0)
  return [
    `Kaban ${version ?? 'unknown'}`,
    `processes ${processes.map(({ number }) => number).join(' ')}`,
    `${deaths} deaths`,
    ...(hasPresentKey ? [] : ['other key']),
    ...(differingSettings.length > 0 ? [`differs in ${differingSettings.join(' ')}`] : []),
  ].join(', ')
}

function describeBackups(backups: SystemView['backups']): string {
  if (backups.state !== 'known') return backups.state
  const { newest, archives, bytes, drill, failure, logShippedAt } = backups
  return [
    `newest ${at(newest?.begunAt ?? null)}`,
    `${archives} archives, ${showSize(bytes)}`,
    `log ${at(logShippedAt)}`,
    `drill ${drill ? `${at(drill.at)} ${drill.sound ? 'sound' : 'NOT SOUND'}` : 'never'}`,
    ...(failure ? [`fails since ${at(failure.since)}: ${failure.job}`] : []),
  ].join(', ')
}
