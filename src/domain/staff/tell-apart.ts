// Two colleagues of one name: each is shown with the address, by which alone people differ.

type Person = { staff_id: number; name: string; email: string | null }

export const withAddress = (name: string, email: string | null) =>
  email === null ? name : `${name} (${email})`

/** `known`: all whose names are shown in the same place. */
export const tellApart = ({ staff_id, name, email }: Person, known: readonly Person[]): string =>
  known.some((other) => other.staff_id !== staff_id && other.name === name) ? withAddress(name, email) : name
