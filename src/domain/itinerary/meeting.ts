// Finds a meeting point without a label: "인천공항 3층 M카운터 앞 집결", "… D카운터 앞에서 뵐게요".
import { markUnsure, type ReadTrip } from './itinerary.ts'
import { stripDecoration } from './lines.ts'

/** A building, a part of it, and the spot where people are. */
const meetingSpotPattern =
  /\S*(?:공항|터미널|역|항|청사)(?=\s)(?:\s[^\s,.:]+){0,5}?\s[^\s,.:]*(?:카운터|게이트|출구|출국장|로비|맞이방|매표소|대합실)(?:\s*앞)?/
const meetingPattern = /미팅|집결|집합|모임|모이|뵐게|뵙|만나/

export function readMeetingPoint(line: string, trip: ReadTrip): void {
  const text = stripDecoration(line)
  const [where] = (meetingPattern.test(text) && meetingSpotPattern.exec(text)) || []
  if (where) trip.meeting_point ??= markUnsure(where, text)
}
