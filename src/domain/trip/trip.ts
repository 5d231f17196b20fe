// The schema of a trip, from the table of its fields. A draft has the same shape and may be incomplete.
// Stored drafts must still fit it, so a field that is added later has a default. Decision 32
import { z } from 'zod'
import { dropUnusedParts, findPlanFault } from '#domain/agency/rules/payment-plan.ts'
import { getDestination } from '#domain/catalog/destination.ts'
import { TimeOfDay } from '#domain/catalog/flights.ts'
import { choiceSchemas, createNumberSchema, HotelFacts } from '#domain/catalog/trip-field-schemas.ts'
import {
  hasProperty,
  listFields,
  type NameWith,
  type TripFieldName,
  tripFieldNames,
  tripFields,
} from '#domain/catalog/trip-fields.ts'
import { Price } from '#domain/departure/forms.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { buildRecord, pick } from '#lib/build-record.ts'
import { tripLetters } from '#limits/trade.ts'
import { tripLimits } from '#limits/trip.ts'
import { Id, line, optionalText, requiredText, text, YN } from '#platform/wire/shapes.ts'

const multilineText = (most: number) => z.object({ ko: text(most), en: text(most) })

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
    text: multilineText(tripLetters.day),
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
    /** Older drafts lack it. */
    hotel_facts: HotelFacts.nullable().default(null),
    transport: words(tripLetters.transport).nullable(),
  })

const createOptionSchema = (words: TextSchema) =>
  z.object({ option_id: z.string().regex(/^[\w-]{1,40}$/), name: words(tripLetters.option), price: Price })

const createTags = (name: NameWith<'kind', 'tags'>) =>
  z.array(line(tripFields[name].letters).min(1)).max(tripLimits.tags)

const isAdded = (name: TripFieldName) => hasProperty(name, 'isAdded', [true])

const createFieldSchemas = (words: TextSchema) => ({
  ...buildRecord(listFields('kind', 'text'), (name) =>
    (hasProperty(name, 'canBeEmpty', [true]) ? optionalText : words)(tripFields[name].letters),
  ),
  ...buildRecord(listFields('kind', 'optionalText'), (name) => {
    const schema = words(tripFields[name].letters).nullable()
    return isAdded(name) ? schema.default(null) : schema
  }),
  ...buildRecord(listFields('kind', 'lines'), (name) =>
    z.array(words(tripFields[name].letters)).max(tripLimits.lines),
  ),
  ...buildRecord(listFields('kind', 'richText'), (name) => multilineText(tripFields[name].letters)),
  ...buildRecord(listFields('kind', 'tags'), createTags),
  ...buildRecord(listFields('kind', 'number'), createNumberSchema),
  ...buildRecord(listFields('kind', 'optionalNumber'), (name) => {
    const schema = createNumberSchema(name).nullable()
    return isAdded(name) ? schema.default(null) : schema
  }),
  ...buildRecord(listFields('kind', 'id'), () => Id),
  ...buildRecord(listFields('kind', 'optionalId'), () => Id.nullable()),
  ...buildRecord(listFields('kind', 'yesNo'), () => YN.default('N')),
  ...choiceSchemas,
  schedule: z.array(createDaySchema(words)).max(tripLimits.days),
  pictures: z.array(createPictureSchema(words)).max(tripLimits.pictures),
  options: z.array(createOptionSchema(words)).max(tripLimits.options),
})

const createTripSchema = (words: TextSchema) => z.object(pick(createFieldSchemas(words), tripFieldNames))

/** The draft of a trip. Nothing of it is shown to anybody outside. */
export const TripDraft = createTripSchema(optionalText)
export type TripDraft = z.output<typeof TripDraft>

export const hasTitle = ({ page_title: { ko, en } }: Pick<TripDraft, 'page_title'>) => ko !== '' || en !== ''

/** A draft that a trip is made with. From then on the list knows the trip by its title. */
export const FirstDraft = TripDraft.refine(hasTitle, { path: ['page_title'], error: 'WORDS_REQUIRED' })

/** A trip that may be shown: it says what the law and the pages ask for. */
export const Trip = createTripSchema(requiredText).superRefine((trip, context) => {
  const addIssue = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: trip })
  if (trip.nights > trip.days) addIssue(['nights'], 'NIGHTS_DIFFER')
  if (trip.schedule.length > 0 && trip.schedule.length !== trip.days) addIssue(['days'], 'DAYS_DIFFER')
  if (trip.destination === null) addIssue(['destination'], 'ALERT_REQUIRED')
  if (trip.destination !== null && trip.destination !== getDestination(trip))
    addIssue(['travel_alert'], 'ALERT_REQUIRED')
  if (trip.shopping_visits === null) addIssue(['shopping_visits'], 'SHOPPING_REQUIRED')
  const planFault = findPlanFault(trip)
  if (planFault) addIssue([planFault], 'DEPOSIT_REQUIRED')
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
export const tidyDraft = (draft: TripDraft): TripDraft => ({
  ...dropUnusedParts(draft),
  ...buildRecord(listFields('kind', 'lines'), (name) => dropEmpty(draft[name])),
  ...buildRecord(listFields('kind', 'optionalText'), (name) => emptyToNull(draft[name])),
  pictures: draft.pictures.map(({ on_day, ...picture }) => ({
    ...picture,
    alt: emptyToNull(picture.alt),
    on_day: on_day !== null && on_day > draft.schedule.length ? null : on_day,
  })),
  schedule: draft.schedule.map(tidyDay),
  travel_alert: draft.destination === 'domestic' ? null : draft.travel_alert,
  options: draft.options.filter(({ name, price }) => !isEmptyText(name) || price > 0),
})

function tidyDay(day: TripDraft['schedule'][number]): TripDraft['schedule'][number] {
  const places = day.places.filter(({ name, line: about }) => !isEmptyText(name) || !isEmptyText(about))
  const { breakfast, lunch, dinner } = day.meals
  return {
    ...day,
    heading: isEmptyText(day.heading) ? createHeading(places.map(({ name }) => name)) : day.heading,
    places,
    meals: { breakfast: emptyToNull(breakfast), lunch: emptyToNull(lunch), dinner: emptyToNull(dinner) },
    hotel: emptyToNull(day.hotel),
    hotel_facts: isEmptyText(day.hotel) ? null : tidyHotelFacts(day.hotel_facts),
    transport: emptyToNull(day.transport),
  }
}

/** Half a location is none, and where nothing is known nothing is stored. */
function tidyHotelFacts(facts: HotelFacts | null): HotelFacts | null {
  if (!facts) return null
  const isLocated = facts.latitude !== null && facts.longitude !== null
  const tidied = isLocated ? facts : { ...facts, latitude: null, longitude: null }
  return Object.values(tidied).some((value) => value !== null) ? tidied : null
}

const createHeading = (names: LocalizedText[]): LocalizedText => {
  const joinNames = (language: 'ko' | 'en') =>
    names
      .flatMap((name) => name[language] || [])
      .join(' · ')
      .slice(0, tripLetters.heading)
  return { ko: joinNames('ko'), en: joinNames('en') }
}
