// Numbers and days as people read them. §5
// Written by hand, because the browser's own formatters are slow to create on a phone.

export const formatNumber = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

/** A sum as messages and contracts say it; screens write ₩ where they are English. */
export const formatWon = (amount: number, language: 'ko' | 'en') =>
  language === 'ko' ? `${formatNumber(amount)}원` : `KRW ${formatNumber(amount)}`

/** A number of Korea in its three groups; any other as it was typed. */
export const formatPhone = (entered: string) =>
  entered.replace(/^(02|0\d\d)-?(\d{3,4})-?(\d{4})$/, '$1-$2-$3')

/** A number of Korea as people abroad dial it. */
const toInternational = (phone: string) => phone.replace(/^0(?=\d)/, '+82 ')

/** The address that calls a number, however it was typed. */
export const formatTelHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** A telephone as readers of a language see it, and the address that calls it. */
export function describePhone(language: 'ko' | 'en', phone: string) {
  const text = language === 'ko' ? phone : toInternational(phone)
  return { text, href: formatTelHref(text) }
}

// Seoul is nine hours ahead, summer and winter.
const toSeoulIso = (date: Date) => new Date(date.getTime() + 9 * 3_600_000).toISOString()
/** YYYY-MM-DD in Seoul. */
export const formatSeoulDay = (date: Date) => toSeoulIso(date).slice(0, 10)
export const getToday = () => formatSeoulDay(new Date())
export const formatDay = (moment: string) => formatSeoulDay(new Date(moment))
/** HH:MM in Seoul. */
export const formatTime = (moment: string) => toSeoulIso(new Date(moment)).slice(11, 16)
/** YYYY-MM-DDTHH:MM:SS in Seoul, as the gateway takes it. */
export const formatSeoulMoment = (moment: string) => toSeoulIso(new Date(moment)).slice(0, 19)

/** A day and a time that were typed as Seoul's clock shows them, wherever the person sits. */
export const parseSeoulMoment = (typed: string) => new Date(`${typed}+09:00`).toISOString()

const units = ['B', 'KB', 'MB', 'GB']
export function formatFileSize(bytes: number): string {
  let [size, at] = [bytes, 0]
  // 1024.00 is shown as 1 of the next unit
  for (; size >= 1023.995 && at < units.length - 1; at++) size /= 1024
  return `${size.toFixed(2)} ${units[at]}`
}
