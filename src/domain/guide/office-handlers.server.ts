// Handlers of a guide's page, and of the office about it.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { createLink, endLink, enterAsStaff, listOwnDepartures, openLink } from './access.server.ts'
import { saveNote, saveSlip, saveTick } from './entries.server.ts'
import { addFile, removeFile, tellOfFiles } from './files.server.ts'
import type { guideOfficeCalls } from './office-calls.ts'
import { readFile, readGuide, readPage, readPicture } from './page.server.ts'
import type { guideCalls } from './page-office-calls.ts'

export const guideHandlers: Handlers<typeof guideCalls & typeof guideOfficeCalls> = {
  open: openLink,
  page: readPage,
  file: readFile,
  tick: saveTick,
  note: saveNote,
  slip: saveSlip,
  one: readGuide,
  createLink,
  endLink,
  addFile,
  removeFile,
  tellOfFiles,
  picture: readPicture,
  own: listOwnDepartures,
  enter: enterAsStaff,
}
