// Travel terms for an agency that sells journeys abroad, in Korea, or both, as a start.
import type { LocalizedText } from '#i18n/language.ts'
import { numberedEn, numberedKo, type TravelKind } from './articles.server.ts'
import { listEnglishArticles } from './travel-en.server.ts'
import { listKoreanArticles } from './travel-ko.server.ts'

export const createTravelTerms = (kind: TravelKind): LocalizedText => ({
  ko: numberedKo(listKoreanArticles(kind)),
  en: numberedEn(listEnglishArticles(kind)),
})
