/**
 * The restored copy of a PostgreSQL of one's own that a drill looks at. It must be another server
 * than the running one, which has other names too: a second address, a proxy.
 */
import { saidByDatabase } from '#foundation/platform/server/database/database-problems.ts'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { StartProblem } from '#foundation/platform/server/settings/start-problem.ts'

/** The address as it was typed. Throws StartProblem. */
export function readCopyUrl(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new StartProblem(
      '--restored needs an address such as postgresql://kaban_owner@127.0.0.1:5433/kaban.',
    )
  if (url.password || url.searchParams.has('password'))
    throw new StartProblem(
      'Leave the password out of --restored: every user of this machine can read it there. Set ' +
        'PGPASSWORD instead, or add a line to ~/.pgpass.',
    )
  return text
}

/** Throws StartProblem unless both answer, from two servers, and the copy is ready. */
export async function refuseRunning(copyUrl: string, runningUrl: string): Promise<void> {
  const running = await readServer(
    runningUrl,
    'The running database (DATABASE_URL) does not answer, so nothing shows that --restored is ' +
      'another one. Start it, and repeat the drill.',
  )
  const copy = await readServer(
    copyUrl,
    'The restored copy (--restored) does not answer. Start it, and check host, port, name and ' +
      'password (PGPASSWORD or ~/.pgpass).',
  )
  if (copy.startedAt === running.startedAt)
    throw new StartProblem(
      '--restored leads to the server of the running database (DATABASE_URL). Name the restored ' +
        'copy, which is a server of its own.',
    )
  if (copy.isRecovering)
    throw new StartProblem(
      'The restored copy is still replaying its log, or it is a standby of the running database. ' +
        'Wait until the replay has ended, or restore with --target-action=promote.',
    )
}

interface Server {
  /** In microseconds: no two servers share it, and a restored one has it from its own start. */
  startedAt: string
  isRecovering: boolean
}

async function readServer(url: string, otherwise: string): Promise<Server> {
  const database = openDatabase(url, { connections: 1, applicationName: 'kaban drill' })
  try {
    return await database.read((tx) =>
      tx.row<Server>(
        `select extract(epoch from pg_postmaster_start_time())::text as "startedAt",
           pg_is_in_recovery() as "isRecovering"`,
      ),
    )
  } catch (error) {
    throw new StartProblem(otherwise + saidByDatabase(error), { cause: error })
  } finally {
    await database.close()
  }
}
