// What was attacked, in families: which tests try it. npm run test:attack runs them and counts.
// A test that tries many inputs says how many (tried.ts); any other is one case.

/** Of a file all tests, or those whose names begin with one of these words. */
export type Family = { name: string; tests: [file: string, ...names: string[]][] }

export const families: Family[] = [
  {
    name: 'another agency: ids, cookies, tokens, links, files, keys',
    tests: [
      [
        'tests/sweep/strangers.test.ts',
        ': nobody reaches',
        ': another travel_agency',
        ': a visitor, and the member',
      ],
      ['tests/sweep/office-strangers.test.ts'],
      ['tests/agency.test.ts'],
      ['tests/papers-link.test.ts', 'a link twenty tokens'],
      ['tests/office-bookings.test.ts', 'the list of another agency'],
      ['tests/picture-paths.test.ts'],
    ],
  },
  {
    name: 'what number and name, a code or a pass open',
    tests: [
      ['tests/access.test.ts', 'number and name', 'a mailed code', 'the pass'],
      ['tests/mail-code.test.ts'],
    ],
  },
  {
    name: 'links of travellers, and passports that must not come out',
    tests: [
      ['tests/access-papers.test.ts', 'a link', 'a passport’s picture'],
      ['tests/papers-link.test.ts', 'a link'],
      ['tests/hand-over.test.ts'],
      ['tests/contract.test.ts', 'a booking’s contract'],
    ],
  },
  {
    name: 'payments: made up, replayed, from another browser, at once',
    tests: [
      ['tests/payment.test.ts', 'paying'],
      ['tests/payment-seats.test.ts', 'paying'],
      ['tests/payment-notice.test.ts', 'what the gateway tells'],
      ['tests/pay-back.test.ts', 'cancelling what was paid'],
      ['tests/money.race.test.ts'],
    ],
  },
  {
    name: 'who proves an address, and what they get by it',
    tests: [['tests/prove-email.test.ts'], ['tests/account-mail.test.ts'], ['tests/kakao-login.test.ts']],
  },
  {
    name: 'seats held by nobody',
    tests: [
      ['tests/holds.test.ts'],
      ['tests/holds-prove.test.ts'],
      ['tests/holds-hoard.test.ts'],
      ['tests/reserve.race.test.ts'],
    ],
  },
  {
    name: 'keeping somebody out by guessing',
    tests: [
      ['tests/members-login.test.ts', 'log in'],
      ['tests/members-stay.test.ts', 'staying logged in'],
      ['tests/staff-login.test.ts', 'logging in'],
      ['tests/board-private.test.ts', 'five wrong passwords', 'strangers’ guesses', 'forty guesses'],
      ['tests/rush.test.ts'],
      ['tests/not-kept-out.test.ts'],
    ],
  },
  {
    name: 'one agency’s flood and the others: jobs, pictures, load',
    tests: [
      ['tests/jobs.test.ts', 'no agency waits', 'with many hands'],
      ['src/platform/turns.test.ts'],
      ['src/platform/load.test.ts'],
      ['tests/process.test.ts', 'the agency that floods', 'too much load'],
    ],
  },
  {
    name: 'uploads that lie, explode or never end',
    tests: [
      ['tests/upload.test.ts'],
      ['tests/upload-decode.test.ts'],
      ['tests/form.test.ts'],
      ['tests/attached.test.ts'],
      ['tests/attached-office.test.ts'],
    ],
  },
  {
    name: 'requests that are none, pile up, or are never read',
    tests: [['tests/http.test.ts'], ['tests/stuck.test.ts'], ['tests/process.test.ts', 'half a header']],
  },
  {
    name: 'odd input at every call: bounds, unknown fields, broken JSON',
    tests: [
      ['tests/sweep/strangers.test.ts', ': an unknown field', ': so is one', ': NUL', ': a number or a day'],
      ['tests/sweep/odd-at-office.test.ts'],
      ['tests/wire.test.ts'],
      ['src/platform/wire/shapes.test.ts'],
    ],
  },
  {
    name: 'a page of another site',
    tests: [
      ['tests/sweep/strangers.test.ts', ': a page of another site'],
      ['tests/members-login.test.ts', 'log in a foreign Origin'],
    ],
  },
  {
    name: 'texts that run, in pages, lists, mails and titles',
    tests: [
      ['tests/rich-text.test.ts'],
      ['tests/e2e/attacks.test.ts'],
      ['tests/pages.test.ts', 'a title cannot break out', 'no inline script'],
      ['tests/mail.test.ts', 'a question reaches'],
      ['tests/mail-headers.test.ts', 'what holds a line break', 'whatever a name', 'a question whose name'],
    ],
  },
  {
    name: 'the office: every role at every call, ended log-ins, second factors, invitations',
    tests: [
      ['tests/sweep/roles.test.ts'],
      ['tests/staff-login.test.ts', 'a second factor', "one's own"],
      ['tests/staff-invite.test.ts', 'invitations'],
      ['tests/staff-roles.test.ts', 'roles'],
      ['tests/office-bookings.test.ts', 'who may not'],
      ['tests/staff-log.test.ts'],
      ['tests/sweep/shown-contacts.test.ts'],
    ],
  },
  {
    name: 'what stays after a cancel, a withdrawal, an erasure, a kill',
    tests: [
      ['tests/end-of-papers.test.ts'],
      ['tests/strays.test.ts'],
      ['tests/erasure.test.ts'],
      ['tests/leaving.test.ts'],
      ['tests/forget.test.ts'],
      [
        'tests/passports.test.ts',
        'numbers and a dozen pictures',
        'what is locked',
        'passports go',
        'the picture of somebody',
      ],
    ],
  },
  { name: 'secrets in the log', tests: [['tests/log.test.ts'], ['tests/wire.test.ts', 'secrets do not']] },
  {
    name: 'kill -9 and lost answers, of server and database',
    tests: [
      ['tests/crash.test.ts'],
      ['tests/lost-answer.test.ts'],
      ['tests/booking-reserve.test.ts', 'sent again'],
    ],
  },
]
