import type { SubjectKind } from '#people/activity/shared/rules.ts'

const paths: Record<SubjectKind, (id: string) => string | null> = {
  user: (id) => `/admin/users/${id}`,
  transaction: (id) => `/admin/transactions?search=${id}`,
  deposit: (id) => `/admin/transactions?search=${id}`,
  withdrawal: (id) => `/admin/withdrawals?open=${id}`,
  investment: (id) => `/admin/investments?open=${id}`,
  income: () => '/admin/pools',
  offer: (id) => `/admin/offers?open=${id}`,
  bank_holiday: (day) => `/admin/offers?view=holidays&year=${day.slice(0, 4)}`,
  tax_class: () => '/admin/offers?view=tax',
  adjustment: (id) => `/admin/transactions?search=${id}`,
  chat: (id) => `/admin/deposit-chat/${id}`,
  announcement: () => '/admin/announcements',
  market_figure: () => '/admin/market-data',
  company_settings: () => '/admin/settings',
  company_account: () => '/admin/settings',
  approval: (id) => `/admin/approvals?open=${id}`,
  canned_reply: () => null,
  export: (id) => `/admin/audit?search=${id}`,
  testimonial: () => '/admin/testimonials',
  admin_invitation: () => '/admin/admins',
  content: (id) => `/admin/content?open=${id}`,
  mail: () => '/admin/outbox',
}

/** The page of a subject in the audit trail; null when it has none. */
export function subjectPath(kind: string, id: string): string | null {
  return kind in paths ? paths[kind as SubjectKind](encodeURIComponent(id)) : null
}
