import { serve } from '#foundation/platform/server/http/serve.ts'
import { notificationsContract } from '../shared/contract.ts'
import {
  latestNotifications,
  listMyNotifications,
  markAllRead,
  markRead,
  removeNotifications,
  restoreNotifications,
} from './actions.ts'
import { readPush, subscribePush, unsubscribePush } from './push/push-devices.ts'
import { readMySettings, saveMySettings } from './settings.ts'

export const notificationsRoutes = serve(notificationsContract, {
  mine: listMyNotifications,
  latest: latestNotifications,
  markRead,
  markAllRead,
  remove: removeNotifications,
  restore: restoreNotifications,
  settings: readMySettings,
  saveSettings: saveMySettings,
  push: readPush,
  subscribePush,
  unsubscribePush,
})
