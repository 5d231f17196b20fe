// The family vote: trips sent on, and a heart from each of the family. §2 /travel/vote
import { englishMonths } from '#i18n/english-months.ts'
import type { vote as ko } from '#i18n/ko/vote.ts'

const formatMonthDay = (month: number, day: number) => `${day} ${englishMonths[month - 1]}`

export const vote: typeof ko = {
  title: 'Which trip do you like best?',
  titleOne: 'How about this trip?',
  line: 'Tap the heart of the trip you like. No log-in needed.',
  like: 'I like this one',
  liked: 'Your choice',
  likeOf: (like, title) => `${like}: ${title}`,
  hearts: (people) => {
    if (people === 0) return 'No hearts yet'
    return people === 1 ? '1 person chose it' : `${people} people chose it`
  },
  changeable: 'Changed your mind? Tap another heart. Tap yours again to take it back.',
  see: 'See the trip',
  until: (month, day) => `Open until ${formatMonthDay(month, day)}.`,
  gone: 'A trip that is no longer on sale was left out.',
  allGone: 'None of these trips is on sale any more.',
  allGoneLine: 'Choose together from the trips that leave soon.',
  seeTrips: 'See other trips',
  failed: 'Your heart was not saved. Please tap again.',
  refused: {
    VOTE_FULL: 'Up to 30 people can take part in one vote.',
    TOO_MANY_TRIES: 'You pressed the heart very often. Please try again later.',
    PACKAGE_UNAVAILABLE: 'This trip is no longer on sale.',
  },
  sender: {
    title: 'Send this link to your family',
    line: 'Their hearts show up here as they tap.',
    share: 'Send to family',
    message: 'Which trip shall we take? Tap the heart.',
  },
  send: {
    title: 'Ask your family',
    line: 'Whoever gets the link just taps a heart, without logging in. The result stays for 30 days.',
    button: 'Create a family vote',
    failed: 'The vote was not created. Please try again.',
    sent: 'Votes you sent',
    sentUntil: (month, day) => `until ${formatMonthDay(month, day)}`,
  },
}
