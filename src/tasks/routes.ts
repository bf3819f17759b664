import { serve } from '../platform/serve.ts'
import {
  addTask,
  listMyTasks,
  removeTask,
  renameTask,
  restoreTask,
  setTaskStatus,
} from './actions.ts'
import { tasksContract } from './contract.ts'

export const tasksRoutes = serve(tasksContract, {
  mine: listMyTasks,
  add: addTask,
  rename: renameTask,
  setStatus: setTaskStatus,
  remove: removeTask,
  restore: restoreTask,
})
