// Two colleagues of one name: each is shown with the address, by which alone people differ.

type StaffName = { staff_id: number; name: string; email: string | null }

export const formatNameWithEmail = (name: string, email: string | null) =>
  email === null ? name : `${name} (${email})`

/** `known`: all whose names are shown in the same place. */
export const formatDistinctName = (
  { staff_id, name, email }: StaffName,
  everyone: readonly StaffName[],
): string =>
  everyone.some((other) => other.staff_id !== staff_id && other.name === name)
    ? formatNameWithEmail(name, email)
    : name
