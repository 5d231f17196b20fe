// The draft of a reservation: it survives a reload and the way back, in this tab alone. Never files.
// With it is stored the key with which a form that is sent twice books once.
import type { TravellerKind } from '#domain/booking/ages.ts'
import { readFields } from '#lib/read-fields.ts'
import { deleteTabStorage, readTabStorage, saveTabStorage } from '#web/tab-storage.ts'
import { emptyPerson, type ReserveForm, readTripChoice, type TravellerPerson } from './form.ts'

const getStorageKey = (package_code: string) => `naru:reserve:${package_code}`

type StoredDraft = { form: ReserveForm; isRestored: boolean; booking_id?: string }

/**
 * A choice in the address that differs from the draft's first one counts: the visitor came back with another
 * date.
 */
export function readDraft(package_code: string, search: string, start: ReserveForm): StoredDraft {
  const { from, form, booking_id } = readFields(readTabStorage(getStorageKey(package_code)))
  const isSame = from === toChoiceKey(search)
  if (typeof booking_id === 'string' && isSame) return { form: start, isRestored: false, booking_id }
  if (typeof form !== 'object' || form === null) return { form: start, isRestored: false }
  const restored = toReserveForm(readFields(form), start)
  return {
    form: isSame ? restored : { ...restored, ...readTripChoice(new URLSearchParams(search)) },
    isRestored: true,
  }
}

/** The address without the language: to read on in another one is no other choice. */
function toChoiceKey(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('language')
  return String(params)
}

export function saveDraft(package_code: string, search: string, form: ReserveForm): void {
  const { sent } = readFields(readTabStorage(getStorageKey(package_code)))
  saveTabStorage(getStorageKey(package_code), { from: toChoiceKey(search), form, sent })
}

/** Marks the draft as booked: its entries are gone, and the way back leads to the booking. */
export const saveBookedDraft = (package_code: string, search: string, booking_id: string) =>
  saveTabStorage(getStorageKey(package_code), { from: toChoiceKey(search), booking_id })

export const deleteDraft = (package_code: string) => deleteTabStorage(getStorageKey(package_code))

/** One key for each content: a repeated form is recognised, and a changed one is another reservation. */
export function getIdempotencyKey(package_code: string, content: string): string {
  const saved = readFields(readTabStorage(getStorageKey(package_code)))
  const sent = readFields(saved.sent)
  if (sent.content === content && typeof sent.key === 'string') return sent.key
  const key = crypto.randomUUID()
  saveTabStorage(getStorageKey(package_code), { ...saved, sent: { content, key } })
  return key
}

function toReserveForm(saved: Record<string, unknown>, start: ReserveForm): ReserveForm {
  const text = (value: unknown, otherwise: string, most: number) =>
    typeof value === 'string' && value !== '' ? value.slice(0, most) : otherwise
  const count = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 99 ? Number(value) : 0
  const { party, people, consents, options } = saved
  const named = saved.named === 'now' ? 'now' : 'later'
  const toPerson = (value: unknown): TravellerPerson => {
    const { name, name_en, birthdate, gender } = readFields(value)
    return {
      name: text(name, '', 60),
      name_en: text(name_en, '', 60),
      birthdate: text(birthdate, '', 8),
      gender: gender === 'male' || gender === 'female' ? gender : emptyPerson.gender,
    }
  }
  const mapKinds = <T>(of: (kind: TravellerKind) => T) => ({
    adult: of('adult'),
    child: of('child'),
    baby: of('baby'),
  })
  return {
    departure_date: text(saved.departure_date, '', 10),
    departure_id: Number.isSafeInteger(saved.departure_id) ? Number(saved.departure_id) : undefined,
    party: mapKinds((kind) => count(readFields(party)[kind])),
    single_rooms: count(saved.single_rooms),
    options: Array.isArray(options) ? options.filter((option) => typeof option === 'string') : [],
    named,
    people: mapKinds((kind) => {
      const list: unknown = readFields(people)[kind]
      return Array.isArray(list) ? list.slice(0, 99).map(toPerson) : []
    }),
    name: text(saved.name, start.name, 60),
    contact: text(saved.contact, start.contact, 20),
    email: text(saved.email, start.email, 254),
    request: text(saved.request, '', 2_000),
    discount_code: text(saved.discount_code, '', 20),
    consents: {
      tour: readFields(consents).tour === true,
      privacy: readFields(consents).privacy === true,
      special: readFields(consents).special === true,
    },
  }
}
