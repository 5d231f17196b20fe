// Title and description of a page, for the tab, search engines and messengers.
import { useSay, useSite } from '#storefront/session.tsx'

type Props = { title?: string; description?: string }

export function PageHead({ title, description }: Props) {
  const say = useSay()
  const meta = useSite()?.meta
  const site = say(meta?.title)
  const about = description ?? say(meta?.description)
  return (
    <>
      <title>{title && site ? `${title} | ${site}` : title || site || 'Naru'}</title>
      {about && <meta name="description" content={about} />}
      {meta && <meta name="keywords" content={say(meta.keywords)} />}
    </>
  )
}
