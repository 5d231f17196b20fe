// What somebody sends who reserves: two adults, unless a test or a measurement says otherwise.
type ReservedTrip = { package_code: string; departure_date: string }

export const buildReservation = <Given extends object>(
  { package_code, departure_date }: ReservedTrip,
  overrides?: Given,
) => ({
  package_code,
  departure_date,
  party: { adult: 2, child: 0, baby: 0 },
  name: '김미나',
  contact: '010-1234-5678',
  email: 'mina@example.com',
  consents: { tour: true, privacy: true, special: false },
  ...overrides,
})

/** The same as the fields of a form: one person, who agrees to everything. */
export function buildReservationFields(trip: ReservedTrip) {
  const { party, consents, ...plain } = buildReservation(trip, {
    party: { adult: 1, child: 0, baby: 0 },
    consents: { tour: true, privacy: true, special: true },
  })
  return { ...plain, party: JSON.stringify(party), consents: JSON.stringify(consents) }
}
