// Names as they are in passports, beside the names of bookings: no alarm at a usual spelling, one at somebody else.
import { expect, test } from 'vitest'
import { compareNames } from './passport-name.ts'

const compare = (name: string, passport: string, name_en = '') => compareNames({ name, name_en }, passport)

test.each([
  ['이민지', 'LEE MINJI', 'YI MINJI', 'RHEE MIN JI', 'LEE/MIN-JI', 'MINJI LEE', 'LEE MINJEE', 'REE MINJI'],
  ['김영숙', 'KIM YOUNGSOOK', 'GIM YEONGSUK', 'KIM YOUNG SOOK', 'KIM YUNGSUK', 'KEEM YOUNG-SUK'],
  ['박지훈', 'PARK JIHOON', 'BAK JIHUN', 'PAK JI HUN', 'PARK JEEHOON', 'BARK/JIHOON MR'],
  ['최현정', 'CHOI HYUNJUNG', 'CHOE HYEONJEONG', 'CHOI HYUN JEONG', 'CHOI HYUN-JUNG'],
  ['정은경', 'JUNG EUNKYUNG', 'JEONG EUNGYEONG', 'CHUNG EUN KYOUNG', 'CHEONG EUNKYEONG', 'JOUNG UNKYUNG'],
  ['강성호', 'KANG SUNGHO', 'GANG SEONGHO', 'KANG SUNG HO', 'KANG SEUNGHO', 'KANG SOUNGHO'],
  ['조희진', 'CHO HEEJIN', 'JO HUIJIN', 'CHO HEE JIN', 'JOE HEEJEAN'],
  ['윤서연', 'YOON SEOYEON', 'YUN SEOYEON', 'YOON SEO YUN', 'YOUN SEO YEON'],
  ['장우진', 'JANG WOOJIN', 'CHANG WOO JIN', 'JANG UJIN'],
  ['임재현', 'LIM JAEHYUN', 'IM JAEHYEON', 'YIM JAE HYUN', 'RIM JAIHYUN', 'LIM JEHYUN'],
  ['한수빈', 'HAN SUBIN', 'HAN SOOBIN', 'HAN SU BEEN'],
  ['오세훈', 'OH SEHOON', 'O SEHUN', 'OH SE HUN', 'OH SEIHOON'],
  ['서동욱', 'SEO DONGWOOK', 'SUH DONGUK', 'SEO TONG WOOK', 'SUR DONGWUK'],
  ['신혜원', 'SHIN HYEWON', 'SIN HYEWON', 'SHIN HEA WON', 'SHIN HAEWON', 'SHIN HYE WEON'],
  ['권오규', 'KWON OHKYU', 'GWON OGYU', 'KWEON O KYOO'],
  ['황규철', 'HWANG KYUCHUL', 'HWANG GYUCHEOL', 'WHANG KYU CHUL'],
  ['안나래', 'AHN NARAE', 'AN NARAE', 'AHN NALAE'],
  ['송은율', 'SONG EUNYUL', 'SONG EUN YOOL', 'SONG EUNYULE'],
  ['류승범', 'RYU SEUNGBUM', 'YOO SEUNGBEOM', 'RYOO SEUNG BUM', 'YU SEUNGBEOM', 'LYU SUNGBUM'],
  ['유재석', 'YOO JAESUK', 'YU JAESEOK', 'RYU JAE SUK'],
  ['노무현', 'ROH MOOHYUN', 'NO MUHYEON', 'NOH MOO HYUN'],
  ['문재인', 'MOON JAEIN', 'MUN JAEIN', 'MOON JAE-IN'],
  ['양희은', 'YANG HEEEUN', 'YANG HUIEUN', 'YANG HEE EUN'],
  ['백지영', 'BAEK JIYOUNG', 'PAIK JIYEONG', 'BAIK JI YOUNG', 'BACK JI YOUNG'],
  ['남궁민', 'NAMKOONG MIN', 'NAMGUNG MIN', 'NAM GUNG MIN', 'MIN NAMGOONG'],
  ['선우은숙', 'SUNWOO EUNSOOK', 'SEONU EUNSUK', 'SUN WOO EUN SOOK'],
  ['황보라', 'HWANG BORA', 'HWANGBO RA'],
  ['허준', 'HUR JUN', 'HEO JUN', 'HUH JOON', 'HEO JUNE'],
  ['엄태구', 'UM TAEGOO', 'EOM TAEGU', 'UHM TAE KOO'],
  ['심은하', 'SHIM EUNHA', 'SIM EUNHA', 'SHIM EUN HA'],
  ['전도연', 'JEON DOYEON', 'JUN DO YEON', 'CHUN DOYUN'],
  ['주시경', 'JOO SIKYUNG', 'CHU SI GYEONG', 'JU SIGYEONG'],
  ['구본길', 'KOO BONKIL', 'GU BONGIL', 'KOO BON GIL'],
  ['배수지', 'BAE SUJI', 'BAE SOOJI', 'PAE SUZY'],
  ['이예린', 'LEE YERIN', 'LEE YELIN', 'YI YE RIN', 'LEE YEARIN'],
  ['김의겸', 'KIM EUIKYEOM', 'KIM UIGYEOM', 'KIM EUI KYUM'],
  ['김다니엘', 'KIM DANIEL', 'DANIEL KIM'],
  ['이슬기', 'LEE SEULGI', 'LEE SEULKI', 'LEE SULGI'],
  ['박휘순', 'PARK HWISOON', 'PARK WHEESOON', 'PARK HWI SUN'],
  ['김민지', 'KIM MINJI SPOUSE OF LEE', 'KIM MINJI (WIFE OF LEE JUNHO)', 'SMITH MINJI KIM', 'MINJI'],
  ['홍 길동', 'HONG GILDONG', '홍길동', 'hong, gil dong', '홍길동 HONG GILDONG'],
  ['이영희', '리영희', '이 영희'],
])('%s can be spelled so', (name, ...passports) => {
  expect(passports.map((passport) => [passport, compare(name, passport)])).toEqual(
    passports.map((passport) => [passport, 'same']),
  )
})

