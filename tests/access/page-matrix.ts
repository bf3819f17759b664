/**
 * Every page, as the browser's router writes its path, and who may see it. Written by hand, like
 * the access matrix.
 */

/**
 * 'open': for anyone. 'guests': redirects people who are signed in to their home. 'user', 'admin':
 * for that role. 'admin-login': for everybody but an admin. 'none': no such page.
 */
export type PageKind = 'open' | 'guests' | 'user' | 'admin' | 'admin-login' | 'none'

export const pages: Record<string, PageKind> = {
  '/': 'guests',
  '/login': 'guests',
  '/register': 'guests',
  '/forgot-password': 'guests',
  '/reset-password': 'guests',
  '/verify-email': 'open',
  '/not-me': 'open',
  '/admin-invitation': 'open',
  '/terms': 'open',
  '/privacy': 'open',
  '/how-figures-are-made': 'open',
  '/verify': 'open',
  '/verify/$code': 'open',
  '/kit': 'open',
  '/admin/login': 'admin-login',
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
  '/admin/pools': 'admin',
  '/admin/offers': 'admin',
  '/admin/maturities': 'admin',
  '/admin/announcements': 'admin',
  '/admin/content': 'admin',
  '/admin/plans': 'admin',
  '/admin/approvals': 'admin',
  '/admin/users': 'admin',
  '/admin/admins': 'admin',
  '/admin/users/$userId': 'admin',
  '/admin/transactions': 'admin',
  '/admin/workbench': 'admin',
  '/admin/withdrawals': 'admin',
  '/admin/investments': 'admin',
  '/admin/deposit-chat': 'admin',
  '/admin/deposit-chat/$chatId': 'admin',
}
