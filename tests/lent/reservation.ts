// What somebody sends who reserves: two adults, unless a test or a measurement says otherwise.
type Trip = { package_code: string; departure_date: string }

export const reservationOf = <Given extends object>(
  { package_code, departure_date }: Trip,
  given?: Given,
) => ({
  package_code,
  departure_date,
  party: { adult: 2, child: 0, baby: 0 },
  name: '김미나',
  contact: '010-1234-5678',
  email: 'mina@example.com',
  consents: { tour: true, privacy: true, special: false },
  ...given,
})

/** The same as the fields of a form: one person, who agrees to everything. */
export function reservationFields(trip: Trip) {
  const { party, consents, ...plain } = reservationOf(trip, {
    party: { adult: 1, child: 0, baby: 0 },
    consents: { tour: true, privacy: true, special: true },
  })
  return { ...plain, party: JSON.stringify(party), consents: JSON.stringify(consents) }
}
