// npm run map: prints every file under src/ with its own first line. Search it for the noun you have in mind.
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
/** The words are a list of their own, tests are beside what they test, and styles have no first line. */
const isMapped = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.startsWith('i18n/')

/** What each folder is, in the order of the map. */
const folders: Record<string, string> = {
  '': 'The lists that everything shares, and the assembly.',
  limits: 'Every limit and other number of the product, with its reason.',
  'domain/agency': 'Agencies: their state, their site as a whole, publishing it, partner shops.',
  'domain/agency/address': 'Where is an agency found? Hosts, domains, addresses of an earlier site.',
  'domain/agency/keys': 'Which services does it use? Its keys with Toss, Kakao and Solapi.',
  'domain/agency/look': 'What does its site look like? Brand kit, logo, home page, drafted and published.',
  'domain/agency/menu': 'What stands in its menu?',
  'domain/agency/page': 'Which pages did it write? Its own, about it, and words for search engines.',
  'domain/agency/promotion': 'Which popups and banners does it show?',
  'domain/agency/rules': 'By which rules does it sell? Fees, payment plan, ways to pay, changes, limits.',
  'domain/agency/settings': 'What is the company called, and how is it reached?',
  'domain/agency/terms': 'Which terms are in force? Drafted, published for a day, withdrawn.',
  'domain/agency/terms/standard': 'Texts of terms that are offered as a start, with gaps to fill in.',
  'domain/staff': 'The people who work for an agency, and the log of what they did.',
  'domain/consent': 'What people agreed to, kept as proof.',
  'domain/member': 'Members: joining, logging in, their account, leaving.',
  'domain/catalog': 'Trips (packages) as visitors find and read them.',
  'domain/vault': 'Passports and other papers at rest: keys, readings, their end.',
  'domain/wish': 'Wish lists.',
  'domain/vote': 'Trips sent on to the family, and their hearts.',
  'domain/board': 'Boards, posts and questions to the agency.',
  'domain/booking': 'Bookings: found, moved, written; their prices, travellers and history.',
  'domain/guide': 'The guide of a departure: link and PIN, what they carry, what they bring back.',
  'domain/departure': 'Departures: rows, prices, seats, state, occupancy, waiting list, cancelling.',
  'domain/departure/people': 'Who travels? One list of all bookings, rooms, order, and lists that go out.',
  'domain/departure/discount': 'What costs less? Early birds, groups and codes.',
  'office/messages': 'What customers are told by the day: templates, previews, what texts cost.',
  'sim/solapi': 'Parts of the stand-in for Solapi.',
  'domain/message': 'What customers are told: deliveries by channel, templates by day, texts by Solapi.',
  'domain/bank': 'Lines of bank accounts: read, stored once, matched with bookings, confirmed and undone.',
  'domain/customer': 'Customers: one card, joined by staff; handed out and erased at their request.',
  'domain/supplier': 'Whom an agency buys from, and where they are paid.',
  'domain/supplier/supply': 'What was bought for a departure? Allotments, and questions to suppliers.',
  'domain/books': 'Costs of departures, what was paid of them, and their settlement.',
  'domain/payment': 'Payments through the gateway, bank transfers, refunds.',
  'domain/review': 'Reviews of trips.',
  'domain/report': 'What waits for staff today, and the figures of a day.',
  'domain/operator': 'Who carries the agencies: the console, and the grants of owners.',
  'domain/moving': 'What an agency brings along: files of another system, brought in and undone.',
  'domain/archive': 'A copy of all data of an agency, made by a job.',
  'domain/trip': 'Trips as the office writes them: drafts, versions, places, files.',
  'domain/itinerary': 'Reads itineraries that were pasted or dropped: formats, grammar, what is sure.',
  'domain/category': 'The tree of categories, areas and sub-areas.',
  'domain/document': 'Contracts, consents, attached files, one-time links.',
  'domain/document/passport': 'Which passports are missing or end too soon, and who may see their numbers?',
  'domain/document/itinerary-change': 'What changes after sale, and who agreed? Decision 101',
  'domain/quote': 'Quotes: written by staff, sent by link, commented on, accepted as a booking.',
  'domain/reservation': 'What people do with a booking: reserve, say who travels, cancel; and the clock.',
  notify: 'Who is told what, a file for each matter, and how it travels. The words are in `i18n/ko/mail.ts`.',
  storefront: 'What visitors see. Its lists, and how a page is rendered.',
  'storefront/shell': 'What surrounds every page: header, menus, footer, popups.',
  'storefront/kit': 'The pieces that several pages of the storefront are made of, below all of them.',
  'storefront/search': 'The search box and what opens below it.',
  'storefront/card': 'The card of a trip, alone and in columns.',
  'storefront/departure': 'Choosing a departure: calendar, party, extras, and what it costs and flies.',
  'storefront/ticket': 'A booking as a ticket, with its progress.',
  'storefront/home': 'The home page.',
  'storefront/catalog': 'The list of trips, and trips side by side.',
  'storefront/compare': 'Trips chosen on their cards to be compared.',
  'storefront/trip': 'One trip.',
  'storefront/reserve': 'Reserving.',
  'storefront/payment': 'Paying.',
  'storefront/booking': 'A booking after it was made.',
  'storefront/documents': 'Consents, passports and contracts.',
  'storefront/review': 'Reviews.',
  'storefront/board': 'Boards and posts.',
  'storefront/pages': 'About, contact, terms.',
  'storefront/auth': 'Logging in, joining, finding id and password.',
  'storefront/my': 'My page, with reservations and the wish list.',
  'storefront/wish': 'The wish heart.',
  'storefront/quote': 'A quote behind its link: days, price, comments, booking it.',
  'storefront/vote': 'The family vote: sending it, voting, its result.',
  'storefront/router': 'How a visitor’s browser goes from page to page.',
  'storefront/promotion': 'Popups and banners, muted for a while, counted without following anybody.',
  'storefront/seo': 'What a page tells search engines.',
  office: 'What staff see. Its lists, and how a screen is loaded.',
  'office/guide': 'The page of a guide on the way, which works without a network.',
  'office/occupancy': 'How departures fill, and one departure with everybody on it.',
  'office/shell': 'What surrounds every screen: menu, search, help.',
  'office/today': 'The first screen.',
  'office/bookings': 'The list of bookings, and one booking with all that is done about it.',
  'office/quotes': 'Quotes: written, sent, answered.',
  'office/questions': 'Questions and consultations, and their answers.',
  'office/boards': 'Posts of the boards, and reviews, as staff keep them.',
  'office/receivables': 'What customers owe, and what of it the owner waives.',
  'office/customers': 'The list of customers, the card of one, receipts of erasures.',
  'office/suppliers': 'Suppliers, their accounts and their bills.',
  'office/ledger': 'The close of a day, the figures of a month, the file for the accountant.',
  'office/statistics': 'Figures by month, against the year before.',
  'office/payables':
    'What is owed to suppliers and by customers, by age; what is the agency’s own; cash by day.',
  'office/books': 'The books of a departure: costs, payments, settlement.',
  'office/settings': 'What an agency sets: when customers pay, its company, fees, channels and keys.',
  'office/pages': 'Pages of the agency’s own, and the page about it.',
  'office/menus': 'The menu of the site: order, names, what is hidden, own links.',
  'office/terms': 'Terms: drafted, compared, published for a day, and who agreed.',
  'office/shops': 'Partner shops: their links, and what came through them.',
  'office/trips': 'Trips: the list, the editor, the sheet of departures.',
  'office/look': 'The look of the site and its home page: drafted, seen, published.',
  'office/discounts': 'Early birds, groups and codes.',
  'office/promotions': 'Popups and banners, with how often they were seen.',
  'office/categories': 'The tree of categories and areas.',
  'office/deposits': 'Transfers that came in: brought in from the bank, confirmed for bookings, undone.',
  'office/payouts': 'Money that goes back: by which way, how it stands, where to.',
  'office/receipts': 'Cash receipts, and which ways to pay customers may choose.',
  'office/console': 'The operator’s console: all agencies.',
  'office/moving': 'Moving in: files of another system, and addresses of an earlier site.',
  'office/team': 'Logging in, one’s own account, colleagues, the log.',
  'office/kit': 'The pieces that screens of the office are made of.',
  web: 'What both audiences need to be a web app.',
  'web/editor': 'The editor of rich text.',
  serve: 'Routes that are no call, and the two apps around pages and office.',
  ui: 'React pieces that know nothing of travel.',
  lib: 'Small pure rules: formats, days, colours, addresses.',
  'lib/workbook': 'Workbooks (XLSX): read within limits, and written.',
  platform: 'How it runs: HTTP, settings, jobs, secrets, pictures, limits on guessing.',
  'platform/wire': 'How a call is described, admitted and carried.',
  'platform/db': 'The database.',
  'platform/cache': 'What is kept in memory, and when it may be used.',
  'platform/upload': 'How a form with files is read.',
  'platform/export': 'Tables that leave as files: CSV and XLSX, made as they are sent.',
  'platform/integrations': 'Files, mail, Toss and Kakao.',
  'platform/backup': 'Backup and restore.',
  sim: 'Stand-ins for Toss and Kakao, for the demo and the tests.',
  'sim/kakao': 'Kakao.',
  'sim/toss': 'Toss Payments.',
}

export function describeSources(): string {
  const files = fs
    .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isMapped)
    .sort()
  const byFolder = Map.groupBy(files, (file) => (file.includes('/') ? path.posix.dirname(file) : ''))
  const unknown = [...byFolder.keys()].filter((folder) => !(folder in folders))
  if (unknown.length > 0) throw new Error(`bin/print-map.ts does not say what ${unknown.join(', ')} is`)
  const parts = Object.entries(folders).flatMap(([folder, says]) => {
    const inside = byFolder.get(folder)
    return inside ? [`src/${folder}: ${says}\n${inside.map(describeFile).join('\n')}\n`] : []
  })
  return parts.join('\n')
}

function describeFile(file: string): string {
  const first = fs.readFileSync(path.join(root, 'src', file), 'utf8').split('\n', 1)[0] ?? ''
  const says = /^\/\/ (.+)$/.exec(first)?.[1]
  if (!says || first.length > 110)
    throw new Error(`src/${file} does not begin with one line that says what it is`)
  return `  ${path.posix.basename(file)}: ${says}`
}

if (import.meta.main) process.stdout.write(describeSources())
