// Numbers and days as people read them. §5
const grouped = new Intl.NumberFormat('en-US')

export const withCommas = (number: number) => grouped.format(number)

/** YYYY-MM-DD in Seoul. */
const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' })
export const dayOf = (moment: string) => seoul.format(new Date(moment))
