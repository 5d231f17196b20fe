// Towns, countries and sights that agencies in Korea sell: a name that is here needs no further proof.

const placeNames = `
서울 부산 인천 김포 대구 대전 광주 울산 세종 수원 춘천 강릉 속초 양양 동해 삼척 평창 정선 태백 원주 영월 단양 제천 충주 청주 공주 부여 보령 태안 서산 천안 전주 군산 익산 남원 무주 진안 목포 여수 순천 광양 담양 보성 해남 완도 진도 신안 고흥 구례 하동 남해 거제 통영 고성 사천 진주 창원 마산 김해 양산 밀양 경주 포항 안동 영주 문경 울진 영덕 청송 울릉도 독도 제주 제주도 서귀포 성산 우도 마라도 추자도 흑산도 홍도 청산도 거문도 백령도 강화 파주 가평 양평 포천 남이섬 설악산 오대산 지리산 한라산 내장산 덕유산 소백산 월출산 마이산 무등산 치악산 월악산 주왕산 가야산 북한산
도쿄 오사카 교토 나라 고베 나고야 후쿠오카 하카타 벳부 유후인 나가사키 구마모토 쿠마모토 가고시마 미야자키 오이타 사가 다자이후 기타큐슈 고쿠라 시모노세키 히로시마 오카야마 마쓰야마 다카마쓰 도쿠시마 고치 요나고 돗토리 마쓰에 시즈오카 하코네 요코하마 가마쿠라 닛코 가루이자와 나가노 마쓰모토 다카야마 시라카와고 가나자와 도야마 니가타 센다이 아오모리 아키타 모리오카 삿포로 오타루 노보리베쓰 노보리베츠 도야 하코다테 후라노 비에이 아사히카와 오키나와 나하 이시가키 미야코지마 대마도 쓰시마 이즈하라 북해도 홋카이도 큐슈 규슈 시코쿠 간사이 도톤보리 신사이바시 아라시야마 하우스텐보스 청수사 금각사 은각사 난바
베이징 북경 상하이 상해 항주 항저우 소주 쑤저우 주가각 남경 난징 황산 장가계 원가계 양가계 무릉원 장사 창사 계림 구이린 곤명 쿤밍 여강 리장 대리 성도 청두 구채구 중경 충칭 서안 시안 낙양 정주 개봉 태산 곡부 청도 칭다오 위해 연태 대련 심양 단동 집안 통화 백두산 이도백하 연길 용정 도문 하얼빈 천진 톈진 광저우 심천 선전 하문 샤먼 해남도 하이난 싼야 삼아 홍콩 마카오 침사추이 타이베이 타이페이 대만 예류 지우펀 스펀 진과스 화련 화롄 타이중 타이난 가오슝 까오슝 아리산 일월담 컨딩 단수이 양명산 라싸 우루무치 돈황 내몽골 태항산 면산 평요
하노이 하롱베이 하롱 사파 닌빈 짱안 옌뜨 다낭 호이안 후에 나트랑 냐짱 달랏 무이네 호치민 붕따우 구찌 메콩 푸꾸옥 바나힐 방콕 파타야 푸켓 푸껫 피피섬 끄라비 코사무이 치앙마이 치앙라이 후아힌 아유타야 칸차나부리 비엔티안 비엔티엔 방비엥 루앙프라방 씨엠립 시엠립 앙코르와트 프놈펜 양곤 바간 만달레이 쿠알라룸푸르 코타키나발루 코타 랑카위 페낭 말라카 조호바루 싱가포르 센토사 바탐 발리 우붓 롬복 자카르타 족자카르타 마나도 세부 보홀 막탄 보라카이 마닐라 클락 팔라완 엘니도 푸에르토프린세사 브루나이 콜롬보 캔디 몰디브 말레 델리 아그라 자이푸르 바라나시 뭄바이 카트만두 포카라 팀푸 파로
울란바토르 테를지 알마티 타슈켄트 사마르칸트 부하라 히바 비슈케크 트빌리시 예레반 바쿠 블라디보스토크 이르쿠츠크 바이칼 모스크바 상트페테르부르크 두바이 아부다비 도하 무스카트 이스탄불 앙카라 카파도키아 파묵칼레 안탈리아 에페소 에베소 쿠사다시 이즈미르 괴레메 예루살렘 베들레헴 나사렛 갈릴리 텔아비브 암만 페트라 와디럼 카이로 룩소르 아스완 후르가다 알렉산드리아 기자
파리 몽생미셸 니스 칸 모나코 마르세유 아비뇽 리옹 스트라스부르 콜마르 런던 옥스포드 옥스퍼드 바스 에든버러 더블린 암스테르담 브뤼셀 브뤼헤 룩셈부르크 프랑크푸르트 하이델베르크 로텐부르크 뮌헨 퓌센 베를린 드레스덴 쾰른 함부르크 취리히 루체른 인터라켄 인터라켄 체르마트 제네바 베른 융프라우 융프라우요흐 몽블랑 샤모니 밀라노 베네치아 베니스 피렌체 로마 바티칸 나폴리 폼페이 소렌토 카프리 카프리섬 아말피 포지타노 친퀘테레 시에나 피사 제노바 베로나 돌로미티 코르티나담페초 볼차노 시칠리아 팔레르모 바르셀로나 몬세라트 마드리드 톨레도 세비야 그라나다 코르도바 론다 말라가 미하스 사라고사 발렌시아 리스본 포르투 파티마 까보다로까 신트라 비엔나 빈 잘츠부르크 할슈타트 장크트길겐 인스부르크 프라하 체스키크룸로프 체스키 카를로비바리 브르노 부다페스트 브라티슬라바 바르샤바 크라쿠프 아우슈비츠 자그레브 플리트비체 스플리트 두브로브니크 자다르 류블랴나 블레드 포스토이나 모스타르 사라예보 코토르 부쿠레슈티 소피아 아테네 산토리니 미코노스 메테오라 델피 코펜하겐 오슬로 베르겐 게이랑에르 플롬 스톡홀름 헬싱키 탈린 리가 빌뉴스 레이캬비크
호놀룰루 와이키키 오아후 마우이 하와이 괌 사이판 티니안 팔라우 뉴욕 워싱턴 보스턴 시카고 나이아가라 마이애미 올랜도 로스앤젤레스 샌프란시스코 요세미티 라스베가스 라스베이거스 그랜드캐년 그랜드캐니언 자이언캐년 자이언 브라이스캐년 브라이스 앤텔로프캐년 샌디에고 시애틀 포틀랜드 옐로스톤 솔트레이크시티 알래스카 앵커리지 밴쿠버 빅토리아 로키 밴프 재스퍼 레이크루이스 캘거리 토론토 몬트리올 퀘벡 오타와 옐로나이프 멕시코시티 칸쿤 하바나 리마 쿠스코 마추픽추 나스카 라파스 우유니 산티아고 부에노스아이레스 이과수 리우데자네이루 상파울루 파타고니아 엘칼라파테 우수아이아
시드니 블루마운틴 포트스테판 멜버른 골드코스트 브리즈번 케언즈 퍼스 애들레이드 울룰루 태즈메이니아 오클랜드 로토루아 와이토모 퀸스타운 크라이스트처치 밀포드사운드 테카포 마운트쿡 피지 난디 타히티 보라보라 케이프타운 요하네스버그 빅토리아폭포 잔지바르 나이로비 세렝게티 마사이마라 모리셔스 세이셸 마라케시 카사블랑카 페스 탕헤르 라바트 튀니스
일본 중국 대만 태국 베트남 라오스 캄보디아 미얀마 말레이시아 필리핀 인도네시아 인도 네팔 몽골 튀르키예 터키 이집트 요르단 이스라엘 프랑스 영국 독일 스위스 이탈리아 스페인 포르투갈 오스트리아 체코 헝가리 크로아티아 슬로베니아 그리스 노르웨이 스웨덴 덴마크 핀란드 러시아 미국 캐나다 호주 뉴질랜드
경포대 해운대 광안리 오죽헌 낙산사 불국사 석굴암 첨성대 성산일출봉 섭지코지 천지연폭포 오페라하우스 하버브리지 콜로세움 개선문 에펠탑 루브르박물관 동방명주 외탄 예원 자금성 만리장성 천안문 이화원 병마용 왓아룬 타지마할 자유의여신상 타임스퀘어 금문교 빅벤 블루모스크 히에라폴리스 아크로폴리스
incheon seoul busan tokyo osaka kyoto fukuoka sapporo okinawa nagoya beijing shanghai hongkong macau taipei bangkok pattaya phuket chiangmai hanoi halong danang hoian nhatrang dalat hochiminh siemreap singapore kualalumpur bali cebu bohol manila boracay guam saipan honolulu sydney melbourne auckland queenstown paris nice london edinburgh rome roma milan milano venice venezia florence firenze naples napoli zurich lucerne interlaken geneva vienna salzburg hallstatt prague budapest warsaw krakow zagreb split dubrovnik ljubljana bled athens santorini istanbul cappadocia pamukkale ankara antalya izmir cairo luxor aswan giza dubai abudhabi doha amman petra jerusalem barcelona madrid toledo seville granada lisbon porto fatima frankfurt heidelberg munich berlin amsterdam brussels copenhagen oslo bergen stockholm helsinki tallinn riga moscow newyork boston washington chicago losangeles sanfrancisco lasvegas sandiego seattle vancouver banff jasper toronto montreal quebec cancun havana lima cusco ulaanbaatar kathmandu pokhara delhi agra jaipur sphinx
`

