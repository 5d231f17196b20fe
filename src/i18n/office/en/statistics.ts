// Statistics, in English.
import { shortEnglishMonths } from '#i18n/english-months.ts'
import { formatEnglishWon } from '#i18n/english-won.ts'
import type { statistics as ko } from '#i18n/office/ko/statistics.ts'

export const statistics: typeof ko = {
  title: 'Statistics',
  lead: (year: number) => `${year} by month, against the year before.`,
  year: 'Year',
  figures: {
    sales: 'Sales (by day of booking)',
    load: 'Load factor (by departure)',
    lead: 'From booking to departure',
    cancelled: 'Cancellation rate (by day of booking)',
    margin: 'Margin of closed settlements (by departure)',
  },
  failed: 'This figure took too long. Try again in a moment.',
  monthTitle: 'Month',
  month: (month: string) => shortEnglishMonths[Number(month) - 1] ?? '',
  won: formatEnglishWon,
  percent: (share: number) => `${(share / 100).toFixed(1)} %`,
  days: (tenths: number) => `${(tenths / 10).toFixed(1)} days`,
  shortPercent: (share: number) => `${Number((share / 100).toFixed(1))}%`,
  shortDays: (tenths: number) => `${Number((tenths / 10).toFixed(1))} d`,
  tableTitle: (year: number) => `${year} by month`,
  tableHint: 'In each cell this year stands above the year before.',
  yearTitle: 'Sum or mean',
  before: (value: string) => `${value} the year before`,
}
