// What is in a travel contract. It is written once, on the server, and kept as it was agreed to.
import type { contract as ko } from '#i18n/ko/contract.ts'
import { entryRules } from './entry-rules.ts'

export const contract: typeof ko = {
  title: 'Travel contract',
  parties: {
    heading: 'The parties',
    agency: 'Travel agency',
    ceo: 'Representative',
    address: 'Address',
    phone: 'Phone',
    biz: 'Business no.',
    licence: 'Tourism licence no.',
    traveller: 'Traveller',
    contact: 'Contact',
    number: 'Reservation number',
  },
  trip: {
    heading: 'The trip',
    name: 'Package',
    code: 'Package code',
    period: 'Dates',
    days: (nights, days) =>
      nights === 0 ? 'one day' : `${nights} night${nights === 1 ? '' : 's'}, ${days} days`,
    party: 'Party',
    people: (adult, child, baby) =>
      [
        adult && `${adult} adult${adult === 1 ? '' : 's'}`,
        child && `${child} ${child === 1 ? 'child' : 'children'}`,
        baby && `${baby} ${baby === 1 ? 'baby' : 'babies'}`,
      ]
        .filter(Boolean)
        .join(', '),
    minimum: 'Minimum number',
    minimumText: (people) =>
      `${people} ${people === 1 ? 'person' : 'people'}. If fewer join, you are told by 7 days before departure and everything you paid is returned.`,
    meeting: 'Meeting point',
    transport: 'Transport',
    leaves: 'Leaves at',
    flights: { out: 'Outbound flight', back: 'Return flight' },
    included: 'Included',
    notIncluded: 'Not included',
    shopping: 'Shopping visits',
    guideFee: 'Paid on the spot',
    entry: entryRules,
    times: (count) => (count === 0 ? 'none' : String(count)),
  },
  price: {
    heading: 'The price',
    lines: {
      adult: 'Adult',
      child: 'Child',
      baby: 'Baby',
      single: 'Single room',
      option: 'Option',
      early_bird: 'Early-bird discount',
      group: 'Group discount',
      code: 'Discount code',
    },
    before: 'Before discounts',
    passThrough: 'Costs passed on',
    commission: 'Commission',
    sum: (each, count, sum) => `${each} × ${count} = ${sum}`,
    rooms: (each, count, sum) => `${each} × ${count} = ${sum}`,
    total: 'Total',
    from: 'Price',
    fromText: (won) => `From ${won} per adult. It depends on date and age and is fixed when you book.`,
    onRequest: 'On request',
    compulsory: 'Compulsory costs',
    compulsoryText: 'Every cost that must be paid is in the price, fuel surcharge and taxes included.',
  },
  payment: {
    heading: 'Payment',
    by: 'Method',
    methods: { gateway: 'Online payment', bank_transfer: 'Bank transfer', either: 'As told when you book' },
    account: 'Account',
    accountText: (bank, number, holder) => `${bank} ${number} (${holder})`,
    due: 'Due',
    dueOpenText:
      'Within the time told when you book. Where it is paid in parts, deposit, balance and their days are fixed when you book.',
    deposit: 'Deposit',
    depositText: {
      onceBooked: (won) =>
        `${won}. If it is not paid within the time told when you book, the reservation is released by itself.`,
      onceConfirmed: (won) =>
        `${won}, within the time told once the departure is confirmed; after it the reservation is released by itself.`,
    },
    balance: 'Balance',
    balanceText: (won, day) => `${won}, by ${day}`,
    dueText: {
      onceBooked:
        'The whole price within the time told when you book; after it the reservation is released by itself.',
      onceConfirmed:
        'The whole price within the time told once the departure is confirmed; after it the reservation is released by itself.',
    },
  },
  cancel: {
    heading: 'Cancelling and its fees',
    from: (days) =>
      days === 0 ? 'On the day of departure' : `Up to ${days} day${days === 1 ? '' : 's'} before departure`,
    fee: (percent) => (percent === 0 ? 'no fee' : `${percent}% of the price`),
    without: 'Without a fee',
    withoutText:
      'Nothing is charged in case of natural disaster, war, government order, a strike of carriers or hotels, the death of a relative within the third degree, your own illness, three days or more in hospital of a spouse or a parent or child, or where the agency is at fault.',
  },
  insurance: {
    heading: 'Insurance and guarantee',
    guarantee: 'Guarantee insurance',
    none: 'Please ask the agency.',
  },
  itinerary: {
    heading: 'Itinerary',
    day: (day) => `Day ${day}`,
    change: 'Changes',
    changeText:
      'Before the itinerary or an optional tour is changed, its contents and cost are written down and the traveller agrees before that day begins.',
  },
  changes: {
    heading: 'Changes you agreed to',
    kinds: { schedule: 'itinerary', hotel: 'hotel', transport: 'transport', option: 'optional tour' },
    what: (at: number, kind: string) => `Change ${at} (${kind})`,
    fromTo: (day: number, date: string, before: string, after: string) =>
      `Day ${day} (${date}): ${before} → ${after}`,
    reason: (at: number) => `Reason of change ${at}`,
    cost: (at: number) => `Cost of change ${at}`,
    agreed: (at: number) => `Change ${at} agreed at`,
    by: (at: number) => `Change ${at} agreed by`,
  },
  terms: {
    heading: 'Travel terms',
    version: 'Terms in force',
    versionText: (title, version, day) => `${title} ${version} (in force since ${day})`,
  },
  signed: {
    heading: 'Agreement',
    version: (version) => `version ${version}`,
    agreed: 'Agreed',
    notYet: 'Not agreed to yet.',
    fingerprint: 'Fingerprint (SHA-256)',
  },
  special: {
    heading: 'Special terms',
    notice: 'Please note',
    noticeText:
      'These special terms differ from the travel terms and come before them. They are read and agreed to separately.',
  },
}
