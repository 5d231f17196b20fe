// A picture is named on the wire without a width, and any client can fetch it by that very path. §3
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { encodePicture, storePicture } from '#platform/pictures.server.ts'
import { createPicture } from './form-endpoints.ts'
import { createSite } from './site.ts'

test('every picture path of an answer is served as it stands, at a middle width, and to its own agency only', async () => {
  const site = await createSite()
  const store = async (width: number, name: string) =>
    storePicture(
      site.naru.deps.files,
      1,
      await encodePicture(await createPicture(width, width).png().toBuffer(), name),
    )
  const [wide, small] = [await store(2_000, 'wide'), await store(200, 'small')]
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    thumbnail_path: wide,
    detail: { gallery: [wide, small] },
  })
  await site.make.review({ package_code, photos: [small] })
  await site.db.updateTable('agency_meta').set({ img: wide }).where('travel_agency', '=', 1).execute()
  await site.db
    .insertInto('agency_home')
    .values({
      travel_agency: 1,
      hero_path: wide,
      headline: { ko: '', en: '' },
      line: { ko: '', en: '' },
      reasons: '[]',
    })
    .execute()
  await vi.waitFor(async () => expect((await site.client.agency.homepageInfo()).home).not.toBeNull(), 5_000)
  const { agency, catalog, review } = site.client
  const answers = [
    await agency.homepageInfo(),
    await agency.landingMeta(),
    await catalog.packageList(),
    await catalog.packageInfo({ package_code }),
    await review.reviewList(),
  ]
  const paths = new Set(JSON.stringify(answers).match(/\/files\/[\w.-]+/g))
  expect(paths).toEqual(new Set([wide, small]))
  const widths = await Promise.all(
    [...paths].map(async (path) => {
      const answer = await site.request(path)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
      return (await sharp(answer.rawPayload).metadata()).width
    }),
  )
  expect(widths).toEqual([960, 200])
  expect((await site.request(wide, { host: 'a2.localhost' })).statusCode).toBe(404)
})
