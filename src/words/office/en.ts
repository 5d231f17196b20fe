// Every word of the office in English, collected; it does not compile when one is missing.

import { boards } from './en/boards.ts'
import { bookings } from './en/bookings.ts'
import { categories } from './en/categories.ts'
import { exchange } from './en/exchange.ts'
import { filling } from './en/filling.ts'
import { keys } from './en/keys.ts'
import { kit } from './en/kit.ts'
import { paste } from './en/paste.ts'
import { payouts } from './en/payouts.ts'
import { people } from './en/people.ts'
import { pieces } from './en/pieces.ts'
import { places } from './en/places.ts'
import { questions } from './en/questions.ts'
import { sheet } from './en/sheet.ts'
import { shell } from './en/shell.ts'
import { shops } from './en/shops.ts'
import { today } from './en/today.ts'
import { trips } from './en/trips.ts'
import type { words as korean } from './ko.ts'

export const words: typeof korean = {
  shell,
  kit,
  people,
  keys,
  today,
  bookings,
  filling,
  payouts,
  places,
  questions,
  boards,
  shops,
  pieces,
  trips,
  sheet,
  paste,
  exchange,
  categories,
}
