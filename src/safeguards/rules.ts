/**
 * What slows money down to protect its owner: the pause after a change that a thief would make, and the lock that the owner
 * sets. It also tells the owner of everything that concerns the safety of a login. It never moves money.
 */

/** How long no withdrawal is taken after a change that a thief would make (BSP Circular 1213). */
export const pauseHours = 24
