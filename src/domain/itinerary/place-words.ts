// Words beside names of places: what is done there, how one gets there, and what is no place at all.

/** Behind the name of what is visited. */
const visitWords =
  '관광|방문|탐방|견학|답사|등정|등반|하산|참배|조망|관람|구경|탐험|둘러보기|일주|입장|순례|성지순례|자유관광|시내관광|투어|visit'
const activityWords =
  '주일미사|미사|자유스키|스키\\s?강습|자유산책|자유쇼핑|자유이용|자유관람|기항지|내부|산책|감상|체험|유람|탑승|트레킹|하이킹|라운딩|라운드|자유시간|기념촬영|외관|야경|등|및|유람선|케이블카|산악열차|관광지|차창관광|하차관광|포토타임|물놀이|해수욕|쇼핑|휴식|호핑투어|호핑|시티투어|야경투어|크루즈|온천욕|입도|주변|일대|모래썰매|체류|드라이브|나이트투어|벚꽃|단풍|석양|일몰|일출|\\d+홀|자유식'
export const activityPattern = new RegExp(`(?:^|\\s*)(?:${visitWords}|${activityWords})\\s*$`)
export const visitEndPattern = new RegExp(`(?:${visitWords})\\s*(?:\\([^)]*\\))?\\s*$`)
export const movePattern =
  /\s*(?:국제공항|공항)?\s*(?:으로|로|을|를|에)?\s*(?:출발|도착|이동|경유|향발|귀환|복귀|입항|출항|기항|승선|하선|귀국|출국|입국|arrival|departure)\s*$/i
export const leadingMovePattern =
  /^(?:arrival|arrive|departure|depart|transfer|return|drive|fly|flight|proceed|visit)(?:\s+(?:back\s+)?(?:in|at|to|from|for))?\s+/i

/** Words that are no place, whatever is around them. */
export const notPlacePattern =
  /가이드|미팅|휴식|체크\s*인|체크\s*아웃|투숙|수속|집결|해산|자유\s*일정|자유\s*시간|전\s*일정|전일|조식|중식|석식|식사|아침|점심|저녁|귀국|안내|수하물|픽업|샌딩|송영|예배|기내|휴양|온천욕|별자리|천등|관측|세미나|워크숍|면세|쇼핑|옵션|선택|추천|집합|해상(?!\s?(?:케이블카|공원|국립))|선내|리조트로|호텔로|숙소로|공항으로|공항에|숙소|약\s*\d|소요|무료|포함|별도|가능|일정|예정|(?<=\s|\d)(?:까지|부터|이후)|하여|하고|에서|이동|출발|도착|탑승|자유|전용\s?(?:차|버스)|인근|\d\s*(?:시간|분)|\b(?:meet|assist|transfer|airport|hotel|free|time|check|arriving|tgv|ktx)\b|check-?(?:in|out)/i
/** A place, or something that is done at one: to be looked at. */
export const doubtfulPlacePattern =
  /마사지|쇼$|극$|서커스|박람회|공연|뮤지컬|크루즈|체험|유람선|케이블카|열차|기차|트램|호핑|스노클링|다이빙|스파|승마|카약|래프팅|썰매|클래스|축제|불꽃|라이츠|체류|버스|보트|소원배|나룻배|시내|투어|만들기|날리기|타기|먹거리|디너|공항$|항$|역$|터미널|정류장|휴게소|면세점|본사|센터$|마트$|백화점|아울렛|리조트$|호텔$|매장|상점|[가-힣]점$|샵|숍|농장|공장|라텍스|보석|침향|노니|커피|와이너리|세계문화유산|유네스코|명소/
export const genericPattern =
  /^(?:전용|차량|전용차량|전용차|전용버스|버스|승용차|도보|택시|셔틀|항공|항공기|비행기|무제한|상동|동일|시내|야경|벚꽃|단풍|차창|선택|주변|외곽|유적|문화|역사|전통|자유|오전|오후|반일|전일|하루종일|종일|공항|호텔|리조트|현지|시티|해변|시장|마을|도시|관광지|관광|투어|명소|쇼|city|resort|해상|전일 해상|명소|중심가|번화가|시내중심|시내중심가|다운타운|올드타운|쇼핑몰|부두|항구|먹자골목|미사|예배)$/i
