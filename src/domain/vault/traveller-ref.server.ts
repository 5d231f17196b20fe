// The owner of documents: one traveller of a booking, or of a consultation.

export type TravellerRef = { booking: number | null; consult: number | null; traveller: number }

/** The rows of one traveller, in any table of documents. */
export const buildTravellerFilter = (
  travel_agency: number,
  { booking, consult, traveller }: TravellerRef,
) => ({
  travel_agency,
  traveller,
  ...(booking === null ? { consult } : { booking }),
})

/** Binds the encrypted text to its traveller: copied to another row it cannot be opened. */
export const buildEncryptionContext = (
  travel_agency: number,
  { booking, consult, traveller }: TravellerRef,
  field: string,
) =>
  `${travel_agency}|${booking === null ? `consult ${consult}` : `booking ${booking}`}|${traveller}|${field}`
