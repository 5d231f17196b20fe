// Which step of a new agency is named as the next.
import { expect, test } from 'vitest'
import { firstSteps } from '#domain/report/first-steps.ts'
import { findCurrentStep, findNextStep, type StepName } from './step-forms.ts'

const noneDone = {
  factor: false,
  company: false,
  terms: false,
  look: false,
  bank: false,
  trips: false,
  pictures: false,
  departures: false,
  on_sale: false,
  booking: false,
  deposit: false,
  people: false,
  registrations: false,
  published: false,
}
const report = (...done: StepName[]) => ({
  first_steps: { ...noneDone, ...Object.fromEntries(done.map((name) => [name, true])) },
  first_trip: null,
})
const find = (path: string, ...done: StepName[]) => findNextStep(report(...done), { path, may: () => true })

test('the next step is the first that is open, wherever one is', () => {
  expect(find('/terms')).toBe('factor')
  expect(find('/settings/payment', 'factor', 'company', 'terms', 'look')).toBe('trips')
  expect(find('/settings/opening', 'factor')).toBe('company')
  expect(find('/bookings', 'factor', 'company', 'registrations')).toBe('terms')
})

test('who passed over a step that can wait is led on, and back only to what must be done', () => {
  const begun = ['factor', 'company', 'terms'] as const
  expect(find('/terms', ...begun)).toBe('look')
  expect(find('/settings/payment', ...begun, 'bank')).toBe('trips')
  expect(find('/trips/paste', ...begun, 'trips')).toBe('bank')
})

test('what takes days elsewhere holds nobody back: it is named last, before the site is published', () => {
  const tried = firstSteps.filter((name) => name !== 'registrations' && name !== 'published')
  expect(find('/settings/company', 'factor', 'company')).toBe('terms')
  expect(find('/terms', 'factor', 'company')).toBe('look') // they name the insurance
  expect(find('/settings/payment', 'factor', 'company', 'look', 'bank')).toBe('trips')
  expect(find('/bookings/N1', ...tried)).toBe('registrations')
  const onCompany = findCurrentStep(report(...tried), { path: '/settings/company', may: () => true })
  expect(onCompany).toBe('registrations')
})

test('a screen does not lead to itself, and steps that one may not go are left out', () => {
  expect(find('/settings/company', 'factor')).toBe('terms')
  expect(findNextStep(report(), { path: '/', may: (right) => right === 'trips' })).toBe('trips')
  expect(find('/', ...firstSteps)).toBeUndefined()
})

test('on the screen of what must be done first that step is named, and none that needs it', () => {
  const current = (path: string, first_trip: string | null, ...done: StepName[]) =>
    findCurrentStep({ ...report(...done), first_trip }, { path, may: () => true })
  const begun = ['factor', 'company', 'terms', 'bank', 'trips'] as const
  expect(current('/settings/company', null, 'factor')).toBe('company')
  expect(current('/terms/privacy', null, 'factor', 'company', 'registrations')).toBe('terms')
  expect(current('/terms', null, 'factor')).toBeUndefined() // the company comes first
  expect(current('/look', null, 'factor', 'company', 'terms')).toBeUndefined() // it can wait
  expect(current('/trips/A1', 'A1', ...begun, 'departures')).toBe('on_sale')
  expect(current('/trips/A1/departures', 'A1', ...begun, 'departures')).toBeUndefined()
  expect(current('/bookings/N1', 'A1', ...begun, 'departures', 'on_sale', 'booking')).toBe('deposit')
  expect(current('/', null, ...firstSteps)).toBeUndefined()
})
