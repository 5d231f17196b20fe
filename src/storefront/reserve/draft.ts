// The draft of a reservation: it survives a reload and the way back, in this tab alone. Never files.
// With it lies the key that lets a form that is sent again be booked once.
import { partsOf } from '#plain/parts-of.ts'
import { dropTab, keepTab, readTab } from '#web/tab-storage.ts'
import { chosenIn, type Form, type kinds, nobody, type Person } from './form.ts'

const nameOf = (package_code: string) => `naru:reserve:${package_code}`

type Found = { form: Form; isRestored: boolean; booking_id?: string }

/**
 * The choice in the address counts when it is another than the draft began with: somebody came back with
 * another date.
 */
export function readDraft(package_code: string, search: string, start: Form): Found {
  const { from, form, booking_id } = partsOf(readTab(nameOf(package_code)))
  const isSame = from === choiceOf(search)
  if (typeof booking_id === 'string' && isSame) return { form: start, isRestored: false, booking_id }
  if (typeof form !== 'object' || form === null) return { form: start, isRestored: false }
  const restored = asForm(partsOf(form), start)
  return {
    form: isSame ? restored : { ...restored, ...chosenIn(new URLSearchParams(search)) },
    isRestored: true,
  }
}

/** The address without the language: to read on in another one is no other choice. */
function choiceOf(search: string): string {
  const asked = new URLSearchParams(search)
  asked.delete('language')
  return String(asked)
}

export function keepDraft(package_code: string, search: string, form: Form): void {
  const { sent } = partsOf(readTab(nameOf(package_code)))
  keepTab(nameOf(package_code), { from: choiceOf(search), form, sent })
}

/** Booked: what was entered is gone, and the way back leads to the booking. */
export const keepBooked = (package_code: string, search: string, booking_id: string) =>
  keepTab(nameOf(package_code), { from: choiceOf(search), booking_id })

export const dropDraft = (package_code: string) => dropTab(nameOf(package_code))

/**
 * One key for one content: the same form is known when it comes again, a changed one is another reservation.
 */
export function keyFor(package_code: string, content: string): string {
  const kept = partsOf(readTab(nameOf(package_code)))
  const sent = partsOf(kept.sent)
  if (sent.content === content && typeof sent.key === 'string') return sent.key
  const key = crypto.randomUUID()
  keepTab(nameOf(package_code), { ...kept, sent: { content, key } })
  return key
}

function asForm(kept: Record<string, unknown>, start: Form): Form {
  const text = (value: unknown, otherwise: string, most: number) =>
    typeof value === 'string' && value !== '' ? value.slice(0, most) : otherwise
  const count = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 99 ? Number(value) : 0
  const { party, people, consents, options } = kept
  const named = kept.named === 'now' ? 'now' : 'later'
  const personOf = (value: unknown): Person => {
    const { name, name_en, birthdate, gender } = partsOf(value)
    return {
      name: text(name, '', 60),
      name_en: text(name_en, '', 60),
      birthdate: text(birthdate, '', 8),
      gender: gender === 'male' || gender === 'female' ? gender : nobody.gender,
    }
  }
  const each = <T>(of: (kind: (typeof kinds)[number]) => T) => ({
    adult: of('adult'),
    child: of('child'),
    baby: of('baby'),
  })
  return {
    departure_date: text(kept.departure_date, '', 10),
    departure_id: Number.isSafeInteger(kept.departure_id) ? Number(kept.departure_id) : undefined,
    party: each((kind) => count(partsOf(party)[kind])),
    single_rooms: count(kept.single_rooms),
    options: Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [],
    named,
    people: each((kind) => {
      const list: unknown = partsOf(people)[kind]
      return Array.isArray(list) ? list.slice(0, 99).map(personOf) : []
    }),
    name: text(kept.name, start.name, 60),
    contact: text(kept.contact, start.contact, 20),
    email: text(kept.email, start.email, 254),
    request: text(kept.request, '', 2_000),
    consents: {
      tour: partsOf(consents).tour === true,
      privacy: partsOf(consents).privacy === true,
      special: partsOf(consents).special === true,
    },
  }
}
