// Reviews that fit any trip and any traveller, and the replies of an agency.
import type { Words } from './demo-types.ts'

type ReviewText = { stars: 3 | 4 | 5; contents: Words }

const reviewText = (stars: ReviewText['stars'], ko: string, en: string): ReviewText => ({
  stars,
  contents: { ko, en },
})

export const commonReviews: ReviewText[] = [
  reviewText(
    5,
    '모이는 곳에 안내판을 든 분이 먼저 와 계셨어요. 헤맬 틈이 없었습니다.',
    'Somebody with a sign was there before us. There was no chance to get lost.',
  ),
  reviewText(
    5,
    '질문을 세 번이나 드렸는데 매번 그날 안에 답을 주셨습니다.',
    'I asked three questions and had three answers, each on the same day.',
  ),
  reviewText(
    4,
    '날씨가 도와주지 않았지만 우산과 비옷을 챙겨 두셨더라고요.',
    'The weather was not with us, but umbrellas and raincoats were.',
  ),
  reviewText(
    5,
    '사람 수가 적어서 이름을 다 외우고 헤어졌어요.',
    'The group was small enough to part knowing every name.',
  ),
  reviewText(
    4,
    '처음 이틀은 빠듯했고 뒤로 갈수록 여유로웠습니다. 순서가 반대여도 좋겠네요.',
    'Tight at first, easy towards the end. The other way round would suit me better.',
  ),
  reviewText(
    5,
    '안내문에 적힌 준비물만 챙겼는데 모자란 게 없었습니다.',
    'I packed the list they sent and nothing else, and lacked nothing.',
  ),
  reviewText(
    5,
    '현지 시장에서 흥정하는 법까지 알려 주셔서 재미있게 장을 봤어요.',
    'We were even taught how to bargain, and the market became the best hour.',
  ),
  reviewText(
    4,
    '설명이 풍부했습니다. 가끔은 조용히 보는 시간도 있으면 좋겠어요.',
    'Rich in stories. A few more silent minutes would not hurt.',
  ),
  reviewText(
    5,
    '취소할까 고민하던 때 수수료를 먼저 알려 주셔서 마음 편히 정했습니다.',
    'When I wavered they told me the fee before I asked. That made it easy to go.',
  ),
  reviewText(
    5,
    '길이 막히자 다른 길로 돌아가 주셔서 예정한 곳을 다 보았습니다.',
    'The road was blocked, they drove round it, and we still saw everything.',
  ),
  reviewText(
    3,
    '볼거리는 훌륭한데 화장실 가는 시간이 짧았습니다. 십 분만 더 주세요.',
    'Splendid sights, short breaks. Ten more minutes at each stop, please.',
  ),
  reviewText(
    5,
    '휴대전화를 두고 내렸는데 저녁에 숙소로 가져다주셨어요. 평생 못 잊습니다.',
    'I left my phone in the coach, and it was brought to me the same evening. I will never forget it.',
  ),
  reviewText(
    4,
    '점심은 매번 맛있었고 저녁은 한 번 평범했습니다. 그래도 다시 갈래요.',
    'Every lunch was good, one dinner was ordinary. I would still go again.',
  ),
  reviewText(
    5,
    '사진 잘 나오는 자리를 미리 알려 주셔서 줄을 서지 않았습니다.',
    'They knew where to stand for the picture, and when nobody else would.',
  ),
  reviewText(
    5,
    '약속한 쇼핑 횟수를 지키셨고, 사라고 눈치 주는 일이 없었습니다.',
    'As many shops as announced, and nobody minded that we bought nothing.',
  ),
  reviewText(
    4,
    '걷는 거리가 안내보다 조금 길었지만 쉬엄쉬엄 가서 괜찮았어요.',
    'A little further on foot than announced, but with rests it was fine.',
  ),
  reviewText(
    5,
    '마지막 날 아침까지 웃으며 배웅해 주신 분 얼굴이 떠오릅니다.',
    'I still see the face that waved us off on the last morning.',
  ),
  reviewText(
    5,
    '여행 이야기를 들은 동생이 다음 달 날짜로 예약했어요.',
    'My sister heard about it and has booked next month’s date.',
  ),
  reviewText(
    4,
    '책에서만 보던 곳을 아는 사람과 함께 보니 다르더군요. 시간이 짧은 게 흠입니다.',
    'To see it with somebody who knows it is another thing. It was over too soon.',
  ),
  reviewText(
    5,
    '비용을 처음 들은 그대로 냈습니다. 현지에서 더 낸 돈이 없었어요.',
    'I paid what I was told at the start, and not a coin more on the way.',
  ),
  reviewText(
    3,
    '출발 시각이 한 번 바뀌었습니다. 문자로 알려 주셨지만 더 일찍 알았으면 합니다.',
    'The hour of departure changed once. They wrote, but sooner would be better.',
  ),
  reviewText(
    5,
    '느긋한 아침과 알찬 오후, 제가 바라던 하루였습니다.',
    'Slow mornings and full afternoons: just the day I like.',
  ),
  reviewText(
    4,
    '차 안이 조금 서늘했는데 담요를 달라고 하니 바로 주셨습니다.',
    'It was cool in the coach until I asked for a blanket, which came at once.',
  ),
  reviewText(
    5,
    '예약할 때 적은 음식 알레르기를 식당마다 먼저 챙겨 주셨어요.',
    'The allergy I wrote down when booking was known in every kitchen.',
  ),
  reviewText(
    5,
    '돌아와서 사진을 넘길 때마다 그때 들은 이야기가 따라 나옵니다.',
    'Whenever I look at the pictures, a story we were told comes with them.',
  ),
  reviewText(
    4,
    '기다림 없이 들어가는 표가 정말 편했습니다. 기념품 볼 시간만 조금 더 주세요.',
    'Tickets without queues are worth gold. A little more time for souvenirs, please.',
  ),
]

