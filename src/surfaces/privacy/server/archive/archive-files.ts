import { accessFiles } from './access-files.ts'
import type { ArchiveFile } from './archive-file.ts'
import { messageFiles } from './message-files.ts'
import { transactionFiles, walletFiles } from './money-files.ts'
import { profileFiles } from './profile-files.ts'

/** All files of the archive, in the order in which README.txt explains them. */
export const archiveFiles: readonly ArchiveFile[] = [
  ...profileFiles,
  ...transactionFiles,
  ...walletFiles,
  ...messageFiles,
  ...accessFiles,
]

/**
 * Tables that hold rows about a user but are in no file, and why. A test fails for a table that is
 * neither here nor in a file.
 */
export const tablesNotInArchive: Readonly<Record<string, string>> = {
  one_time_tokens: 'Hashes of the links in mails; mails.json lists the mails.',
  sign_in_challenges:
    'A hash that lives for minutes between password and code; the sign-in is in sessions.json.',
  mail_codes: 'The hash of a code that lives for minutes; mails.json says when one was sent.',
  recovery_codes: 'Hashes of secrets; authenticator.json says how many are left.',
  social_attempts:
    "Secrets of a provider's sign-in that live for minutes; the result is in providers.json.",
  staff_notes:
    'Staff wrote these for each other; like the notes of a transaction they are the ' +
    "company's record.",
  list_views: "Names that staff gave to filters of the console's lists.",
  attachment_uploads: 'How far a file has arrived; finished ones are in attachments.json.',
  attachment_upload_parts: 'Parts of files that are still arriving, for a day at most.',
  picture_fingerprints: 'Computed from the pictures, which are in attachments.json.',
  write_counts: 'How much was written in the last day, as three instants; it has no content.',
  live_outbox: 'Names of changes for the browser; they live for minutes and have no content.',
  push_outbox:
    'Messages on their way to your devices, for a day at most; notifications.json has what ' +
    'they tell.',
  work_claims: 'Which staff member works on what, for minutes; activity.json says what they did.',
  content_entries: "Texts that the company publishes, in no user's name.",
  content_pictures: 'Pictures of these texts, uploaded by staff.',
  content_versions:
    'The same, version by version; the audit trail says which staff member wrote and approved.',
  market_figures:
    'Figures about markets, not about people; the audit trail says which staff member entered ' +
    'and confirmed one.',
  approvals: 'Requests among staff before they decide; the decision is in transactions.json.',
  income_pools:
    "Pools of the company's income; the gains paid from them are in the wallet's files.",
  income_evidence: 'Documents of the company about its income, not about users.',
  income_declarations:
    'Income of the company; the audit trail says which of the staff declared it and agreed.',
  offers:
    'Offers of the company to everybody; the audit trail says which of the staff agreed to them.',
  bank_holidays: 'Days on which banks are closed; they concern no user.',
  offer_totals: 'How much everybody has placed in an offer; it concerns no single user.',
  tax_classes: 'Rates of tax for everybody; the rate of a placement is with the placement.',
  settings_changes:
    'What staff asked a colleague to agree to in the settings; it concerns no user.',
  payee_waits:
    'Until when a withdrawal to a new account waits; mails.json and activity.json say it.',
  moved_alone:
    'What a member of the staff moved without a second one; the movements themselves are in ' +
    'transactions.json.',
  admin_invitations:
    'Invitations of staff, with hashes of their links; what became of one is in activity.json.',
  listed_people: 'Whom staff were shown in lists within a day: a control of the staff.',
  list_alarm_marks: 'When an alarm about lists was last raised about one of the staff.',
  staff_views: 'Which staff member opened which page: a control of the staff that names them.',
  witness_places: 'Where the daily seals were sent; it concerns no user.',
  sealed_receipts:
    'A hash of each receipt in the daily seal; the receipts are in transactions.json.',
  sealed_balances:
    'Balances of the last two days, split at random for the daily seal; your own proof is on the ' +
    'page Proof of your balance.',
  closed_users: 'Only people who have closed, and they cannot ask for a copy any more.',
}
