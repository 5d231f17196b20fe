// A trip as a file for the calendar of a phone (RFC 5545): whole days, and a reminder the day before.
import { addDays } from './days.ts'

type CalendarEntry = { uid: string; title: string; from: string; to: string; place: string; text: string }

const toCompactDay = (day: string) => day.replaceAll('-', '')
const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** A line holds 75 octets; the next one goes on after a blank. */
function foldLine(line: string): string {
  const lines = ['']
  for (const sign of line) {
    const last = lines.at(-1) ?? ''
    if (new TextEncoder().encode(last + sign).length > 74) lines.push(sign)
    else lines[lines.length - 1] = last + sign
  }
  return lines.join('\r\n ')
}

/** `to` is the last day; a calendar names the day after it. */
export function createCalendarFile({ uid, title, from, to, place, text }: CalendarEntry, now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Naru//Booking//KO',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${toCompactDay(from)}`,
    `DTEND;VALUE=DATE:${toCompactDay(addDays(to, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(text ? [`DESCRIPTION:${escapeText(text)}`] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}
