/**
 * The built application page, with the files of the requested page named in its head. A phone then
 * fetches them all at once, instead of one after another as scripts import them.
 */

/** The files of each page, such as '/dashboard/chat/$chatId', from scripts/build/page-files.ts. */
export interface PageFiles {
  pages: Record<string, string[]>
  authPages: Record<string, string[]>
  authPageWords: string[]
}

/**
 * Returns the whole page. `address` is the page's address in the manifest. `more` is appended to
 * the body.
 */
export type PageShell = (address: string | undefined, more: string) => string

export function pageShell(shell: string, { pages }: Pick<PageFiles, 'pages'>): PageShell {
  const shells = new Map(
    Object.entries(pages).map(([address, files]) => [address, withPreloads(shell, files)]),
  )
  return (address = '', more) => {
    const found = shells.get(address) ?? shell
    return more === '' ? found : found.replace('</body>', () => `${more}</body>`)
  }
}

function withPreloads(shell: string, files: readonly string[]): string {
  const links = files
    .filter((file) => file.endsWith('.js') && !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return shell.replace('</head>', () => `${links.join('')}</head>`)
}
