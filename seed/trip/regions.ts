// What is eaten where, and what an agency offers beside the itinerary there.
import type { Words } from '../demo-types.ts'

type Pair = [ko: string, en: string]
const list = (...pairs: Pair[]): Words[] => pairs.map(([ko, en]) => ({ ko, en }))

export const dishes = {
  vietnam: list(['쌀국수와 분짜', 'Pho and bun cha'], ['반쎄오', 'Banh xeo'], ['해산물 구이', 'Grilled seafood'], ['가정식 베트남 상', 'A Vietnamese home table'], ['월남쌈', 'Fresh spring rolls']),
  thailand: list(['팟타이와 쏨땀', 'Pad thai and som tam'], ['똠얌 전골', 'Tom yum hot pot'], ['수끼', 'Thai suki'], ['카레와 볶음밥', 'Curry and fried rice'], ['해산물 바비큐', 'Seafood barbecue']),
  laos: list(['찹쌀밥과 랍', 'Sticky rice and laap'], ['카오삐약 국수', 'Khao piak noodles'], ['메콩강 생선 찜', 'Steamed Mekong fish'], ['신닷 구이', 'Sindad barbecue']),
  cambodia: list(['아목 카레', 'Fish amok'], ['크메르 정식', 'A Khmer set table'], ['쌀국수', 'Rice noodles'], ['압사라 뷔페', 'Buffet with Apsara dance']),
  philippines: list(['해산물 바비큐', 'Seafood barbecue'], ['아도보', 'Adobo'], ['부들 파이트', 'Boodle fight'], ['갈릭 새우와 밥', 'Garlic prawns and rice']),
  indonesia: list(['나시고렝', 'Nasi goreng'], ['사테와 가도가도', 'Satay and gado-gado'], ['나시짬뿌르', 'Nasi campur'], ['해변 해산물 구이', 'Seafood on the beach']),
  malaysia: list(['나시르막', 'Nasi lemak'], ['바쿠테', 'Bak kut teh'], ['칠리크랩', 'Chilli crab'], ['뇨냐 정식', 'A Nyonya table'], ['해산물 찜', 'Steamed seafood']),
  japan: list(['우동과 튀김', 'Udon and tempura'], ['스시 정식', 'A sushi set'], ['샤부샤부', 'Shabu-shabu'], ['소바', 'Soba'], ['두부 요리', 'Tofu dishes'], ['지역 향토 요리', 'Local home cooking']),
  china: list(['사천식 요리', 'Sichuan dishes'], ['만두와 면', 'Dumplings and noodles'], ['버섯 전골', 'Mushroom hot pot'], ['현지식 원탁', 'A round table of local dishes'], ['오리 요리', 'Roast duck']),
  taiwan: list(['우육면', 'Beef noodle soup'], ['딤섬', 'Dim sum'], ['훠궈', 'Hot pot'], ['객가 요리', 'Hakka dishes']),
  hongkong: list(['딤섬', 'Dim sum'], ['완탕면', 'Wonton noodles'], ['광둥식 요리', 'Cantonese dishes'], ['매캐니즈 요리', 'Macanese dishes']),
  mongolia: list(['호쇼르와 수테차', 'Khuushuur and milk tea'], ['양고기 국수', 'Mutton noodles'], ['허르헉', 'Khorkhog'], ['빵과 쿠르닥', 'Bread and kuurdak']),
  nepal: list(['달밧', 'Dal bhat'], ['모모', 'Momo dumplings'], ['셰르파 스튜', 'Sherpa stew'], ['뚝바', 'Thukpa']),
  france: list(['비스트로 점심', 'A bistro lunch'], ['부이야베스', 'Bouillabaisse'], ['코코뱅', 'Coq au vin'], ['크레프와 사과주', 'Crêpes and cider'], ['시장 재료 요리', 'Market cooking']),
  alps: list(['퐁뒤', 'Fondue'], ['뢰스티', 'Rösti'], ['산장 수프와 빵', 'Soup and bread at a hut'], ['라클레트', 'Raclette'], ['송어 요리', 'Trout']),
  britain: list(['피시앤드칩스', 'Fish and chips'], ['선데이 로스트', 'A Sunday roast'], ['펍 점심', 'A pub lunch'], ['애프터눈 티', 'Afternoon tea']),
  lowlands: list(['홍합찜', 'Mussels and chips'], ['팬케이크', 'Dutch pancakes'], ['스튜와 감자', 'Stew and potatoes'], ['청어 샌드위치', 'Herring sandwich']),
  italy: list(['파스타와 샐러드', 'Pasta and salad'], ['피자', 'Pizza'], ['리소토', 'Risotto'], ['트라토리아 정식', 'A trattoria table'], ['해산물 파스타', 'Seafood pasta']),
  iberia: list(['파에야', 'Paella'], ['타파스', 'Tapas'], ['대구 요리', 'Salt cod'], ['하몬과 빵', 'Ham and bread'], ['문어 요리', 'Octopus']),
  greece: list(['수블라키', 'Souvlaki'], ['무사카', 'Moussaka'], ['그릭 샐러드와 생선', 'Greek salad and fish'], ['타베르나 정식', 'A taverna table']),
  central: list(['굴라시', 'Goulash'], ['슈니첼', 'Schnitzel'], ['송어와 감자', 'Trout and potatoes'], ['꼴레뇨', 'Roast pork knuckle'], ['아드리아 해산물', 'Adriatic seafood']),
  nordic: list(['연어 요리', 'Salmon'], ['미트볼', 'Meatballs'], ['오픈 샌드위치', 'Open sandwiches'], ['생선 수프', 'Fish soup'], ['양고기 수프', 'Lamb soup']),
  turkiye: list(['항아리 케밥', 'Pottery kebab'], ['메제와 피데', 'Meze and pide'], ['고등어 케밥', 'Grilled mackerel sandwich'], ['쾨프테', 'Köfte'], ['올리브유 요리', 'Olive-oil dishes']),
  usa: list(['수제 버거', 'Burgers'], ['스테이크', 'Steak'], ['멕시칸 요리', 'Mexican plates'], ['샌드위치 도시락', 'A packed sandwich'], ['한식', 'Korean food']),
  canada: list(['연어 요리', 'Salmon'], ['앨버타 소고기', 'Alberta beef'], ['수프와 샌드위치', 'Soup and sandwich'], ['한식', 'Korean food']),
  pacific: list(['포케', 'Poke'], ['바비큐', 'Barbecue'], ['켈라구엔과 레드 라이스', 'Kelaguen and red rice'], ['해산물 뷔페', 'Seafood buffet'], ['도시락', 'A packed lunch']),
  oceania: list(['피시앤드칩스', 'Fish and chips'], ['스테이크', 'Steak'], ['양갈비', 'Lamb chops'], ['선상 뷔페', 'A buffet on board'], ['카페 점심', 'A café lunch']),
  indian: list(['참치 카레', 'Tuna curry'], ['해산물 그릴', 'Seafood grill'], ['크리올 요리', 'Creole dishes'], ['호텔 뷔페', 'Hotel buffet'], ['쌀밥과 카레', 'Rice and curry']),
  uae: list(['아라비안 그릴', 'Arabian grill'], ['만디', 'Mandi'], ['메제', 'Meze'], ['사막 바비큐', 'Desert barbecue'], ['호텔 뷔페', 'Hotel buffet']),
  egypt: list(['코샤리', 'Koshari'], ['타진과 빵', 'Tagine and bread'], ['생선구이', 'Grilled fish'], ['선상 뷔페', 'A buffet on board'], ['비둘기 요리와 메제', 'Pigeon and meze']),
  jordan: list(['만사프', 'Mansaf'], ['자르브', 'Zarb'], ['메제', 'Meze'], ['팔라펠', 'Falafel']),
  morocco: list(['타진', 'Tagine'], ['쿠스쿠스', 'Couscous'], ['하리라 수프', 'Harira soup'], ['파스티야', 'Pastilla'], ['꼬치구이', 'Brochettes']),
  africa: list(['사파리 도시락', 'A safari lunch box'], ['야외 바비큐', 'An outdoor barbecue'], ['로지 뷔페', 'Lodge buffet'], ['우갈리와 스튜', 'Ugali and stew'], ['구운 고기와 채소', 'Grilled meat and vegetables']),
  latin: list(['세비체', 'Ceviche'], ['로모살타도', 'Lomo saltado'], ['양고기 숯불구이', 'Lamb on the fire'], ['퀴노아 수프', 'Quinoa soup'], ['엠파나다', 'Empanadas']),
  jeju: list(['갈치조림', 'Braised hairtail'], ['고기국수', 'Pork noodle soup'], ['전복죽', 'Abalone porridge'], ['몸국', 'Seaweed and pork soup'], ['흑돼지 구이', 'Grilled black pork'], ['보말칼국수', 'Sea-snail noodles']),
  islands: list(['따개비밥', 'Limpet rice'], ['홍합밥', 'Mussel rice'], ['자연산 회', 'Wild-caught fish'], ['산채비빔밥', 'Mountain-herb bibimbap']),
  gangwon: list(['초당 순두부', 'Chodang soft tofu'], ['황태국', 'Dried pollack soup'], ['막국수', 'Buckwheat noodles'], ['곤드레밥', 'Thistle rice'], ['생선구이', 'Grilled fish'], ['산채정식', 'Mountain-herb table']),
  gyeongsang: list(['쌈밥 정식', 'Wrapped-rice table'], ['뜨끈한 국밥', 'Soup with rice'], ['생선구이 정식', 'Grilled-fish table'], ['향토 한식', 'Local Korean dishes'], ['산채비빔밥', 'Mountain-herb bibimbap']),
  jeolla: list(['남도 한정식', 'A southern table'], ['꼬막 정식', 'Cockle table'], ['떡갈비', 'Grilled short-rib patties'], ['서대회무침', 'Spicy sole salad'], ['콩나물국밥', 'Bean-sprout soup'], ['짱뚱어탕', 'Mudskipper stew']),
  chungcheong: list(['게국지', 'Crab kimchi stew'], ['연잎밥', 'Rice in lotus leaf'], ['공주 국밥', 'Gongju beef soup'], ['올갱이국', 'Marsh-snail soup']),
  seoul: list(['빈대떡과 국수', 'Pancakes and noodles'], ['한정식', 'A Korean set table'], ['갈비', 'Grilled ribs'], ['사찰 음식', 'Temple food'], ['삼계탕', 'Ginseng chicken soup']),
}

export type Region = keyof typeof dishes
