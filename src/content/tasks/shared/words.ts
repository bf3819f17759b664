import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import { tasksMax, type TaskRefusal } from './rules.ts'

export const taskWords = {
  title: 'My Tasks',
  add: 'Add Task',
  newTask: 'New task',
  newTaskHint: 'For example: Call my bank',
  none: 'No tasks yet.',
  noneMore: 'Write down above what you want to remember. Only you see it.',
  done: (title: string) => `Done: ${title}`,
  left: (count: number) => (count === 1 ? '1 to do' : `${count} to do`),
  allDone: 'All done',
  edit: (title: string) => `Edit ${title}`,
  editTitle: 'Title of the task',
  save: 'Save',
  cancel: 'Cancel',
  remove: (title: string) => `Delete ${title}`,
  removed: 'Task deleted',
  restored: 'Task restored',
  undo: 'Undo',
  fetchFailed: 'Error Fetching Items',
  addFailed: 'Error Adding Task',
  updateFailed: 'Error Updating Task',
  deleteFailed: 'Error Deleting Task',
  saveFailed: 'Error Saving Task',
}

export const taskRefusals: Record<TaskRefusal, RefusalWords> = {
  'task-title-required': {
    title: 'Task Title Required',
    message: 'Please enter a title for your task.',
  },
  'task-not-found': {
    title: 'Task Not Found',
    message: 'This task is no longer there. It may have been deleted on another device.',
  },
  'task-id-reused': {
    title: 'Error Adding Task',
    message: 'This request was already used for another task. Reload the page and try again.',
  },
  'too-many-tasks': {
    title: 'Error Adding Task',
    message: `You have ${tasksMax} tasks. Delete some that are done, then add this one.`,
  },
}
