// The variables of templates, between #{ and }, in both languages. The screen checks with the same rule.

/** Each variable as it is written in Korean and in English. */
export const messageVariables = {
  name: ['이름', 'name'],
  trip: ['여행', 'trip'],
  departure: ['출발일', 'departure'],
  return: ['귀국일', 'return'],
  number: ['예약번호', 'booking'],
  people: ['인원', 'people'],
  meeting: ['미팅장소', 'meeting'],
  meetingTime: ['미팅시간', 'meeting time'],
  guide: ['가이드', 'guide'],
  guidePhone: ['가이드전화', 'guide phone'],
  balance: ['잔금', 'balance'],
  balanceDay: ['잔금일', 'balance day'],
  company: ['회사', 'company'],
  companyPhone: ['회사전화', 'company phone'],
} as const
export type MessageVariable = keyof typeof messageVariables
export type VariableValues = Record<MessageVariable, string>

const pattern = /#\{([^}\n]*)\}?/g
const isVariable = (key: string): key is MessageVariable => key in messageVariables

const keysByName = new Map<string, MessageVariable>()
for (const key in messageVariables)
  if (isVariable(key)) for (const name of messageVariables[key]) keysByName.set(name, key)

const findKey = (written: string) => keysByName.get(written.trim().toLowerCase())

/** The first name that is none of ours, and where it is. */
export function findUnknownVariable(
  text: string,
): { name: string; line: number; column: number } | undefined {
  for (const { 0: whole, 1: written = '', index } of text.matchAll(pattern)) {
    if (findKey(written) !== undefined && whole.endsWith('}')) continue
    const before = text.slice(0, index).split('\n')
    return { name: written, line: before.length, column: (before.at(-1) ?? '').length + 1 }
  }
  return undefined
}

const listVariables = (text: string): MessageVariable[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, written = '']) => findKey(written) ?? [])),
]

/** Named in the text, and nothing is known of it yet. */
export const listMissingValues = (text: string, values: VariableValues) =>
  listVariables(text).filter((key) => values[key] === '')

export const fillVariables = (text: string, values: VariableValues) =>
  text.replace(pattern, (whole, written: string) => {
    const key = findKey(written)
    return key === undefined ? whole : values[key]
  })

/** The variable in the button of a template: where it leads, without the scheme. */
export const linkVariable = '#{링크}'

/** The variables as Kakao takes them with a template: each name that was written, with its value. */
export const toKakaoVariables = (text: string, values: VariableValues): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(pattern)].flatMap(([whole, written = '']) => {
      const key = findKey(written)
      return key === undefined ? [] : [[whole, values[key]]]
    }),
  )
