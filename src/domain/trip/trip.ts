// One schema of a trip, for editor, files, publishing and pages. Stored drafts must still fit it.
// So a field that is added has a default. A draft has the same shape and may still be silent; see decision
// 32.
import { z } from 'zod'
import { TimeOfDay } from '#domain/catalog/flights.ts'
import { Price } from '#domain/departure/forms.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { tripLetters, tripLimits } from '#limits/trade.ts'
import { Id, line, optionalText, requiredText, text } from '#platform/wire/shapes.ts'

/** The point of a picture that stays in sight where it is cut, in percent from the left and from the top. */
const percent = z.int().min(0).max(100)

const PicturePath = z.string().regex(/^\/files\/[\w-][\w.-]{0,150}$/)

type TextSchema = (most: number) => ReturnType<typeof optionalText>

const createPictureSchema = (words: TextSchema) =>
  z.object({
    path: PicturePath,
    alt: words(tripLetters.alt).nullable(),
    x: percent,
    y: percent,
    /** The day it is seen on, from 1; null where it belongs to none. */
    on_day: z.int().min(1).max(tripLimits.days).nullable().default(null),
  })

const createDaySchema = (words: TextSchema) =>
  z.object({
    heading: words(tripLetters.heading),
    text: z.object({ ko: text(tripLetters.day), en: text(tripLetters.day) }),
    places: z
      .array(
        z.object({
          place_id: Id.nullable(),
          time: TimeOfDay.nullable(),
          name: words(tripLetters.place),
          line: optionalText(tripLetters.placeLine),
        }),
      )
      .max(tripLimits.places),
    meals: z.object({
      breakfast: words(tripLetters.meal).nullable(),
      lunch: words(tripLetters.meal).nullable(),
      dinner: words(tripLetters.meal).nullable(),
    }),
    hotel: words(tripLetters.hotel).nullable(),
    transport: words(tripLetters.transport).nullable(),
  })

const createTripSchema = (words: TextSchema) =>
  z.object({
    page_title: words(tripLetters.title),
    summary: optionalText(tripLetters.summary),
    tour_category_id: Id,
    tour_area_id: Id.nullable(),
    tour_area_detail_id: Id.nullable(),
    tag_list: z.array(line(tripLetters.tag).min(1)).max(tripLimits.tags),
    tag_list_en: z.array(line(tripLetters.tag).min(1)).max(tripLimits.tags),
    nights: z.int().min(0).max(tripLimits.days),
    days: z.int().min(1).max(tripLimits.days),
    pictures: z.array(createPictureSchema(words)).max(tripLimits.pictures),
    summary_points: z.array(words(tripLetters.point)).max(tripLimits.lines),
    schedule: z.array(createDaySchema(words)).max(tripLimits.days),
    included: z.array(words(tripLetters.item)).max(tripLimits.lines),
    not_included: z.array(words(tripLetters.item)).max(tripLimits.lines),
    cautions: z.array(words(tripLetters.caution)).max(tripLimits.lines),
    meeting_point: words(tripLetters.meetingPoint).nullable(),
    airline: words(tripLetters.airline).nullable(),
    contents: z.object({ ko: text(tripLimits.contents), en: text(tripLimits.contents) }),
    /** Null: nobody has said it yet. Abroad an advert must name the foreign ministry's level. */
    destination: z.enum(['domestic', 'overseas']).nullable(),
    travel_alert: z.int().min(0).max(4).nullable(),
    /** Null: nobody has counted them yet; none is 0. */
    shopping_visits: z.int().min(0).max(tripLimits.shopping).nullable(),
    guide_fee: words(tripLetters.guideFee).nullable(),
    single_supplement: Price,
    options: z
      .array(
        z.object({
          option_id: z.string().regex(/^[\w-]{1,40}$/),
          name: words(tripLetters.option),
          price: Price,
        }),
      )
      .max(tripLimits.options),
    file_request: words(tripLetters.fileRequest).nullable(),
  })

