// The words of a room of the office.
import { type OfficeWords, officeWords } from '#words/office/speak.ts'

export const useOffice = <R extends keyof OfficeWords>(room: R): OfficeWords[R] => officeWords(room)
