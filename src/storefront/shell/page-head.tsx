// Title and description of a page, for the tab, search engines and messengers.
import { useSay, useSite } from '#storefront/session.tsx'

type Props = { title?: string; description?: string }

export function PageHead({ title, description }: Props) {
  const say = useSay()
  const { meta, info } = useSite() ?? {}
  const site = say(meta?.title)
  const company = say(info?.company_name) || site
  const about = description ?? say(meta?.description)
  return (
    <>
      <title>{title && company ? `${title} | ${company}` : title || site || 'Naru'}</title>
      {about && <meta name="description" content={about} />}
      {meta && <meta name="keywords" content={say(meta.keywords)} />}
    </>
  )
}
