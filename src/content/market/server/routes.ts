import { serve } from '#foundation/platform/server/http/serve.ts'
import { marketContract } from '../shared/contract.ts'
import { readFigures } from './actions.ts'
import { confirmFigure } from './confirm-figure.ts'
import { orderFigures, readAdminFigures, removeFigure, saveFigure } from './edit-figures.ts'

export const marketRoutes = serve(marketContract, {
  figures: readFigures,
  adminFigures: readAdminFigures,
  save: saveFigure,
  confirm: confirmFigure,
  remove: removeFigure,
  order: orderFigures,
})
