/**
 * The sample town with everybody whom the access matrix tries a door as, and one real thing of each
 * kind that the owner has.
 */
import { v7 as uuidv7 } from 'uuid'
import { createUser } from '../src/identity/actions.ts'
import { sampleSignIns } from '../src/main/sample-sign-ins.ts'
import { accessCode, signIn, startTestServer, Visitor, type TestServer } from './server.ts'

/** What the owner has, and what the other user has beside it. */
export interface Things {
  ownerId: string
  ownerVersion: number
  /** Somebody whose sessions nothing else needs. */
  spareUserId: string
  /** What a colleague of the admin asks for about the owner's wallet. */
  approvalId: string
  /**
   * A deposit that waits for its payment, its chat, and two files in it: one sent, one only
   * uploaded.
   */
  depositId: string
  chatId: string
  sentFileId: string
  messageId: string
  looseFileId: string
  supportChatId: string
  withdrawalId: string
  withdrawalSeen: Date
  /** A withdrawal that is completed. */
  paidOutId: string
  receiptUid: string
  notificationId: string
  taskId: string
  testimonialId: string
  /** For everybody, and when it was changed last. */
  announcementId: string
  announcementSeen: Date
  /** A session of the owner that no person of the town uses. */
  sessionId: string
  /** Recorded by the staff for the owner, and when it was changed last. */
  investmentId: string
  investmentSeen: Date
  companyAccountId: string
  foreignChatId: string
}

export interface AccessTown extends TestServer {
  people: Record<
    'visitor' | 'owner' | 'other' | 'suspended' | 'unverified' | 'admin' | 'companyAccess',
    Visitor
  >
  /** Signed in, and nobody has given a password or a code in it. */
  unproven: Record<'owner' | 'admin' | 'companyAccess', Visitor>
  things: Things
  /**
   * Somebody new with an open session; by SQL, so that only the look at each request can stop what
   * is done to them later.
   */
  newcomer(role: 'user' | 'admin'): Promise<{ person: Visitor; userId: string }>
}

