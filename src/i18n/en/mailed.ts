// The pages of mailed links: verifying an address, choosing a new password. §5
// Apart from the room of logging in, which many pages load.
import type { mailed as ko } from '#i18n/ko/mailed.ts'

export const mailed: typeof ko = {
  verify: {
    title: 'Verify your email',
    asking: 'We are looking up whose link this is.',
    byId: (id) => `the ID ${id}`,
    byKakao: 'Kakao',
    requestLine: (by) => `The member who logs in with ${by} asked to verify this email address.`,
    requestedAt: (when) => `Asked at ${when}`,
    confirm: 'Yes, this is my email',
    confirmLine:
      'Trips that were booked with this address without logging in will then be listed with your reservations.',
    logIn: (by) => `If that was you, please log in with ${by}. You can verify the address afterwards.`,
    other: (by) =>
      `You are logged in as another member. Log out, log in with ${by} and open the link of the mail once more.`,
    notYou: 'If it was not you, close this page. Nothing has changed.',
    logout: 'Log out',
    verified: 'Your email is verified. Passwords and news of your bookings will reach you there.',
    expired: 'This link has expired or was used before. On your info page you can have it sent again.',
    failed: 'Your email could not be verified. Please press the button in the mail again shortly.',
    toInfo: 'To my info',
    toHome: 'To the home page',
  },
  reset: {
    title: 'Choose a new password',
    asking: 'We are looking up whose link this is.',
    requestLine: (id) => `A new password for the ID ${id}.`,
    which: 'Several IDs were registered with this address. Please choose one.',
    chooseOne: 'Please choose an ID.',
    line: 'This verifies the email address and ends the old password and every log-in on all devices.',
    password: 'New password',
    notYou: 'If the ID is not yours, close this page. Nothing has changed.',
    submit: 'Change the password',
    done: 'The password is changed and the email verified. Please log in with the new password.',
    notChanged: 'The password could not be changed. Please try again shortly.',
    expired: 'This link has expired or was used before. You can ask for another at “find password”.',
    failed: 'This cannot be opened right now. Please press the button in the mail again shortly.',
    toFind: 'Find password',
    toLogin: 'Log in',
  },
  ads: {
    title: 'Stop advertising',
    line: (company) => `Stop getting advertising from ${company}?`,
    stays: 'You will still hear from us about trips you have booked.',
    refuse: 'Stop advertising',
    refusedTitle: 'You will get no more advertising',
    refusedLine: (company, day) => `${company} sends you no advertising since ${day}.`,
    takeBack: 'Get advertising again',
    wrong: 'This link is not complete',
    wrongLine: 'Please copy the whole link from the message and open it again, or tell us by phone.',
    contact: 'Contact us',
    failed: 'That did not work. Please try again shortly.',
  },
}
