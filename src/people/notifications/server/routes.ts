import { serve } from '#foundation/platform/server/http/serve.ts'
import { notificationsContract } from '../shared/contract.ts'
import {
  latestNotifications,
  listMyNotifications,
  markAllRead,
  markRead,
  removeNotification,
  restoreNotification,
} from './actions.ts'
import { readMySettings, saveMySettings } from './settings.ts'

export const notificationsRoutes = serve(notificationsContract, {
  mine: listMyNotifications,
  latest: latestNotifications,
  markRead,
  markAllRead,
  remove: removeNotification,
  restore: restoreNotification,
  settings: readMySettings,
  saveSettings: saveMySettings,
})
