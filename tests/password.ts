// The right password of people in tests, and a hash of it that costs little.
import { hashPassword } from '#platform/passwords.server.ts'

export const rightPassword = '나루 건너 저 언덕'
export const hashRightPassword = () =>
  hashPassword({ travel_agency: 1 }, rightPassword, { memory: 1_024, passes: 1 })
