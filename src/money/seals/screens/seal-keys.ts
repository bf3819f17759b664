/** The public keys of seals as text, also of keys that were replaced. Rejects without them. */
export async function fetchSealKeys(): Promise<string> {
  // A stored copy would miss a key that was replaced since.
  const answer = await fetch('/seal-key.pem', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`/seal-key.pem answered ${answer.status}`)
  return await answer.text()
}
