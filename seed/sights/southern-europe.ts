// Sights of Italy, Iberia, Greece, Türkiye and the Mediterranean by ship.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const southernEuropeSights: Record<string, Sight[]> = {
  이탈리아: [
    sight(['콜로세움', 'Colosseum'], ['오만 명이 들던 원형 경기장', 'The arena that held fifty thousand']),
    sight(
      ['바티칸 박물관', 'Vatican Museums'],
      ['시스티나 예배당으로 이어지는 방', 'Rooms that lead to the Sistine Chapel'],
    ),
    sight(['피렌체 두오모', 'Florence Cathedral'], ['브루넬레스키의 붉은 돔', 'Brunelleschi’s red dome']),
    sight(
      ['베네치아 산마르코 광장', 'St Mark’s Square'],
      ['물 위 도시의 응접실', 'The drawing room of a city on water'],
    ),
    sight(
      ['시에나 캄포 광장', 'Piazza del Campo, Siena'],
      ['조개처럼 기운 벽돌 광장', 'A shell-shaped square of brick'],
    ),
    sight(['포지타노', 'Positano'], ['절벽에 층층이 앉은 집들', 'Houses stacked down the cliff']),
  ],
  로마: [
    sight(['콜로세움', 'Colosseum'], ['고대 로마의 원형 경기장', 'The amphitheatre of ancient Rome']),
    sight(
      ['바티칸 성 베드로 대성당', 'St Peter’s Basilica'],
      ['미켈란젤로의 돔과 피에타', 'Michelangelo’s dome and Pietà'],
    ),
    sight(['판테온', 'Pantheon'], ['천장이 하늘로 열린 신전', 'A temple open to the sky']),
    dusk(['트레비 분수', 'Trevi Fountain'], ['동전을 던지는 저녁 분수', 'A coin in the fountain at dusk']),
    sight(['트라스테베레', 'Trastevere'], ['담쟁이와 식당의 골목', 'Ivy lanes and trattorias']),
    sight(['포로 로마노', 'Roman Forum'], ['기둥이 남은 옛 광장', 'Columns of the old forum']),
  ],
  피렌체: [
    sight(
      ['우피치 미술관', 'Uffizi Gallery'],
      ['보티첼리의 봄을 보는 방', 'The rooms of Botticelli’s Spring'],
    ),
    sight(
      ['피렌체 두오모', 'Florence Cathedral'],
      ['도시 어디서나 보이는 돔', 'The dome seen from everywhere'],
    ),
    sight(['베키오 다리', 'Ponte Vecchio'], ['금세공 가게가 얹힌 다리', 'A bridge of goldsmiths']),
    dusk(['미켈란젤로 광장', 'Piazzale Michelangelo'], ['아르노강 너머의 노을', 'Sunset across the Arno']),
  ],
  베네치아: [
    sight(
      ['산마르코 광장', 'St Mark’s Square'],
      ['금빛 모자이크 성당의 광장', 'The square of the golden basilica'],
    ),
    sight(
      ['대운하 수상버스', 'Grand Canal by vaporetto'],
      ['궁전 사이를 지나는 물길', 'Between palaces by water bus'],
    ),
    sight(['부라노섬', 'Burano'], ['색색의 집과 레이스의 섬', 'An island of coloured houses and lace']),
    sight(['리알토 시장', 'Rialto Market'], ['아침 생선과 채소의 시장', 'Fish and greens in the morning']),
  ],
  '라 페니체': [
    dusk(['라 페니체 극장', 'La Fenice'], ['불탄 뒤 되살린 오페라 극장', 'The opera house risen from fire']),
    sight(
      ['가면 공방', 'Mask workshop'],
      ['종이 반죽에 금을 입히는 오후', 'Papier-mâché and gold for an afternoon'],
    ),
    sight(
      ['아카데미아 미술관', 'Gallerie dell’Accademia'],
      ['베네치아 화파의 방', 'Rooms of the Venetian school'],
    ),
    sight(
      ['페기 구겐하임', 'Peggy Guggenheim Collection'],
      ['운하 옆 단층 궁의 현대 미술', 'Modern art in a low palace'],
    ),
    sight(
      ['산조르조 마조레', 'San Giorgio Maggiore'],
      ['종탑에서 보는 석호', 'The lagoon from its bell tower'],
    ),
    sight(['토르첼로섬', 'Torcello'], ['모자이크가 남은 조용한 섬', 'A quiet island of mosaics']),
  ],
  토스카나: [
    sight(['발도르차', 'Val d’Orcia'], ['사이프러스 길이 굽이치는 언덕', 'Hills of winding cypress roads']),
    sight(['시에나', 'Siena'], ['벽돌빛 중세 도시', 'A medieval city of brick']),
    sight(['몬탈치노 와이너리', 'Montalcino winery'], ['브루넬로를 맛보는 언덕', 'Brunello on its own hill']),
    sight(['산지미냐노', 'San Gimignano'], ['탑이 솟은 돌 마을', 'A stone town of towers']),
    sight(['피엔차', 'Pienza'], ['양젖 치즈와 골짜기 전망', 'Sheep’s cheese and a valley view']),
  ],
  아말피: [
    sight(['포지타노', 'Positano'], ['바다로 내려가는 파스텔빛 마을', 'A pastel village down to the sea']),
    sight(
      ['라벨로 빌라 루폴로', 'Villa Rufolo, Ravello'],
      ['바다를 내려다보는 정원', 'A garden high above the sea'],
    ),
    sight(['카프리섬', 'Capri'], ['배로 다녀오는 푸른 섬', 'The blue island by boat']),
    sight(
      ['아말피 대성당', 'Amalfi Cathedral'],
      ['긴 계단 위 줄무늬 성당', 'A striped church up long steps'],
    ),
    sight(['신들의 길', 'Path of the Gods'], ['절벽 위를 걷는 조망길', 'A cliff path over the coast']),
  ],
  알바: [
    dawn(['흰 송로 채집', 'White truffle hunt'], ['개를 따라 드는 새벽 숲', 'Into the woods behind the dog']),
    sight(['바롤로 마을', 'Barolo'], ['성과 와인 박물관의 언덕', 'A hill of castle and wine museum']),
    sight(
      ['바르바레스코 탑', 'Barbaresco tower'],
      ['포도밭을 둘러보는 돌탑', 'Vineyards all round from a stone tower'],
    ),
    sight(['라모라 전망', 'La Morra lookout'], ['안개 낀 랑게 언덕', 'The Langhe hills in mist']),
    sight(['알바 구시가', 'Old Alba'], ['탑과 송로 시장의 도시', 'A town of towers and truffles']),
  ],
  코르티나: [
    sight(
      ['트레치메', 'Tre Cime di Lavaredo'],
      ['세 봉우리를 도는 10km', 'Ten kilometres round the three towers'],
    ),
    sight(['미주리나 호수', 'Lake Misurina'], ['봉우리가 비치는 고갯길 호수', 'A lake below the peaks']),
    sight(['라가주오이', 'Lagazuoi'], ['케이블카로 오르는 2,752m 전망', '2,752 m by cable car']),
    sight(['친퀘토리', 'Cinque Torri'], ['다섯 바위 탑과 참호 유적', 'Five rock towers and old trenches']),
    sight(['소라피스 호수', 'Lake Sorapis'], ['우윳빛 푸른 물의 호수', 'Milky-blue water under cliffs']),
  ],
  오르티세이: [
    sight(
      ['알페디시우시', 'Alpe di Siusi'],
      ['유럽에서 가장 넓은 고원 초지', 'Europe’s widest alpine meadow'],
    ),
    sight(['세체다', 'Seceda'], ['칼날처럼 솟은 초록 능선', 'A green ridge cut like a blade']),
    sight(
      ['산타막달레나', 'Santa Maddalena'],
      ['오들레 봉우리 아래 작은 성당', 'A small church below the Odle'],
    ),
    sight(
      ['오르티세이 목각 거리', 'Ortisei woodcarvers'],
      ['나무 조각 공방이 모인 마을', 'A village of carvers’ workshops'],
    ),
    sight(['카레차 호수', 'Lake Carezza'], ['라테마르가 비치는 초록 물', 'Green water that mirrors Latemar']),
  ],
  아시시: [
    sight(
      ['성 프란치스코 대성당', 'Basilica of St Francis'],
      ['조토의 벽화가 있는 순례 성당', 'A pilgrim church of Giotto frescoes'],
    ),
    sight(
      ['성 키아라 성당', 'Basilica of St Clare'],
      ['장밋빛 돌의 성당', 'A church of rose-coloured stone'],
    ),
    sight(
      ['천사들의 성모 성당', 'Santa Maria degli Angeli'],
      ['작은 포르치운쿨라를 품은 성당', 'The church around the Porziuncola'],
    ),
    sight(
      ['아시시 언덕 산책', 'Assisi hill walk'],
      ['올리브밭을 내려다보는 길', 'A path above the olive groves'],
    ),
  ],
  지중해: [
    sight(
      ['바르셀로나 사그라다 파밀리아', 'Sagrada Família, Barcelona'],
      ['승선 전날 들르는 성당', 'The church, the day before boarding'],
    ),
    sight(
      ['팔마 대성당', 'Palma Cathedral'],
      ['마요르카 바닷가의 고딕 성당', 'Gothic by the sea on Mallorca'],
    ),
    sight(
      ['마르세유 노트르담', 'Notre-Dame, Marseille'],
      ['항구를 내려다보는 언덕 성당', 'A hilltop church over the port'],
    ),
    sight(['제노바 구시가', 'Old Genoa'], ['궁전 거리가 남은 항구', 'A port of palace streets']),
    sight(
      ['피사의 사탑', 'Leaning Tower of Pisa'],
      ['리보르노항에서 다녀오는 탑', 'From the port of Livorno'],
    ),
    dusk(['선상 만찬', 'Dinner at sea'], ['정찬 식당에서 드는 저녁', 'An evening in the dining room']),
    sight(['로마 콜로세움', 'Colosseum, Rome'], ['치비타베키아항에서 가는 로마', 'Rome from Civitavecchia']),
  ],
  서지중해: [
    sight(
      ['바르셀로나 구엘 공원', 'Park Güell, Barcelona'],
      ['차로 가까이 올라 걷는 타일 공원', 'A tiled park, driven close to the top'],
    ),
    sight(['마르세유 옛 항구', 'Old Port of Marseille'], ['평평한 부두 산책', 'A level walk by the quay']),
    sight(
      ['제노바 페라리 광장', 'Piazza De Ferrari, Genoa'],
      ['큰 분수가 있는 광장', 'A square with a great fountain'],
    ),
    sight(
      ['갑판에서 쉬는 날', 'A day at sea'],
      ['배에서 책과 바다로 보내는 하루', 'A day of books and sea air'],
    ),
    sight(
      ['로마 성 베드로 광장', 'St Peter’s Square, Rome'],
      ['회랑이 둘러싼 광장', 'A square held by colonnades'],
    ),
  ],
  스페인: [
    sight(['알람브라 궁전', 'The Alhambra'], ['나스르 왕조의 붉은 성', 'The red fortress of the Nasrids']),
    sight(
      ['사그라다 파밀리아', 'Sagrada Família'],
      ['지금도 짓고 있는 가우디의 성당', 'Gaudí’s church, still being built'],
    ),
    sight(['톨레도', 'Toledo'], ['강이 두른 세 종교의 도시', 'A river-ringed city of three faiths']),
  ],
  포르투갈: [
    sight(
      ['리스본 벨렝 탑', 'Belém Tower, Lisbon'],
      ['대항해 시대의 강가 요새', 'A river fort of the age of sail'],
    ),
    sight(
      ['제로니무스 수도원', 'Jerónimos Monastery'],
      ['밧줄 무늬를 새긴 회랑', 'Cloisters carved like rope'],
    ),
    sight(['호카곶', 'Cabo da Roca'], ['유럽 대륙의 서쪽 끝', 'Where the continent ends']),
  ],
  마드리드: [
    sight(['프라도 미술관', 'Museo del Prado'], ['벨라스케스와 고야의 방', 'Velázquez and Goya']),
    sight(['톨레도', 'Toledo'], ['언덕 위 옛 수도', 'The old capital on its hill']),
  ],
  그라나다: [
    sight(['알람브라 궁전', 'The Alhambra'], ['물과 아치의 정원 궁전', 'A palace of water and arches']),
    dusk(
      ['알바이신 전망대', 'Albaicín lookout'],
      ['저녁빛의 알람브라를 보는 언덕', 'The Alhambra in evening light'],
    ),
  ],
  바르셀로나: [
    sight(
      ['사그라다 파밀리아', 'Sagrada Família'],
      ['숲 같은 기둥 안의 빛', 'Light among columns like trees'],
    ),
    sight(['카사 밀라 지붕', 'Casa Milà rooftop'], ['굴뚝이 투구를 쓴 옥상', 'Chimneys like helmets']),
    sight(['구엘 공원', 'Park Güell'], ['타일 벤치에서 보는 도시', 'The city from a tiled bench']),
    sight(['고딕 지구', 'Gothic Quarter'], ['대성당 둘레의 좁은 골목', 'Narrow lanes round the cathedral']),
    sight(
      ['미스 반데어로에 파빌리온', 'Mies van der Rohe Pavilion'],
      ['돌과 유리로 만든 1929년의 집', 'Stone and glass of 1929'],
    ),
  ],
  빌바오: [
    sight(
      ['빌바오 구겐하임', 'Guggenheim Bilbao'],
      ['티타늄이 강에 비치는 미술관', 'Titanium mirrored in the river'],
    ),
    sight(['수비수리 다리', 'Zubizuri Bridge'], ['흰 활처럼 휜 보행교', 'A white footbridge like a bow']),
    sight(
      ['비스카야 다리', 'Vizcaya Bridge'],
      ['곤돌라로 건너는 철제 다리', 'The iron bridge with its gondola'],
    ),
    dusk(['카스코 비에호', 'Casco Viejo'], ['핀초를 나누는 옛 골목', 'Pintxos in the old lanes']),
  ],
  포르투: [
    sight(
      ['상벤투역', 'São Bento Station'],
      ['푸른 타일 이만 장의 역', 'A station of twenty thousand tiles'],
    ),
    sight(['히베이라 강변', 'Ribeira'], ['도루강가의 색색 집', 'Bright houses on the Douro']),
    sight(
      ['아줄레주 공방', 'Azulejo workshop'],
      ['타일 한 장을 손수 그리는 시간', 'Paint a tile of your own'],
    ),
    dusk(['동 루이스 다리', 'Dom Luís Bridge'], ['강 위 높은 다리의 노을', 'Sunset from the high bridge']),
  ],
  도루: [
    sight(
      ['도루강 뱃길', 'Douro by boat'],
      ['계단식 포도밭 사이를 거슬러 오르는 배', 'Upstream between terraced vines'],
    ),
    sight(
      ['피냥역', 'Pinhão Station'],
      ['수확을 그린 타일의 작은 역', 'A small station tiled with harvests'],
    ),
    sight(
      ['포트와인 농원', 'Port wine quinta'],
      ['발로 포도를 밟던 돌 통', 'Stone tanks where grapes were trodden'],
    ),
    sight(
      ['카잘드로이보스 전망대', 'Casal de Loivos lookout'],
      ['강굽이를 내려다보는 언덕', 'A hill over the river’s bend'],
    ),
  ],
  리스본: [
    sight(
      ['알파마와 28번 전차', 'Alfama and tram 28'],
      ['언덕 골목을 오르는 노란 전차', 'A yellow tram through hill lanes'],
    ),
    sight(
      ['벨렝 에그타르트', 'Belém custard tarts'],
      ['수도원 곁에서 맛보는 과자', 'The pastry beside the monastery'],
    ),
    sight(
      ['신트라 페나궁', 'Pena Palace, Sintra'],
      ['숲 위의 색색 궁전', 'A painted palace above the woods'],
    ),
    dusk(['포르타스 두 솔', 'Portas do Sol'], ['붉은 지붕과 강의 노을', 'Red roofs and river at sunset']),
  ],
  라고스: [
    sight(['폰타다피에다드', 'Ponta da Piedade'], ['바위 아치와 동굴의 해안', 'Sea arches and grottoes']),
    sight(['카밀로 해변', 'Praia do Camilo'], ['나무 계단 아래 작은 해변', 'A cove below wooden steps']),
  ],
  세비야: [
    sight(
      ['세비야 대성당과 히랄다', 'Seville Cathedral and Giralda'],
      ['콜럼버스 묘가 있는 고딕 성당', 'Gothic vaults and Columbus’s tomb'],
    ),
    sight(['알카사르', 'Real Alcázar'], ['타일과 정원의 왕궁', 'A palace of tiles and gardens']),
    sight(['에스파냐 광장', 'Plaza de España'], ['반원형 회랑과 물길', 'A half-circle of arcades and water']),
    dusk(
      ['트리아나 플라멩코', 'Flamenco in Triana'],
      ['강 건너 동네의 춤과 기타', 'Dance and guitar across the river'],
    ),
  ],
  그리스: [
    sight(
      ['아크로폴리스', 'The Acropolis'],
      ['파르테논이 선 아테네의 언덕', 'The Parthenon’s hill in Athens'],
    ),
    dusk(
      ['이아 마을 노을', 'Oia at sunset'],
      ['절벽 마을 너머로 지는 해', 'The sun beyond the cliff village'],
    ),
    sight(['델포이', 'Delphi'], ['산비탈에 남은 신탁의 성역', 'The oracle’s sanctuary on its slope']),
    sight(['메테오라', 'Meteora'], ['바위 기둥 위의 수도원', 'Monasteries on pillars of rock']),
    sight(['플라카', 'Plaka'], ['아크로폴리스 아래 옛 골목', 'Old lanes below the Acropolis']),
  ],
  아테네: [
    sight(['아크로폴리스', 'The Acropolis'], ['파르테논 신전의 언덕', 'The hill of the Parthenon']),
    sight(['플라카', 'Plaka'], ['저녁을 먹는 옛 골목', 'Old lanes for supper']),
    sight(
      ['아크로폴리스 박물관', 'Acropolis Museum'],
      ['발굴지 위에 선 유리 박물관', 'Glass above the excavations'],
    ),
    dusk(['리카베투스 언덕', 'Mount Lycabettus'], ['도시를 내려다보는 노을', 'Sunset over the city']),
  ],
  산토리니: [
    dusk(['이아 노을', 'Oia sunset'], ['하얀 절벽 마을의 저녁', 'Evening in the white cliff village']),
    sight(
      ['피라에서 이아까지 걷기', 'Fira to Oia walk'],
      ['칼데라 가장자리의 10km 길', 'Ten kilometres along the caldera rim'],
    ),
    sight(['아크로티리 유적', 'Akrotiri'], ['화산재에 묻힌 청동기 도시', 'A Bronze Age town under ash']),
    sight(
      ['칼데라 카타마란', 'Caldera catamaran'],
      ['화산섬과 온천 바다의 뱃길', 'By sail to the volcano and warm springs'],
    ),
    sight(['레드 비치', 'Red Beach'], ['붉은 절벽을 조망하는 해변', 'A beach below red cliffs']),
  ],
  미코노스: [
    sight(['카토 밀리 풍차', 'Kato Mili windmills'], ['바다를 보는 흰 풍차', 'White mills facing the sea']),
    dusk(['리틀 베네치아', 'Little Venice'], ['물가에 발코니를 낸 집들', 'Balconies over the water']),
  ],
  이스탄불: [
    sight(['아야소피아', 'Hagia Sophia'], ['1,500년을 선 큰 돔', 'A great dome of 1,500 years']),
    sight(['블루 모스크', 'Blue Mosque'], ['첨탑 여섯의 푸른 타일 사원', 'Six minarets and blue tiles']),
    sight(
      ['톱카프 궁전', 'Topkapı Palace'],
      ['보스포루스를 보는 술탄의 궁', 'The sultans’ palace over the Bosphorus'],
    ),
    sight(['그랜드 바자르', 'Grand Bazaar'], ['지붕 덮인 사천 가게', 'Four thousand shops under one roof']),
    dusk(
      ['보스포루스 유람', 'Bosphorus cruise'],
      ['두 대륙 사이의 저녁 뱃길', 'An evening between two continents'],
    ),
  ],
  카파도키아: [
    sight(
      ['괴레메 야외 박물관', 'Göreme Open-Air Museum'],
      ['바위를 파낸 교회와 벽화', 'Rock-cut churches and frescoes'],
    ),
    dawn(['열기구가 뜨는 새벽', 'Balloons at dawn'], ['테라스에서 보는 하늘', 'The sky from a terrace']),
    sight(
      ['데린쿠유 지하도시', 'Derinkuyu underground city'],
      ['여덟 층 깊이의 옛 피난처', 'A refuge eight levels deep'],
    ),
    sight(['파샤바 버섯바위', 'Paşabağ'], ['요정의 굴뚝이 모인 골짜기', 'A valley of fairy chimneys']),
    dusk(['로즈 밸리', 'Rose Valley'], ['저녁빛에 붉어지는 바위', 'Rock that reddens at evening']),
  ],
  에게해: [
    sight(
      ['에페수스', 'Ephesus'],
      ['켈수스 도서관이 남은 고대 도시', 'The ancient city of the Celsus Library'],
    ),
    sight(['시린제 마을', 'Şirince'], ['올리브밭 언덕의 돌집 마을', 'A hill village among olives']),
    sight(['트로이', 'Troy'], ['아홉 층이 쌓인 전설의 도시', 'Nine layers of a legend']),
    sight(
      ['베르가마 아크로폴리스', 'Acropolis of Pergamon'],
      ['가파른 극장이 있는 언덕 도시', 'A hill city with a steep theatre'],
    ),
    dusk(['보드룸 항구', 'Bodrum harbour'], ['성 아래 돛배의 저녁', 'Boats below the castle at evening']),
  ],
  파묵칼레: [
    sight(
      ['파묵칼레 석회 계단', 'Pamukkale terraces'],
      ['맨발로 걷는 흰 온천 계단', 'White terraces walked barefoot'],
    ),
    sight(['히에라폴리스', 'Hierapolis'], ['온천 위에 선 고대 도시', 'An ancient city over the springs']),
    sight(['아프로디시아스', 'Aphrodisias'], ['조각으로 이름난 유적', 'Ruins famed for sculpture']),
  ],
}
