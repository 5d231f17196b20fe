// The mail of an occasion as its job would send it, or undefined where none is sent.
import { prepareDelivery } from '#notify/deliver.server.ts'

export const composeMail = async (...about: Parameters<typeof prepareDelivery>) =>
  (await prepareDelivery(...about))?.mail
