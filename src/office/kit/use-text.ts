// The words of a room of the office.
import { getOfficeText, type OfficeText, type OfficeTextRoom } from '#i18n/office/office-text.ts'

export const useText = <R extends OfficeTextRoom>(room: R): OfficeText[R] => getOfficeText(room)
