import * as z from 'zod'

/** Of a page or a service. */
export const webAddress = () =>
  z.url({
    protocol: /^https?$/,
    error: 'it must be an address that begins with https:// or http://',
  })
