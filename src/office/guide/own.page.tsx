// The departures that somebody with the role of a guide looks after, and the way to the page of each.
import { useLoaderData } from 'react-router'
import { EmptyState } from '#office/kit/empty-state.tsx'
import { useAgency } from '#office/kit/office-link.tsx'
import { PageHeader } from '#office/kit/page-header.tsx'
import { useText } from '#office/kit/use-text.ts'
import type { LoaderArgs } from '#office/page.ts'
import { useLocalized } from '#web/session.tsx'

export const loader = ({ api }: LoaderArgs) => api.guide.own()

export default function OwnDeparturesPage() {
  const { own: words } = useText('guide')
  const localized = useLocalized()
  const agency = useAgency()
  const { list } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      {list.length === 0 && <EmptyState title={words.none} />}
      <ul className="panel divide-y divide-line empty:hidden">
        {list.map(({ link, page_title, departure_date, return_date }) => (
          <li key={link} className="flex flex-wrap items-center justify-between gap-3 p-4">
            <span className="grid gap-0.5">
              <span className="font-semibold text-16">{localized(page_title)}</span>
              <span className="text-13 text-soft tabular-nums">
                {departure_date} – {return_date}
              </span>
            </span>
            <a href={`/guide/#${agency}.${link}`} className="button-primary">
              {words.open}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
