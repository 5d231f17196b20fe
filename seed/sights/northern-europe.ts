// Sights of Central and Eastern Europe and the Nordic countries.
import { dusk, type Sight, sight } from './sight.ts'

export const northernEuropeSights: Record<string, Sight[]> = {
  체코: [
    sight(['프라하성', 'Prague Castle'], ['성 비투스 성당이 솟은 언덕', 'The hill of St Vitus’s spires']),
    sight(['카를교', 'Charles Bridge'], ['서른 성상이 선 돌다리', 'A stone bridge of thirty statues']),
    sight(['체스키크룸로프', 'Český Krumlov'], ['강이 감싼 중세 마을', 'A medieval town in a river’s bend']),
  ],
  오스트리아: [
    sight(['쇤브룬 궁전', 'Schönbrunn Palace'], ['합스부르크의 여름 궁', 'The Habsburgs’ summer palace']),
    sight(['할슈타트', 'Hallstatt'], ['호숫가 절벽 아래 마을', 'A village between lake and cliff']),
    sight(
      ['잘츠부르크 구시가', 'Old Salzburg'],
      ['모차르트가 태어난 거리', 'The street where Mozart was born'],
    ),
  ],
  프라하: [
    sight(['카를교', 'Charles Bridge'], ['이른 아침에 걷는 돌다리', 'The stone bridge early in the day']),
    sight(['프라하성', 'Prague Castle'], ['블타바강 위의 성', 'The castle above the Vltava']),
    sight(
      ['구시가 광장과 천문시계', 'Old Town Square and Orloj'],
      ['정각마다 인형이 도는 시계', 'The clock whose figures turn each hour'],
    ),
    dusk(['페트린 언덕', 'Petřín Hill'], ['붉은 지붕에 불이 켜지는 저녁', 'Roofs as the lights come on']),
    sight(
      ['스트라호프 도서관', 'Strahov Library'],
      ['천장화가 있는 수도원 서고', 'A monastery library of painted ceilings'],
    ),
  ],
  체스키크룸로프: [
    sight(
      ['체스키크룸로프성', 'Český Krumlov Castle'],
      ['탑에서 보는 강굽이 마을', 'The river town from its tower'],
    ),
    sight(['블타바강 뗏목', 'Vltava by raft'], ['마을을 도는 느린 물길', 'A slow float round the town']),
    dusk(['라트란 골목', 'Latrán lanes'], ['여관 불빛이 켜진 옛길', 'Inn lights on an old lane']),
  ],
  빈: [
    sight(['쇤브룬 궁전', 'Schönbrunn Palace'], ['정원 끝 글로리에테까지', 'Up to the Gloriette']),
    sight(['벨베데레', 'Belvedere'], ['클림트의 키스가 걸린 궁', 'The palace of Klimt’s Kiss']),
    sight(
      ['슈테판 대성당', 'St Stephen’s Cathedral'],
      ['색 기와지붕의 고딕 성당', 'A Gothic church under coloured tiles'],
    ),
    sight(['호프부르크 왕궁', 'Hofburg'], ['합스부르크의 겨울 궁', 'The Habsburgs’ winter palace']),
    sight(['빈 커피하우스', 'Viennese coffee house'], ['신문과 케이크의 오후', 'Newspapers and cake']),
  ],
  '빈 음악': [
    dusk(
      ['무지크페라인 황금홀 음악회', 'Concert at the Musikverein'],
      ['소리로 이름난 금빛 홀', 'The golden hall, famed for its sound'],
    ),
    dusk(['빈 국립오페라', 'Vienna State Opera'], ['링 거리의 오페라극장', 'The opera on the Ring']),
    dusk(
      ['작은 교회의 실내악', 'Chamber music in a small church'],
      ['촛불 아래 듣는 현악', 'Strings by candlelight'],
    ),
    sight(['왈츠 수업', 'Waltz lesson'], ['오래된 무도 학교의 한 시간', 'An hour at an old dancing school']),
    sight(['벨베데레', 'Belvedere'], ['클림트의 키스가 걸린 궁', 'The palace of Klimt’s Kiss']),
    sight(['빈 커피하우스', 'Viennese coffee house'], ['신문과 케이크의 오후', 'Newspapers and cake']),
    sight(
      ['음악가의 묘지', 'Musicians’ graves'],
      ['베토벤과 슈베르트가 잠든 중앙묘지', 'Beethoven and Schubert in the Central Cemetery'],
    ),
    sight(
      ['베토벤의 하일리겐슈타트', 'Beethoven’s Heiligenstadt'],
      ['산책하며 곡을 쓴 포도밭 마을', 'The vineyard village where he walked and wrote'],
    ),
  ],
  잘츠부르크: [
    dusk(
      ['축제극장 오페라', 'Opera at the Festival Hall'],
      ['여름 축제의 큰 무대', 'The great stage of the summer festival'],
    ),
    dusk(
      ['모차르테움 음악회', 'Concert at the Mozarteum'],
      ['금빛 홀의 실내 관현악', 'Orchestra in a gilded hall'],
    ),
    dusk(
      ['펠젠라이트슐레 음악회', 'Concert at the Felsenreitschule'],
      ['바위를 깎은 옛 승마학교의 무대', 'A stage cut in the rock'],
    ),
    sight(
      ['호엔잘츠부르크성', 'Hohensalzburg Fortress'],
      ['구시가 위의 흰 요새', 'The white fortress above town'],
    ),
    sight(['미라벨 정원', 'Mirabell Gardens'], ['성을 배경으로 둔 꽃밭', 'Flowerbeds below the fortress']),
    sight(
      ['잘츠카머구트 볼프강호', 'Wolfgangsee'],
      ['배와 흰 말 여관의 호수', 'A lake of steamers and old inns'],
    ),
  ],
  부다페스트: [
    dusk(['다뉴브 야경 유람', 'Danube by night'], ['불 켜진 국회의사당 앞 뱃길', 'Past the lit Parliament']),
    sight(['어부의 요새', 'Fisherman’s Bastion'], ['강 건너를 보는 흰 망루', 'White turrets over the river']),
    sight(
      ['세체니 온천', 'Széchenyi Baths'],
      ['노란 궁전 안의 노천 온천', 'Open-air baths in a yellow palace'],
    ),
    sight(['중앙시장', 'Great Market Hall'], ['파프리카와 랑고시의 시장', 'Paprika and lángos']),
  ],
  크로아티아: [
    sight(
      ['두브로브니크 성벽', 'Dubrovnik city walls'],
      ['아드리아해를 두른 2km 성벽', 'Two kilometres above the Adriatic'],
    ),
    sight(
      ['플리트비체', 'Plitvice Lakes'],
      ['열여섯 호수가 폭포로 이어진 숲', 'Sixteen lakes joined by falls'],
    ),
    sight(
      ['스플리트 디오클레티아누스 궁', 'Diocletian’s Palace, Split'],
      ['궁전 안에 사는 도시', 'A city living in a palace'],
    ),
  ],
  슬로베니아: [
    sight(['블레드 호수', 'Lake Bled'], ['섬 성당과 절벽 성의 호수', 'A lake of island church and castle']),
    sight(['류블랴나', 'Ljubljana'], ['용 다리가 있는 작은 수도', 'A small capital with a dragon bridge']),
    sight(['포스토이나 동굴', 'Postojna Cave'], ['열차로 드는 석회 동굴', 'A cave entered by train']),
  ],
  블레드: [
    sight(['블레드 호수', 'Lake Bled'], ['나룻배로 건너는 섬 성당', 'The island church by rowing boat']),
    sight(
      ['빈트가르 협곡', 'Vintgar Gorge'],
      ['나무 다리로 걷는 맑은 골짜기', 'A clear gorge on boardwalks'],
    ),
    sight(['포스토이나 동굴', 'Postojna Cave'], ['꼬마열차로 드는 동굴', 'Into the cave by little train']),
    sight(['류블랴나 구시가', 'Old Ljubljana'], ['강변 카페의 수도', 'A capital of riverside cafés']),
  ],
  플리트비체: [
    sight(['플리트비체 호수', 'Plitvice Lakes'], ['나무 길로 걷는 옥빛 호수', 'Jade lakes on boardwalks']),
    sight(
      ['라스토케 물레방앗간', 'Rastoke mills'],
      ['폭포 위에 앉은 작은 마을', 'A village set on waterfalls'],
    ),
  ],
  스플리트: [
    sight(
      ['디오클레티아누스 궁', 'Diocletian’s Palace'],
      ['로마 황제가 지은 궁의 골목', 'Lanes inside an emperor’s palace'],
    ),
    sight(['트로기르', 'Trogir'], ['다리로 이어진 세계유산 섬 마을', 'A World Heritage island town']),
  ],
  두브로브니크: [
    sight(
      ['두브로브니크 성벽', 'Dubrovnik city walls'],
      ['바다를 보며 도는 성벽길', 'A wall walk above the sea'],
    ),
    sight(
      ['스르지산 케이블카', 'Mount Srđ cable car'],
      ['구시가를 내려다보는 산', 'The old town from above'],
    ),
    sight(['스트라둔', 'Stradun'], ['반들반들한 돌의 큰길', 'A main street of polished stone']),
  ],
  노르웨이: [
    sight(
      ['송네 피오르 유람선', 'Sognefjord cruise'],
      ['가장 긴 피오르를 지나는 배', 'A boat on the longest fjord'],
    ),
    sight(['플롬 산악열차', 'Flåm Railway'], ['866m를 내려가는 20km 철길', 'Twenty kilometres, 866 m down']),
    sight(['베르겐 브뤼겐', 'Bryggen, Bergen'], ['한자동맹의 나무 부두', 'Wooden wharf of the Hanse']),
    sight(
      ['오슬로 비겔란 공원', 'Vigeland Park, Oslo'],
      ['이백 점이 넘는 조각의 공원', 'A park of over 200 sculptures'],
    ),
  ],
  덴마크: [
    sight(['뉘하운', 'Nyhavn'], ['색색 집이 선 옛 부두', 'An old quay of bright houses']),
    sight(['크론보르성', 'Kronborg Castle'], ['햄릿의 무대가 된 성', 'The castle of Hamlet']),
  ],
  코펜하겐: [
    sight(['뉘하운', 'Nyhavn'], ['배와 색색 집의 부두', 'Boats and painted houses']),
    sight(['인어공주상', 'The Little Mermaid'], ['항구 바위에 앉은 조각', 'A figure on a harbour rock']),
  ],
  오슬로: [
    sight(['비겔란 공원', 'Vigeland Park'], ['사람의 일생을 새긴 공원', 'A human life in stone and bronze']),
    sight(
      ['오슬로 오페라하우스', 'Oslo Opera House'],
      ['지붕 위를 걷는 흰 건물', 'A white roof you can walk'],
    ),
  ],
  피오르: [
    sight(
      ['송네 피오르 유람선', 'Sognefjord cruise'],
      ['폭포 사이를 지나는 뱃길', 'A boat between waterfalls'],
    ),
    sight(
      ['플롬 산악열차', 'Flåm Railway'],
      ['골짜기로 내려가는 초록 열차', 'A green train down the valley'],
    ),
    sight(['베르겐 브뤼겐', 'Bryggen, Bergen'], ['기울어진 나무집의 부두', 'Leaning wooden wharf houses']),
  ],
  스톡홀름: [
    sight(['감라스탄', 'Gamla Stan'], ['왕궁이 있는 옛 섬', 'The old island of the palace']),
    sight(['바사 박물관', 'Vasa Museum'], ['1628년에 가라앉은 전함', 'A warship sunk in 1628']),
  ],
  헬싱키: [
    sight(['헬싱키 대성당', 'Helsinki Cathedral'], ['계단 위의 흰 성당', 'White church up broad steps']),
    sight(
      ['템펠리아우키오 교회', 'Temppeliaukio Church'],
      ['바위를 파낸 둥근 교회', 'A round church cut in rock'],
    ),
  ],
  아이슬란드: [
    sight(['골든 서클', 'Golden Circle'], ['싱벨리르와 간헐천, 굴포스', 'Þingvellir, geysers and Gullfoss']),
    sight(['요쿨살론 빙하호', 'Jökulsárlón'], ['얼음덩이가 떠다니는 호수', 'A lagoon of drifting ice']),
    sight(
      ['레이니스피아라', 'Reynisfjara'],
      ['주상절리가 선 검은 모래 해변', 'Black sand and basalt columns'],
    ),
    sight(['스코가포스', 'Skógafoss'], ['높이 60m 폭포', 'A 60 m curtain of water']),
    dusk(
      ['오로라 기다리기', 'Waiting for the aurora'],
      ['예보를 보고 나가는 밤', 'Out when the forecast is good'],
    ),
  ],
  핀란드: [
    sight(['헬싱키 시장 광장', 'Helsinki Market Square'], ['항구 앞 천막 시장', 'Stalls by the harbour']),
    sight(['수오멘린나', 'Suomenlinna'], ['배로 건너는 요새 섬', 'A fortress island by ferry']),
  ],
  링로드: [
    sight(['싱벨리르', 'Þingvellir'], ['두 대륙판 사이를 걷는 길', 'A walk between two plates']),
    sight(['스코가포스', 'Skógafoss'], ['물보라에 무지개가 서는 폭포', 'A fall with rainbows in its spray']),
    sight(
      ['레이니스피아라', 'Reynisfjara'],
      ['파도를 조심하며 보는 검은 해변', 'A black beach, watched from a safe distance'],
    ),
    sight(['요쿨살론 빙하호', 'Jökulsárlón'], ['얼음이 바다로 나가는 호수', 'Ice on its way to sea']),
    sight(['고다포스', 'Goðafoss'], ['신들의 폭포라 불리는 북쪽 폭포', 'The northern fall of the gods']),
    sight(['미바튼', 'Mývatn'], ['용암과 노천 온천의 호수', 'A lake of lava and warm baths']),
    dusk(
      ['오로라 당번', 'Aurora watch'],
      ['하늘이 열리면 서로 깨우는 밤', 'Whoever is on duty wakes the rest'],
    ),
    sight(
      ['레이캬비크', 'Reykjavík'],
      ['주상절리를 닮은 교회의 수도', 'The capital and its basalt-like church'],
    ),
  ],
  트롤퉁가: [
    sight(['트롤퉁가', 'Trolltunga'], ['호수 위로 뻗은 바위 혀', 'A tongue of rock over the lake']),
    sight(
      ['프레이케스톨렌', 'Preikestolen'],
      ['피오르 위 604m 바위 단상', 'A rock pulpit 604 m above the fjord'],
    ),
    sight(['하르당에르 피오르', 'Hardangerfjord'], ['과수원이 이어진 물가', 'Orchards along the water']),
    sight(['베르겐 브뤼겐', 'Bryggen, Bergen'], ['나무 부두의 옛 거리', 'The old wooden wharf']),
    sight(['라테포센', 'Låtefossen'], ['길가에서 갈라져 떨어지는 쌍폭포', 'A twin fall beside the road']),
  ],
}
