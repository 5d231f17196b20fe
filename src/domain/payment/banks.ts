// Banks by the gateway's codes: where it issues virtual accounts, and to which money goes back.

type Bank = { code: string; ko: string; en: string; issues?: true }

/** Banks that issue accounts come first, and the largest of them before the others. */
export const banks: readonly Bank[] = [
  { code: '06', ko: '국민은행', en: 'KB Kookmin', issues: true },
  { code: '88', ko: '신한은행', en: 'Shinhan', issues: true },
  { code: '20', ko: '우리은행', en: 'Woori', issues: true },
  { code: '81', ko: '하나은행', en: 'Hana', issues: true },
  { code: '11', ko: '농협은행', en: 'NH NongHyup', issues: true },
  { code: '03', ko: '기업은행', en: 'IBK', issues: true },
  { code: '71', ko: '우체국', en: 'Korea Post', issues: true },
  { code: '31', ko: 'iM뱅크(대구)', en: 'iM Bank (Daegu)', issues: true },
  { code: '32', ko: '부산은행', en: 'Busan', issues: true },
  { code: '39', ko: '경남은행', en: 'Kyongnam', issues: true },
  { code: '34', ko: '광주은행', en: 'Gwangju', issues: true },
  { code: '37', ko: '전북은행', en: 'Jeonbuk', issues: true },
  { code: '45', ko: '새마을금고', en: 'MG Saemaul', issues: true },
  { code: '07', ko: '수협은행', en: 'Suhyup', issues: true },
  { code: '90', ko: '카카오뱅크', en: 'KakaoBank' },
  { code: '92', ko: '토스뱅크', en: 'Toss Bank' },
  { code: '89', ko: '케이뱅크', en: 'K bank' },
  { code: '23', ko: 'SC제일은행', en: 'SC First' },
  { code: '27', ko: '씨티은행', en: 'Citibank' },
  { code: '35', ko: '제주은행', en: 'Jeju' },
  { code: '48', ko: '신협', en: 'Shinhyup' },
  { code: '02', ko: '산업은행', en: 'KDB' },
  { code: '12', ko: '지역농축협', en: 'Local NongHyup' },
  { code: '50', ko: '저축은행', en: 'Savings bank' },
  { code: '64', ko: '산림조합', en: 'SJ Forestry' },
  { code: '54', ko: 'HSBC', en: 'HSBC' },
]

export const issuingBanks = banks.filter(({ issues }) => issues)

/** Other names by which people call a bank. */
const nicknames: Record<string, string> = {
  kb: '06',
  국민: '06',
  nh: '11',
  농협: '11',
  중소기업: '03',
  대구: '31',
  아이엠: '31',
  im: '31',
  카카오: '90',
  토스: '92',
  케이: '89',
  sc: '23',
  제일: '23',
  시티: '27',
  새마을: '45',
  지역농협: '12',
  산림: '64',
}

const simplify = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s|\(.*\)/g, '')
    .replace(/(은행|뱅크|bank)$/, '')

/** Finds the code of a bank that somebody typed. Undefined if the gateway sends nothing to that bank. */
export function findBankCode(typed: string): string | undefined {
  const name = simplify(typed)
  const bank = banks.find(({ ko, en }) => name === simplify(ko) || name === simplify(en))
  const [, withoutPrefix = name] = /^(?:kb|nh|ibk|sc)(.+)$/.exec(name) ?? []
  return bank?.code ?? nicknames[name] ?? (withoutPrefix === name ? undefined : findBankCode(withoutPrefix))
}

export const findBankName = (code: string) => banks.find((bank) => bank.code === code)
