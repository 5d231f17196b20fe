// Links and ways within the agency whose screen this is: `/bookings` leads to agency 3's from `/3/trips`.
import type { ComponentProps } from 'react'
import { Link, useNavigate, useParams } from 'react-router'

/** The agency in the address; empty on the screens of one's own account. */
export const useAgency = (): string => useParams().agency ?? ''

export type OfficePath = `/${string}`
/** An address that begins with `?` stays on the screen. */
type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: OfficePath | `?${string}` }

export function OfficeLink({ to, ...link }: Props) {
  const agency = useAgency()
  return <Link to={to.startsWith('/') ? `/${agency}${to}` : to} {...link} />
}

export function useOfficeNavigate() {
  const agency = useAgency()
  const navigate = useNavigate()
  return (to: OfficePath) => navigate(`/${agency}${to}`)
}
