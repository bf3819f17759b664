import { ORPCError } from '@orpc/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AcceptedState } from './accepted-state.tsx'
import { invitations } from './calls.ts'

const token = 'a-token'

function shownAfter(error: Error): string {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const queryKey = invitations.accepted.queryKey({ input: { token } })
  queries.getQueryCache().build(queries, { queryKey }).setState({ status: 'error', error })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <AcceptedState token={token} notAccepted={<p>Nobody accepted it</p>} />
    </QueryClientProvider>,
  )
}

test('only a refusal says that nobody accepted; a network fault reads as one', () => {
  const refusal = { name: 'link-ended', title: 'Link Expired', message: 'This link has expired.' }
  expect(shownAfter(new ORPCError('CONFLICT', { status: 409, data: refusal }))).toContain(
    'Nobody accepted it',
  )
  const lost = shownAfter(new TypeError('Failed to fetch'))
  expect(lost).not.toContain('Nobody accepted it')
  expect(lost).toContain('Try again')
})
