// The names under which the log has calls from before they were named after the room that answers them.

/** Lines of the log are never rewritten, and the version before this one writes the old names until it is gone. */
const currentNames: Readonly<Record<string, string>> = {
  'filling.confirm': 'departure.confirm',
  'filling.close': 'departure.close',
  'filling.waitingContact': 'departure.waitingContact',
  'filling.orderWaiting': 'departure.orderWaiting',
  'filling.removeWaiting': 'departure.removeWaiting',
  'filling.message': 'departure.message',
  'filling.withdrawMessage': 'departure.withdrawMessage',
  'filling.saveNotice': 'departure.saveNotice',
  'filling.cancel': 'reservation.cancelDeparture',
  'filling.moveMany': 'reservation.rebookMany',
  'filling.addWaiting': 'reservation.addWaiting',
  'filling.bookWaiting': 'reservation.bookWaiting',
  'reservation.move': 'reservation.rebook',
  'trip.saveDepartures': 'departure.saveDepartures',
  'trip.saveFlightTemplate': 'departure.saveFlightTemplate',
  'trip.deleteFlightTemplate': 'departure.deleteFlightTemplate',
  'trip.saveHoliday': 'departure.saveHoliday',
  'trip.removeHoliday': 'departure.removeHoliday',
  'change.add': 'itineraryChange.add',
  'change.remind': 'itineraryChange.remind',
  'change.withdraw': 'itineraryChange.withdraw',
  'change.handLink': 'itineraryChange.handLink',
  'moving.saveOldAddresses': 'agency.saveOldAddresses',
  'moving.removeOldAddress': 'agency.removeOldAddress',
  'payment.confirmDeposit': 'bank.confirmDeposit',
  'agency.publish': 'reservation.publishSite',
  'reservation.endTests': 'reservation.publishSite',
}

export const getCurrentName = (call: string): string => currentNames[call] ?? call

/** Every name under which the log has this call. */
export const listLoggedNames = (call: string): string[] => [
  call,
  ...Object.keys(currentNames).filter((name) => currentNames[name] === call),
]
