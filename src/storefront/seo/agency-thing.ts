// An agency in the words of schema.org, for its home page alone.
import type { useSite } from '#storefront/shell/use-site.ts'
import { schema, type Voice } from './things.ts'

type Site = NonNullable<ReturnType<typeof useSite>>

export function travelAgency({ info, meta }: Site, { say, address, origin }: Voice) {
  return {
    '@context': schema,
    '@type': 'TravelAgency',
    name: say(info?.company_name) || say(meta.title),
    description: say(meta.description),
    url: address('/'),
    logo: `${origin}/icon-512.png`,
    image: address('/share/home.jpg'),
    ...(info && {
      telephone: info.phone,
      email: info.mail,
      address: say(info.address),
      sameAs: [info.facebook_url, info.insta_url, info.naver_url, info.line_url].filter(
        (url) => url !== null,
      ),
    }),
  }
}
