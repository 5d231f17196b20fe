// The revision of settings that lie in columns of several rows.
import { crc32 } from 'node:zlib'

/**
 * The number changes with each of the settings, whoever changed it: the office, the desk or an operator.
 * Screens that show other settings of the same row do not disturb each other.
 */
export const calculateRevision = (settings: object) => crc32(JSON.stringify(settings)) >>> 1
