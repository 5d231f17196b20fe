// Two colleagues of the same name are shown with their email addresses.

type StaffName = { staff_id: number; name: string; email: string | null }

export const formatNameWithEmail = (name: string, email: string | null) =>
  email === null ? name : `${name} (${email})`

/** `everyone`: all whose names are shown in the same place. */
export const formatDistinctName = (
  { staff_id, name, email }: StaffName,
  everyone: readonly StaffName[],
): string =>
  everyone.some((other) => other.staff_id !== staff_id && other.name === name)
    ? formatNameWithEmail(name, email)
    : name
