/**
 * What a page says with what it asks by itself while nobody is at it: answered like everything
 * else, and no use of the session.
 */
export const unattendedHeader = 'x-unattended'
