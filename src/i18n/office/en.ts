// Every word of the office in English, collected; it does not compile when one is missing.

import { archive } from './en/archive.ts'
import { boards } from './en/boards.ts'
import { bookings } from './en/bookings.ts'
import { books } from './en/books.ts'
import { categories } from './en/categories.ts'
import { changes } from './en/changes.ts'
import { company } from './en/company.ts'
import { connections } from './en/connections.ts'
import { console } from './en/console.ts'
import { customers } from './en/customers.ts'
import { deposits } from './en/deposits.ts'
import { discounts } from './en/discounts.ts'
import { domains } from './en/domains.ts'
import { emergency } from './en/emergency.ts'
import { guide } from './en/guide.ts'
import { imports } from './en/imports.ts'
import { invalid } from './en/invalid.ts'
import { invoices } from './en/invoices.ts'
import { keys } from './en/keys.ts'
import { kit } from './en/kit.ts'
import { ledger } from './en/ledger.ts'
import { look } from './en/look.ts'
import { menus } from './en/menus.ts'
import { messages } from './en/messages.ts'
import { moving } from './en/moving.ts'
import { occupancy } from './en/occupancy.ts'
import { pages } from './en/pages.ts'
import { passports } from './en/passports.ts'
import { paste } from './en/paste.ts'
import { payables } from './en/payables.ts'
import { payouts } from './en/payouts.ts'
import { pieces } from './en/pieces.ts'
import { places } from './en/places.ts'
import { plan } from './en/plan.ts'
import { prices } from './en/prices.ts'
import { promotions } from './en/promotions.ts'
import { proof } from './en/proof.ts'
import { questions } from './en/questions.ts'
import { quotes } from './en/quotes.ts'
import { receipts } from './en/receipts.ts'
import { receivables } from './en/receivables.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'
import { shops } from './en/shops.ts'
import { statistics } from './en/statistics.ts'
import { suppliers } from './en/suppliers.ts'
import { supply } from './en/supply.ts'
import { team } from './en/team.ts'
import { terms } from './en/terms.ts'
import { today } from './en/today.ts'
import { tour } from './en/tour.ts'
import { travellers } from './en/travellers.ts'
import { trips } from './en/trips.ts'
import type { words as korean } from './ko.ts'

export const words: typeof korean = {
  shell,
  search,
  tour,
  kit,
  look,
  promotions,
  terms,
  menus,
  domains,
  pages,
  team,
  keys,
  today,
  bookings,
  messages,
  occupancy,
  travellers,
  passports,
  changes,
  emergency,
  guide,
  payouts,
  deposits,
  receivables,
  archive,
  customers,
  suppliers,
  supply,
  ledger,
  statistics,
  payables,
  invoices,
  books,
  plan,
  company,
  connections,
  console,
  moving,
  places,
  proof,
  questions,
  quotes,
  receipts,
  boards,
  shops,
  pieces,
  trips,
  prices,
  discounts,
  paste,
  imports,
  invalid,
  categories,
}
