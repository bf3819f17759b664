/**
 * `npm run drill` rehearses the loss of this machine beside the running Kaban: it restores the
 * newest state of the backups into a folder of its own, verifies it, and removes it again. Run from
 * the folder of a newer Kaban, it also rehearses the upgrade, because it brings the copy up to
 * date. The folder needs the room of the data folder; `--at FOLDER` names another place than the
 * temporary one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listArchives } from '#foundation/platform/server/backup/backup-folder.ts'
import { noteDrill } from '#foundation/platform/server/backup/drills.ts'
import { loadSecrets } from '#foundation/platform/server/settings/secrets.ts'
import { readSettings } from '#foundation/platform/server/settings/settings.ts'
import { asStartProblem } from '#foundation/platform/server/settings/start-problem.ts'
import { say } from '../server/start/launch-steps.ts'
import { inWords } from './in-words.ts'
import { readFolder, readIdentity } from './read-backup-command.ts'
import { interruption } from './restoring/interruption.ts'
import { restore } from './restoring/restore.ts'

await inWords(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, at: { type: 'string' } } })
  const { settings } = readSettings(process.env)
  const folder = readFolder(values.from, '--from', settings)
  const identity = await readIdentity(settings)
  const begun = Date.now()
  const seconds = () => Math.round((Date.now() - begun) / 1000)
  const note = (sound: boolean) => {
    const archive = path.basename(listArchives(folder).at(-1)?.file ?? '')
    noteDrill(folder, { at: new Date().toISOString(), archive, sound, seconds: seconds() })
  }
  const signal = interruption()
  const place = await mkdtemp(path.join(path.resolve(values.at ?? tmpdir()), 'kaban-drill-'))
  try {
    // Of a live installation only its own key can read the signatures.
    const key = await loadSecrets(settings, { mayCreate: false }).catch(() => null)
    const sound = await restore({
      folder,
      identity,
      until: null,
      dataDirectory: path.join(place, 'restored'),
      secrets: key,
      hasBucket: settings.files.s3 !== null,
      say,
      signal,
    })
    note(sound)
    say(sound ? `The drill took ${seconds()} s.` : 'The drill failed: see above what is not sound.')
    process.exitCode = sound ? 0 : 1
  } catch (error) {
    // One that could not be finished failed, unless the operator ended it.
    if (!signal.aborted && listArchives(folder).length > 0) note(false)
    throw asStartProblem(error, place)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
})
