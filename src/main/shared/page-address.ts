/**
 * The page that an address without its search names: '/login' and '/login/' are one. By hand,
 * because a pattern for what stands at the end begins anew at each of the many slashes that
 * somebody may have written in the middle. What sends the files answers such an address 403 before
 * it comes here; that is luck and not made for it.
 */
export function pageAt(address: string): string {
  if (address.length < 2) return address
  let end = address.length
  while (end > 0 && address[end - 1] === '/') end -= 1
  return address.slice(0, end)
}
