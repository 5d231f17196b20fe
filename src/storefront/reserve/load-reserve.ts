// Loads what reserving needs: the trip, who is logged in, the store, and whether there are special terms.

import { getDestination } from '#domain/catalog/destination.ts'
import type { LocalizedText } from '#i18n/language.ts'
import type { PageArgs } from '#storefront/page.ts'
import { parseRefusal } from '#web/parse-refusal.ts'

export type ReserveContext = Awaited<ReturnType<typeof loadReserve>>

export async function loadReserve({ api, params, session, url }: PageArgs) {
  const store_id = url.searchParams.get('store_id')
  const package_code = params.package_code ?? ''
  const [info, detail, terms, member, store] = await Promise.all([
    api.catalog.packageInfo({ package_code }),
    api.catalog.packageDetail({ package_code }),
    api.agency.terms({ type: 'special' }),
    session.isLoggedIn ? api.member.info() : null,
    store_id === null ? null : findStore(),
  ])
  const { all_paid_yn, guide_fee, visa } = detail
  const paidLater = { all_paid_yn, guide_fee, visa, options: info.options }
  const isAbroad = getDestination(detail) === 'overseas'
  return { info, paidLater, isAbroad, member, store, special: terms.list.length > 0 }

  // An unknown store is reported at once, in the server's words: such a reservation could not be sent.
  async function findStore(): Promise<{ store_id: string; name?: LocalizedText; problem?: LocalizedText }> {
    const id = store_id ?? ''
    try {
      const { shop } = await api.agency.shopInfo({ store_id: id.trim().slice(0, 60) || '-' })
      return { store_id: id, name: shop?.store_name }
    } catch (error) {
      const { refusal, description } = parseRefusal(error)
      if (refusal !== 'STORE_MISSING') throw error
      return { store_id: id, problem: description }
    }
  }
}
