/**
 * Every page and whose it is, as the router of the browser writes its path. By hand, like the
 * access matrix.
 */

/**
 * 'open': anyone stays. 'guests': who is signed in is sent home. 'user', 'admin': theirs alone.
 * 'adminDoor': everybody but an admin. 'none': there is no such page.
 */
export type PageKind = 'open' | 'guests' | 'user' | 'admin' | 'adminDoor' | 'none'

export const pages: Record<string, PageKind> = {
  '/': 'guests',
  '/login': 'guests',
  '/register': 'guests',
  '/forgot-password': 'guests',
  '/reset-password': 'guests',
  '/verify-email': 'open',
  '/terms': 'open',
  '/privacy': 'open',
  '/how-figures-are-made': 'open',
  '/verify': 'open',
  '/verify/$code': 'open',
  '/admin/login': 'adminDoor',
  '/dashboard': 'user',
  '/dashboard/wallet': 'user',
  '/dashboard/transactions': 'user',
  '/dashboard/transactions/receipt/$transactionId': 'user',
  '/dashboard/transactions/statements': 'user',
  '/dashboard/profile': 'user',
  '/dashboard/bank-details': 'user',
  '/dashboard/history': 'user',
  '/dashboard/tasks': 'user',
  '/dashboard/testimonial': 'user',
  '/dashboard/settings': 'user',
  '/dashboard/withdraw': 'user',
  '/dashboard/deposit': 'user',
  '/dashboard/chat': 'user',
  '/dashboard/chat/new-support': 'user',
  '/dashboard/chat/$chatId': 'user',
  '/dashboard/notifications': 'user',
  '/admin/dashboard': 'admin',
  '/admin/market-data': 'admin',
  '/admin/settings': 'admin',
  '/admin/security': 'admin',
  '/admin/testimonials': 'admin',
  '/admin/audit': 'admin',
  '/admin/outbox': 'admin',
  '/admin/books': 'admin',
  '/admin/announcements': 'admin',
  '/admin/content': 'admin',
  '/admin/plans': 'admin',
  '/admin/approvals': 'admin',
  '/admin/users': 'admin',
  '/admin/users/$userId': 'admin',
  '/admin/transactions': 'admin',
  '/admin/workbench': 'admin',
  '/admin/withdrawals': 'admin',
  '/admin/investments': 'admin',
  '/admin/deposit-chat': 'admin',
  '/admin/deposit-chat/$chatId': 'admin',
}
