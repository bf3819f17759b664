/**
 * Everything that waits for the staff, oldest first. It decides nothing: each thing is decided by its own room.
 */
