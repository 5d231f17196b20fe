// The contact page's address for a trip; for a group with day and number, so that nobody types them again.
type GroupInquiry = { date: string | undefined; people: number }

export function buildContactHref(package_code: string, group?: GroupInquiry): string {
  const params = new URLSearchParams({ package_code })
  if (group?.date) params.set('date', group.date)
  if (group) params.set('people', String(group.people))
  return `/contact?${params}`
}
