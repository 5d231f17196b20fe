// Title, description and address of a page, for the tab, search engines and messengers.
import { sharePicture } from '#limits/display.ts'
import { useLocalized, useSession } from '#web/session.tsx'
import { listAlternates } from './absolute-url.ts'
import { useAbsoluteUrl, useSiteAddress } from './use-absolute-url.ts'
import { useSite } from './use-site.ts'

type Props = {
  title?: string
  description?: string
  /** The page's own address. Without one (a search, an error, a member's page) it asks not to be listed. */
  path?: string
  /**
   * The share picture a messenger shows: a package, page_{number}, category.{number}; by default the agency's
   * own.
   */
  share?: string
}

export function PageHead({ title, description, path, share = 'home' }: Props) {
  const localized = useLocalized()
  const absoluteUrl = useAbsoluteUrl()
  const { language } = useSession()
  const { meta, info, state } = useSite() ?? {}
  const site = localized(meta?.title)
  const company = localized(info?.company_name) || site
  const about = description ?? localized(meta?.description)
  return (
    <>
      <title>{title && company ? `${title} | ${company}` : title || site || 'Naru'}</title>
      {about && <meta name="description" content={about} />}
      {meta && <meta name="keywords" content={localized(meta.keywords)} />}
      {path === undefined || state === 'preparing' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <CanonicalLinks path={path} />
      )}
      {meta && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={company} />
          <meta property="og:locale" content={language === 'ko' ? 'ko_KR' : 'en_US'} />
          <meta property="og:title" content={title || site} />
          <meta property="og:description" content={about} />
          <meta property="og:image" content={absoluteUrl(`/share/${share}.jpg`)} />
          <meta property="og:image:width" content={String(sharePicture.width)} />
          <meta property="og:image:height" content={String(sharePicture.height)} />
          <meta property="og:image:alt" content={title || site} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

function CanonicalLinks({ path }: { path: string }) {
  const absoluteUrl = useAbsoluteUrl()
  const siteAddress = useSiteAddress()
  const twoLanguages = useSite()?.info?.multilingual_yn === 'Y'
  return (
    <>
      <link rel="canonical" href={absoluteUrl(path)} />
      <meta property="og:url" content={absoluteUrl(path)} />
      {twoLanguages &&
        listAlternates(siteAddress, path).map(([language, href]) => (
          <link key={language} rel="alternate" hrefLang={language} href={href} />
        ))}
    </>
  )
}
