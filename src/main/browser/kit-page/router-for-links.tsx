import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

/** A router without pages, for the components with links: pressing one of these changes nothing. */
export function RouterForLinks({ children }: { children: ReactNode }) {
  const [router] = useState<AnyRouter>(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }),
  )
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}
