// Sights of France, Britain, the Low Countries and the Alps.
import { dawn, dusk, type Sight, sight } from './sight.ts'

export const westernEuropeSights: Record<string, Sight[]> = {
  프랑스: [
    sight(['에펠탑', 'Eiffel Tower'], ['샹드마르스 공원에 선 철탑', 'The iron tower over the Champ de Mars']),
    sight(['루브르 박물관', 'The Louvre'], ['옛 왕궁을 채운 미술관', 'A royal palace filled with art']),
    sight(
      ['베르사유 궁전', 'Palace of Versailles'],
      ['거울의 방과 너른 정원', 'The Hall of Mirrors and its gardens'],
    ),
    sight(
      ['몽생미셸', 'Mont-Saint-Michel'],
      ['밀물이면 섬이 되는 수도원', 'An abbey the tide makes an island'],
    ),
    sight(
      ['아비뇽 교황청', 'Palais des Papes'],
      ['14세기 교황이 머문 성채 궁전', 'The fortress palace of the 14th-century popes'],
    ),
    sight(
      ['니스 해변', 'Nice seafront'],
      ['자갈 해변을 따라 걷는 산책로', 'A promenade along the pebble beach'],
    ),
  ],
  파리: [
    sight(
      ['루브르 박물관', 'The Louvre'],
      ['유리 피라미드 아래의 미술관', 'The museum below the glass pyramid'],
    ),
    sight(
      ['오르세 미술관', 'Musée d’Orsay'],
      ['옛 기차역에 걸린 인상파 그림', 'Impressionists in a former station'],
    ),
    sight(
      ['몽마르트르', 'Montmartre'],
      ['화가들이 살던 언덕과 흰 성당', 'The painters’ hill and its white church'],
    ),
    dusk(
      ['센강의 저녁', 'The Seine at evening'],
      ['다리마다 불이 켜지는 강변', 'Riverbanks as the bridges light up'],
    ),
    sight(['마레 지구', 'The Marais'], ['옛 저택과 작은 화랑의 골목', 'Old mansions and small galleries']),
    sight(
      ['튈르리와 오랑주리', 'Tuileries and the Orangerie'],
      ['정원 끝에서 만나는 수련 연작', 'Monet’s Water Lilies at the garden’s end'],
    ),
    dusk(['에펠탑 야경', 'Eiffel Tower by night'], ['트로카데로에서 보는 불빛', 'The lights from Trocadéro']),
  ],
  루아르: [
    sight(
      ['샹보르성', 'Château de Chambord'],
      ['이중 나선 계단의 사냥 별궁', 'A hunting palace with a double spiral stair'],
    ),
    sight(
      ['쉬농소성', 'Château de Chenonceau'],
      ['강 위에 걸친 다섯 아치의 성', 'A château on arches over the river'],
    ),
    sight(['앙부아즈', 'Amboise'], ['다빈치가 말년을 보낸 강가 마을', 'Leonardo’s last home on the Loire']),
  ],
  남프랑스: [
    sight(
      ['방스 로사리오 예배당', 'Chapelle du Rosaire, Vence'],
      ['마티스가 빛으로 꾸민 작은 예배당', 'Matisse’s small chapel of light'],
    ),
    sight(['세잔 아틀리에', 'Cézanne’s studio'], ['엑상프로방스 언덕의 화실', 'The studio on a hill in Aix']),
    sight(
      ['앙티브 피카소 미술관', 'Picasso Museum, Antibes'],
      ['바다를 면한 옛 성의 미술관', 'A seaside castle of Picassos'],
    ),
    sight(['생폴드방스', 'Saint-Paul-de-Vence'], ['화랑이 이어진 언덕 마을', 'A hill village of galleries']),
    sight(
      ['마티스 미술관', 'Musée Matisse, Nice'],
      ['시미에 언덕의 붉은 집', 'The red house on Cimiez hill'],
    ),
    sight(
      ['생트빅투아르산', 'Montagne Sainte-Victoire'],
      ['세잔이 거듭 그린 흰 산', 'The white mountain Cézanne kept painting'],
    ),
  ],
  아비뇽: [
    sight(
      ['아비뇽 교황청', 'Palais des Papes'],
      ['성벽 도시의 고딕 궁전', 'A Gothic palace in a walled town'],
    ),
    sight(['퐁뒤가르', 'Pont du Gard'], ['강을 건너는 로마 수도교', 'A Roman aqueduct over the Gardon']),
    sight(['고르드', 'Gordes'], ['뤼베롱을 내려다보는 돌 마을', 'A stone village above the Luberon']),
    sight(
      ['아를 원형경기장', 'Arles amphitheatre'],
      ['고흐의 도시에 남은 로마 유적', 'Roman stone in Van Gogh’s town'],
    ),
  ],
  니스: [
    sight(
      ['니스 구시가', 'Old Nice'],
      ['살레야 광장의 꽃시장 골목', 'Lanes round the Cours Saleya flower market'],
    ),
    sight(['에즈 마을', 'Èze'], ['절벽 위 선인장 정원의 마을', 'A cliff village with a cactus garden']),
    sight(
      ['모나코 왕궁 언덕', 'Le Rocher, Monaco'],
      ['항구를 굽어보는 작은 나라', 'A small country above its port'],
    ),
    dusk(
      ['영국인 산책로', 'Promenade des Anglais'],
      ['천사의 만을 따라 걷는 저녁', 'An evening along the Bay of Angels'],
    ),
  ],
  본: [
    sight(
      ['오스피스 드 본', 'Hospices de Beaune'],
      ['색 기와를 얹은 15세기 병원', 'A 15th-century hospice of coloured tiles'],
    ),
    sight(
      ['포도밭 자전거길', 'Vineyard cycle path'],
      ['포마르와 뫼르소를 잇는 길', 'Pommard to Meursault between the vines'],
    ),
    sight(
      ['본 지하 저장고', 'Cellars of Beaune'],
      ['마을 아래 이어진 서늘한 포도주 창고', 'Cool cellars beneath the town'],
    ),
    sight(
      ['로마네콩티 밭', 'Romanée-Conti vineyard'],
      ['본로마네 마을의 작은 십자가 밭', 'The small walled plot at Vosne-Romanée'],
    ),
    sight(
      ['클로드부조성', 'Clos de Vougeot'],
      ['수도사들이 가꾼 포도밭의 성', 'A château among the monks’ vines'],
    ),
  ],
  발랑솔: [
    dawn(
      ['발랑솔 라벤더밭', 'Valensole lavender'],
      ['해 뜰 무렵의 보랏빛 들판', 'Violet fields at first light'],
    ),
    sight(
      ['무스티에생트마리', 'Moustiers-Sainte-Marie'],
      ['두 절벽 사이에 별을 건 마을', 'A village with a star hung between cliffs'],
    ),
    sight(['베르동 협곡', 'Verdon Gorge'], ['옥빛 물이 흐르는 깊은 골짜기', 'A deep gorge of jade water']),
    sight(
      ['라벤더 증류소', 'Lavender distillery'],
      ['꽃에서 기름을 내리는 농가', 'A farm that distils the flowers'],
    ),
  ],
  그라스: [
    sight(
      ['그라스 조향 수업', 'Perfume class in Grasse'],
      ['향을 골라 한 병을 만드는 시간', 'Compose a bottle of your own'],
    ),
    sight(
      ['국제 향수 박물관', 'International Perfume Museum'],
      ['향의 역사를 모은 집', 'A house of the history of scent'],
    ),
    sight(['그라스 옛 골목', 'Old Grasse'], ['장미와 재스민의 언덕 도시', 'A hill town of rose and jasmine']),
  ],
  스위스: [
    sight(['융프라우요흐', 'Jungfraujoch'], ['3,454m까지 오르는 산악철도', 'By railway to 3,454 m']),
    sight(
      ['마터호른 고르너그라트', 'Gornergrat and the Matterhorn'],
      ['톱니열차로 오르는 3,089m 전망대', 'The 3,089 m lookout by cog train'],
    ),
    sight(
      ['루체른 카펠교', 'Chapel Bridge, Lucerne'],
      ['지붕을 얹은 14세기 나무 다리', 'A roofed wooden bridge of the 14th century'],
    ),
    sight(
      ['라우터브루넨 골짜기', 'Lauterbrunnen Valley'],
      ['폭포 일흔두 줄기의 골짜기', 'A valley of seventy-two waterfalls'],
    ),
    sight(['베른 구시가', 'Old City of Bern'], ['아케이드가 이어진 세계유산 거리', 'World Heritage arcades']),
    sight(['라보 포도밭', 'Lavaux vineyards'], ['레만호를 내려다보는 계단밭', 'Terraces above Lake Geneva']),
  ],
  인터라켄: [
    sight(
      ['융프라우요흐', 'Jungfraujoch'],
      ['알레치 빙하를 보는 정상역', 'The summit station over the Aletsch Glacier'],
    ),
    sight(['하더쿨름', 'Harder Kulm'], ['두 호수를 내려다보는 전망대', 'A lookout over two lakes']),
    sight(['브리엔츠 호수', 'Lake Brienz'], ['옥빛 물을 건너는 유람선', 'A steamer over turquoise water']),
    sight(
      ['라우터브루넨', 'Lauterbrunnen'],
      ['슈타우바흐 폭포 아래 마을', 'A village under the Staubbach Falls'],
    ),
    sight(
      ['그린델발트 피르스트', 'Grindelwald First'],
      ['절벽 산책로와 바흐알프 호수 길', 'A cliff walk and the Bachalpsee path'],
    ),
  ],
  체르마트: [
    sight(
      ['고르너그라트', 'Gornergrat'],
      ['마터호른과 빙하를 보는 3,089m', 'Matterhorn and glaciers from 3,089 m'],
    ),
    sight(
      ['다섯 호수길', 'Five Lakes Walk'],
      ['마터호른이 비치는 호수를 잇는 길', 'Lakes that mirror the Matterhorn'],
    ),
    dawn(
      ['마터호른 아침 빛', 'Matterhorn at dawn'],
      ['붉게 물드는 봉우리를 보는 다리', 'The peak turns red from the village bridge'],
    ),
    sight(
      ['리펠제', 'Riffelsee'],
      ['봉우리가 거꾸로 서는 작은 못', 'A pool that stands the peak on its head'],
    ),
    sight(['힌터도르프', 'Hinterdorf'], ['검게 그을린 옛 곳간 골목', 'Dark old barns in the back lane']),
  ],
  루체른: [
    sight(
      ['카펠교', 'Chapel Bridge'],
      ['호수 어귀의 지붕 덮인 다리', 'A covered bridge at the lake’s mouth'],
    ),
    sight(
      ['리기산', 'Mount Rigi'],
      ['톱니열차로 오르는 산들의 여왕', 'The queen of mountains by cog railway'],
    ),
    sight(['빈사의 사자상', 'Lion Monument'], ['바위에 새긴 사자', 'A lion carved in living rock']),
  ],
  그린델발트: [
    sight(
      ['아이거 트레일', 'Eiger Trail'],
      ['북벽 바로 아래를 걷는 길', 'A path right under the north face'],
    ),
    sight(
      ['바흐알프 호수', 'Bachalpsee'],
      ['슈레크호른이 비치는 호수', 'A lake that mirrors the Schreckhorn'],
    ),
    sight(
      ['클라이네샤이데크', 'Kleine Scheidegg'],
      ['세 봉우리를 보는 고개역', 'A pass station facing three peaks'],
    ),
    sight(
      ['멘리헨 파노라마길', 'Männlichen panorama trail'],
      ['능선을 따라 걷는 쉬운 길', 'An easy path along the ridge'],
    ),
    sight(
      ['라우터브루넨 골짜기', 'Lauterbrunnen Valley'],
      ['폭포가 떨어지는 절벽의 마을', 'A village of cliffs and falls'],
    ),
  ],
  샤모니: [
    sight(['에귀유뒤미디', 'Aiguille du Midi'], ['3,842m까지 오르는 케이블카', 'A cable car to 3,842 m']),
    sight(['락블랑', 'Lac Blanc'], ['몽블랑 산군이 비치는 호수', 'A lake that mirrors the massif']),
    sight(['메르드글라스', 'Mer de Glace'], ['붉은 열차로 찾는 빙하', 'A glacier by little red train']),
    sight(
      ['발므 고개', 'Col de Balme'],
      ['프랑스와 스위스를 나누는 풀 고개', 'A grassy pass between two countries'],
    ),
    sight(
      ['그랑발콩 노르', 'Grand Balcon Nord'],
      ['빙하와 바늘봉을 보는 허릿길', 'A traverse below the needles'],
    ),
  ],
  알프스: [
    sight(
      ['체르마트 다섯 호수길', 'Five Lakes Walk, Zermatt'],
      ['마터호른을 보며 걷는 하루', 'A day in sight of the Matterhorn'],
    ),
    sight(['고르너그라트', 'Gornergrat'], ['산악열차로 오르는 전망대', 'A lookout by mountain train']),
    sight(['락블랑', 'Lac Blanc'], ['샤모니 건너편의 호수길', 'The lake walk across from Chamonix']),
    sight(['에귀유뒤미디', 'Aiguille du Midi'], ['몽블랑을 마주 보는 3,842m', '3,842 m, facing Mont Blanc']),
    sight(['발므 고개', 'Col de Balme'], ['두 나라의 골짜기를 보는 고개', 'A pass between two valleys']),
  ],
  영국: [
    sight(
      ['에든버러성', 'Edinburgh Castle'],
      ['바위산 위에서 도시를 보는 성', 'The castle on its rock above the city'],
    ),
    sight(['호수 지방', 'Lake District'], ['윈더미어호와 낮은 산의 국립공원', 'Windermere and its fells']),
    sight(['코츠월드', 'The Cotswolds'], ['꿀빛 돌집 마을이 이어진 언덕', 'Hills of honey-stone villages']),
    sight(['스톤헨지', 'Stonehenge'], ['들판에 둥글게 선 거석', 'A ring of great stones on the plain']),
    sight(
      ['대영박물관', 'British Museum'],
      ['로제타석이 있는 무료 박물관', 'Free to enter, home of the Rosetta Stone'],
    ),
    sight(
      ['웨스트민스터', 'Westminster'],
      ['빅벤과 사원이 선 템스 강변', 'Big Ben and the abbey by the Thames'],
    ),
  ],
  에든버러: [
    sight(['에든버러성', 'Edinburgh Castle'], ['로열마일 꼭대기의 성', 'At the top of the Royal Mile']),
    sight(['칼턴 힐', 'Calton Hill'], ['구시가와 바다를 보는 언덕', 'A hill over old town and sea']),
    sight(
      ['로열마일', 'The Royal Mile'],
      ['성에서 궁까지 이어진 옛길', 'The old street from castle to palace'],
    ),
  ],
  '호수 지방': [
    sight(
      ['윈더미어 유람선', 'Windermere cruise'],
      ['잉글랜드에서 가장 긴 호수의 배', 'A boat on England’s longest lake'],
    ),
    sight(['그래스미어 마을', 'Grasmere'], ['워즈워스가 살던 돌집 마을', 'Wordsworth’s stone village']),
  ],
  코츠월드: [
    sight(['히드코트 정원', 'Hidcote'], ['생울타리로 방을 나눈 정원', 'A garden of hedged rooms']),
    sight(['바이버리', 'Bibury'], ['개울가에 늘어선 직조공의 집', 'Weavers’ cottages by a stream']),
    sight(['테트버리', 'Tetbury'], ['정원가들이 아끼는 돌집 마을', 'A stone town gardeners are fond of']),
    sight(
      ['키프츠게이트 코트', 'Kiftsgate Court'],
      ['세 세대가 가꾼 언덕 정원', 'A hillside garden three generations made'],
    ),
    sight(
      ['버턴온더워터', 'Bourton-on-the-Water'],
      ['낮은 다리 다섯이 놓인 마을', 'A village of five low bridges'],
    ),
  ],
  서섹스: [
    sight(
      ['나이먼스 정원', 'Nymans'],
      ['무너진 저택을 품은 언덕 정원', 'A hill garden round a romantic ruin'],
    ),
    sight(
      ['그레이트 딕스터', 'Great Dixter'],
      ['색을 겹쳐 심은 옛집의 정원', 'An old house and its bold borders'],
    ),
    sight(['찰스턴 농가', 'Charleston'], ['화가들이 벽까지 칠한 농가', 'A farmhouse its painters painted']),
  ],
  런던: [
    sight(['대영박물관', 'British Museum'], ['하루가 모자란 무료 박물관', 'Free, and more than a day long']),
    sight(['내셔널 갤러리', 'National Gallery'], ['트래펄가 광장의 그림', 'Paintings on Trafalgar Square']),
    sight(
      ['버러 마켓', 'Borough Market'],
      ['점심거리가 가득한 다리 밑 시장', 'Lunch under the railway arches'],
    ),
    dusk(['사우스뱅크 산책', 'South Bank walk'], ['템스강 따라 걷는 저녁', 'An evening along the Thames']),
    sight(
      ['타워 브리지', 'Tower Bridge'],
      ['런던탑 옆에서 들어 올리는 다리', 'The lifting bridge by the Tower'],
    ),
  ],
  세인트앤드루스: [
    sight(
      ['올드코스 스윌컨 다리', 'Swilcan Bridge'],
      ['18번 홀에 놓인 작은 돌다리', 'The little stone bridge on the 18th'],
    ),
    sight(
      ['세인트앤드루스 대성당 터', 'St Andrews Cathedral'],
      ['바닷가에 남은 중세 성당', 'A ruined cathedral by the sea'],
    ),
    sight(['웨스트 샌즈', 'West Sands'], ['링크스를 따라 뻗은 모래밭', 'Beach alongside the links']),
    sight(['골프 박물관', 'World Golf Museum'], ['오백 년 골프를 모은 전시관', 'Five centuries of the game']),
    sight(
      ['에든버러 로열마일', 'Royal Mile, Edinburgh'],
      ['귀국 전날 걷는 옛길', 'The old street before flying home'],
    ),
  ],
  네덜란드: [
    sight(['잔세스칸스', 'Zaanse Schans'], ['풍차가 도는 강가 마을', 'Working windmills by the river']),
    sight(['킨데르데이크', 'Kinderdijk'], ['열아홉 풍차가 선 세계유산', 'Nineteen World Heritage windmills']),
    sight(
      ['암스테르담 운하', 'Amsterdam canals'],
      ['17세기 집이 늘어선 물길', 'Waterways of 17th-century houses'],
    ),
  ],
  벨기에: [
    sight(
      ['브뤼헤 운하', 'Bruges canals'],
      ['중세 거리가 비치는 물길', 'Medieval streets mirrored in water'],
    ),
    sight(
      ['브뤼셀 그랑플라스', 'Grand-Place, Brussels'],
      ['길드 하우스가 둘러선 광장', 'A square of guildhalls'],
    ),
    sight(
      ['겐트 성 바보 성당', 'St Bavo’s, Ghent'],
      ['반에이크의 제단화가 있는 성당', 'Home of the Van Eyck altarpiece'],
    ),
  ],
  암스테르담: [
    sight(
      ['암스테르담 운하', 'Amsterdam canals'],
      ['아침에 걷는 세계유산 물길', 'World Heritage canals in early light'],
    ),
    sight(['반고흐 미술관', 'Van Gogh Museum'], ['해바라기를 만나는 미술관', 'Sunflowers and the letters']),
    sight(['국립미술관', 'Rijksmuseum'], ['야경과 페르메이르의 방', 'The Night Watch and Vermeer']),
    sight(['잔세스칸스', 'Zaanse Schans'], ['기차로 가까운 풍차 마을', 'Windmills a short train away']),
  ],
  브뤼헤: [
    sight(['브뤼헤 종탑', 'Belfry of Bruges'], ['366계단 위에서 보는 지붕들', 'Rooftops from 366 steps up']),
    sight(['베긴회 수도원', 'Beguinage'], ['흰 집이 둘러선 조용한 마당', 'A quiet court of white houses']),
    sight(
      ['브뤼헤 아침 운하', 'Bruges canals at morning'],
      ['배가 다니기 전의 물길', 'Still water before the boats'],
    ),
  ],
  브뤼셀: [
    sight(['그랑플라스', 'Grand-Place'], ['금빛 길드 하우스의 광장', 'A square of gilded guildhalls']),
    sight(['겐트 구시가', 'Old Ghent'], ['강가 곡물 창고와 성', 'Quayside granaries and a castle']),
  ],
  리세: [
    sight(['쾨켄호프', 'Keukenhof'], ['봄마다 칠백만 송이가 피는 정원', 'Seven million bulbs each spring']),
    dawn(
      ['알스메이르 꽃 경매', 'Aalsmeer flower auction'],
      ['새벽에 열리는 큰 꽃시장', 'The great auction before sunrise'],
    ),
    sight(['리세 튤립 들판', 'Lisse tulip fields'], ['색 띠처럼 이어진 밭', 'Fields in bands of colour']),
    sight(
      ['운하 옆 꽃 수업', 'Flower class by the canal'],
      ['그날의 꽃으로 다발을 묶는 작업실', 'A studio to tie the day’s flowers'],
    ),
    sight(['레이던 식물원', 'Hortus Leiden'], ['1590년에 연 대학 정원', 'A university garden of 1590']),
    sight(['하를럼 구시가', 'Haarlem'], ['프란스 할스의 그림이 있는 도시', 'The town of Frans Hals']),
  ],
}
