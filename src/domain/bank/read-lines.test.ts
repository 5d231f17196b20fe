import { expect, test } from 'vitest'
import { parseBankFile, parseBankText } from './parse-bank-file.ts'
import { readLines } from './read-lines.ts'

const today = '2026-11-18'
const read = (text: string, remembered?: Record<string, string>) => {
  const parsed = parseBankText(text)
  if ('refused' in parsed) throw new Error(parsed.refused)
  return readLines(parsed.rows, { today, remembered })
}
const line = {
  booked_on: '2026-11-18',
  booked_time: '09:12:33',
  amount: 1_290_000,
  payer: '홍길동0171',
  memo: '',
  balance: 5_290_000,
}

/** One transfer in and one out, as each bank's site puts them on the clipboard or into its file. */
const banks: Record<string, { text: string; expected: Partial<typeof line> }> = {
  KB: {
    text: `KB국민은행 거래내역조회\n계좌번호\t123456-04-567890\n거래일시\t적요\t보낸분/받는분\t송금메모\t출금액(원)\t입금액(원)\t잔액(원)\t거래점\t구분
2026.11.18 09:12:33\t전자금융\t홍길동0171\t\t0\t1,290,000\t5,290,000\t강남\t
2026.11.17 18:00:01\t체크카드\t김밥집\t\t9,000\t0\t4,000,000\t\t`,
    expected: { memo: '' },
  },
  Shinhan: {
    text: `거래일자\t거래시간\t적요\t출금(원)\t입금(원)\t내용\t잔액(원)\t거래점
2026-11-18\t09:12:33\t타행IB\t\t1,290,000\t홍길동0171\t5,290,000\t국민
2026-11-17\t18:00:01\t체크\t9,000\t\t김밥집\t4,000,000\t`,
    expected: { memo: '타행IB' },
  },
  Woori: {
    text: `No.\t거래일시\t적요\t기재내용\t지급(원)\t입금(원)\t거래후 잔액(원)\t취급점\t메모
1\t2026.11.18 09:12:33\t인터넷\t홍길동0171\t0\t1,290,000\t5,290,000\t본점\t다낭
2\t2026.11.17 18:00:01\t카드\t김밥집\t9,000\t0\t4,000,000\t본점\t`,
    expected: { memo: '다낭' },
  },
  Hana: {
    text: `"거래일시","적요","의뢰인/수취인","입금","출금","거래후잔액","구분","거래점"
"2026-11-18 09:12:33","대체","홍길동0171","1,290,000","0","5,290,000","","강남"
"2026-11-17 18:00:01","카드","김밥집","0","9,000","4,000,000","",""`,
    expected: { memo: '대체' },
  },
  NH: {
    text: `순번\t거래일자\t출금금액(원)\t입금금액(원)\t거래후잔액(원)\t거래내용\t거래기록사항\t거래점\t거래시간\t이체메모
1\t2026/11/18\t0원\t1,290,000원\t5,290,000원\t인터넷당행\t홍길동0171\t서초\t09:12:33\t
합계\t\t0\t1,290,000\t\t\t\t\t\t`,
    expected: { memo: '' },
  },
  IBK: {
    text: `거래일시\t출금\t입금\t거래후 잔액\t거래내용\t상대계좌번호\t상대은행\t메모\t거래구분\t상대계좌예금주명
2026-11-18 09:12:33\t0\t1,290,000\t5,290,000\t홍길동0171\t123\t국민\t\t인터넷\t홍길동0171`,
    expected: { memo: '' },
  },
  Kakao: {
    text: `거래일시\t구분\t거래금액\t거래 후 잔액\t거래구분\t내용\t메모
2026.11.18 09:12:33\t입금\t1,290,000\t5,290,000\t일반입금\t홍길동0171\t
2026.11.17 18:00:01\t출금\t-9,000\t4,000,000\t체크카드\t김밥집\t`,
    expected: { memo: '' },
  },
  Toss: {
    text: `거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모
2026.11.18 09:12:33,홍길동0171,입금,국민은행,1234,"1,290,000","5,290,000",
2026.11.17 18:00:01,김밥집,출금,,,"-9,000","4,000,000",`,
    expected: { memo: '' },
  },
}

test.each(Object.entries(banks))(
  'the columns of %s are recognised, and only what came in is taken',
  (_, bank) => {
    const { lines, unread } = read(bank.text)
    expect(lines).toEqual([{ ...line, ...bank.expected }])
    expect(unread).toEqual([])
  },
)

test('an account number above the titles is found', () => {
  expect(read(banks.KB?.text ?? '')).toMatchObject({ account: '12345604567890' })
})

test.each(Object.entries(banks).filter(([, { text }]) => text.includes('김밥집')))(
  'what went out at %s is taken apart from what came in, with its sum',
  (_, bank) => {
    expect(read(bank.text).withdrawals).toMatchObject([
      {
        booked_on: '2026-11-17',
        booked_time: '18:00:01',
        amount: 9_000,
        payer: '김밥집',
        balance: 4_000_000,
      },
    ])
  },
)

test('columns that nobody knows are named once and then remembered', () => {
  const text = '처리일\t누가\t얼마\n2026-11-18\t홍길동\t1,000,000'
  expect(read(text).lines).toEqual([])
  expect(read(text).choices.map(({ name }) => name)).toEqual(['처리일', '누가', '얼마'])
  const columns = { day: '처리일', payer: '누가', amount: '얼마' }
  expect(read(text, columns).lines).toEqual([
    { booked_on: '2026-11-18', booked_time: '', amount: 1_000_000, payer: '홍길동', memo: '', balance: null },
  ])
})

test('lines without titles are read where they say enough', () => {
  expect(read('2026.11.18 09:12  홍길동  1,000,000  3,000,000').lines).toMatchObject([
    { booked_on: '2026-11-18', booked_time: '09:12', payer: '홍길동', amount: 1_000_000, balance: 3_000_000 },
  ])
  expect(read('11.18 09:12 홍길동 1,000,000').lines).toMatchObject([
    { booked_on: '2026-11-18', booked_time: '09:12', payer: '홍길동', amount: 1_000_000 },
  ])
})

test('a day without a year is the last such day; a row that cannot be read is shown', () => {
  const { lines, unread } = read('날짜\t입금자\t입금액\n12/31\t홍길동\t50,000\n2026.13.45\t김철수\t70,000')
  expect(lines).toMatchObject([{ booked_on: '2025-12-31' }])
  expect(unread).toEqual(['2026.13.45 김철수 70,000'])
})

test('an old workbook, an empty file and one that is too large are refused by name', () => {
  const bytes = (...values: number[]) => new Uint8Array(values)
  expect(parseBankFile(bytes(0xd0, 0xcf, 0x11, 0xe0))).toEqual({ refused: 'old_file' })
  expect(parseBankFile(bytes())).toEqual({ refused: 'empty' })
  expect(parseBankFile(new Uint8Array(6 * 1024 * 1024))).toEqual({ refused: 'too_large' })
  expect(parseBankFile(bytes(0, 1, 2, 3, 255))).toEqual({ refused: 'unknown_file' })
})

test('columns that were named before withdrawals were read find them all the same', () => {
  const titles = ['거래일시', '보낸분/받는분', '출금액(원)', '입금액(원)']
  const rows = [titles, ['2026.11.18 10:00:00', '김밥집', '9,000', '0']]
  const remembered = { day: '거래일시', payer: '보낸분/받는분', credit: '입금액(원)' }
  const { withdrawals } = readLines(rows, { remembered, today: '2026-11-18' })
  expect(withdrawals).toMatchObject([{ amount: 9_000, payer: '김밥집' }])
})
