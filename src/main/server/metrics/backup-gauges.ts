/** Of backups and drills. Absent while there is none. */
import { Gauge, type Registry } from 'prom-client'
import { readBackupState, readDrill } from '#foundation/platform/server/backup/backup-state.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'

type Installation = Pick<Settings, 'databaseUrl' | 'dataDirectory'>

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
