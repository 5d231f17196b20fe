// Reviews for the demo, written to fit any trip of a kind, and the masked names they are signed with.
import { Companion } from '#domain/catalog/companion.ts'
import type { DemoAgency, DemoPackage, Words } from './demo-types.ts'
import { commonReviews } from './more-reviews.ts'
import { listSights } from './sights.ts'
import { createPlan } from './trip/plan.ts'

type ReviewKind = 'family' | 'couple' | 'parents' | 'friends' | 'solo' | 'golf' | 'trek' | 'any'
type SeedReview = { kind: ReviewKind; stars: 3 | 4 | 5; contents: Words }

const review = (kind: ReviewKind, stars: SeedReview['stars'], [ko, en]: [string, string]): SeedReview => ({
  kind,
  stars,
  contents: { ko, en },
})

export const reviewTexts: SeedReview[] = [
  review('family', 5, [
    '일곱 살 아이가 한 번도 업어 달라고 하지 않았어요. 하루에 두세 곳만 가니 낮잠 시간도 지킬 수 있었습니다.',
    'Our seven-year-old never once asked to be carried. With two or three stops a day we could keep nap time.',
  ]),
  review('family', 5, [
    '유아 의자와 카시트를 미리 말씀드렸더니 차에 이미 달려 있었습니다. 이런 데서 믿음이 가네요.',
    'We had asked for a car seat, and it was already fitted when the car came. That is how trust is made.',
  ]),
  review('family', 5, [
    '식당마다 아이가 먹을 만한 음식이 하나씩은 꼭 있었어요. 편식하는 둘째가 밥을 비운 게 가장 놀라웠습니다.',
    'Every restaurant had at least one dish for children. Our picky second child emptying his bowl was the real surprise.',
  ]),
  review('family', 4, [
    '숙소 수영장이 아이 놀기에 딱 좋았어요. 다만 마지막 날 이동이 조금 길어 아이가 힘들어했습니다.',
    'The pool was just right for the kids. The drive on the last day was a little long for them, though.',
  ]),
  review('family', 4, [
    '가이드님이 아이 눈높이로 설명해 주셔서 아직도 그 이야기를 합니다. 조식 메뉴가 매일 같은 점만 아쉬웠어요.',
    'The guide explained things at a child’s level and mine still talks about it. Only the breakfast never changed.',
  ]),
  review('family', 5, [
    '할머니부터 다섯 살까지 여섯 명이 다녀왔는데 모두 같은 날을 가장 좋았다고 꼽았습니다. 계획을 잘 짠 덕분이겠지요.',
    'Six of us, from grandmother to a five-year-old, and we all named the same day as the best. That says the plan was good.',
  ]),
  review('family', 3, [
    '전체적으로 만족하지만 방이 생각보다 좁아 유아 침대를 놓으니 다닐 틈이 없었어요. 방 크기도 적어 주시면 좋겠습니다.',
    'Mostly happy, but with a cot in the room there was no space to walk. Please list room sizes.',
  ]),
  review('family', 4, [
    '비가 와서 바깥 일정이 하나 빠졌는데, 그 자리에서 실내 체험으로 바꿔 주셨어요. 아이들은 오히려 더 신났습니다.',
    'Rain cost us one outdoor stop, and it was swapped on the spot for something indoors. The kids liked it even more.',
  ]),
  review('family', 5, [
    '사진을 많이 찍어 주셔서 가족 네 명이 함께 나온 사진이 처음으로 생겼습니다. 감사합니다.',
    'So many photos were taken for us that we finally have some with all four in them. Thank you.',
  ]),
  review('couple', 5, [
    '둘만의 시간이 넉넉했어요. 저녁마다 무얼 할지 정하지 않아도 되는 여행은 처음이었습니다.',
    'There was plenty of time for the two of us. It was our first trip with no evenings to plan.',
  ]),
  review('couple', 5, [
    '노을 시간에 맞춰 데려다주신 자리가 잊히지 않아요. 사진보다 눈으로 본 게 훨씬 좋았습니다.',
    'We will not forget the spot we were taken to for sunset. No photo comes close.',
  ]),
  review('couple', 5, [
    '기념일이라고 말씀드리지 않았는데도 방에 작은 편지가 있었어요. 남편이 더 감동했습니다.',
    'We had not mentioned our anniversary, yet there was a small note in the room. My husband was even more touched than I was.',
  ]),
  review('couple', 4, [
    '방 전망이 사진 그대로였어요. 조식 줄이 조금 길어서 하루는 늦게 내려갔습니다.',
    'The view from the room was exactly as pictured. Breakfast queues were longish, so one day we went down late.',
  ]),
  review('couple', 4, [
    '일정이 느슨해서 좋았지만, 자유 시간에 갈 만한 식당 목록이 있었다면 더 좋았을 것 같아요.',
    'We liked the slow pace. A list of restaurants for the free hours would have made it perfect.',
  ]),
  review('couple', 5, [
    '상담부터 돌아올 때까지 같은 분이 답해 주셔서 설명을 되풀이하지 않아도 되었어요. 다음 여행도 맡기려고요.',
    'The same person answered from first call to last day, so nothing had to be explained twice. We will book again.',
  ]),
  review('couple', 5, [
    '새벽에 일어난 보람이 있었습니다. 아무도 없는 풍경을 둘이서 봤어요.',
    'Worth the early alarm. We had the whole view to ourselves.',
  ]),
  review('couple', 3, [
    '장소는 정말 좋았는데 이동하는 날 차 안에 있는 시간이 길었습니다. 하루만 더 있으면 딱 맞겠어요.',
    'Lovely places, but a lot of hours in the car on moving days. One more night would fix it.',
  ]),
  review('couple', 4, [
    '직원들이 친절했고 짐도 방까지 옮겨 주셨어요. 와이파이가 약한 것만 빼면 흠잡을 데가 없습니다.',
    'Kind staff, bags carried to the door. Weak Wi-Fi was the only flaw.',
  ]),
  review('parents', 5, [
    '어머니 무릎이 안 좋으신데 계단을 피해서 안내해 주셨습니다. 돌아오시자마자 또 가고 싶다고 하세요.',
    'Mother has bad knees and was guided round every staircase. She came home asking to go again.',
  ]),
  review('parents', 5, [
    '부모님 두 분만 보내 드려서 걱정했는데 저녁마다 사진과 소식을 받았습니다. 마음이 놓였습니다.',
    'I worried about sending my parents alone, but news and photos came every evening. That was a relief.',
  ]),
  review('parents', 5, [
    '식사가 부드럽고 간이 세지 않아 아버지가 잘 드셨습니다. 하루 한 끼 한식이 큰 도움이 되었습니다.',
    'The food was soft and not too salty, so father ate well. One Korean meal a day helped a lot.',
  ]),
  review('parents', 4, [
    '버스가 자주 쉬어서 화장실 걱정이 없었습니다. 다만 아침 출발이 조금 일러 서두르셨다고 합니다.',
    'The coach stopped often, so no worries about washrooms. The morning starts were a bit early for them.',
  ]),
  review('parents', 4, [
    '온천이 정말 좋았다고 하십니다. 방에 손잡이가 하나 더 있었으면 하는 말씀이 있었습니다.',
    'They loved the hot springs. Another grab rail in the room would have been welcome.',
  ]),
  review('parents', 5, [
    '칠순 기념으로 보내 드렸는데 사진첩을 만들어 드리니 매일 넘겨 보십니다. 준비해 주신 분들께 고맙습니다.',
    'It was a seventieth-birthday gift, and mother turns the album’s pages every day. Thank you to all who prepared it.',
  ]),
  review('parents', 5, [
    '함께 가신 분들과 친해져서 지금도 연락하신답니다. 혼자 되신 아버지께 가장 큰 선물이었습니다.',
    'Father is still in touch with those he met. For a widower it was the best present.',
  ]),
  review('parents', 3, [
    '안내는 좋았으나 저녁 식당이 시끄러워 귀가 어두우신 아버지가 불편해하셨습니다. 자리를 조금 신경 써 주세요.',
    'Good guiding, but one dinner place was noisy and hard for father, who hears poorly. Please mind the seating.',
  ]),
  review('parents', 4, [
    '사진에서 본 것보다 걷는 구간이 짧아 다행이었습니다. 마지막 날 시장 구경 시간이 조금 더 길었으면 좋겠습니다.',
    'Less walking than we had feared, luckily. A little longer at the market on the last day would be nice.',
  ]),
  review('friends', 5, [
    '친구 넷이 갔는데 취향이 다 달라도 하루에 하나씩은 마음에 드는 게 있었어요. 싸우지 않고 돌아왔습니다.',
    'Four friends, four tastes, and every day had something for each. We came back still friends.',
  ]),
  review('friends', 5, [
    '저녁에 데려가 주신 식당이 최고였어요. 지금도 그 맛을 따라 해 보고 있습니다.',
    'The place we were taken to for dinner was the best. We are still trying to cook it at home.',
  ]),
  review('friends', 4, [
    '놀 때 놀고 쉴 때 쉬는 일정이라 좋았어요. 숙소 방음만 조금 약했습니다.',
    'Good balance of play and rest. The walls were a bit thin.',
  ]),
  review('friends', 5, [
    '사진을 이백 장 찍었는데 버릴 게 없네요. 빛 좋은 시간을 정확히 아시더라고요.',
    'Two hundred photos and none to delete. They know exactly when the light is good.',
  ]),
  review('friends', 4, [
    '가격에 비해 알찼습니다. 추가로 낸 돈은 커피값뿐이었어요.',
    'Great value. The only extra we paid was for coffee.',
  ]),
  review('friends', 3, [
    '재미있었지만 자유 시간이 짧아 가고 싶던 곳을 두 군데 못 갔어요. 다음엔 자유 일정이 있는 걸로 고르려고요.',
    'Fun, but too little free time: two places on our list were missed. Next time we will pick one with a free day.',
  ]),
  review('friends', 5, [
    '날씨 때문에 순서가 바뀌었는데 미리 설명해 주셔서 불만이 없었습니다. 결과적으로 더 좋았어요.',
    'Weather changed the order, but it was explained first, so no complaints. It turned out better.',
  ]),
  review('solo', 5, [
    '혼자 신청하고 많이 망설였는데 첫날 저녁에 걱정이 사라졌어요. 말하고 싶으면 말하고 아니면 조용히 있어도 되는 분위기였습니다.',
    'I hesitated to come alone, but the worry was gone by the first supper. Talk if you like, be quiet if you like.',
  ]),
  review('solo', 5, [
    '혼자 밥 먹는 게 싫어서 여행을 미뤘는데 매일 같이 먹을 사람이 있었어요. 벌써 다음 여행을 알아보고 있습니다.',
    'I had put off travelling because I hate eating alone. There was always someone. Already looking for the next one.',
  ]),
  review('solo', 4, [
    '방을 같이 쓴 분과 잘 맞았어요. 코골이만 빼면요. 귀마개는 꼭 챙기세요.',
    'My room-mate and I got on, apart from the snoring. Bring earplugs.',
  ]),
  review('solo', 5, [
    '빠지고 싶은 날 빠질 수 있어서 좋았습니다. 카페에 네 시간 앉아 있던 날이 제일 기억나요.',
    'I could skip a day when I wanted. The four hours I spent in a café are what I remember best.',
  ]),
  review('solo', 4, [
    '혼자라도 눈치 보이지 않았고 사진도 서로 찍어 주었습니다. 1인실 요금이 조금만 낮으면 좋겠어요.',
    'Never awkward on my own, and we took each other’s photos. A lower single supplement would be welcome.',
  ]),
  review('solo', 3, [
    '일정은 좋았는데 모이는 장소를 찾느라 애를 먹었어요. 지도 사진을 한 장 더 보내 주시면 좋겠습니다.',
    'A good plan, but I struggled to find the meeting point. One more map picture would help.',
  ]),
  review('solo', 5, [
    '조용한 사람도 편하게 다닐 수 있는 여행이었어요. 안내하시는 분이 먼저 거리를 지켜 주셨습니다.',
    'A trip where quiet people are comfortable. The guide kept just the right distance.',
  ]),
  review('golf', 5, [
    '확인서에 적힌 시각 그대로 티오프했습니다. 기다린 시간이 없어 오후를 온전히 썼습니다.',
    'We teed off at the very minute on the confirmation. No waiting, so the afternoon was ours.',
  ]),
  review('golf', 5, [
    '그린 상태가 좋았고 캐디가 거리를 정확히 불러 주었습니다. 팁 말고는 더 낸 돈이 없습니다.',
    'Greens in fine shape and a caddie who read distances exactly. Nothing extra to pay but the tip.',
  ]),
  review('golf', 4, [
    '코스 셋이 모두 달라 지루하지 않았습니다. 마지막 날 새벽 출발만 조금 힘들었습니다.',
    'Three quite different courses, never dull. Only the dawn start on the last day was hard.',
  ]),
  review('golf', 4, [
    '부부가 함께 갔는데 라운드 뒤 온천이 아주 좋았습니다. 점심이 포함이면 더 편하겠습니다.',
    'We went as a couple and the hot spring after the round was lovely. Lunch included would be easier.',
  ]),
  review('golf', 5, [
    '둘째 날 비가 와서 중단됐는데 정산을 그 자리에서 설명해 주셨습니다. 깔끔했습니다.',
    'Rain stopped play on day two and the refund was explained on the spot. Very clean.',
  ]),
  review('golf', 3, [
    '코스는 만족하나 카트 한 대가 낡아 중간에 바꿔야 했습니다. 그 사이 뒤 팀이 따라붙어 조금 쫓겼습니다.',
    'Happy with the course, but an old cart had to be changed mid-round and the group behind caught up.',
  ]),
  review('golf', 5, [
    '동문 열두 명이 다녀왔습니다. 조 편성표를 미리 보내 주셔서 총무가 할 일이 없었습니다.',
    'Twelve of us from the alumni club. The draw sheet came in advance, so our organiser had nothing to do.',
  ]),
  review('trek', 5, [
    '느린 저를 아무도 재촉하지 않았습니다. 맨 뒤에 늘 한 분이 계셔서 끝까지 걸을 수 있었습니다.',
    'Nobody hurried me, slow as I am. There was always someone at the back, and so I finished.',
  ]),
  review('trek', 5, [
    '거리와 오르막이 적힌 그대로였습니다. 준비한 만큼 걸을 수 있어 마음이 편했습니다.',
    'Distances and climbs were exactly as written. I could train for it and relax.',
  ]),
  review('trek', 4, [
    '돌아서야 했던 날이 있었지만 기준을 미리 들어 납득했습니다. 산은 그대로 있으니 다시 가려고요.',
    'We had to turn back one day, but the rule had been explained, so fair enough. The mountain is still there.',
  ]),
  review('trek', 5, [
    '숙소에서 본 별이 아직도 선합니다. 다음 날 새벽에 일어난 게 하나도 힘들지 않았어요.',
    'I can still see the stars from that night. Getting up before dawn was no hardship at all.',
  ]),
  review('trek', 4, [
    '도시락이 든든했고 물 뜨는 곳을 잘 알고 계셨습니다. 다인실에서는 귀마개가 필요합니다.',
    'Filling packed lunches, and they knew every spring. In shared rooms you need earplugs.',
  ]),
  review('trek', 3, [
    '길은 훌륭했으나 내려오는 날 무릎이 많이 아팠습니다. 내리막 길이도 따로 적어 주시면 좋겠습니다.',
    'A superb route, but my knees suffered on the way down. Please list the descents too.',
  ]),
  review('trek', 5, [
    '짐을 옮겨 주니 걷는 일에만 마음을 쓸 수 있었습니다. 혼자였다면 못 했을 일입니다.',
    'With the bags carried, I could simply walk. I would not have managed alone.',
  ]),
  review('any', 5, [
    '적혀 있는 그대로였습니다. 더한 것도 뺀 것도 없어서 믿음이 갔습니다.',
    'Just as described. Nothing added, nothing left out.',
  ]),
  review('any', 5, [
    '출발 전날 전화를 받고 나니 마음이 놓였어요. 준비물까지 다시 짚어 주셨습니다.',
    'A call the day before put us at ease. They even went over the packing list.',
  ]),
  review('any', 4, [
    '전체적으로 만족합니다. 이동 시간만 조금 더 넉넉히 적어 주세요.',
    'Satisfied overall. Please allow a little more for travel times.',
  ]),
  review('any', 5, [
    '쉬어 가는 자리가 알맞아서 다녀와서도 피곤하지 않았습니다.',
    'Rests in the right places. We came home without being tired.',
  ]),
  review('any', 4, [
    '안내자가 동네를 잘 아셔서 이야기 듣는 재미가 컸어요. 마이크가 있으면 뒤에서도 잘 들리겠습니다.',
    'The guide knew the place well and told good stories. From the back they were a little hard to hear.',
  ]),
  review('any', 5, [
    '숙소가 깨끗하고 위치가 좋았습니다. 아침마다 혼자 산책한 길이 가장 기억에 남아요.',
    'Clean and well placed. The morning walks I took by myself stay with me most.',
  ]),
  review('any', 4, [
    '음식이 골고루 좋았습니다. 한 끼쯤은 자유롭게 고를 수 있어도 좋겠어요.',
    'Good food all round. One meal left free would be nice.',
  ]),
  review('any', 3, [
    '좋은 여행이었지만 사람이 몰리는 시간에 도착한 곳이 하나 있었습니다. 순서를 바꾸면 나아질 것 같습니다.',
    'A good trip, though one place was reached at its busiest hour. A different order would help.',
  ]),
  review('any', 5, [
    '사진보다 실제가 나았습니다. 기대를 낮추고 갔다가 크게 얻고 왔네요.',
    'Better than the pictures. I went expecting little and came back with a lot.',
  ]),
  review('any', 4, [
    '예약부터 안내까지 막힘이 없었습니다. 일정표 글씨가 조금 더 크면 좋겠어요.',
    'Smooth from booking to the last day. The printed itinerary could use larger type.',
  ]),
  review('any', 5, [
    '두 번째 이용인데 이번에도 좋았습니다. 다음 계절에 또 뵙겠습니다.',
    'Our second time, and just as good. See you next season.',
  ]),
  review('any', 4, [
    '갑자기 아픈 일행이 있었는데 병원까지 함께 가 주셨습니다. 일정은 하나 빠졌지만 고마움이 더 큽니다.',
    'One of us fell ill and was taken to a clinic at once. We missed a stop, but we are more grateful than sorry.',
  ]),
  review('any', 3, [
    '무난했습니다. 다만 기다리는 시간에 쉴 의자가 부족했어요. 그 점만 나아지면 별 하나 더 드리겠습니다.',
    'Decent, though there were too few seats while waiting. Fix that and I will add a star.',
  ]),
  ...commonReviews.map((text): SeedReview => ({ kind: 'any', ...text })),
]

