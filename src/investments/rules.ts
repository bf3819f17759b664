/**
 * Money of a user that the company has taken for a time: its states, its moves and what each does to the book. It promises
 * nothing: what comes back is what staff record as its payout.
 */
