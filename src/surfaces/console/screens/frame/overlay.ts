/** What can be opened from anywhere in the console. */
export type Overlay = 'search' | 'keys' | 'appearance'
