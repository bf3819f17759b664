/** What the record says of a change of the settings, in both languages; what changed stands beside it. */
import { inBoth } from '../contract/both.ts'

const english = {
  saved: 'Company settings changed.',
  maintenanceBegun: 'Maintenance mode switched on.',
  maintenanceEnded: 'Maintenance mode switched off.',
  withdrawalBand: (before: string, after: string) => `Withdrawals of one user need a second person above ${after}. Before it was ${before}.`,
  adjustmentBand: (before: string, after: string) => `Balance adjustments of one user need a second person above ${after}. Before it was ${before}.`,
}

const filipino: typeof english = {
  saved: 'Binago ang mga setting ng kompanya.',
  maintenanceBegun: 'Binuksan ang maintenance mode.',
  maintenanceEnded: 'Isinara ang maintenance mode.',
  withdrawalBand: (before, after) => `Kailangan ng ikalawang tao ang mga withdrawal ng isang user na higit sa ${after}. Dati ay ${before}.`,
  adjustmentBand: (before, after) => `Kailangan ng ikalawang tao ang pagsasaayos ng balanse ng isang user na higit sa ${after}. Dati ay ${before}.`,
}

export const recorded = inBoth(english, filipino)
