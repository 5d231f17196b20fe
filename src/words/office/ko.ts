// Every word of the office in Korean, collected.

import { boards } from './ko/boards.ts'
import { bookings } from './ko/bookings.ts'
import { categories } from './ko/categories.ts'
import { exchange } from './ko/exchange.ts'
import { filling } from './ko/filling.ts'
import { keys } from './ko/keys.ts'
import { kit } from './ko/kit.ts'
import { paste } from './ko/paste.ts'
import { payouts } from './ko/payouts.ts'
import { people } from './ko/people.ts'
import { pieces } from './ko/pieces.ts'
import { places } from './ko/places.ts'
import { questions } from './ko/questions.ts'
import { sheet } from './ko/sheet.ts'
import { shell } from './ko/shell.ts'
import { shops } from './ko/shops.ts'
import { today } from './ko/today.ts'
import { trips } from './ko/trips.ts'

export const words = {
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
