// Adult, child or infant: who counts as what, on the day of departure. §9
import { babyUnder, childUnder } from '#limits/trade.ts'

export const travellerKinds = ['adult', 'child', 'baby'] as const
export type TravellerKind = (typeof travellerKinds)[number]

export function calculateAge(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years
}

export function getTravellerKind(birthdate: string, departure_date: string): TravellerKind {
  const age = calculateAge(birthdate, departure_date)
  if (age < babyUnder) return 'baby'
  return age < childUnder ? 'child' : 'adult'
}
