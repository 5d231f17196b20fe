// Office handlers: pages of an agency's own.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { getAbout, saveAbout } from './about.server.ts'
import type { pageCalls } from './office-calls.ts'
import { addPage, getPage, listPages, savePage } from './pages.server.ts'
import { deletePage, previewPage, publishPage, takeDownPage } from './publish-page.server.ts'

export const pageHandlers: Handlers<typeof pageCalls> = {
  pages: listPages,
  page: getPage,
  addPage,
  savePage,
  publishPage,
  takeDownPage,
  deletePage,
  previewPage,
  about: getAbout,
  saveAbout,
}
