// Loads what the card of a customer shows.
import type { LoaderArgs } from '#office/page.ts'

export const loadCustomer = ({ api, params }: LoaderArgs) =>
  api.customer.one({ customer: params.customer ?? '' })

export type CustomerDetails = Awaited<ReturnType<typeof loadCustomer>>
