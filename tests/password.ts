// The right password of people in tests, and a hash of it that costs little.
import { hashPassword } from '#platform/passwords.server.ts'

export const right = '나루 건너 저 언덕'
export const hashOfRight = () => hashPassword({ travel_agency: 1 }, right, { memory: 1_024, passes: 1 })