/** What is being written. Nothing of it is shown to anybody outside. */
export const TripDraft = createTripSchema(optionalText)
export type TripDraft = z.output<typeof TripDraft>

export const hasTitle = ({ page_title: { ko, en } }: Pick<TripDraft, 'page_title'>) => ko !== '' || en !== ''

/** A draft that a trip is made with. From then on the list knows the trip by its title. */
export const FirstDraft = TripDraft.refine(hasTitle, { path: ['page_title'], error: 'WORDS_REQUIRED' })

/** What may be shown: it says what the law and the pages ask for. */
export const Trip = createTripSchema(requiredText).superRefine((trip, context) => {
  const addIssue = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: trip })
  if (trip.nights > trip.days) addIssue(['nights'], 'NIGHTS_DIFFER')
  if (trip.schedule.length > 0 && trip.schedule.length !== trip.days) addIssue(['days'], 'DAYS_DIFFER')
  if (trip.destination === null) addIssue(['destination'], 'ALERT_REQUIRED')
  if ((trip.destination === 'overseas') !== (trip.travel_alert !== null) && trip.destination !== null)
    addIssue(['travel_alert'], 'ALERT_REQUIRED')
  if (trip.shopping_visits === null) addIssue(['shopping_visits'], 'SHOPPING_REQUIRED')
  if (new Set(trip.options.map(({ option_id }) => option_id)).size < trip.options.length)
    addIssue(['options'], 'BAD_INPUT')
})
export type Trip = z.output<typeof Trip>

const isEmptyText = (words: LocalizedText | null) => words === null || (!words.ko.trim() && !words.en.trim())
const emptyToNull = (words: LocalizedText | null) => (isEmptyText(words) ? null : words)
const dropEmpty = (list: LocalizedText[]) => list.filter((words) => !isEmptyText(words))

/**
 * Cleans up a draft: empty lines are dropped, a picture of a day that no longer exists belongs to no day, and
 * a day without a heading is named after its places.
 */
export function tidyDraft(draft: TripDraft): TripDraft {
  return {
    ...draft,
    pictures: draft.pictures.map(({ on_day, ...picture }) => ({
      ...picture,
      alt: emptyToNull(picture.alt),
      on_day: on_day !== null && on_day > draft.schedule.length ? null : on_day,
    })),
    summary_points: dropEmpty(draft.summary_points),
    schedule: draft.schedule.map(tidyDay),
    included: dropEmpty(draft.included),
    not_included: dropEmpty(draft.not_included),
    cautions: dropEmpty(draft.cautions),
    meeting_point: emptyToNull(draft.meeting_point),
    airline: emptyToNull(draft.airline),
    travel_alert: draft.destination === 'domestic' ? null : draft.travel_alert,
    guide_fee: emptyToNull(draft.guide_fee),
    options: draft.options.filter(({ name, price }) => !isEmptyText(name) || price > 0),
    file_request: emptyToNull(draft.file_request),
  }
}

function tidyDay(day: TripDraft['schedule'][number]): TripDraft['schedule'][number] {
  const places = day.places.filter(({ name, line: about }) => !isEmptyText(name) || !isEmptyText(about))
  const { breakfast, lunch, dinner } = day.meals
  return {
    ...day,
    heading: isEmptyText(day.heading) ? createHeading(places.map(({ name }) => name)) : day.heading,
    places,
    meals: { breakfast: emptyToNull(breakfast), lunch: emptyToNull(lunch), dinner: emptyToNull(dinner) },
    hotel: emptyToNull(day.hotel),
    transport: emptyToNull(day.transport),
  }
}

const createHeading = (names: LocalizedText[]): LocalizedText => {
  const joinNames = (language: 'ko' | 'en') =>
    names
      .flatMap((name) => name[language] || [])
      .join(' · ')
      .slice(0, tripLetters.heading)
  return { ko: joinNames('ko'), en: joinNames('en') }
}
