import { serve } from '#foundation/platform/server/http/serve.ts'
import { viewsContract } from '../shared/contract.ts'
import { listMyViews, removeView, saveView } from './actions.ts'

export const viewsRoutes = serve(viewsContract, {
  mine: listMyViews,
  save: saveView,
  remove: removeView,
})
