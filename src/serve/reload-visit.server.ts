// A visit from another site to a page for members: our own page loads it a second time.
import { stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

// A visit from a mail, a messenger or Kakao sends no Strict cookie. When our own page loads the address
// again, it does, and a member sees nothing in between. A script reloads, because a refresh of an address
// with a # does nothing.
export const renderReloadPage = (start: string) =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>…</title><noscript><meta http-equiv="refresh" content="0"></noscript><script type="module" src="${start}" data-script data-again></script></head></html>`

export const createReloadCookie = (maxAge: number, secure: boolean) =>
  stringifySetCookie('came', '1', { path: '/', maxAge, sameSite: 'lax', httpOnly: true, secure })

// Only once: a browser that reports its own reload as a visit from another site must not loop.
export function isCrossSiteVisit(
  { headers }: FastifyRequest,
  { token, refreshToken, came }: Record<string, string | undefined>,
): boolean {
  return (
    headers['sec-fetch-site'] === 'cross-site' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    token === undefined &&
    refreshToken === undefined &&
    came === undefined
  )
}
