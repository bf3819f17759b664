/**
 * What lets a company check itself: the audit trail, exports, mails, books. It only reads, and records who read what.
 */
