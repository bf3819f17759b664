// scripts/build/page-modules.ts generates these modules from the page manifest
// (src/main/shared/pages/).

declare module 'virtual:screens' {
  /** A module and the name of its component. */
  type Screen = [
    load: () => Promise<Record<string, (props: object) => import('react').ReactNode>>,
    component: string,
  ]
  /** The component around the pages of the account. */
  export const accountFrame: [
    load: () => Promise<
      Record<string, (props: import('react').PropsWithChildren) => import('react').ReactNode>
    >,
    component: string,
  ]
  export const layouts: Record<import('../shared/pages/find-page.ts').AreaName, Screen>
  /** By the address of the page. */
  export const screens: Record<string, Screen>
}

/** The screens of the pages before sign-in, each loaded on demand. */
declare module 'virtual:documents' {
  export const documents: Record<
    import('../shared/pages/auth-pages.ts').AuthPage,
    () => Promise<import('./auth-pages/rendered-auth-page.tsx').AuthPageScreen>
  >
}

/** The same screens, imported statically, for the server. */
declare module 'virtual:rendered-documents' {
  export const documents: Record<
    import('../shared/pages/auth-pages.ts').AuthPage,
    import('./auth-pages/rendered-auth-page.tsx').AuthPageScreen
  >
}
