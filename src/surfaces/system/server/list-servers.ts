import type { Transaction } from '#foundation/platform/server/database/database.ts'
import {
  listConnectedProcesses,
  type ConnectedProcess,
} from '#foundation/platform/server/live/connected-processes.ts'
import type { ServingProcess } from '#foundation/platform/server/live/serving-processes.ts'
import { differingSettings } from '#foundation/platform/server/settings/setting-marks.ts'
import type { ServerView } from '../shared/contract.ts'

/**
 * The servers that are connected now, each with its processes. `own` is the process that answers,
 * and `backendPid` that of its connection to the others.
 */
export async function listServers(
  tx: Transaction,
  own: ServingProcess,
  backendPid: number | null,
): Promise<ServerView[]> {
  const connected = await listConnectedProcesses(tx)
  // One that tells nothing of itself stays alone.
  const servers = Map.groupBy(connected, (one) => one.serverId ?? one.backendPid)
  return [...servers.values()].flatMap((processes) => {
    const [first] = processes
    return first ? [viewOf(first, processes, own, backendPid)] : []
  })
}

function viewOf(
  { host, address, version, settingMarks }: ConnectedProcess,
  processes: readonly ConnectedProcess[],
  own: ServingProcess,
  backendPid: number | null,
): ServerView {
  const hasPresentKey = processes.every((one) => one.hasPresentKey)
  return {
    host,
    address,
    version,
    hasPresentKey,
    // Marks by another key differ, whatever they mark.
    differingSettings:
      settingMarks && hasPresentKey ? differingSettings(own.settingMarks, settingMarks) : [],
    processes: processes
      .map((one) => ({
        number: one.number ?? 1,
        pid: one.pid,
        startedAt: one.startedAt ?? one.connectedAt,
        deaths: one.deaths ?? 0,
        answered: one.backendPid === backendPid,
      }))
      .toSorted((a, b) => a.number - b.number || a.startedAt.getTime() - b.startedAt.getTime()),
  }
}
