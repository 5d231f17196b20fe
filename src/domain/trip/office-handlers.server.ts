// Office handlers: trips.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { copyTrip, createTrip, deleteTrip } from './create-trip.server.ts'
import { getTripDraft, saveDraft } from './draft.server.ts'
import { exportTrips, importTrips } from './import-export.server.ts'
import { listTrips, orderTrips } from './list-trips.server.ts'
import type { tripOfficeCalls } from './office-calls.ts'
import { changePlace, getPlace, listOwnPlaces, removePlace } from './own-places.server.ts'
import { listPhrases } from './phrases.server.ts'
import { readPictureFigures } from './picture-figures.server.ts'
import { addPicture } from './pictures.server.ts'
import { addPlace, listPlaces } from './places.server.ts'
import { previewTrip } from './preview.server.ts'
import { callOff, publishTrip, takeDown } from './publish.server.ts'
import { getVersion, listVersions } from './versions.server.ts'

export const tripOfficeHandlers: Handlers<typeof tripOfficeCalls> = {
  trips: listTrips,
  trip: getTripDraft,
  previewTrip,
  createTrip,
  copyTrip,
  saveDraft,
  publishTrip,
  callOff,
  takeDown,
  deleteTrip,
  orderTrips,
  exportTrips,
  importTrips,
  versions: listVersions,
  version: getVersion,
  addPicture,
  places: listPlaces,
  addPlace,
  ownPlaces: listOwnPlaces,
  place: getPlace,
  changePlace,
  removePlace,
  phrases: listPhrases,
  pictureFigures: readPictureFigures,
}