export const reviewerNames: Record<keyof Words, string[]> = {
  ko: [
    '김○진',
    '이○희',
    '박○수',
    '최○영',
    '정○호',
    '강○미',
    '조○현',
    '윤○아',
    '장○우',
    '임○선',
    '한○규',
    '오○연',
    '서○준',
    '신○경',
    '권○태',
    '황○은',
    '안○석',
    '송○주',
    '류○민',
    '전○숙',
    '홍○기',
    '고○라',
    '문○철',
    '양○정',
    '손○빈',
    '배○옥',
    '백○훈',
    '허○나',
    '남○식',
    '심○혜',
  ],
  en: [
    'S○○○h',
    'M○○k',
    'A○○a',
    'J○○○s',
    'L○○○a',
    'D○○○d',
    'E○○a',
    'P○○l',
    'N○○h',
    'C○○○a',
    'T○○○s',
    'R○○○l',
    'H○○○h',
    'B○n',
    'O○○○a',
    'K○○○n',
    'I○○s',
    'G○○○e',
    'F○○○x',
    'Y○○o',
    'W○i',
    'Z○e',
  ],
}

const memorySentences: ((name: Words) => Words)[] = [
  ({ ko, en }) => ({
    ko: `그중에서도 ${ko}, 그날이 자꾸 생각납니다.`,
    en: `Of it all, ${en} stays with us.`,
  }),
  ({ ko, en }) => ({ ko: `사진은 ${ko} 앞에서 가장 많이 찍었어요.`, en: `Most of our photos are of ${en}.` }),
  ({ ko, en }) => ({
    ko: `${ko} 일정에 시간을 넉넉히 준 점이 좋았습니다.`,
    en: `We had time enough for ${en}.`,
  }),
  ({ ko, en }) => ({ ko: `다음에 또 간다면 ${ko} 때문일 거예요.`, en: `If we go again, it is for ${en}.` }),
  ({ ko, en }) => ({ ko: `${ko}: 기대보다 훨씬 좋았습니다.`, en: `${en} was far better than we expected.` }),
  ({ ko, en }) => ({
    ko: `아침 일찍 간 덕분에 ${ko} 쪽은 한산했어요.`,
    en: `We were early, so ${en} was almost empty.`,
  }),
  ({ ko, en }) => ({
    ko: `${ko} 이야기는 가이드님 설명이 살렸습니다.`,
    en: `Our guide brought ${en} to life.`,
  }),
]

/** A sentence about this trip and no other: what somebody saw there. */
export const describeMemory = (sight: Words | undefined, nth: number): Words | undefined =>
  sight && memorySentences[nth % memorySentences.length]?.(sight)

/** The sights of the trip's own stops, one after the other. */
export const listTripSights = (agency: DemoAgency, trip: DemoPackage): Words[] =>
  createPlan(agency, trip).legs.flatMap(({ at }) => listSights(at).map(({ name }) => name))

const fallbackCompanions = ['couple', 'friends', 'family', null, 'solo'] as const

/** With whom the writer travelled: as the text says it; where it does not, one in five left it out. */
export const pickCompanions = ({ kind }: SeedReview, nth: number): Companion | null =>
  Companion.options.find((who) => who === kind) ?? fallbackCompanions[nth % fallbackCompanions.length] ?? null
