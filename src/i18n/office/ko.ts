// Every word of the office in Korean, collected.

import { archive } from './ko/archive.ts'
import { boards } from './ko/boards.ts'
import { bookings } from './ko/bookings.ts'
import { books } from './ko/books.ts'
import { categories } from './ko/categories.ts'
import { changes } from './ko/changes.ts'
import { company } from './ko/company.ts'
import { connections } from './ko/connections.ts'
import { console } from './ko/console.ts'
import { customers } from './ko/customers.ts'
import { deposits } from './ko/deposits.ts'
import { discounts } from './ko/discounts.ts'
import { domains } from './ko/domains.ts'
import { emergency } from './ko/emergency.ts'
import { guide } from './ko/guide.ts'
import { imports } from './ko/imports.ts'
import { invalid } from './ko/invalid.ts'
import { invoices } from './ko/invoices.ts'
import { keys } from './ko/keys.ts'
import { kit } from './ko/kit.ts'
import { ledger } from './ko/ledger.ts'
import { look } from './ko/look.ts'
import { menus } from './ko/menus.ts'
import { messages } from './ko/messages.ts'
import { moving } from './ko/moving.ts'
import { occupancy } from './ko/occupancy.ts'
import { pages } from './ko/pages.ts'
import { passports } from './ko/passports.ts'
import { paste } from './ko/paste.ts'
import { payables } from './ko/payables.ts'
import { payouts } from './ko/payouts.ts'
import { pieces } from './ko/pieces.ts'
import { places } from './ko/places.ts'
import { plan } from './ko/plan.ts'
import { prices } from './ko/prices.ts'
import { promotions } from './ko/promotions.ts'
import { proof } from './ko/proof.ts'
import { questions } from './ko/questions.ts'
import { quotes } from './ko/quotes.ts'
import { receipts } from './ko/receipts.ts'
import { receivables } from './ko/receivables.ts'
import { search } from './ko/search.ts'
import { shell } from './ko/shell.ts'
import { shops } from './ko/shops.ts'
import { statistics } from './ko/statistics.ts'
import { suppliers } from './ko/suppliers.ts'
import { supply } from './ko/supply.ts'
import { team } from './ko/team.ts'
import { terms } from './ko/terms.ts'
import { today } from './ko/today.ts'
import { tour } from './ko/tour.ts'
import { travellers } from './ko/travellers.ts'
import { trips } from './ko/trips.ts'

export const words = {
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
