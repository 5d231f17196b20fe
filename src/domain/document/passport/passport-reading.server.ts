// Readings of a passport, by whom and for what: travellers see them in their booking.
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { PassportPurpose } from './passport-purpose.ts'

type Reading = { booking: number; traveller: number; purpose: PassportPurpose; by_name: string }

export const savePassportReading = (
  { db, travel_agency }: AgencyContext,
  { booking, traveller, purpose, by_name }: Reading,
) =>
  db.insertInto('passport_reading').values({ travel_agency, booking, traveller, purpose, by_name }).execute()
