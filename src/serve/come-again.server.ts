// A visit from elsewhere to a page for members: it is asked for once more, by ourselves.
import { stringifySetCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'

// A visit from a mail, a messenger or Kakao brings no Strict cookie. Asked for once more by our own page, it
// does: who is logged in sees nothing else in between.
// The script reloads, because a refresh of an address with a # in it goes nowhere.
export const comeAgain = (start: string) =>
  `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>…</title><noscript><meta http-equiv="refresh" content="0"></noscript><script type="module" src="${start}" data-script data-again></script></head></html>`

export const cameCookie = (maxAge: number, secure: boolean) =>
  stringifySetCookie('came', '1', { path: '/', maxAge, sameSite: 'lax', httpOnly: true, secure })

// Once: a browser that calls its own reload a visit from elsewhere must not go round in circles.
export function arrivesFromOutside(
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
