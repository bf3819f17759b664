import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type AnyRouter,
} from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'

/** A router without pages, for components with links. Following one of these does nothing. */
export function RouterForLinks({ children }: { children: ReactNode }) {
  const [router] = useState<AnyRouter>(() =>
    createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }),
  )
  return <RouterContextProvider router={router}>{children}</RouterContextProvider>
}
