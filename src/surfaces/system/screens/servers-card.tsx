import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showListTime } from '#foundation/time/shared/time.ts'
import type { ServerView, SystemView } from '../shared/contract.ts'
import { systemWords } from '../shared/words.ts'

/** The servers on the database, each with its processes. */
export function ServersCard({ view: { servers, versions } }: { view: SystemView }) {
  const w = useWords(systemWords)
  return (
    <Card title={w.servers}>
      <p className="mb-3 text-sm text-muted">{w.serversMore}</p>
      {servers.length === 0 && <p>{w.noServers}</p>}
      <ul className="divide-y divide-line border-t border-line">
        {servers.map((server, place) => (
          <li key={place} className="py-3 last:pb-0">
            <Server server={server} ownVersion={versions.kaban} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Server({ server, ownVersion }: { server: ServerView; ownVersion: string }) {
  const w = useWords(systemWords)
  const { host, address, version, processes } = server
  const [first] = processes
  const isAlone = processes.length === 1 && first?.number === 1 && first.deaths === 0
  const name = host ?? address ?? w.thisMachine
  // Where its name does not say it already.
  const from = host !== null && (address ?? w.thisMachine)
  return (
    <>
      {isAlone ? (
        <Running name={<span className="font-medium">{name}</span>} process={first} />
      ) : (
        <p className="font-medium wrap-anywhere">{name}</p>
      )}
      <p className="text-sm text-muted">
        {from && `${from} · `}
        {version === null ? w.tellsNothing : `${w.kaban} ${version}`}
      </p>
      <Differences server={server} isOtherVersion={version !== null && version !== ownVersion} />
      {!isAlone && (
        <ul
          aria-label={w.processesOf(name)}
          className="mt-2 grid gap-1.5 border-l border-line pl-3 text-sm"
        >
          {processes.map((process) => (
            <li key={process.pid ?? process.number}>
              <Running name={w.process(process.number)} process={process} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Process = ServerView['processes'][number]

function Running({ name, process }: { name: ReactNode; process: Process }) {
  const w = useWords(systemWords)
  const language = useLanguage()
  const { startedAt, deaths, answered } = process
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        {name}
        {answered && <StatusBadge tone="info">{w.answered}</StatusBadge>}
        {deaths > 0 && <StatusBadge tone="failed">{w.deaths(deaths)}</StatusBadge>}
      </span>
      <span className="ml-auto figures text-sm text-muted">
        {w.connectedAt(showListTime(startedAt, language))}
      </span>
    </div>
  )
}

function Differences({ server, isOtherVersion }: { server: ServerView; isOtherVersion: boolean }) {
  const w = useWords(systemWords)
  const { version, hasPresentKey, differingSettings } = server
  const isOtherKey = version !== null && !hasPresentKey
  return (
    <>
      {(isOtherVersion || isOtherKey) && (
        <p className="mt-1 flex flex-wrap gap-2">
          {isOtherVersion && <StatusBadge tone="waiting">{w.otherVersion}</StatusBadge>}
          {isOtherKey && <StatusBadge tone="failed">{w.otherKey}</StatusBadge>}
        </p>
      )}
      {differingSettings.length > 0 && (
        <p className="mt-1 text-sm wrap-anywhere text-waiting">
          {w.otherSettings(differingSettings.join(', '))}
        </p>
      )}
    </>
  )
}
