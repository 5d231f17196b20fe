// An agency in the words of schema.org, for its home page alone.
import type { useSite } from '#storefront/kit/use-site.ts'
import { type JsonLdContext, schemaOrg } from './breadcrumbs.ts'

type AgencySite = NonNullable<ReturnType<typeof useSite>>

export function buildAgencyJsonLd({ info, meta }: AgencySite, { localized, address, origin }: JsonLdContext) {
  return {
    '@context': schemaOrg,
    '@type': 'TravelAgency',
    name: localized(info?.company_name) || localized(meta.title),
    description: localized(meta.description),
    url: address('/'),
    logo: `${origin}/icon-512.png`,
    image: address('/share/home.jpg'),
    ...(info && {
      telephone: info.phone,
      email: info.mail,
      address: localized(info.address),
      sameAs: [info.facebook_url, info.insta_url, info.naver_url, info.line_url].filter(
        (url) => url !== null,
      ),
    }),
  }
}
