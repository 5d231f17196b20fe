// About, contact and the terms. §2
import type { pages as ko } from '#i18n/ko/pages.ts'

export const pages: typeof ko = {
  about: {
    call: 'Call us',
    directions: 'How to get here',
    visit: 'Visit us',
    licence: 'Licence and guarantee',
    map: (place) => `Map of our office in ${place}`,
  },
  contact: {
    title: 'Contact us',
    line: 'Leave a question and we will answer within our hours.',
    phone: 'Phone',
    mail: 'Email',
    hours: 'Hours',
    address: 'Address',
    name: 'Name',
    contact: 'Phone number',
    email: 'Email (optional)',
    emailHint: 'If you give one, we confirm that your question has arrived.',
    contents: 'Your question',
    about: (trip) => `I have a question about “${trip}”.`,
    when: (date) => `Departure: ${date}`,
    people: (count) => `People: ${count}`,
    privacy: 'I agree that my data is collected and used to answer.',
    read: 'Read',
    send: 'Send',
    sent: 'Your question has arrived.',
    sentLine: 'Somebody will look at it and get in touch.',
    again: 'Ask something else',
  },
  terms: {
    version: 'Version',
    from: (date) => `in force since ${date}`,
    earlier: 'Earlier versions',
    coming: 'Coming versions',
    current: 'Current version',
  },
}
