// Where this page stands, for what it tells search engines and messengers.
import { useSite } from '#storefront/shell/use-site.ts'
import { useSession } from '#web/session.tsx'
import { addressIn, type Place } from './address.ts'

export function usePlace(): Place {
  const { origin, language } = useSession()
  return { origin, default_language: useSite()?.info?.default_language ?? language }
}

/** The whole address of a path, in the visitor's language. */
export function useAddress(): (path: string) => string {
  const { language } = useSession()
  const place = usePlace()
  return (path) => addressIn(place, path, language)
}
