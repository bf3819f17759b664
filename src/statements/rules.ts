/**
 * A month of a user's wallet as it stands in the book: opening balance, every entry with the balance after it, closing balance.
 * It only reads; what a month holds is decided by the book's own time, in Manila.
 */
export {}
