/** The cookies that actions read and change. Each holds a random token and nothing else. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { cookieNames, type Cookie, type CookieName, type Cookies } from './context.ts'

/** `__Host-` ties the cookie to this host over https; plain http cannot have the prefix. */
export function cookieNameOf(name: CookieName, settings: Settings): string {
  return settings.publicUrl.startsWith('https:') ? `__Host-kaban_${name}` : `kaban_${name}`
}

export function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
): Cookies {
  return Object.fromEntries(
    cookieNames.map((name) => [name, cookieOf(name, request, reply, settings)]),
  ) as Cookies
}

/** Changes to cookies that wait for the answer. */
const pendingChanges = new WeakMap<FastifyReply, Map<CookieName, () => void>>()

function cookieOf(
  cookie: CookieName,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
): Cookie {
  const name = cookieNameOf(cookie, settings)
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl.startsWith('https:'),
  } as const
  const postpone = (change: () => void) => {
    const pending = pendingChanges.get(reply) ?? new Map<CookieName, () => void>()
    pendingChanges.set(reply, pending.set(cookie, change))
  }
  return {
    token: request.cookies[name] ?? null,
    set: (token, lastsSeconds) =>
      postpone(() => void reply.setCookie(name, token, { ...options, maxAge: lastsSeconds })),
    clear: () => postpone(() => void reply.clearCookie(name, options)),
  }
}

/**
 * Changes cookies only with a successful answer: when a sign-out fails, the session goes on and the
 * browser must keep its cookie.
 */
export async function sendPendingCookies(
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (reply.statusCode < 400)
    for (const change of pendingChanges.get(reply)?.values() ?? []) change()
}
