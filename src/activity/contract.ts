import * as z from 'zod/mini'
import { nothing, uuid } from '../contract/fields.ts'
import { reads } from '../contract/procedure.ts'

const activityView = z.object({ activityId: uuid, actionType: z.string(), description: z.string(), descriptionFil: z.nullable(z.string()), createdAt: z.date() })

export const activityContract = {
  /** The caller's 50 newest entries. */
  mine: reads('user').input(nothing).output(z.array(activityView)),
}
