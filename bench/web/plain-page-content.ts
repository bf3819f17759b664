/** The application of the plain page: one press replaces the forty rows of its list. */
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

function Content() {
  const [turn, setTurn] = useState(0)
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Available balance'),
    createElement('p', { style: { fontSize: 32 } }, '₱12,345.67'),
    createElement('button', { onClick: () => setTurn(turn + 1) }, 'Next'),
    createElement(
      'ul',
      { key: turn },
      Array.from({ length: 40 }, (_, row) =>
        createElement('li', { key: row }, `Row ${row + turn * 40} of the list`),
      ),
    ),
  )
}

const place = document.getElementById('root')
if (place) createRoot(place).render(createElement(Content))
