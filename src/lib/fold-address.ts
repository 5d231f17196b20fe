// One mailbox has many spellings of its address. Limits count them as one; nothing is sent or opened by it.

/** One spelling of an address, however it was typed. */
export const normalizeEmail = (email: string) => email.trim().normalize('NFC').toLowerCase()

/**
 * The mailbox an address leads to: without its `+tag`, and at Gmail without dots. `fold_address` of the
 * database says the same about addresses that are stored (tests/holds-per-mailbox-and-network.test.ts compares the two).
 */
export function foldAddress(email: string): string {
  const untagged = normalizeEmail(email).replace(/^([^@+]+)\+[^@]*@/, '$1@')
  const [, name] = /^([^@]*)@(?:gmail|googlemail)\.com$/.exec(untagged) ?? []
  return name === undefined ? untagged : `${name.replaceAll('.', '')}@gmail.com`
}
