import { serve } from '#foundation/platform/server/http/serve.ts'
import { usersContract } from '../shared/contract.ts'
import { createUserByStaff } from './create-user.ts'
import { editUser } from './edit-user.ts'
import { endSessionOfUser, endSessionsOfUser } from './end-user-sessions.ts'
import { listUsers } from './list-users.ts'
import {
  listAlarms,
  listUserChats,
  listStaffViews,
  listMovements,
  listUserActivity,
  listUserSessions,
  readUserForStaff,
  revealBankNumber,
} from './read-user.ts'
import { sendStaffNotification } from './send-notification.ts'
import { settleAlarm } from './settle-alarm.ts'

export const usersRoutes = serve(usersContract, {
  list: listUsers,
  one: readUserForStaff,
  movements: listMovements,
  chats: listUserChats,
  sessions: listUserSessions,
  activity: listUserActivity,
  looks: listStaffViews,
  revealBankNumber,
  create: createUserByStaff,
  edit: editUser,
  notify: sendStaffNotification,
  endSession: endSessionOfUser,
  endSessions: endSessionsOfUser,
  alarms: listAlarms,
  settleAlarm,
})
