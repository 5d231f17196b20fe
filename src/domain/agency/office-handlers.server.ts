// Office handlers: settings and partner shops.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { domainHandlers } from './address/domains.server.ts'
import {
  listConnections,
  removeKeys,
  saveKakaoKeys,
  savePayOnline,
  saveSolapiKeys,
  saveTossKeys,
  tryConnection,
} from './keys/connections.server.ts'
import type { agencyOfficeCalls } from './office-calls.ts'
import { describeOpening } from './opening.server.ts'
import { getCustomerChanges, saveCustomerChanges } from './rules/customer-changes.server.ts'
import { findSecondPersonSum, saveMoneyRules } from './rules/money-rules.server.ts'
import { readPaymentPlan, savePaymentPlan } from './rules/payment-plan.server.ts'
import { readPriceSplit, savePriceSplit } from './rules/price-split.server.ts'
import {
  getChannels,
  getCompany,
  readBankAccount,
  readCancelFees,
  saveBankAccount,
  saveCancelFees,
  saveChannels,
  saveCompany,
} from './settings/settings.server.ts'
import { addShop, changeShop, endShop, exportShops, getShop, listShops } from './shops.server.ts'

export const agencyOfficeHandlers: Handlers<typeof agencyOfficeCalls> = {
  ...domainHandlers,
  connections: listConnections,
  saveTossKeys,
  saveKakaoKeys,
  saveSolapiKeys,
  removeKeys,
  savePayOnline,
  tryConnection,
  opening: describeOpening,
  company: getCompany,
  saveCompany,
  bankAccount: readBankAccount,
  saveBankAccount,
  cancelFees: readCancelFees,
  saveCancelFees,
  priceSplit: readPriceSplit,
  savePriceSplit,
  customerChanges: getCustomerChanges,
  saveCustomerChanges,
  channels: getChannels,
  saveChannels,
  moneyRules: async (ctx) => ({ second_person_from: await findSecondPersonSum(ctx) }),
  saveMoneyRules,
  paymentPlan: readPaymentPlan,
  savePaymentPlan,
  shops: listShops,
  exportShops,
  shop: getShop,
  addShop,
  changeShop,
  endShop: (ctx, input) => endShop(ctx, input, true),
  reopenShop: (ctx, input) => endShop(ctx, input, false),
}
