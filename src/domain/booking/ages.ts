// Adult, child or infant: who counts as what, on the day of departure. §9
import { babyUnder, childUnder } from '#limits.ts'

export type Kind = 'adult' | 'child' | 'baby'

export function ageOn(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years
}

export function kindOn(birthdate: string, departure_date: string): Kind {
  const age = ageOn(birthdate, departure_date)
  if (age < babyUnder) return 'baby'
  return age < childUnder ? 'child' : 'adult'
}
