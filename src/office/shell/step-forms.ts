// The form of each step of a new agency, and which of them comes after the screen one is on.
import { firstSteps } from '#domain/report/first-steps.ts'
import type { Api } from '#office/api.ts'
import type { OfficePath } from '#office/kit/office-link.tsx'
import type { Permission } from '#roles.ts'

export type StepName = (typeof firstSteps)[number]
type Step = {
  path: OfficePath
  /** Behind the address of the first trip, once there is one. */
  ofTrip?: '' | '/departures'
  may: Permission
  minutes: number
}

/** The form of each step, and how long it takes somebody who has what it asks for. */
export const stepForms: Record<StepName, Step> = {
  factor: { path: '/account', may: 'today', minutes: 2 },
  company: { path: '/settings/company', may: 'company', minutes: 5 },
  terms: { path: '/terms', may: 'company', minutes: 3 },
  look: { path: '/look', may: 'site', minutes: 5 },
  bank: { path: '/settings/payment', may: 'company', minutes: 2 },
  trips: { path: '/trips/paste', may: 'trips', minutes: 5 },
  pictures: { path: '/trips', ofTrip: '', may: 'trips', minutes: 3 },
  departures: { path: '/trips', ofTrip: '/departures', may: 'departures', minutes: 3 },
  on_sale: { path: '/trips', ofTrip: '', may: 'trips', minutes: 1 },
  booking: { path: '/settings/opening', may: 'company', minutes: 3 },
  deposit: { path: '/bookings', may: 'money', minutes: 1 },
  people: { path: '/people', may: 'staff', minutes: 1 },
  registrations: { path: '/settings/company', may: 'company', minutes: 2 },
  published: { path: '/settings/opening', may: 'company', minutes: 1 },
}

type FirstStepsReport = Pick<Awaited<ReturnType<Api['report']['firstSteps']>>, 'first_steps' | 'first_trip'>

export const findStepPath = (name: StepName, trip: string | null): OfficePath => {
  const { path, ofTrip } = stepForms[name]
  return trip !== null && ofTrip !== undefined ? `/trips/${trip}${ofTrip}` : path
}

/** Without these an agency can open: who went past one is not led back to it. */
const optionalSteps: readonly StepName[] = ['look', 'pictures', 'people']

/** Terms name the insurance, which takes days elsewhere: until it is there, one may go past them, too. */
const canWait = (name: StepName, done: FirstStepsReport['first_steps']): boolean =>
  optionalSteps.includes(name) || (name === 'terms' && !done.registrations)

type StepPlace = { path: string; may: (right: Permission) => boolean }

/** The step of this screen, while it is what must be done first: who has not done it is not led past it. */
export function findCurrentStep(
  { first_steps: done, first_trip: trip }: FirstStepsReport,
  { path, may }: StepPlace,
): StepName | undefined {
  const first = firstSteps.find((name) => may(stepForms[name].may) && !done[name] && !canWait(name, done))
  if (!first) return undefined
  const to = findStepPath(first, trip)
  // a trip's screens have steps of their own
  const isInside = path.startsWith(`${to}/`) && stepForms[first].ofTrip === undefined
  return path === to || isInside ? first : undefined
}

/**
 * The first that is open, as today's screen has it; not that of this screen, which one is at already, and none that
 * can wait and was passed over.
 */
export function findNextStep(
  { first_steps: done, first_trip: trip }: FirstStepsReport,
  { path, may }: StepPlace,
): StepName | undefined {
  const here = firstSteps.findIndex((name) => findStepPath(name, trip) === path)
  return firstSteps.find(
    (name, at) =>
      may(stepForms[name].may) &&
      !done[name] &&
      findStepPath(name, trip) !== path &&
      !(canWait(name, done) && at < here),
  )
}
