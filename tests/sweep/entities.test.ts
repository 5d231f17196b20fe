// §3 every entity with its fields, §6 who may, §9 every constant: against the contracts of the calls and the limits.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#calls.ts'
import * as limits from '#limits.ts'
import { agencies } from '#seed/agencies.ts'
import { fileSize } from '#ui/format.ts'

/** Every name in what a call takes or answers, however deep. */
function namesIn(schema: z.ZodType, io: 'input' | 'output' = 'output'): string[] {
  const names: string[] = []
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io }), (key, value) => {
    if (key === 'properties') names.push(...Object.keys(value))
    return value
  })
  return names
}

const { agency, member, board, catalog, booking, wish, review, document } = calls
const entities: [entity: string, names: string[], fields: string][] = [
  [
    'agency info',
    namesIn(agency.landingHomepageInfo.output),
    'id travel_agency logo kakao_key about_yn multilingual_yn type pay_yn facebook_url insta_url naver_url line_url company_name ceo_name address phone fax mail bank account_holder account_number biz_number sales_number privacy_person operating_time ko en',
  ],
  ['agency meta', namesIn(agency.landingMeta.output), 'title description keywords img'],
  ['user info', namesIn(member.info.output), 'id email name contact gender birthdate login_type'],
  ['login payload', namesIn(member.login.input, 'input'), 'username password'],
  ['login response', namesIn(member.login.output), 'id token refreshToken'],
  ['join payload', namesIn(member.join.input, 'input'), 'login_id password role'],
  ['board', namesIn(board.boardList.output), 'id board_name'],
  [
    'board post',
    namesIn(board.post.output),
    'id board_id type user_id post_name post_content title contents reg_name reg_date file_list file_id file_url',
  ],
  ['common board list item', namesIn(board.list.output), 'id title reg_date'],
  ['FAQ item', namesIn(board.postList.output), 'id category title contents'],
  [
    'package card',
    namesIn(catalog.packageList.output),
    'package_code thumbnail_path page_title page_price tag_list tag_list_en tag is_wish',
  ],
  [
    'category, area, sub-area',
    namesIn(agency.category.output),
    'tour_category_id tour_category_name side_yn tour_area_list tour_area_id tour_area_name tour_area_col_seq tour_area_seq tour_area_detail_list tour_area_detail_id tour_area_detail_name',
  ],
  ['chat codes', namesIn(agency.kakaoChat.output), 'code whatsapp_code'],
  ['person counts', namesIn(booking.reserve.input, 'input'), 'adult child baby'],
]

test.each(entities)('%s has its fields', (_entity, names, fields) => {
  expect(fields.split(' ').filter((field) => !names.includes(field))).toEqual([])
})

test('who may: visitors browse, look up, reserve and write; members have their own; a holder sees to a booking; a link opens papers', () => {
  const whoOf = (...asked: { who: string }[]) => [...new Set(asked.map(({ who }) => who))]
  expect(
    whoOf(
      catalog.packageList,
      catalog.packageInfo,
      booking.lookUp,
      booking.reserveNonMember,
      booking.reserveSalon,
      board.createPost,
      board.updatePost,
      board.deletePost,
      board.checkPw,
      review.reviewList,
    ),
  ).toEqual(['anyone'])
  expect(
    whoOf(
      member.info,
      member.update,
      member.updatePassword,
      member.withdrawal,
      wish.toggle,
      wish.list,
      booking.reserve,
      booking.list,
      review.write,
    ),
  ).toEqual(['member'])
  expect(
    whoOf(
      booking.info,
      booking.cancel,
      booking.travellers,
      calls.payment.payment,
      document.contract,
      document.uploadPassport,
    ),
  ).toEqual(['holder'])
  expect(whoOf(document.linkExpired, document.privacyAgree, document.uploadPassportLink)).toEqual(['link'])
})

test('the constants are those of §9', () => {
  expect(limits.pageSizes).toMatchObject({
    packages: 20,
    boardTable: 10,
    boardList: 5,
    posts: 10,
    reviews: 10,
  })
  expect(limits).toMatchObject({
    pageBlock: 5,
    recentKeywordsMost: 10,
    galleryShown: 2,
    yearSeconds: 31_536_000,
    persistedStateMs: 5_000,
    childUnder: 12,
    babyUnder: 2,
    breakpoints: { tablet: 768, desktop: 1200 },
  })
  expect([0, 1023, 1024, 1536, 1048576, 5.5 * 1024 ** 3].map(fileSize)).toEqual([
    '0.00 B',
    '1023.00 B',
    '1.00 KB',
    '1.50 KB',
    '1.00 MB',
    '5.50 GB',
  ])
  expect(limits.sessionSeconds.refresh).toBe(30 * 86_400)
  expect(agencies.map(({ travel_agency }) => travel_agency)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const { travel_agency, default_language, review_yn, info } of agencies) {
    expect([travel_agency, default_language, info.multilingual_yn, review_yn]).toEqual([
      travel_agency,
      travel_agency === 4 ? 'en' : 'ko',
      travel_agency === 4 ? 'Y' : 'N',
      travel_agency === 6 ? 'N' : 'Y',
    ])
  }
})
