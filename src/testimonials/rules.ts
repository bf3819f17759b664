/**
 * What a user with a completed transaction writes about the company, for everybody to read. Staff look at it before, for abuse and never
 * for praise or blame; nobody edits it, and its writer takes it back whenever they like.
 */
