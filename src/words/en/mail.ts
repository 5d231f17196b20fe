// What is said by mail. Only the server reads it: no browser carries it.
import type { mail as ko } from '#words/ko/mail.ts'

export const mail: typeof ko = {
  consultation: {
    subject: (name) => `[Enquiry] ${name}`,
    lead: 'An enquiry came in through your website.',
    toAnswer: 'Reply to this mail and your answer goes straight to the person who asked.',
    toCall: 'No e-mail address was left. Please answer by phone.',
  },
  consultationCopy: {
    subject: (company) => `[${company}] We have received your enquiry`,
    greeting: (name) => `Dear ${name},`,
    lead: 'Thank you for asking us. We will read what you wrote and get back to you.',
    notYours: 'If you did not ask us anything, please ignore this mail.',
  },
  labels: { name: 'Name', contact: 'Phone', email: 'E-mail', trip: 'Trip', received: 'Received', contents: 'Message', phone: 'Phone', hours: 'Hours' },
}
