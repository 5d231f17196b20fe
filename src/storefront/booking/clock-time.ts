// The time of a moment in Seoul: HH:MM.
const seoul = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

export const timeOf = (moment: string) => seoul.format(new Date(moment))
