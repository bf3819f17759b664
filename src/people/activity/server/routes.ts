import { serve } from '#foundation/platform/server/http/serve.ts'
import { activityContract } from '../shared/contract.ts'
import { listMyActivity } from './actions.ts'
import { listActivityOfSubject, listTrail } from './read-trail.ts'
import type { FindSubjectIds } from './search-trail.ts'

/** `findSubjectIds`: see search-trail.ts. */
export const activityRoutes = (findSubjectIds: FindSubjectIds) =>
  serve(activityContract, {
    mine: listMyActivity,
    ofSubject: listActivityOfSubject,
    trail: (ctx, input) => listTrail(ctx, input, findSubjectIds),
  })
