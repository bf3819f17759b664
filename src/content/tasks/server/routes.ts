import { serve } from '#foundation/platform/server/http/serve.ts'
import { tasksContract } from '../shared/contract.ts'
import {
  addTask,
  listMyTasks,
  removeTask,
  renameTask,
  restoreTask,
  setTaskStatus,
} from './actions.ts'

export const tasksRoutes = serve(tasksContract, {
  mine: listMyTasks,
  add: addTask,
  rename: renameTask,
  setStatus: setTaskStatus,
  remove: removeTask,
  restore: restoreTask,
})
