// All data, in English.
import type { archive as ko } from '#i18n/office/ko/archive.ts'

export const archive: typeof ko = {
  title: 'Download all data',
  lead: 'Everything your agency has, from trips and bookings to customers and books, as one zip file.',
  what: 'Tables come as JSON and as CSV for spreadsheets, pictures and files of posts as they are. Passports, files of customers, passwords and keys are left out.',
  told: 'Every owner is told by mail. One file a day can be made; it is deleted after 24 hours.',
  ask: 'Make a file',
  asked: 'The file is being made. You can leave this screen.',
  there: 'A file was made within the last 24 hours. You can download it below.',
  none: 'No file was made yet.',
  making: (done: number, all: number) => `Making ${done} / ${all}`,
  failed: 'It could not be made. Please ask again. If it fails again, tell the operator of Naru.',
  by: (name: string) => `asked by ${name}`,
  until: (moment: string) => `available until ${moment}`,
  fetch: 'Download',
  size: (mb: string) => `${mb} MB`,
  files: 'Files',
}
