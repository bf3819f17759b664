/** Of the backups in KABAN_BACKUP_DIR. Absent while there is no backup or no drill. */
import { Gauge, type Registry } from 'prom-client'
import { listArchives } from '#foundation/platform/server/backup/backup-folder.ts'
import { lastDrill } from '#foundation/platform/server/backup/drills.ts'

export function addBackupGauges(registry: Registry, folder: string): void {
  addAge(registry, {
    name: 'kaban_backup_newest_age_seconds',
    help: 'Since the newest archive of the backups was begun.',
    since: () => listArchives(folder).at(-1)?.begunAt.getTime(),
  })
  addAge(registry, {
    name: 'kaban_restore_drill_age_seconds',
    help: 'Since the last restore drill that found everything sound.',
    since: () => {
      const drill = lastDrill(folder)
      return drill?.sound ? Date.parse(drill.at) : undefined
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
