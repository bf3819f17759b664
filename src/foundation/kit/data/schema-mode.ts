/**
 * Must be imported first: otherwise zod tries `new Function`, which the content security policy
 * reports as an attack.
 */
import * as z from 'zod/mini'

z.config({ jitless: true })
