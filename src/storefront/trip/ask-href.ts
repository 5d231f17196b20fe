// Where one asks about a trip; a group says when and how many, so that nobody has to type it again.
type Group = { date: string | undefined; people: number }

export function askHref(package_code: string, group?: Group): string {
  const asked = new URLSearchParams({ package_code })
  if (group?.date) asked.set('date', group.date)
  if (group) asked.set('people', String(group.people))
  return `/contact?${asked}`
}
