/** The live name that says somebody is typing; its id is that of the chat. */
export const typingTopic = 'typing'

/** How often a browser says so while its person types (milliseconds). */
export const typingEveryMs = 3_000
/** Without another sign the person has stopped. */
export const typingLastsMs = 6_000
