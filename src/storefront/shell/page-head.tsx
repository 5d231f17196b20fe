// Title, description and address of a page, for the tab, search engines and messengers.
import { sharePicture } from '#limits/shown.ts'
import { alternatesOf } from '#storefront/seo/address.ts'
import { useAddress, usePlace } from '#storefront/seo/use-address.ts'
import { useSite } from '#storefront/shell/use-site.ts'
import { useSay, useSession } from '#web/session.tsx'

type Props = {
  title?: string
  description?: string
  /** The page's own address. Without one (a search, an error, a member's page) it asks not to be listed. */
  path?: string
  /** The package its picture shows in a messenger; the agency itself where there is none. */
  package_code?: string
}

export function PageHead({ title, description, path, package_code = 'home' }: Props) {
  const say = useSay()
  const address = useAddress()
  const { language } = useSession()
  const { meta, info } = useSite() ?? {}
  const site = say(meta?.title)
  const company = say(info?.company_name) || site
  const about = description ?? say(meta?.description)
  return (
    <>
      <title>{title && company ? `${title} | ${company}` : title || site || 'Naru'}</title>
      {about && <meta name="description" content={about} />}
      {meta && <meta name="keywords" content={say(meta.keywords)} />}
      {path === undefined ? <meta name="robots" content="noindex" /> : <Addresses path={path} />}
      {meta && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company} />
          <meta property="og:locale" content={language === 'ko' ? 'ko_KR' : 'en_US'} />
          <meta property="og:title" content={title || site} />
          <meta property="og:description" content={about} />
          <meta property="og:image" content={address(`/share/${package_code}.jpg`)} />
          <meta property="og:image:width" content={String(sharePicture.width)} />
          <meta property="og:image:height" content={String(sharePicture.height)} />
          <meta property="og:image:alt" content={title || site} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

function Addresses({ path }: { path: string }) {
  const address = useAddress()
  const place = usePlace()
  const twoLanguages = useSite()?.info?.multilingual_yn === 'Y'
  return (
    <>
      <link rel="canonical" href={address(path)} />
      <meta property="og:url" content={address(path)} />
      {twoLanguages &&
        alternatesOf(place, path).map(([language, href]) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
    </>
  )
}
