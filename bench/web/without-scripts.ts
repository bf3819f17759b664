/** P3: whether a visitor without scripts can read the landing page and follow its links. */
import { openPhone } from './phone.ts'

export async function readsWithoutScripts(address: string): Promise<boolean> {
  const phone = await openPhone(address)
  try {
    const context = await phone.context.browser()?.newContext({ javaScriptEnabled: false })
    const page = await (context ?? phone.context).newPage()
    await page.goto(address)
    const text = await page.locator('body').innerText()
    const links = await page.locator('a[href^="/"]').count()
    return text.length > 500 && links >= 3
  } finally {
    await phone.close()
  }
}