const knownPlaces = new Set(placeNames.trim().split(/\s+/))

export const isKnownPlace = (name: string) => knownPlaces.has(name.replace(/[\s·\-.]/g, '').toLowerCase())

/** Endings of names of places. */
const placeKindPattern =
  /(국립공원|공원|사원|성당|대성당|교회|수도원|궁전|왕궁|궁|성터|고성|해변|해수욕장|비치|시장|마켓|바자르|거리|골목|마을|빌리지|광장|박물관|박물원|미술관|기념관|기념당|전시관|뮤지엄|수족관|아쿠아리움|동물원|식물원|수목원|정원|타워|전망대|폭포|호수|호|섬|군도|산|봉|고개|언덕|절벽|온천|지옥|신사|신궁|텐만구|사찰|선원|절|다리|대교|브릿지|브리지|동굴|산장|별장|타운|트랙|협곡|계곡|캐년|캐니언|사막|구시가지|신시가지|시가지|유적지|유적|묘|왕릉|릉|탑|탑사|개선문|의 문|요새|성벽|테마파크|랜드|월드|파크|케이브|스트리트|베이|포인트|하우스|의 집|생가|항구|부두|골프클럽|골프장|컨트리클럽|CC|골프리조트|분수|동상|기마동상|강|운하|분지|습지|초원|평야|숲|숲길|둘레길|산책로|올레길|해안도로|해안|평원|목장|농장|와이너리|재배지|보호구역|지하도시|대왕릉|향교|서원|고택|한옥마을|민속촌|댐|등대|공항전망대|스퀘어|몰|시계탑|승전탑|바위|대학교|청사|시청|의사당|국회의사당|대성전|경당|영묘|미나렛|모스크|성채|천문대|휴양림|스키장|기마상|기념비|순국비|극장|오페라하우스|경기장|터널|케이블카|야시장|벽화마을|호수마을|홍등거리|사막지대|화산|오름|곶|만|반도|고원|빙하|피오르드|피오르|성)$/
const englishPlaceKindPattern =
  /\b(museum|tower|temple|park|palace|cathedral|church|square|bridge|beach|market|bazaar|street|island|islands|pyramids?|castle|gardens?|lake|falls|waterfall|mountain|valley|bay|village|harbou?r|opera house|abbey|gate|old town|canyon|national park|monastery|mosque|fort|fortress|square|zoo|cave|caves)\b/i

export const endsLikePlace = (name: string) => {
  const bare = name.replace(/\s*\([^)]*\)\s*$/, '')
  return (bare.length >= 3 && placeKindPattern.test(bare)) || englishPlaceKindPattern.test(bare)
}

const onlyKindPattern = new RegExp(`^${placeKindPattern.source.slice(0, -1)}+$`)

/** "전망대" or "온천마을" alone is a kind of place, not the name of one. */
export const isOnlyKind = (name: string) => name.length <= 12 && onlyKindPattern.test(name)
