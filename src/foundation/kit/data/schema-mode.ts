/**
 * Imported first by the browser's entry: zod would otherwise try `new Function`, which the content
 * security policy reports as an attack.
 */
import * as z from 'zod/mini'

z.config({ jitless: true })
