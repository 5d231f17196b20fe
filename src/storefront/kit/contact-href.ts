// Where one asks about a trip; a group says when and how many, so that nobody has to type it again.
type GroupInquiry = { date: string | undefined; people: number }

export function buildContactHref(package_code: string, group?: GroupInquiry): string {
  const params = new URLSearchParams({ package_code })
  if (group?.date) params.set('date', group.date)
  if (group) params.set('people', String(group.people))
  return `/contact?${params}`
}
