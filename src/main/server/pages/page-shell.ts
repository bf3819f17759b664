/**
 * The page as the build left it, with the files of the asked address named in it: a phone then
 * fetches them all at once, and not one after another as the scripts come to need them.
 */
/**
 * What the build wrote about itself (scripts/page-files.ts): by the address of a page,
 * '/dashboard/chat/$chatId', its files.
 */
export interface BuiltPages {
  pages: Record<string, string[]>
  authPages: Record<string, string[]>
  authPageWords: string[]
}

/** Answers the whole page for an address; `more` is written at the end of its body. */
export type PageShell = (address: string, more: string) => string

export function pageShell(shell: string, { pages }: Pick<BuiltPages, 'pages'>): PageShell {
  // A page with a name in its address comes after those without: '/dashboard/chat/new-support' is no chat.
  const known = Object.keys(pages).toSorted(
    (one, other) => Number(one.includes('$')) - Number(other.includes('$')),
  )
  const shells = known.map((address) => ({
    fits: patternOf(address),
    shell: naming(shell, pages[address] ?? []),
  }))
  return (address, more) => {
    const found = shells.find(({ fits }) => fits.test(address))?.shell ?? shell
    return more === '' ? found : found.replace('</body>', () => `${more}</body>`)
  }
}

function naming(shell: string, files: readonly string[]): string {
  const scripts = files.filter((file) => file.endsWith('.js') && !shell.includes(file))
  return shell.replace(
    '</head>',
    () =>
      `${scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')}</head>`,
  )
}

function patternOf(address: string): RegExp {
  const pattern = address
    .replaceAll(/[.*+?^{}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\$\w+/g, '[^/]+')
  return new RegExp(`^${pattern}/?$`)
}
