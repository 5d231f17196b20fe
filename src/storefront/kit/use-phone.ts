// The agency's telephone as the reader dials it, and the address that calls it.
import { describePhone } from '#lib/format.ts'
import { useSession } from '#web/session.tsx'
import { useSite } from './use-site.ts'

/** Both empty while the agency is not known. */
export function usePhone(): { phone: string; callHref: string } {
  const { language } = useSession()
  const { text, href } = describePhone(language, useSite()?.info?.phone ?? '')
  return { phone: text, callHref: href }
}
