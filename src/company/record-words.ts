/** What the record says of a change of the settings, in both languages; what changed stands beside it. */
import { inBoth } from '../contract/both.ts'

const english = {
  saved: 'Company settings changed.',
  maintenanceBegun: 'Maintenance mode switched on.',
  maintenanceEnded: 'Maintenance mode switched off.',
}

const filipino: typeof english = {
  saved: 'Binago ang mga setting ng kompanya.',
  maintenanceBegun: 'Binuksan ang maintenance mode.',
  maintenanceEnded: 'Isinara ang maintenance mode.',
}

export const recorded = inBoth(english, filipino)
