/**
 * The process of the backups. A share that hangs holds it up, and not the server. Its parent sends
 * the address of the database, and ends it by closing the channel between them.
 */
import { loadSettings } from '#foundation/platform/server/settings/settings.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { runBackups } from './backup-jobs.ts'
import { plainError } from './plain-error.ts'
import type { BackupMessage } from './supervise-backups.ts'

function tell(message: BackupMessage): void {
  if (process.connected) process.send?.(message)
}

async function work(superuserUrl: string): Promise<void> {
  const settings = loadSettings(process.env)
  const { folder } = settings.backups
  if (folder === null) return
  try {
    const { isNewKey, close } = await runBackups(settings, folder, superuserUrl, (job, error) =>
      tell({ kind: 'ran', job, ...(error !== undefined && { error: plainError(error) }) }),
    )
    const end = () => void close().finally(() => process.exit())
    process.once('disconnect', end)
    // The parent may have ended while the folder did not answer.
    if (!process.connected) end()
    tell({ kind: 'started', isNewKey })
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error
    tell({ kind: 'refused', why: error.message })
    process.disconnect()
  }
}

process.once('message', (superuserUrl: string) => void work(superuserUrl))
// Ctrl+C reaches us too. The parent decides.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
