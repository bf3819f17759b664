/**
 * What the company tells everybody, or one user, until it is taken back: a title, a text, a priority. It decides nothing.
 */
export {}
