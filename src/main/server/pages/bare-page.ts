import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface BarePage {
  title: string
  language?: 'en' | 'fil'
  body: ReactNode
}

/** Puts the body into the built page without its scripts. The page's head has the styles. */
export function barePage(shell: string, { title, language = 'en', body }: BarePage): string {
  return shell
    .replace(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/, () =>
      renderToStaticMarkup(createElement('title', null, title)),
    )
    .replace(
      /<div id="root">.*?<\/div>/s,
      () => `<div id="root">${renderToStaticMarkup(body)}</div>`,
    )
}
