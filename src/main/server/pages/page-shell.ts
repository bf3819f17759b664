/**
 * The page as the build left it, with the files of the asked address named in it: a phone then
 * fetches them all at once, and not one after another as the scripts come to need them.
 */
/**
 * What the build wrote about itself (scripts/build/page-files.ts): by the address of a page,
 * '/dashboard/chat/$chatId', its files.
 */
export interface PageFiles {
  pages: Record<string, string[]>
  authPages: Record<string, string[]>
  authPageWords: string[]
}

/**
 * Returns the whole page. `address` is the page's in the manifest, '/dashboard/chat/$chatId';
 * `more` is written at the end of its body.
 */
export type PageShell = (address: string | undefined, more: string) => string

export function pageShell(shell: string, { pages }: Pick<PageFiles, 'pages'>): PageShell {
  const shells = new Map(
    Object.entries(pages).map(([address, files]) => [address, naming(shell, files)]),
  )
  return (address = '', more) => {
    const found = shells.get(address) ?? shell
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