test.each([
  ['이민지', 'KIM MINJI', 'LEE SUJIN', 'PARK JIHOON', 'LEE JIMIN', '이수진', 'LEE MINHO', 'LEE MIN'],
  ['김영숙', 'KIM YOUNGSOO', 'KIM YOUNGHEE', 'LEE YOUNGSOOK', 'KIM SUKYOUNG LEE', 'JOHN SMITH'],
  ['박지훈', 'PARK JIHYE', 'PARK JIEUN', 'PARK SEOJUN', 'KIM JIHOON', 'PARK HOONJUNG'],
  ['최현정', 'CHOI MINJUNG', 'CHO HYUNJUNG', 'CHOI HYUNWOO'],
  ['정은경', 'JUNG EUNJI', 'JANG EUNKYUNG', 'CHOI EUNKYUNG'],
  ['남궁민', 'NAM JOOHYUK', 'KIM MIN'],
  ['김민', 'KIM MINSU', 'KIM MIN SU', 'LEE MIN'],
  ['허준', 'HEO MIN', 'KIM JUN'],
])('%s is nobody who is called so', (name, ...passports) => {
  expect(passports.map((passport) => [passport, compare(name, passport)])).toEqual(
    passports.map((passport) => [passport, 'other']),
  )
})

test.each([
  ['', 'JOHN SMITH', 'SMITH/JOHN', 'same'],
  ['', 'JOHN SMITH', 'SMITH JOHN PAUL', 'same'],
  ['', 'JOHN P SMITH', 'SMITH JOHN PAUL MR', 'same'],
  ['', 'Jürgen Müller', 'MUELLER JUERGEN', 'same'],
  ['', 'Jürgen Müller', 'MULLER JURGEN', 'same'],
  ['', 'Zoë O’Neill', 'ONEILL ZOE', 'same'],
  ['', 'Søren Ørsted', 'OERSTED SOEREN', 'same'],
  ['', 'JOHN SMITH', 'SMYTH JOHN', 'spelling'],
  ['', 'JOHN SMITH', 'BROWN EMILY', 'other'],
  ['', 'LEE MINJI', 'YI MIN JEE', 'spelling'],
  ['', 'GIM YEONGSUK', 'KIM YOUNGSOOK', 'spelling'],
  ['', 'JUNG SUNGHO', 'CHUNG SEONG HO', 'spelling'],
  ['', 'LEE MINJI', 'PARK SOOBIN', 'other'],
  ['LEE MINJI', '', 'LEE MINJI', 'same'],
  ['김민지', 'KIM MINJI', 'KIM MIN-JI', 'same'],
  ['김민지', 'GIM MINJI', 'KIM MINJI', 'spelling'],
  ['김민지', 'KIM JIMIN', 'KIM MINJI', 'spelling'],
  ['김민지', 'KIM MINJI', 'LEE SUJIN', 'other'],
  ['존 스미스', 'JOHN SMITH', 'SMITH JOHN', 'same'],
])('%s, %s in the booking, %s in the passport: %s', (name, name_en, passport, match) =>
  expect(compareNames({ name, name_en }, passport)).toBe(match),
)

test.each([
  ['', ''],
  ['김민지', ''],
  ['', 'KIM MINJI'],
  ['田中太郎', 'TANAKA TARO'],
  ['Иван Петров', 'PETROV IVAN'],
  ['존 스미스', 'SMITH JOHN'],
  ['김민지', '山田 花子'],
  ['가'.repeat(60), 'GA'.repeat(40)],
])('nothing is said of "%s" beside "%s"', (name, passport) => expect(compare(name, passport)).toBeNull())

// By the clock, with room to spare: a pattern that tries everything would take minutes.
test('the longest names are compared at once', () => {
  const started = performance.now()
  compare('어으어으어으', 'EU'.repeat(40))
  compareNames({ name: '', name_en: 'A '.repeat(30) }, 'B '.repeat(40))
  expect(performance.now() - started).toBeLessThan(1_000)
})
