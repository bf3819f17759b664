import { serve } from '#foundation/platform/server/http/serve.ts'
import { chatsContract } from '../shared/contract.ts'
import { closeSupportChat, markChatRead, openSupportChat } from './actions.ts'
import { countMyUnread, findReadableChat, listMessages, listMyChats } from './read-chats.ts'
import { saveReply, listReplies, removeReply } from './replies/canned-replies.ts'
import { sendMessage } from './send-message.ts'
import { tellTyping } from './typing.ts'

export const chatsRoutes = serve(chatsContract, {
  mine: listMyChats,
  unread: countMyUnread,
  get: findReadableChat,
  messages: listMessages,
  openSupport: openSupportChat,
  send: sendMessage,
  markRead: markChatRead,
  typing: tellTyping,
  replies: listReplies,
  keepReply: saveReply,
  removeReply,
  closeSupport: closeSupportChat,
})
