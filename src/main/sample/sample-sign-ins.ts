/**
 * How a newcomer signs in to the sample town. Apart from it, so that whoever only prints them loads
 * no rooms.
 */
export const sampleSignIns = {
  user: { email: 'maria@sample.kaban.test', password: 'sample-wallet-1' },
  admin: { email: 'admin@sample.kaban.test', password: 'sample-console-1' },
  /** What one of the staff asks for another agrees to. */
  secondAdmin: { email: 'ben@sample.kaban.test', password: 'sample-console-2' },
}
