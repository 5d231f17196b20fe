// A trip as search engines show it: words of its own, or else its title, summary and first picture.
import type { LocalizedText } from '#i18n/language.ts'
import { useText } from '#office/kit/use-text.ts'
import { SearchPreview } from '#office/pages/search-preview.tsx'
import { useMe } from '#office/shell/me.ts'
import { type SectionProps, TripField } from './trip-field.tsx'

type Props = SectionProps & { package_code: string }

export default function SearchFields({ content, change, package_code }: Props) {
  const words = useText('pages')
  const { currentAgency } = useMe()
  if (!currentAgency) return null
  const { origin, company_name } = currentAgency
  return (
    <div className="grid gap-4">
      <p className="text-13 text-soft">{words.tripSearch}</p>
      <TripField name="search_title" content={content} change={change} />
      <TripField name="search_description" content={content} change={change} />
      <SearchPreview
        site={new URL(origin).host}
        path={`/travel/detail/${package_code}`}
        title={fallBack(content.search_title, content.page_title)}
        description={fallBack(content.search_description, content.summary)}
        company_name={company_name}
        picture={content.pictures[0]?.path ?? null}
      />
    </div>
  )
}

/** By language, as the page does it. */
const fallBack = (own: LocalizedText | null, usual: LocalizedText): LocalizedText => ({
  ko: own?.ko || own?.en || usual.ko,
  en: own?.en || own?.ko || usual.en,
})
