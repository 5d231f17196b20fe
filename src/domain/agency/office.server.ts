// What the office does with partner shops.
import type { HandlersOf } from '#platform/wire/invoke.server.ts'
import type { agencyOfficeCalls } from './office-calls.ts'
import { addShop, changeShop, endShop, exportShops, listShops, oneShop } from './shops.server.ts'

export const agencyOfficeHandlers: HandlersOf<typeof agencyOfficeCalls> = {
  shops: listShops,
  exportShops,
  shop: oneShop,
  addShop,
  changeShop,
  endShop: (ctx, seen) => endShop(ctx, seen, true),
  reopenShop: (ctx, seen) => endShop(ctx, seen, false),
}
