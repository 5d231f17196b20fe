// Tax invoices received, in English.
import { formatEnglishWon } from '#i18n/english-won.ts'
import type { invoices as ko } from '#i18n/office/ko/invoices.ts'

export const invoices: typeof ko = {
  title: 'Tax invoices received',
  lead: (count: number, supply: string, vat: string) =>
    `${count.toLocaleString('en')} ${count === 1 ? 'invoice' : 'invoices'}, supply value ₩${supply}, VAT ₩${vat}`,
  month: 'Month',
  supplier: 'Supplier',
  add: 'Enter invoice',
  addFor: (what: string) => `Enter the tax invoice of ${what}`,
  empty: 'No tax invoices entered.',
  emptyLead:
    'Invoices of suppliers that you enter here are in the accountant’s file, on the sheet of purchases.',
  won: formatEnglishWon,
  kinds: { taxed: 'Taxed', zero_rated: 'Zero-rated', exempt: 'Exempt' },
  columns: {
    issued_on: 'Date',
    supplier: 'Supplier',
    costs: 'Costs',
    kind: 'Kind',
    supply: 'Supply value',
    vat: 'VAT',
  },
  noNumber: 'No business number',
  fields: {
    supplier: 'Supplier',
    number: 'Approval number',
    numberHint: 'Of a paper invoice: its serial number.',
    issued_on: 'Date',
    kind: 'Kind',
    supply: 'Supply value',
    vat: 'VAT',
    vatHint: '10% of the supply value.',
    costs: 'Which costs is it for?',
  },
  choose: 'Choose a supplier',
  noCosts: 'No cost of this supplier lacks an invoice.',
  estimated: 'Not billed',
  asBill: 'Save the amount as the bill of the cost that has none',
  chosen: (invoice: string, bills: string) => `Invoice ₩${invoice}, chosen costs ₩${bills}`,
  save: 'Save',
  added: 'The invoice was entered.',
  remove: 'Delete',
  removeLabel: (number: string) => `Delete invoice ${number}`,
  removeAsk: 'Delete this invoice?',
  removeLead: 'Only if it was entered by mistake. The activity log keeps its number and sums.',
  removed: 'The invoice was deleted.',
  missing: {
    title: 'Costs without an invoice',
    lead: (count: number, sum: string) =>
      `${count.toLocaleString('en')} ${count === 1 ? 'cost' : 'costs'}, ₩${sum} in all`,
    hint: 'Bills of suppliers in won, the latest departure first; without what guides spent.',
    none: 'Every cost has an invoice.',
    more: (count: number) => `And ${count.toLocaleString('en')} more.`,
  },
}
