// Whether a trip goes abroad: the agency's tables of fees and of compensation have a part for each.

/** Only a trip abroad has a travel alert, at least that there is none. */
export const getDestination = ({ travel_alert }: { travel_alert: number | null }): 'domestic' | 'overseas' =>
  travel_alert === null ? 'domestic' : 'overseas'
