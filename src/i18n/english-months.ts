// By name: a formatter of the browser is slow to make on a phone.
export const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
export const shortEnglishMonths = englishMonths.map((month) => month.slice(0, 3))
