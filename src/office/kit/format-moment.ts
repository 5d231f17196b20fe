// Moments as the office shows them: Seoul's clock, the year only where it is another one. No line breaks one.
export function formatMoment(moment: string, language: 'ko' | 'en'): string {
  const at = new Date(moment)
  const sameYear = at.getFullYear() === new Date().getFullYear()
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'Asia/Seoul',
    ...(!sameYear && { year: 'numeric' }),
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return format.format(at).replaceAll(' ', '\u00a0')
}
