/** Of backups and drills. Ages are absent while there is none. */
import { Gauge, type Registry } from 'prom-client'
import { readBackupState, readDrill } from '#foundation/platform/server/backup/backup-state.ts'
import { isBackupOverdue, isDrillOverdue } from '#foundation/platform/server/backup/overdue.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'

type Installation = Pick<Settings, 'mode' | 'databaseUrl' | 'dataDirectory'> & {
  backups: Pick<Settings['backups'], 'folder'>
}

export function addBackupGauges(registry: Registry, installation: Installation): void {
  addAge(registry, {
    name: 'kaban_backup_newest_age_seconds',
    help: 'Since the newest archive of the backups was begun.',
    since: () => readBackupState(installation.dataDirectory)?.newest?.begunAt.getTime(),
  })
  addAge(registry, {
    name: 'kaban_restore_drill_age_seconds',
    help: 'Since the last restore drill, sound or not.',
    since() {
      const drill = readDrill(installation)
      return drill ? Date.parse(drill.at) : undefined
    },
  })
  const { mode, databaseUrl, dataDirectory, backups } = installation
  const isBackedUp = mode === 'live' || backups.folder !== null
  // Told also without a single backup or drill, so that an alert cannot miss them.
  if (isBackedUp && databaseUrl === null)
    addFlag(registry, {
      name: 'kaban_backup_overdue',
      help: 'Whether an archive is overdue by 12 hours or there is no backup: 1 or 0.',
      isSet() {
        const state = backups.folder === null ? null : readBackupState(dataDirectory)
        return !state || isBackupOverdue(state.dueAt)
      },
    })
  if (isBackedUp)
    addFlag(registry, {
      name: 'kaban_restore_drill_overdue',
      help: 'Whether the last restore drill was over 35 days ago or there was none: 1 or 0.',
      isSet: () => isDrillOverdue(readDrill(installation)),
    })
  new Gauge({
    name: 'kaban_restore_drill_sound',
    help: 'Whether the last restore drill found everything sound: 1 or 0.',
    registers: [registry],
    collect() {
      const drill = readDrill(installation)
      if (drill) this.set(drill.sound ? 1 : 0)
      else this.remove()
    },
  })
}

interface Flag {
  name: string
  help: string
  isSet: () => boolean
}

function addFlag(registry: Registry, { name, help, isSet }: Flag): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(isSet() ? 1 : 0)
    },
  })
}

interface Age {
  name: string
  help: string
  /** In ms. */
  since: () => number | undefined
}

function addAge(registry: Registry, { name, help, since }: Age): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const begun = since()
      if (begun === undefined) this.remove()
      else this.set((Date.now() - begun) / 1_000)
    },
  })
}
