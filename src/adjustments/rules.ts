/**
 * Money that staff add to or take from a wallet by hand, with a reason that its owner reads. Never their own wallet.
 */
