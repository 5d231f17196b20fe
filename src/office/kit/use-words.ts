// The words of a room of the office.
import { type OfficeRoom, type OfficeWords, officeWords } from '#words/office/speak.ts'

export const useOffice = <R extends OfficeRoom>(room: R): OfficeWords[R] => officeWords(room)
