// The cookies of one request. §9 auth cookies
// Path /, SameSite strict, without a domain, so that no sibling host sees them.
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Jar } from './wire/asking.ts'

export function openJar(header: string | undefined, secure: boolean): Jar {
  const written: string[] = []
  return {
    sent: parseCookie(header ?? ''),
    set: (name, value, { maxAge, readable = false }) =>
      void written.push(
        stringifySetCookie(name, value, {
          path: '/',
          maxAge,
          httpOnly: !readable,
          sameSite: 'strict',
          secure,
        }),
      ),
    written,
  }
}
