// Office handlers: trips.
import type { Handlers } from '#platform/wire/invoke.server.ts'
import { copyTrip, createTrip, deleteTrip } from './create-trip.server.ts'
import { saveDraft, trip } from './draft.server.ts'
import { exportTrips, importTrips } from './import-export.server.ts'
import { orderTrips, trips } from './list-trips.server.ts'
import type { tripOfficeCalls } from './office-calls.ts'
import { changePlace, ownPlaces, place, removePlace } from './own-places.server.ts'
import { phrases } from './phrases.server.ts'
import { pictureFigures } from './picture-figures.server.ts'
import { addPicture } from './pictures.server.ts'
import { addPlace, places } from './places.server.ts'
import { previewTrip } from './preview.server.ts'
import { callOff, publishTrip, takeDown } from './publish.server.ts'
import { version, versions } from './versions.server.ts'

export const tripOfficeHandlers: Handlers<typeof tripOfficeCalls> = {
  trips,
  trip,
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
  versions,
  version,
  addPicture,
  places,
  addPlace,
  ownPlaces,
  place,
  changePlace,
  removePlace,
  phrases,
  pictureFigures,
}
