// Office handlers: the look of a site.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { discardLook, getLook, saveLook } from './look-draft.server.ts'
import { addLogo, addSitePicture } from './look-pictures.server.ts'
import { previewLook } from './look-preview.server.ts'
import type { lookCalls } from './office-calls.ts'
import { listLookVersions, publishLook, restoreLook } from './publish-look.server.ts'

export const lookHandlers: Handlers<typeof lookCalls> = {
  look: getLook,
  saveLook,
  publishLook,
  discardLook,
  lookVersions: listLookVersions,
  restoreLook,
  previewLook,
  addLogo,
  addSitePicture,
}
