import type { Transaction } from '../database/database.ts'
import { holdsPresentKey, liveConnectionName } from './other-servers.ts'
import type { ServingProcess } from './serving-processes.ts'

/** Of an older Kaban, or the database was full when it connected. */
type Unknown = Record<keyof ServingProcess, null>

export type ConnectedProcess = (ServingProcess | Unknown) & {
  /** Null: on the machine of the database, through its socket. */
  address: string | null
  connectedAt: Date
  /** Of its connection in pg_stat_activity. */
  backendPid: number
  hasPresentKey: boolean
}

/**
 * The processes that hear of each other now, the oldest connection first. One that has lost its
 * connection for a moment is missing.
 */
export function listConnectedProcesses(tx: Transaction): Promise<ConnectedProcess[]> {
  return tx.rows(
    `select host(open.client_addr) as address, open.backend_start as "connectedAt",
       open.pid as "backendPid",
       exists (select from installation where ${holdsPresentKey('open.pid')}) as "hasPresentKey",
       noted.server_id as "serverId", noted.host, noted.version, noted.number, noted.pid,
       noted.started_at as "startedAt", noted.deaths, noted.setting_marks as "settingMarks"
     from pg_stat_activity open
     left join serving_processes noted
       on noted.backend_pid = open.pid and noted.backend_start = open.backend_start
     where open.datname = current_database() and open.application_name = $1
     order by open.backend_start`,
    [liveConnectionName],
  )
}
