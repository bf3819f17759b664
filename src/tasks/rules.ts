/**
 * A user's own list of what to do: a title, done or not. Nobody else sees or writes it.
 */
export {}
