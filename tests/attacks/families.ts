// What was attacked, in families: which tests try it. npm run test:attack runs them and counts.
// A test that tries many inputs says how many (count-cases.ts); any other is one case.

/** Of a file all tests, or those whose names begin with one of these words. */
export type AttackFamily = { name: string; tests: [file: string, ...names: string[]][] }

export const attackFamilies: AttackFamily[] = [
  {
    name: 'another agency: ids, cookies, tokens, links, files, keys',
    tests: [
      [
        'tests/sweep/other-agency.test.ts',
        ': nobody reaches',
        ': another travel_agency',
        ': a visitor, and the member',
      ],
      ['tests/sweep/office-other-agency.test.ts'],
      ['tests/agency.test.ts'],
      ['tests/documents-link.test.ts', 'a link twenty tokens'],
      ['tests/office-bookings.test.ts', 'the list shows only bookings of the own agency'],
      ['tests/picture-paths.test.ts'],
    ],
  },
  {
    name: 'what number and name, a code or a pass open',
    tests: [
      ['tests/access-booking.test.ts', 'number and name', 'a mailed code', 'the pass'],
      ['tests/mail-code.test.ts'],
      ['tests/mails-to-strangers.test.ts'],
      ['tests/handed-over.test.ts'],
      ['tests/handed-over-window.test.ts'],
    ],
  },
  {
    name: 'links of travellers, and passports that must not come out',
    tests: [
      ['tests/access-documents.test.ts', 'a link', 'a passport’s picture'],
      ['tests/documents-link.test.ts', 'a link'],
      ['tests/open-passports.test.ts'],
      ['tests/contract.test.ts', 'a booking’s contract'],
    ],
  },
  {
    name: 'links without a log-in: guides, suppliers, votes, quotes, shares, previews',
    tests: [
      ['tests/guide.test.ts', 'a PIN', 'a link', 'who is no guide', 'somebody with'],
      ['tests/supplier-supply.test.ts', 'a link', 'whoever guesses', 'a number of nobody'],
      ['tests/vote.test.ts', 'a guessed link', 'a link that'],
      ['tests/quotes.test.ts', 'of two', 'another agency', 'after its last day', 'a private trip'],
      ['tests/reviews.test.ts', 'a review of a private trip'],
      ['tests/shares.test.ts', 'shares are never', 'both pay', 'what comes', 'a share of somebody'],
      ['tests/preview.test.ts', 'a draft', 'a preview URL', 'who may not', 'the office serves'],
    ],
  },
  {
    name: 'payments: made up, replayed, from another browser, at once',
    tests: [
      ['tests/payment.test.ts', 'paying'],
      ['tests/payment-seats.test.ts', 'paying'],
      ['tests/payment-notice.test.ts', 'what the gateway tells'],
      ['tests/refund.test.ts', 'cancelling what was paid'],
      ['tests/money.race.test.ts'],
      ['tests/deposit.test.ts', 'through the gateway'],
      ['tests/own-changes.test.ts', 'another date of two', 'another date two changes', 'who does it'],
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
      ['tests/holds-proved-email.test.ts'],
      ['tests/holds-per-mailbox-and-network.test.ts'],
      ['tests/reserve.race.test.ts'],
    ],
  },
  {
    name: 'keeping somebody out by guessing',
    tests: [
      ['tests/members-login.test.ts', 'log in'],
      ['tests/members-session.test.ts', 'staying logged in'],
      ['tests/staff-login.test.ts', 'logging in'],
      [
        'tests/board-private.test.ts',
        'after five wrong passwords',
        'wrong guesses by strangers',
        'forty simultaneous guesses',
      ],
      ['tests/load-peaks.test.ts'],
      ['tests/rate-limits.test.ts'],
    ],
  },
  {
    name: 'one agency’s flood and the others: jobs, pictures, load',
    tests: [
      ['tests/jobs.test.ts', 'no agency waits', 'with several workers'],
      ['src/platform/fair-queue.test.ts'],
      ['src/platform/load.test.ts'],
      ['tests/process.test.ts', 'load shedding refuses', 'too much load'],
      ['tests/fair-share.test.ts'],
      ['tests/limits-at-once.test.ts'],
      ['tests/search.test.ts', 'many made-up words', 'the ninth word'],
    ],
  },
  {
    name: 'uploads that lie, explode or never end',
    tests: [
      ['tests/upload.test.ts'],
      ['tests/upload-decode.test.ts'],
      ['tests/form.test.ts'],
      ['tests/attachments.test.ts'],
      ['tests/attachments-office.test.ts'],
    ],
  },
  {
    name: 'requests that are none, pile up, or are never read',
    tests: [
      ['tests/http.test.ts'],
      ['tests/stuck-responses.test.ts'],
      ['tests/process.test.ts', 'half a header'],
    ],
  },
  {
    name: 'odd input at every call: bounds, unknown fields, broken JSON',
    tests: [
      [
        'tests/sweep/other-agency.test.ts',
        ': an unknown field',
        ': an unknown nested field',
        ': NUL',
        ': a number or a day',
      ],
      ['tests/sweep/office-odd-inputs.test.ts'],
      ['tests/wire.test.ts'],
      ['src/platform/wire/shapes.test.ts'],
      ['tests/sweep/check-constraints.test.ts'],
    ],
  },
  {
    name: 'a page of another site',
    tests: [
      ['tests/sweep/other-agency.test.ts', ': a page of another site'],
      ['tests/members-login.test.ts', 'log in a foreign Origin'],
      ['tests/sweep/forms.test.ts'],
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
    name: 'domains, the operator, and a whole agency in one file',
    tests: [
      ['tests/domains.test.ts', 'a claim', 'the office', 'a manager', 'a check'],
      ['tests/operator.test.ts', 'an agency is closed', 'an agency is not closed', 'an owner lets'],
      ['tests/data-file.test.ts', 'the file', 'an owner downloads'],
    ],
  },
  {
    name: 'the office: every role at every call, ended log-ins, second factors, invitations',
    tests: [
      ['tests/sweep/roles.test.ts'],
      ['tests/staff-login.test.ts', 'a second factor', "one's own"],
      ['tests/staff-invite.test.ts', 'invitations'],
      ['tests/staff-roles.test.ts', 'roles'],
      ['tests/office-bookings.test.ts', 'actions need their role'],
      ['tests/staff-log.test.ts'],
      ['tests/sweep/contact-masking.test.ts'],
    ],
  },
  {
    name: 'what stays after a cancel, a withdrawal, an erasure, a kill',
    tests: [
      ['tests/documents-erased-on-cancel.test.ts'],
      ['tests/stray-files.test.ts'],
      ['tests/erasure-crash.test.ts'],
      ['tests/member-withdrawal-posts.test.ts'],
      ['tests/retention.test.ts'],
      [
        'tests/passports.test.ts',
        'numbers and a dozen pictures',
        'what is locked',
        'passports go',
        'the picture of somebody',
      ],
    ],
  },
  {
    name: 'secrets in the log',
    tests: [['tests/log-secrets.test.ts'], ['tests/wire.test.ts', 'secrets do not']],
  },
  {
    name: 'kill -9 and lost answers, of server and database',
    tests: [
      ['tests/crash.test.ts'],
      ['tests/lost-commit.test.ts'],
      ['tests/booking-reserve.test.ts', 'sent again'],
    ],
  },
]
