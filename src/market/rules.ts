/**
 * Figures of markets that the operator keeps by hand, each with its source and the time it is from. Nothing is computed or fetched:
 * without an entry there is nothing to show.
 */
export {}
