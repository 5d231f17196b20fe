// Emergency contacts of travellers, in the office. In English.
import type { emergency as ko } from '#i18n/office/ko/emergency.ts'

export const emergency: typeof ko = {
  unnamed: 'Name not given',
  open: 'Emergency contact',
  enter: 'Add emergency contact',
  openOf: (name) => `Emergency contact of ${name}`,
  title: (name) => `Emergency contact of ${name}`,
  lead: 'Whom to call if something happens on the trip. Shown on the emergency contacts list and the guide’s page.',
  fields: { name: 'Name', contact: 'Phone', relation: 'Relation' },
  relationHint: 'For example spouse, parent, friend',
  saved: 'Emergency contact saved.',
  remove: 'Remove',
  removed: 'Emergency contact removed.',
}
