import type { RefusalWords } from '#foundation/contract/shared/refusal.ts'
import type { ChatTurn } from './rules-turn.ts'
import type { ChatStatus, ChatRefusal } from './rules.ts'

export const chatRefusals: Record<ChatRefusal, RefusalWords> = {
  'chat-not-found': {
    title: 'Error Fetching Session',
    message: 'Session not found or access denied.',
  },
  'chat-closed': { title: 'Error Sending Message', message: 'This chat is closed.' },
  'chat-id-reused': {
    title: 'Chat Creation Failed',
    message: 'This request was already used for another chat. Reload the page and try again.',
  },
  'message-empty': { title: 'Error Sending Message', message: 'Write a message or attach a file.' },
  'message-id-reused': {
    title: 'Error Sending Message',
    message: 'This request was already used for another message. Reload the page and try again.',
  },
  'attachment-not-found': {
    title: 'Error Sending Message',
    message: 'We could not find the attached file. Please attach it again.',
  },
  'attachment-used': {
    title: 'Error Sending Message',
    message: 'This file was already sent with another message.',
  },
  'attachment-id-reused': {
    title: 'Attachment Upload Failed',
    message: 'This request was already used for another file. Please attach the file again.',
  },
  'file-too-large': { title: 'File Too Large', message: 'Attachment must be under 5MB.' },
  'file-wrong-kind': { title: 'Invalid File Type', message: 'Please upload JPG, PNG, or PDF.' },
  'file-damaged': {
    title: 'Attachment Upload Failed',
    message: 'This file is damaged or incomplete. Nothing was stored. Please choose it again.',
  },
  'picture-too-many-pixels': {
    title: 'Attachment Upload Failed',
    message: 'This picture has too many pixels. Make it smaller, or take a screenshot of it.',
  },
  'picture-moves': {
    title: 'Attachment Upload Failed',
    message: 'Animated pictures are not accepted. Please choose a still one.',
  },
  'pictures-busy': {
    title: 'Attachment Upload Failed',
    message: 'Too many uploads right now. Nothing was stored. Try again in a moment.',
  },
  'upload-quota': {
    title: 'Attachment Upload Failed',
    message: 'You have uploaded many files today. Please try again tomorrow.',
  },
  'upload-gap': {
    title: 'Attachment Upload Failed',
    message: 'Part of this file is missing. Nothing was stored. Please attach it again.',
  },
  'not-a-support-chat': {
    title: 'Error',
    message: 'A deposit chat closes when its deposit is decided.',
  },
}

const statuses: Record<ChatStatus, string> = {
  open: 'open',
  pending_admin_reply: 'pending admin reply',
  pending_user_proof: 'pending user proof',
  pending_user_reply: 'pending user reply',
  pending_confirmation: 'pending confirmation',
  closed_completed: 'closed completed',
  closed_failed: 'closed failed',
}

/** Users read these instead of the statuses. */
const turns: Record<ChatTurn, string> = {
  yours: 'Waiting for you',
  ours: 'Waiting for our reply',
  checking: 'We are checking your proof',
  held: 'On hold',
  completed: 'Completed',
  declined: 'Declined',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
  closed: 'Closed',
}

export const chatWords = {
  statuses,
  turns,
  listTitle: 'Chat Conversations',
  newSupportChat: 'New Support Chat',
  noChats: 'You have no active chats.',
  depositChat: (reference: string) => `Deposit Chat (Ref: ${reference})`,
  supportChat: 'Support Chat',
  you: (text: string) => `You: ${text}`,
  sentAttachment: 'Sent an attachment',
  noMessages: 'No messages yet.',
  unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  showMore: 'Show more',

  chatSystem: 'Chat System',
  noActiveChat: 'No Active Chat',
  startSupportChat: 'Start Support Chat',
  startSupportHint: 'Ask us anything. A person replies; you can leave and come back.',
  starting: 'Chat Session Started',
  chatNotKept:
    'Only your unsent messages of this chat are kept on this device. ' +
    'The rest appears when you are back online.',
  sessionNotFound: 'Session not found or access denied.',
  backToChats: 'Back to chats',
  status: 'Status',
  chooseChat: 'Choose a chat',
  chooseChatMore: 'Its messages appear here.',
  details: 'Details',
  conversation: 'Messages',
  waitForInstructions: 'Please wait while Company responds with payment instructions.',
  closedPlaceholder: 'This chat is closed.',
  closedBanner: 'Start a new support chat?',
  writeMessage: 'Write a message',
  placeholder: 'Write a message',
  /** As the server stores them: fileOnlyTexts in rules.ts. */
  fileOnly: { image: 'Proof of payment uploaded.', pdf: 'File attached.' },
  tooLong: (over: number) =>
    `Too long by ${over} ${over === 1 ? 'character' : 'characters'}. ` +
    'Shorten it, or send it in two messages.',
  secretHeld:
    'This looks like a code or a password. Do not send it: ' +
    'the company never needs one, whoever asks.',
  secretAsked: 'Do not answer with a code or a password. The company never needs one.',
  secretAskedByUs: 'This message seems to ask for a code or a password. We have recorded it.',
  secretOfUser:
    'This looks like a code or a password. Do not use it, and ask the user to change it.',
  send: 'Send',
  quickReplies: 'Quick replies',
  attach: 'Attach a file: JPG, PNG or PDF, up to 5 MB',
  takePhoto: 'Take a photo',
  oneFile: 'One file per message. We took the first.',
  removeFile: 'Remove file',
  dropFile: 'Drop your file here',
  dropFileMore: 'JPG, PNG or PDF, up to 5 MB',
  sending: 'Sending',
  waitsForConnection: 'Waiting for connection',
  sendsSoon: 'You sent many messages. This one will be sent in a moment.',
  sendingProof: 'Sending your proof',
  sendingFile: 'Sending your file',
  uploaded: (percent: number, size: string) => `${percent}% of ${size}`,
  cancelUpload: 'Cancel upload',
  sent: 'Sent',
  seen: 'Seen',
  failed: 'Not sent',
  retry: 'Try again',
  discard: 'Discard',
  earlier: 'Show earlier messages',
  newest: 'Go to the newest message',
  today: 'Today',
  yesterday: 'Yesterday',
  newMessageFrom: (sender: string) => `New message from ${sender}`,
  typing: (name: string) => `${name} is typing…`,
  me: 'You',
  companySupport: 'Company Support',
  adminSupport: 'Admin Support',
  support: 'Support',
  proofImage: (name: string) => `Picture: ${name}`,
  openFile: (name: string, size: string) => `${name} (${size})`,
  fileReady: (name: string, size: string) => `${name}, ${size}`,
  preparing: 'Preparing your picture',
  uploadFailed: 'Attachment Upload Failed',
  sendFailed: 'Error Sending Message',
  creationFailed: 'Chat Creation Failed',
  startFailed: 'Error Starting Chat',
  error: 'Error',
  sessionGone: 'User or session not available.',
  fetchChatsFailed: 'Error Fetching Chats',
  fetchChatFailed: 'Error Fetching Session',
  fetchMessagesFailed: 'Error Fetching Messages',
}