/** Those to members are apart: set between the others, they cannot say the same as their neighbours. */
export const repliesToMembers: Record<keyof Words, string[]> = {
  ko: [
    '회원님, 다녀오신 이야기 잘 읽었습니다. 다음 출발 때 안내 자료에 보태겠습니다.',
    '먼 길 건강히 다녀오셔서 다행입니다. 적어 주신 내용은 담당자에게 바로 전했습니다.',
    '일정 담당자와 함께 읽었습니다. 말씀 덕분에 저녁 시간을 조금 늦췄습니다.',
    '사진만큼 글도 좋네요. 다음 여행지를 고르실 때 언제든 전화 주세요.',
    '칭찬도 아쉬움도 모두 고맙게 담아 두었습니다. 다시 모실 날을 기다립니다.',
    '여행에서 돌아와 글까지 남겨 주시니 힘이 납니다. 편히 쉬세요.',
    '그 식당은 저희도 아끼는 곳입니다. 주인분께 안부 전해 드릴게요.',
    '처음이라 걱정하셨는데 좋은 기억이 되었다니 기쁩니다.',
  ],
  en: [
    'We read this with pleasure, and the next group will profit from it.',
    'Good to know you are home and well. Your notes went straight to the planner.',
    'Because of what you wrote, dinner is half an hour later now.',
    'You write as well as you take pictures. Call us when you choose the next place.',
    'Both the praise and the rest are noted. We hope to see you again.',
    'To come home and still write to us is kind. Rest well.',
    'We love that place, too, and will give the owners your regards.',
    'You were worried before the first one; we are glad it turned out like this.',
  ],
}

export const replies: Record<keyof Words, string[]> = {
  ko: [
    '소중한 후기 고맙습니다. 다음 여행도 편안하게 준비하겠습니다.',
    '좋은 시간을 보내셨다니 저희도 기쁩니다. 현지 가이드에게 꼭 전하겠습니다.',
    '함께해 주셔서 고맙습니다. 아쉬우셨던 부분은 다음 출발부터 바로 고치겠습니다.',
    '읽으면서 그날이 다시 떠올랐습니다. 남겨 주신 말씀은 다음 분들께 큰 도움이 됩니다.',
    '말씀하신 점을 이번 주 회의에서 나누었습니다. 바뀐 일정표를 곧 올리겠습니다.',
    '칭찬은 함께 다녀온 기사님께도 전했습니다. 건강히 지내시다 또 뵙겠습니다.',
    '그렇게 느끼셨다니 준비한 보람이 있습니다. 다음 계절 일정이 나오면 먼저 알려 드릴게요.',
    '꼼꼼히 적어 주셔서 고맙습니다. 적어 주신 곳은 시간을 더 두도록 고쳤습니다.',
    '저희가 놓친 부분입니다. 알려 주셔서 고맙고, 다시는 같은 일이 없게 하겠습니다.',
    '좋은 분들과 함께해 저희도 즐거웠습니다. 사진은 언제든 더 보내 주세요.',
    '이 후기를 안내자 대기실에 붙여 두었습니다. 모두 힘이 난다고 하네요.',
    '다시 찾아 주신다는 말씀이 가장 반갑습니다. 그때도 같은 마음으로 모시겠습니다.',
  ],
  en: [
    'Thank you for writing. We look forward to your next trip.',
    'How good to read this. We passed it on to your guide.',
    'Thank you for coming along. What was not right we mend before the next departure.',
    'Reading this brought the day back. It will help those who choose after you.',
    'We spoke about it at this week’s meeting; the new plan will be online soon.',
    'Your driver has read it, too, and sends his regards.',
    'Then the work was worth it. You will be the first to hear of next season.',
    'Thank you for the detail. We have given that stop more time.',
    'That was our mistake. Thank you for telling us; it will not happen again.',
    'It was a pleasure to have you with us. Do send us more of your pictures.',
    'Your words hang in our guides’ room now, and everybody walks taller.',
    'That you would come again is the best of all. We will be here.',
  ],
}
