import { serve } from '#foundation/platform/server/http/serve.ts'
import { activityContract } from '../shared/contract.ts'
import { listMyActivity } from './actions.ts'
import { listActivityOfSubject, listTrail } from './read-trail.ts'

export const activityRoutes = serve(activityContract, {
  mine: listMyActivity,
  ofSubject: listActivityOfSubject,
  trail: listTrail,
})
