// §7 Packages: the calls for one trip.
import { z } from 'zod'
import { comparedTrips } from '#limits/display.ts'
import { call } from '#platform/wire/call.ts'
import { PackageDetail, PackageInfo, TripComparison } from './package.ts'
import { createDatedCodeListSchema, PackageCode } from './package-code.ts'
import { searchCalls } from './search-calls.ts'

const PackageRef = z.object({ package_code: PackageCode })

export const catalogCalls = {
  ...searchCalls,
  packageInfo: call({
    method: 'GET',
    path: '/api/landing/packageInfo',
    takes: 'query',
    who: 'anyone',
    input: PackageRef,
    output: PackageInfo,
    refuses: ['PACKAGE_UNAVAILABLE'],
    refusalIfInvalid: 'PACKAGE_UNAVAILABLE',
    cachedBy: ['catalog', 'site'],
  }),
  packageDetail: call({
    method: 'GET',
    path: '/api/landing/packageDetail',
    takes: 'query',
    who: 'anyone',
    input: PackageRef,
    output: PackageDetail,
    refuses: ['PACKAGE_UNAVAILABLE'],
    refusalIfInvalid: 'PACKAGE_UNAVAILABLE',
    cachedBy: ['catalog', 'site'],
  }),
  /** Trips side by side, in the order asked, each from its day on. One that is not on sale is not in the answer. */
  compare: call({
    method: 'GET',
    path: '/api/landing/package/compare',
    takes: 'query',
    who: 'anyone',
    input: z.object({ package_codes: createDatedCodeListSchema(comparedTrips) }),
    output: z.object({ list: z.array(TripComparison) }),
    cachedBy: ['catalog', 'site'],
  }),
  /** The print page: info and detail together, with what the law wants on an advert. */
  productView: call({
    method: 'GET',
    path: '/api/landing/productView',
    takes: 'query',
    who: 'anyone',
    input: PackageRef,
    output: z.object({ info: PackageInfo, detail: PackageDetail }),
    refuses: ['PACKAGE_UNAVAILABLE'],
    refusalIfInvalid: 'PACKAGE_UNAVAILABLE',
    cachedBy: ['catalog', 'site'],
  }),
}
