// The languages a site speaks.
import type { Language, LocalizedText } from '#i18n/language.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** The site's own language comes first. */
export async function readSiteLanguages({
  db,
  travel_agency,
}: AgencyContext): Promise<[Language, ...Language[]]> {
  const { default_language, multilingual_yn } = await db
    .selectFrom('agency as a')
    .leftJoin('agency_info as i', 'i.travel_agency', 'a.travel_agency')
    .select(['a.default_language', 'i.multilingual_yn'])
    .where('a.travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const other = default_language === 'ko' ? 'en' : 'ko'
  return multilingual_yn === 'Y' ? [default_language, other] : [default_language]
}

/** A language the site does not speak is emptied: nobody would see its text, or could correct it. */
export const keepLanguages = (text: LocalizedText, languages: readonly Language[]): LocalizedText => ({
  ko: languages.includes('ko') ? text.ko : '',
  en: languages.includes('en') ? text.en : '',
})
