// Marked places of a cached page, rendered for members and for visitors; the server keeps the right one.
// Every mark holds a word that nobody outside knows, so nothing an agency writes can pretend to be one.

export const createMarkers = (secret: string) => ({
  open: (slot: string) => `\uE000${secret}${slot}\uE001`,
  or: `\uE001${secret}`,
  close: `\uE002${secret}`,
})

/** One place in text; `yes` is what it says of a member. */
export function renderSlot(secret: string, slot: string, [yes, no]: [yes: string, no: string]): string {
  const { open, or, close } = createMarkers(secret)
  return `${open(slot)}${yes}${or}${no}${close}`
}

/** The same for a value in JSON, where the quotes around it are removed again. */
export const renderSlotValue = (secret: string, slot: string, values: [yes: string, no: string]) =>
  `\uE003${secret}${renderSlot(secret, slot, values)}\uE003${secret}`

export const removeSlotQuotes = (text: string, secret: string) =>
  text.replaceAll(`"\uE003${secret}`, '').replaceAll(`\uE003${secret}"`, '')

/** All places of a text, in their order: [whole, place, yes, no]. */
export const findSlots = (text: string, secret: string) =>
  text.matchAll(new RegExp(`\uE000${secret}([^\uE001]*)\uE001(.*?)\uE001${secret}(.*?)\uE002${secret}`, 'gs'))

/** The slot for a member who has the trip on the wish list. */
export const wishSlot = (package_code: string) => `wish ${package_code}`
/** The slot for any member. */
export const memberSlot = 'member'
/** How long the member's access token is still valid: a number, not a choice of two texts. */
export const secondsSlot = 'seconds'
