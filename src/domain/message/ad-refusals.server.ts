// Who wants no advertising: by telephone or by address, whatever booking it stands in.
import { toDigits } from '#lib/phone.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

type Contact = { contact: string; email: string }
const listContacts = ({ contact, email }: Contact) =>
  [toDigits(contact), email.trim().toLowerCase()].filter((each) => each !== '')

export async function isAdRefused({ db, travel_agency }: AgencyContext, contact: Contact): Promise<boolean> {
  const found = await db
    .selectFrom('ad_refusal')
    .select('contact')
    .where('travel_agency', '=', travel_agency)
    .where('contact', 'in', ['', ...listContacts(contact)])
    .executeTakeFirst()
  return found !== undefined
}

export async function saveAdRefusal(
  { db, travel_agency }: AgencyContext,
  contact: Contact,
  { isRefused, by_name }: { isRefused: boolean; by_name: string },
): Promise<void> {
  const contacts = listContacts(contact)
  if (contacts.length === 0) return
  if (isRefused)
    await db
      .insertInto('ad_refusal')
      .values(contacts.map((each) => ({ travel_agency, contact: each, by_name })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await db
      .deleteFrom('ad_refusal')
      .where('travel_agency', '=', travel_agency)
      .where('contact', 'in', contacts)
      .execute()
}
