// Numbers and days as people read them. §5
const grouped = new Intl.NumberFormat('en-US')

export const withCommas = (number: number) => grouped.format(number)

/** YYYY-MM-DD in Seoul. */
const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
export const seoulDay = (date: Date) => seoul.format(date)
export const dayOf = (moment: string) => seoulDay(new Date(moment))

const units = ['B', 'KB', 'MB', 'GB']
export function fileSize(bytes: number): string {
  let [size, at] = [bytes, 0]
  for (; size >= 1023.995 && at < units.length - 1; at++) size /= 1024 // what would be shown as 1024.00 is one of the next
  return `${size.toFixed(2)} ${units[at]}`
}
