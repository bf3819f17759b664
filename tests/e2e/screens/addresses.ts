/**
 * The addresses of all screens. A part such as `users/first` or `open=investment` is replaced by
 * the id of a row of the sample data.
 */
import { manilaMonth } from '#foundation/time/shared/months.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import type { TestServer } from '../../fixtures/servers/test-server.ts'

export const screens = {
  visitor: [
    '/',
    '/how-figures-are-made',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password?token=none',
    '/not-me?token=none',
    '/verify-email?token=none',
    '/admin-invitation?token=none',
    '/terms',
    '/privacy',
    '/verify',
    '/verify/none',
    '/seals',
    '/admin/login',
    '/mailbox',
    '/?lang=fil',
  ],
  maria: [
    '/dashboard',
    '/dashboard/wallet',
    '/dashboard/transactions',
    '/dashboard/transactions/statements',
    '/dashboard/transactions/statements?month=this',
    '/dashboard/transactions/receipt/deposit',
    '/dashboard/transactions/receipt/deposit_initiated',
    '/dashboard/transactions/receipt/withdrawal',
    '/dashboard/transactions/receipt/withdrawal_request',
    '/dashboard/balance-proof',
    '/dashboard/investments',
    '/dashboard/investments/plans',
    '/dashboard/investments/plans/offer',
    '/dashboard/profile',
    '/dashboard/bank-details',
    '/dashboard/history',
    '/dashboard/withdraw',
    '/dashboard/deposit',
    '/dashboard/chat',
    '/dashboard/chat/first',
    '/dashboard/chat/new-support',
    '/dashboard/notifications',
    '/dashboard/tasks',
    '/dashboard/testimonial',
    '/dashboard/account',
    '/dashboard/settings',
    '/dashboard/settings/security',
    '/dashboard/settings/notifications',
    '/dashboard/settings/appearance',
    '/dashboard/settings/privacy',
    '/?public',
  ],
  liza: [
    '/dashboard',
    '/dashboard/investments',
    '/dashboard/investments/cooling',
    '/dashboard/investments/cancelled',
    '/dashboard/investments/plans',
    '/dashboard/transactions/receipt/placed',
  ],
  ana: [
    '/admin/dashboard',
    '/admin/dashboard?view=table&by=week',
    '/admin/users',
    '/admin/users?open=create',
    '/admin/users/first',
    '/admin/users/first?open=adjust',
    '/admin/admins',
    '/admin/transactions',
    '/admin/transactions?open=withdrawal',
    '/admin/withdrawals',
    '/admin/withdrawals?open=withdrawal_request',
    '/admin/workbench',
    '/admin/workbench?open=withdrawals-to-decide.withdrawal_request',
    '/admin/investments',
    '/admin/investments?open=investment',
    '/admin/investments?open=placement',
    '/admin/deposit-chat',
    '/admin/deposit-chat/first',
    '/admin/announcements',
    '/admin/announcements?open=new',
    '/admin/approvals',
    '/admin/testimonials?view=published',
    '/admin/content',
    '/admin/content?kind=registration&open=new',
    '/admin/content?kind=news&open=entry',
    '/admin/plans',
    '/admin/plans?open=new',
    '/admin/offers',
    '/admin/offers?open=new',
    '/admin/offers?view=holidays&year=2026',
    '/admin/offers?view=tax',
    '/admin/market-data',
    '/admin/settings',
    '/admin/security',
    '/admin/audit',
    '/admin/outbox',
    '/admin/books',
    '/admin/system',
    '/admin/pools',
  ],
}

const replaceable =
  /investments\/c\w+|plans\/offer|receipt\/\w+|chat\/first|users\/first|month=this|open=[\w.-]+/

/** Returns a function that replaces the named parts of an address by ids. */
export async function findAddresses({
  asOwner,
}: Pick<TestServer, 'asOwner'>): Promise<(address: string) => string> {
  const idOf = async (query: string, values: string[] = []) =>
    (await asOwner<{ id: string }>(query, values))[0]?.id
  const maria = await idOf('select id from users where email = $1', [sampleSignIns.user.email])
  const waiting = await idOf(
    `select id from transactions where type = 'withdrawal_request' and status = 'pending'`,
  )
  const entry = await idOf(
    `select entry_id as id from content_versions where kind = 'news' and state = 'published'`,
  )
  const investment = await idOf('select id from investments where not has_placement')
  const [cooling, cancelled] = await Promise.all(
    ['cooling', 'cancelled'].map((state) =>
      idOf('select id from placements where state = $1', [state]),
    ),
  )
  // The oldest of each type: deposits and withdrawals, completed and on their way.
  const rows = await asOwner<{ type: string; id: string; chat: string | null }>(
    `select t.type, t.id, c.id as chat from transactions t
     left join chat_sessions c on c.related_transaction_id = t.id
     where t.user_id = $1 order by t.created_at desc`,
    [maria],
  )
  const offer = await idOf('select id from offers where offer_is_open(offers, now())')
  const parts: Record<string, string> = {
    'plans/offer': `plans/${offer}`,
    'investments/cooling': `investments/${cooling}`,
    'investments/cancelled': `investments/${cancelled}`,
    // A placement has the id of the transaction that placed it.
    'receipt/placed': `receipt/${cooling}`,
    'open=placement': `open=${cooling}`,
    'month=this': `month=${manilaMonth(new Date())}`,
    'users/first': `users/${maria}`,
  }
  for (const { type, id, chat } of rows) {
    parts[`receipt/${type}`] = `receipt/${id}`
    parts[`open=${type}`] = `open=${id}`
    if (chat) parts['chat/first'] = `chat/${chat}`
  }
  parts['open=withdrawal_request'] = `open=${waiting}`
  parts['open=withdrawals-to-decide.withdrawal_request'] = `open=withdrawals-to-decide.${waiting}`
  parts['open=entry'] = `open=${entry}`
  parts['open=investment'] = `open=${investment}`
  return (address) => address.replace(replaceable, (part) => parts[part] ?? part)
}
