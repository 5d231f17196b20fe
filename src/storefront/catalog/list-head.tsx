// Title and description of the package list, as search engines show them.
import type { ComponentProps } from 'react'
import { PageHead } from '#storefront/kit/page-head.tsx'
import type { TravelQuery } from '#storefront/kit/travel-href.ts'
import { useSite } from '#storefront/kit/use-site.ts'
import { WordedPageHead } from '#storefront/kit/worded-page-head.tsx'
import { useLocalized } from '#web/session.tsx'

/** The narrowest place of a list, as its words are named. A search has none. */
export function findPlacePage({ page_title, who, ...place }: TravelQuery): string | undefined {
  const { tour_category, tour_area, tour_area_detail } = place
  if (page_title !== undefined || who !== undefined) return undefined
  if (tour_area_detail !== undefined) return `detail/${tour_area_detail}`
  if (tour_area !== undefined) return `area/${tour_area}`
  return tour_category === undefined ? undefined : `category/${tour_category}`
}

type ListHeadProps = {
  head: Pick<ComponentProps<typeof WordedPageHead>, 'page' | 'words'> | undefined
  title: string
  path: string | undefined
}

/** The whole list and that of a place have the title and the description that the agency wrote for them. */
export function ListHead({ head, title, path }: ListHeadProps) {
  const localized = useLocalized()
  const meta = useSite()?.meta
  if (head) return <WordedPageHead {...head} title={title} path={path} />
  if (path !== '/travel') return <PageHead title={title} {...(path && { path })} />
  const description = localized(meta?.list_description)
  return (
    <PageHead
      title={localized(meta?.list_title) || title}
      path={path}
      {...(description && { description })}
    />
  )
}
