import { serve } from '../platform/serve.ts'
import { readFigures } from './actions.ts'
import { marketContract } from './contract.ts'
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
