/** Each process that serves on a database tells the others of itself, in a table. */
import type pg from 'pg'

export interface ServingProcess {
  /** The processes that one start began have the same. */
  serverId: string
  /** The name of its machine. */
  host: string
  version: string
  /** From 1; whoever replaces a process has its number. */
  number: number
  pid: number
  startedAt: Date
  /** How many before it ended by themselves. */
  deaths: number
  /** See setting-marks.ts. */
  settingMarks: Record<string, string>
}

/** A row outlives its process, and the next one that connects removes it. */
const noteSql = `with gone as (
    delete from serving_processes where (backend_pid, backend_start) in (
      select noted.backend_pid, noted.backend_start from serving_processes noted
      where not exists (select from pg_stat_activity open
        where open.pid = noted.backend_pid and open.backend_start = noted.backend_start)
      for update skip locked))
  insert into serving_processes
    (backend_pid, backend_start, server_id, host, version, number, pid, started_at, deaths,
     setting_marks)
  select pid, backend_start, $1, $2, $3, $4, $5, $6, $7, $8
  from pg_stat_activity where pid = pg_backend_pid()`

/** `client` is the connection of this process that listens to the others. */
export async function noteServingProcess(client: pg.Client, own: ServingProcess): Promise<void> {
  const { serverId, host, version, number, pid, startedAt, deaths, settingMarks } = own
  await client.query(noteSql, [
    serverId,
    host,
    version,
    number,
    pid,
    startedAt,
    deaths,
    JSON.stringify(settingMarks),
  ])
}
