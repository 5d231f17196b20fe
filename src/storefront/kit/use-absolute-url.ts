// The absolute URL of this page, for search engines and messengers.

import { useSession } from '#web/session.tsx'
import { buildAbsoluteUrl, type SiteAddress } from './absolute-url.ts'
import { useSite } from './use-site.ts'

export function useSiteAddress(): SiteAddress {
  const { origin, language } = useSession()
  return { origin, default_language: useSite()?.info?.default_language ?? language }
}

/** The whole address of a path, in the visitor's language. */
export function useAbsoluteUrl(): (path: string) => string {
  const { language } = useSession()
  const siteAddress = useSiteAddress()
  return (path) => buildAbsoluteUrl(siteAddress, path, language)
}
