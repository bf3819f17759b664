import { serve } from '../platform/serve.ts'
import { listMyActivity } from './actions.ts'
import { activityContract } from './contract.ts'
import { listActivityOfSubject, listTrail } from './read-trail.ts'

export const activityRoutes = serve(activityContract, {
  mine: listMyActivity,
  ofSubject: listActivityOfSubject,
  trail: listTrail,
})
