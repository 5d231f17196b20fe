// The rounds of the golf trips: which course on which day.
import type { Words } from '../demo-types.ts'

type GolfRound = { course: Words; tee: string }

const course = (ko: string, en: string): Words => ({ ko, en })

const coast = course('해안 코스', 'Coastal course')
const pines = course('소나무 숲 코스', 'Pine-forest course')
const upland = course('고지대 코스', 'Upland course')
const birch = course('자작나무 숲 코스', 'Birch-forest course')
const lake = course('호수 코스', 'Lake course')
const mountain = course('산악 코스', 'Mountain course')
const foothill = course('산 아래 코스', 'Foothill course')
const valley = course('골짜기 코스', 'Valley course')
const river = course('강가 코스', 'River course')
const resort = course('리조트 동쪽 코스', 'Resort east course')
const resortWest = course('리조트 서쪽 코스', 'Resort west course')
const links = course('링크스 코스', 'Links course')
const clifflinks = course('절벽 위 링크스 코스', 'Cliff-top links course')
const sandbelt = course('샌드벨트 회원제 코스', 'Sandbelt members’ course')
const desert = course('사막 코스', 'Desert course')
const redrock = course('붉은 바위 코스', 'Red-rock course')
const canyon = course('협곡 코스', 'Canyon course')

/** By package: the days one plays, in order, and the courses in the same order. */
const golfPlans: Record<string, { days: number[]; courses: Words[]; tee?: string }> = {
  FW11: { days: [1, 2, 3], courses: [pines, coast, pines] },
  FW12: { days: [2, 3, 4], courses: [upland, upland, valley] },
  FW13: { days: [2, 3], courses: [foothill, upland] },
  FW14: { days: [1, 2, 3, 4], courses: [birch, lake, birch, lake] },
  FW15: { days: [2, 3], courses: [coast, coast] },
  FW21: { days: [2, 3, 4], courses: [foothill, valley, river] },
  FW22: { days: [2, 3, 4], courses: [resort, resortWest, resort] },
  FW23: { days: [2, 3, 4, 5], courses: [upland, valley, upland, lake] },
  FW24: { days: [2, 3, 4], courses: [links, coast, foothill] },
  FW25: { days: [2, 3, 4], courses: [river, lake, course('하롱 언덕 코스', 'Ha Long hill course')] },
  FW26: { days: [2, 3, 4], courses: [coast, lake, coast], tee: '14:00' },
  FW27: { days: [2, 3], courses: [valley, foothill] },
  FW31: { days: [2, 3, 4, 5], courses: [lake, mountain, lake, mountain] },
  FW32: { days: [2, 3, 4], courses: [coast, canyon, coast] },
  FW41: {
    days: [1, 2, 3],
    courses: [
      course('중산간 동쪽 코스', 'Eastern hillside course'),
      course('한라산 조망 코스', 'Hallasan-view course'),
      course('중산간 아래 코스', 'Lower hillside course'),
    ],
  },
  FW42: {
    days: [1, 2],
    courses: [
      course('영암 호숫가 코스', 'Yeongam lakeside course'),
      course('해남 바닷가 코스', 'Haenam seaside course'),
    ],
  },
  FW51: {
    days: [2, 3, 4, 5, 6],
    courses: [links, clifflinks, links, course('옛 어촌 링크스 코스', 'Fishing-village links'), links],
  },
  FW52: { days: [3, 4, 5, 6], courses: [sandbelt, sandbelt, sandbelt, sandbelt] },
  FW53: { days: [2, 3, 3, 5, 6], courses: [desert, redrock, desert, desert, redrock] },
  HN703: { days: [1, 2, 3], courses: [pines, upland, coast] },
  HN704: { days: [2, 3, 4, 5], courses: [resort, resortWest, resort, resortWest] },
}

export function listRounds(package_code: string, day: number, days: number): GolfRound[] {
  const { days: played = [], courses = [], tee } = golfPlans[package_code] ?? {}
  const today = courses.filter((_, at) => played[at] === day)
  const first = tee ?? (day === 1 ? '13:00' : day === days || today.length > 1 ? '07:00' : '08:00')
  return today.map((course, at) => ({ course, tee: at === 0 ? first : '13:00' }))
}

export const countRounds = (package_code: string): number => golfPlans[package_code]?.days.length ?? 0