export async function startAccessTown(
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<AccessTown> {
  const server = await startTestServer(options)
  const newcomer: AccessTown['newcomer'] = async (role) => {
    const email = `${uuidv7()}@example.test`
    const password = 'sample-newcomer-1'
    const { userId } = await server.database.transaction((tx) =>
      createUser(tx, {
        fullName: 'New Comer',
        email,
        phoneNumber: '0917',
        password,
        role,
        status: 'active',
      }),
    )
    return { person: await enter(server, { email, password }), userId }
  }
  const [owner, other, admin] = [
    await signIn(server.address, 'user'),
    await enter(server, jose),
    await signIn(server.address, 'admin'),
  ]
  const things = {
    spareUserId: (await newcomer('user')).userId,
    ...(await collectThings(server, owner, other)),
    ...(await recordOne(owner, admin)),
  }
  const people: AccessTown['people'] = {
    visitor: new Visitor(server.address),
    owner,
    other,
    admin,
    suspended: await inStatus(server, newcomer, 'suspended'),
    unverified: await inStatus(server, newcomer, 'pending_verification'),
    companyAccess: await byCompanyAccess(server),
  }
  return { ...server, people, things, newcomer, unproven: await signInUnproven(server) }
}

const jose = { email: 'jose@sample.kaban.test', password: 'sample-wallet-2' }

async function enter(
  server: TestServer,
  who: { email: string; password: string },
): Promise<Visitor> {
  const visitor = new Visitor(server.address)
  await visitor.calls.identity.login(who)
  return visitor
}

async function byCompanyAccess(server: TestServer): Promise<Visitor> {
  const visitor = new Visitor(server.address)
  await visitor.calls.identity.enterCompanyAccess({ code: accessCode })
  return visitor
}

async function inStatus(
  server: TestServer,
  newcomer: AccessTown['newcomer'],
  status: 'suspended' | 'pending_verification',
): Promise<Visitor> {
  const { person, userId } = await newcomer('user')
  await server.asOwner('update users set status = $2 where id = $1', [userId, status])
  return person
}

/** All sessions that are opened here, and no other, lose their proof. */
async function signInUnproven(server: TestServer): Promise<AccessTown['unproven']> {
  const { now } = (await server.asOwner<{ now: Date }>('select clock_timestamp() as now'))[0] ?? {
    now: new Date(),
  }
  const unproven = {
    owner: await signIn(server.address, 'user'),
    admin: await signIn(server.address, 'admin'),
    companyAccess: await byCompanyAccess(server),
  }
  await server.asOwner('update sessions set proven_at = null where created_at >= $1', [now])
  return unproven
}

async function recordOne(
  owner: Visitor,
  admin: Visitor,
): Promise<Pick<Things, 'investmentId' | 'investmentSeen'>> {
  const { userId = '' } = await owner.calls.identity.me({})
  const { investmentId, updatedAt } = await admin.calls.investments.record({
    requestId: uuidv7(),
    userId,
    planName: 'Sample',
    amountCentavos: 100n,
    expectedReturnCentavos: null,
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    notes: 'Asked in the chat.',
  })
  return { investmentId, investmentSeen: updatedAt }
}

async function collectThings(
  server: TestServer,
  owner: Visitor,
  other: Visitor,
): Promise<Omit<Things, 'investmentId' | 'investmentSeen' | 'spareUserId'>> {
  const companyAccountId =
    (await owner.calls.deposits.companyAccounts({}))[0]?.companyAccountId ?? ''
  const [depositId, chatId] = [uuidv7(), uuidv7()]
  await owner.calls.deposits.request({
    requestId: depositId,
    amountCentavos: 100_000n,
    companyAccountId,
  })
  await owner.calls.deposits.startChat({ transactionId: depositId, chatId })
  const sentFileId = await upload(owner, chatId)
  const { messageId } = await owner.calls.chats.send({
    chatId,
    messageId: uuidv7(),
    content: 'Paid.',
    attachmentId: sentFileId,
  })
  const looseFileId = await upload(owner, chatId)

  await signIn(server.address, 'user')
  const [{ id: sessionId } = { id: '' }] = await server.asOwner<{ id: string }>(
    'select id from sessions order by created_at desc limit 1',
  )
  const { chats: owned } = await owner.calls.chats.mine({})
  const supportChatId = owned.find((chat) => chat.sessionType === 'support_chat')?.chatId ?? ''
  const foreignChatId = (await other.calls.chats.mine({})).chats[0]?.chatId ?? ''
  const { notifications } = await owner.calls.notifications.mine({})
  const [announcement] = await owner.calls.announcements.mine({})
  const { transactions } = await owner.calls.transactions.mine({})
  const withdrawal = transactions.find(
    ({ type, status }) => type === 'withdrawal_request' && status === 'pending',
  )
  const paidOut = transactions.find(
    ({ type, status }) => type === 'withdrawal' && status === 'completed',
  )
  if (!withdrawal || !paidOut)
    throw new Error('The owner has no withdrawal that waits, or none that is paid out')
  const ownerId = (await owner.calls.identity.me({})).userId ?? ''
  const [{ version: ownerVersion } = { version: 0 }] = await server.asOwner<{ version: number }>(
    'select version from users where id = $1',
    [ownerId],
  )
  return {
    ownerId,
    ownerVersion,
    approvalId: await fileApproval(server, ownerId),
    depositId,
    chatId,
    sentFileId,
    messageId,
    looseFileId,
    sessionId,
    supportChatId,
    foreignChatId,
    companyAccountId,
    withdrawalId: withdrawal.transactionId,
    withdrawalSeen: withdrawal.updatedAt,
    receiptUid: withdrawal.transactionUid,
    paidOutId: paidOut.transactionId,
    notificationId: notifications[0]?.notificationId ?? '',
    taskId: (await owner.calls.tasks.mine({}))[0]?.taskId ?? '',
    testimonialId: (await owner.calls.testimonials.mine({})).latest?.testimonialId ?? '',
    announcementId: announcement?.announcementId ?? '',
    announcementSeen: announcement?.updatedAt ?? new Date(),
  }
}

async function fileApproval(server: TestServer, userId: string): Promise<string> {
  const colleague = await enter(server, sampleSignIns.secondAdmin)
  const adjustmentId = uuidv7()
  await colleague.calls.adjustments.adjust({
    adjustmentId,
    userId,
    direction: 'credit',
    amountCentavos: 50_000_00n,
    reason: 'Paid twice.',
    notes: '',
  })
  return adjustmentId
}

export const smallPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function upload(owner: Visitor, chatId: string): Promise<string> {
  const answer = await owner.fetch(`/chats/${chatId}/attachments?name=proof.png`, {
    method: 'POST',
    body: smallPicture,
  })
  return ((await answer.json()) as { attachmentId: string }).attachmentId
}
