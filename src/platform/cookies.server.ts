// The cookies of one request. §9 auth cookies
// Path /, SameSite strict, without a domain, so that no sibling host sees them.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Cookies } from './wire/request-context.ts'

export function createCookies(header: string | undefined, secure: boolean): Cookies {
  const setCookieHeaders: string[] = []
  return {
    received: parseCookie(header ?? ''),
    set: (name, value, { maxAge, readable = false }) =>
      void setCookieHeaders.push(
        stringifySetCookie(name, value, {
          path: '/',
          maxAge,
          httpOnly: !readable,
          sameSite: 'strict',
          secure,
        }),
      ),
    setCookieHeaders,
  }
}
