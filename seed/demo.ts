// Fills an empty database with ten agencies one could believe in. Running it twice changes nothing.
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { saveSecret } from '#domain/agency/keys/secrets.server.ts'
import { saveTextSender } from '#domain/agency/keys/text-account.server.ts'
import { storeLogo } from '#domain/agency/look/logo.server.ts'
import { saveFirstVersion } from '#domain/agency/look/publish-look.server.ts'
import { Theme } from '#domain/agency/look/theme.ts'
import { savePayWays } from '#domain/agency/rules/pay-ways.server.ts'
import { firstBoards } from '#domain/board/first-boards.server.ts'
import type { PostFile } from '#domain/board/post-files.server.ts'
import { createDefaultSynonyms } from '#domain/catalog/default-synonyms.server.ts'
import { updateLowestPrices } from '#domain/departure/lowest-price.server.ts'
import type { HomeSection } from '#lib/home-section.ts'
import { startLimits } from '#limits/machine.ts'
import { createDatabase, type Db } from '#platform/db/database.server.ts'
import { runInTransaction, setTransactionAgency } from '#platform/db/transaction.server.ts'
import type { FileStore } from '#platform/integrations/file-store.server.ts'
import { hashPassword, passwordCosts } from '#platform/passwords.server.ts'
import { encodePicture, type Picture, storePicture } from '#platform/pictures.server.ts'
import type { KeyFor } from '#platform/secrets.server.ts'
import { abouts } from './about.ts'
import { agencies } from './agencies.ts'
import { fillBankLines } from './bank-lines.ts'
import { fillBookings } from './bookings.ts'
import { fillBooks } from './books.ts'
import { fillItineraryChange, fillWaitingList } from './changed-departure.ts'
import { demoKeys } from './demo-keys.ts'
import type { DemoAgency } from './demo-types.ts'
import { fillDepartureWork } from './departure-work.ts'
import { listPictures, parseShot } from './faces/brand-kit.ts'
import { drawPortrait, type Portrait, portraits } from './faces/portraits.ts'
import { buildGallery, type CategoryPath, fillPackages, type TripPictures } from './fill-packages.ts'
import { listCloseUps } from './list-close-ups.ts'
import { drawLogo } from './logos.ts'
import { make, toRichPost, toRichWords } from './make.ts'
import { fillMembers } from './members.ts'
import { getDemoDomain, listMissingAgencies } from './missing-agencies.ts'
import { fillMoneyInParts } from './money-in-parts.ts'
import { fillOfficeWork } from './office-work.ts'
import { fillPassports } from './passports.ts'
import { findPhoto } from './photos.ts'
import { listPosts } from './posts.ts'
import { fillPromotions } from './promotions.ts'
import { fillQuotes } from './quotes.ts'
import { fillReviews } from './review-replies.ts'
import { findNature, listTripScenes } from './scene-nature.ts'
import { findLeg } from './scene-places.ts'
import type { Scene, SceneName } from './scenes/scene-names.ts'
import { drawScene } from './scenes.ts'
import { demoPassword, fillStaff } from './staff.ts'
import { listDemoTerms } from './terms.ts'
import { fillWithdrawals } from './withdrawals.ts'

type SeedOptions = {
  databaseUrl: string
  files: FileStore
  keyFor: KeyFor
  log?: (line: string) => void
  /** The agencies to fill; all ten, but for a test. */
  keys?: readonly number[]
}
type DrawScene = (travel_agency: number, scene: Scene | Portrait) => Promise<string>

/** Any number, the same for every process. */
const fillLock = 7_264_103

/**
 * Agency by agency, each in a transaction of its own: what was cut short goes on with the first that is
 * missing. It may take minutes, so a start runs it in a process of its own (fill-in-process.ts).
 */
export async function seedDemo({
  databaseUrl,
  files,
  keyFor,
  log = () => {},
  keys,
}: SeedOptions): Promise<void> {
  const { db, close } = createDatabase(databaseUrl, () => {}, { limits: startLimits, name: 'naru demo' })
  try {
    const chosenAgencies = agencies.filter(({ travel_agency }) => keys?.includes(travel_agency) ?? true)
    const keysMissing = await listMissingAgencies(
      db,
      chosenAgencies.map(({ travel_agency }) => travel_agency),
    )
    const missing = chosenAgencies.filter(({ travel_agency }) => keysMissing.includes(travel_agency))
    if (missing.length === 0) return
    const there = chosenAgencies.length - missing.length
    log(
      `Filling the demo: ${there} of ${chosenAgencies.length} agencies are there. Each takes some seconds …`,
    )
    const drawn = createPictureQueue(missing, files)
    // once for everybody
    const password_hash = await hashPassword({ travel_agency: 0 }, demoPassword, passwordCosts.member)
    const postHash = await hashPassword({ travel_agency: 0 }, 'naru1234', passwordCosts.post)
    for (const [at, agency] of missing.entries()) {
      const pictures = await drawn(at)
      await runInTransaction(db, agency.travel_agency, async (tx) => {
        if (await hasAgency(tx, agency)) return
        await fillAgency(tx, { agency, drawn: pictures, files, keyFor, password_hash, postHash })
      })
      log(`Filling the demo: ${there + at + 1} of ${chosenAgencies.length} agencies are there.`)
    }
  } finally {
    await close()
  }
}

/** Two starts may fill at the same time, or a killed one may still be ending: the second waits, and looks. */
async function hasAgency(tx: Db, { travel_agency }: DemoAgency): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${fillLock}, ${travel_agency})`.execute(tx)
  const found = await tx
    .selectFrom('agency')
    .select('travel_agency')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirst()
  return found !== undefined
}

/** The pictures of each agency; those of the next are drawn while the rows of this one are written. */
function createPictureQueue(
  agencies: DemoAgency[],
  files: FileStore,
): (at: number) => Promise<AgencyPictures> {
  const draw = createDrawer(files)
  const drawn: (Promise<AgencyPictures> | undefined)[] = []
  function begin(at: number): Promise<AgencyPictures> | undefined {
    const agency = agencies[at]
    if (!agency) return undefined
    const { travel_agency } = agency
    const drawingAll = Promise.all([
      drawPictures(agency, draw),
      storeLogo(files, travel_agency, Buffer.from(drawLogo(travel_agency))),
    ]).then(([pictures, logo]) => ({ ...pictures, logo }))
    drawingAll.catch(() => {}) // told to who waits for it
    return drawingAll
  }
  return async (at) => {
    drawn[at] ??= begin(at)
    const pictures = await drawn[at]
    drawn[at + 1] = begin(at + 1)
    return pictures ?? failNoPictures(at)
  }
}

function failNoPictures(at: number): never {
  throw new Error(`there is no agency ${at} to draw for`)
}

/** `scenes`: pictures of the home page by the text that stands for them in the brand kit. */
type AgencyPictures = {
  hero: string
  more: string[]
  scenes: Map<string, string>
  /** By the name of the person. */
  faces: Map<string, string>
  packages: string[]
  /** By the key of a close-up. */
  closeUps: Map<string, string>
  logo: string
}
type AgencySeed = {
  agency: DemoAgency
  drawn: AgencyPictures
  files: FileStore
  keyFor: KeyFor
  password_hash: string
  postHash: string
}

/** One agency writes quotes in Korean, one in English. */
const agenciesWithQuotes = [1, 4]

/** Called with the agency set, because of row security. */
export async function fillAgency(db: Db, agencySeed: AgencySeed): Promise<void> {
  const { agency, drawn, files, keyFor, password_hash, postHash } = agencySeed
  const { travel_agency, default_language: language, shops } = agency
  await setTransactionAgency(db, travel_agency)
  await fillSite(db, agency, drawn)
  await createDefaultSynonyms(db, travel_agency)
  await fillBoards(db, agency)
  await fillPosts(db, agency, { drawn, password_hash: postHash })
  await saveSecrets({ db, travel_agency, keyFor })
  const getStaff = await fillStaff(db, { travel_agency, language, password_hash, keyFor })
  const [sales, money, manager] = [getStaff('sales'), getStaff('money'), getStaff('manager')]
  const bookings = await fillBookings(db, {
    travel_agency,
    language,
    sales: sales.name,
    money: money.name,
    shops: shops.map(({ store_id }) => store_id),
    ...(await fillMembers(db, { travel_agency, language, password_hash })),
  })
  await fillOfficeWork(db, { travel_agency, language, sales, money, manager, bookings })
  if (agenciesWithQuotes.includes(travel_agency))
    await fillQuotes(db, { travel_agency, language, sales, keyFor })
  await fillBankLines(db, { travel_agency, language, money })
  await fillMoneyInParts(db, { travel_agency, sales: sales.name, keyFor })
  await fillDepartureWork(db, { travel_agency, language, sales, guide: getStaff('guide') })
  await fillItineraryChange(db, { travel_agency, language, sales })
  await fillWaitingList(db, { travel_agency, language, sales })
  await fillBooks(db, { travel_agency, language, money })
  await fillWithdrawals(db, { travel_agency, language, money })
  await fillPassports(db, { travel_agency, keyFor, files, bookings })
  if (agency.review_yn === 'Y') await fillReviews(db, { agency, bookings })
  await updateLowestPrices(db, travel_agency)
}

async function drawPictures(agency: DemoAgency, draw: DrawScene): Promise<Omit<AgencyPictures, 'logo'>> {
  const { travel_agency, home, theme, packages } = agency
  const paths = listTripScenes(agency).map((scene) => draw(travel_agency, scene))
  /** The scene as the first trip that goes there sees it. */
  const findHomeNature = (name: SceneName) => {
    const trip = packages.find((one) => findLeg(agency, one, name))
    return trip ? findNature(agency, trip, name) : {}
  }
  const { hero } = home
  const heroPath = draw(travel_agency, {
    ...{ name: hero.scene, hour: hero.hour, seed: travel_agency, ratio: '16:9' },
    ...findHomeNature(hero.scene),
  })
  // Another seed than any card's: no picture is twice on the page.
  const more = hero.pictures.map(({ scene: name, hour }, at) =>
    draw(travel_agency, { name, hour, seed: 40 + at, ratio: '4:3', ...findHomeNature(name) }),
  )
  const scenes = listPictures(theme).map(async (text, at): Promise<[string, string]> => {
    const shot = parseShot(text)
    return [
      text,
      await draw(travel_agency, { ...shot, seed: 60 + at, ratio: '4:3', ...findHomeNature(shot.name) }),
    ]
  })
  return {
    hero: await heroPath,
    more: await Promise.all(more),
    scenes: new Map(await Promise.all(scenes)),
    faces: await drawFaces(theme, (portrait) => draw(travel_agency, portrait)),
    packages: await Promise.all(paths),
    closeUps: await drawCloseUps(agency, draw),
  }
}

/** The tables, beds and views that the trips of this agency have. Each is drawn once for all agencies. */
async function drawCloseUps(agency: DemoAgency, draw: DrawScene): Promise<Map<string, string>> {
  const wanted = agency.packages.flatMap((trip, at) => listCloseUps(agency, trip, at))
  const distinct = new Map(wanted.map((closeUp) => [closeUp.key, closeUp]))
  return new Map(
    await Promise.all(
      [...distinct].map(
        async ([key, { name, seed, nature }]): Promise<[string, string]> => [
          key,
          await draw(agency.travel_agency, { name, hour: 'day', seed, ratio: '4:3', ...nature }),
        ],
      ),
    ),
  )
}

async function drawFaces(
  { home }: DemoAgency['theme'],
  draw: (portrait: Portrait) => Promise<string>,
): Promise<Map<string, string>> {
  const names = home.flatMap((section) =>
    section.kind === 'people' ? section.people.map(({ name }) => name.ko) : [],
  )
  const faces = names.flatMap((name) => {
    const portrait = portraits[name]
    return portrait ? [draw(portrait).then((path): [string, string] => [name, path])] : []
  })
  return new Map(await Promise.all(faces))
}

// Each picture is drawn once; agencies that show the same place get their own copy of the files.
function createDrawer(files: FileStore): DrawScene {
  const drawn = new Map<string, Promise<Picture>>()
  return async (travel_agency, scene) => {
    const name = JSON.stringify(scene)
    const picture = drawn.get(name) ?? drawPicture(scene)
    drawn.set(name, picture)
    return storePicture(files, travel_agency, await picture)
  }
}

function drawPicture(scene: Scene | Portrait): Promise<Picture> {
  if ('hair' in scene) {
    const face = Buffer.from(drawPortrait(scene))
    return encodePicture(face, hashDrawing(face).slice(0, 16))
  }
  const photo = findPhoto(scene)
  if (photo) return encodePicture(photo, hashDrawing(photo).slice(0, 16))
  const svg = resizeSvg(drawScene(scene), scene.ratio === '4:3' ? 960 : 1600)
  return encodePicture(svg, hashDrawing(svg).slice(0, 16))
}

const hashDrawing = (drawing: string | Buffer) => createHash('sha256').update(drawing).digest('hex')

// A card needs no more; drawing smaller keeps the first start short.
const resizeSvg = (svg: string, width: number) =>
  Buffer.from(
    svg.replace(
      /<svg ([^>]*?)width="(\d+)" height="(\d+)"/,
      (_, before, w, h) => `<svg ${before}width="${width}" height="${Math.round((h * width) / w)}"`,
    ),
  )

async function fillSite(db: Db, agency: DemoAgency, drawn: AgencyPictures): Promise<void> {
  const { travel_agency, default_language, review_yn, info, meta, chat, home, shops } = agency
  const { hero, more, logo } = drawn
  const { headline, line } = home.hero
  await make(db, travel_agency).agency({
    default_language,
    review_yn,
    theme: buildTheme(agency, drawn),
    domain: getDemoDomain(travel_agency),
    info: { ...info, logo },
    meta: { ...meta, img: hero },
  })
  await db.updateTable('chat_code').set(chat).where('travel_agency', '=', travel_agency).execute()
  await db
    .insertInto('agency_home')
    .values({
      travel_agency,
      hero_path: hero,
      headline,
      line,
      reasons: JSON.stringify(home.reasons),
      pictures: JSON.stringify(more.map((path) => ({ path, caption: null, href: null }))),
    })
    .execute()
  await saveFirstVersion({ db, travel_agency })
  await fillPromotions(db, travel_agency)
  if (shops.length > 0)
    await db
      .insertInto('shop')
      .values(shops.map((shop) => ({ travel_agency, ...shop })))
      .execute()
  await db
    .insertInto('terms')
    .values(
      listDemoTerms(info).map(({ contents, ...text }) => ({
        travel_agency,
        ...text,
        ...toRichWords(contents),
      })),
    )
    .execute()
  const about = abouts[travel_agency]
  if (about)
    await db
      .insertInto('agency_about')
      .values({ travel_agency, title: about.title, ...toRichWords(about.contents) })
      .execute()
  const places = await fillCategories(db, agency)
  await fillPackages(db, agency, places, drawn)
}

/** The kit as it is stored: with the numbers of its categories, and the paths of its pictures. */
function buildTheme({ theme, categories }: DemoAgency, { scenes, faces }: AgencyPictures) {
  const ids = numberCategories(categories)
  const path = (text: string | null) => (text === null ? null : (scenes.get(text) ?? null))
  const home = theme.home.map((section): HomeSection => {
    if (section.kind === 'trips' && section.by === 'category')
      return { ...section, of: String(ids.get(section.of ?? '') ?? failMissingCategory(section.of)) }
    if (section.kind === 'choices')
      return { ...section, items: section.items.map((item) => ({ ...item, picture: path(item.picture) })) }
    if (section.kind === 'people')
      return {
        ...section,
        people: section.people.map((one) => ({
          ...one,
          picture: path(one.picture) ?? faces.get(one.name.ko) ?? null,
        })),
      }
    return section
  })
  return Theme.parse({ ...theme, home })
}

function failMissingCategory(name: string | null): never {
  throw new Error(`a section names the category ${name}, and there is none`)
}

/** As fillPlaces counts: a category, its areas, their sub-areas, the next category. */
function numberCategories(categories: DemoAgency['categories']): Map<string, number> {
  let next = 1
  return new Map(
    categories.map(({ name, areas }) => {
      const id = next
      next += 1 + areas.length + areas.reduce((sum, { details }) => sum + details.length, 0)
      return [name.ko, id]
    }),
  )
}

async function fillCategories(
  db: Db,
  { travel_agency, categories }: DemoAgency,
): Promise<Map<string, CategoryPath>> {
  const factory = make(db, travel_agency)
  const places = new Map<string, CategoryPath>()
  let ids = 0
  for (const [seq, category] of categories.entries()) {
    const tour_category_id = ++ids
    await factory.category({
      tour_category_id,
      tour_category_name: category.name,
      side_yn: category.side_yn,
      seq,
    })
    places.set(category.name.ko, { tour_category_id })
    for (const [areaSeq, area] of category.areas.entries()) {
      const tour_area_id = ++ids
      await factory.area({
        tour_area_id,
        tour_category_id,
        tour_area_name: area.name,
        tour_area_col_seq: area.column,
        tour_area_seq: areaSeq,
      })
      places.set(`${category.name.ko}/${area.name.ko}`, { tour_category_id, tour_area_id })
      for (const [detailSeq, name] of area.details.entries()) {
        const tour_area_detail_id = ++ids
        await factory.areaDetail({
          tour_area_detail_id,
          tour_area_id,
          tour_area_detail_name: name,
          seq: detailSeq,
        })
        places.set(`${category.name.ko}/${area.name.ko}/${name.ko}`, {
          tour_category_id,
          tour_area_id,
          tour_area_detail_id,
        })
      }
    }
  }
  return places
}

const day = 86_400_000

const customerBoards = ['letters', 'letter', 'story', 'gear', 'training', 'mate']

/** What people ask about first: their money back, then paying, then the rest. */
function rankFaq({ title, category }: DemoAgency['faqs'][number]): number {
  if (/취소|환불|수수료/.test(title.ko)) return 0
  return { P: 1, B: 2, I: 3, S: 4 }[category]
}

async function fillBoards(db: Db, { travel_agency, boards, notices, faqs, info }: DemoAgency): Promise<void> {
  const own = boards.map((board, seq) => ({
    travel_agency,
    ...board,
    write: customerBoards.includes(board.board_id) ? ('member' as const) : ('staff' as const),
    seq: 10 + seq,
  }))
  await db
    .insertInto('board')
    .values([...firstBoards.map((board) => ({ travel_agency, ...board })), ...own])
    .execute()
  const posts = [
    ...notices.map((notice) => ({ ...notice, board_id: 'notice', type: 'NOTICE', category: null, seq: 0 })),
    ...faqs
      .toSorted((one, other) => rankFaq(one) - rankFaq(other))
      .map((faq, seq) => ({ ...faq, board_id: 'FAQ', type: 'FAQ', days_ago: 200 - seq, seq })),
  ]
  for (const language of ['ko', 'en'] as const) {
    const suffix = language === 'en' ? 'en' : '' // §3: NOTICEen and FAQen are the English twins
    await db
      .insertInto('post')
      .values(
        posts.map(({ board_id, type, category, title, contents, days_ago, seq }) => ({
          travel_agency,
          board_id,
          seq,
          type: `${type}${suffix}`,
          category,
          title: title[language],
          ...toRichPost({ contents: contents[language] }),
          reg_name: info.company_name[language],
          reg_date: new Date(Date.now() - days_ago * day).toISOString(),
        })),
      )
      .execute()
  }
}

async function saveSecrets(of: Parameters<typeof saveSecret>[0]): Promise<void> {
  const kakao = demoKeys.kakao.find(({ travel_agency }) => travel_agency === of.travel_agency)
  const toss = demoKeys.toss.find(({ travel_agency }) => travel_agency === of.travel_agency)
  if (kakao) {
    await saveSecret(of, 'kakao_client_secret', kakao.client_secret)
    await saveSecret(of, 'kakao_admin_key', kakao.admin_key)
  }
  if (toss) {
    await saveSecret(of, 'toss_client_key', toss.clientKey)
    await saveSecret(of, 'toss_secret_key', toss.secretKey)
    await saveSecret(of, 'toss_webhook_path', toss.webhookPath)
    await savePayWays(of, { ways: ['card', 'virtual_account', 'bank_transfer'] })
  }
  const solapi = demoKeys.solapi.find(({ travel_agency }) => travel_agency === of.travel_agency)
  if (solapi) {
    await saveSecret(of, 'solapi_api_key', solapi.apiKey)
    await saveSecret(of, 'solapi_api_secret', solapi.apiSecret)
    await saveTextSender(of, { text_sender: solapi.sender, kakao_channel: solapi.channel })
  }
}

// What customers asked and staff wrote. A private post keeps its text behind the fence.
async function fillPosts(
  db: Db,
  agency: DemoAgency,
  { drawn, password_hash }: { drawn: TripPictures; password_hash: string },
): Promise<void> {
  const { travel_agency } = agency
  for (const post of listPosts(agency)) {
    const { board_id, title, contents, reg_name, days_ago, private_yn = 'N', answer, trip } = post
    const isPrivate = private_yn === 'Y'
    const { id } = await db
      .insertInto('post')
      .values({
        travel_agency,
        board_id,
        type: board_id,
        title,
        ...(isPrivate ? { contents: '' } : toRichPost({ contents, answer: answer?.contents })),
        reg_name,
        private_yn,
        files: JSON.stringify(trip ? listPhotos(agency, drawn, trip) : []),
        reg_date: new Date(Date.now() - days_ago * day).toISOString(),
        ...(answer && { answer_date: new Date(Date.now() - answer.days_ago * day).toISOString() }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (board_id === 'QNA')
      await db
        .insertInto('post_secret')
        .values({
          travel_agency,
          id,
          password_hash,
          ...(isPrivate && toRichPost({ contents, answer: answer?.contents })),
        })
        .execute()
  }
}

/** Photos show places of the trip: no room and no table, which are the same in every album. */
function listPhotos(agency: DemoAgency, drawn: TripPictures, package_code: string): PostFile[] {
  const at = agency.packages.findIndex((trip) => trip.package_code === package_code)
  const near = [...drawn.closeUps.values()]
  return buildGallery(agency, drawn, at)
    .filter(({ path }) => !near.includes(path))
    .map(({ path, alt }) => ({
      file_id: randomUUID(),
      name: alt?.[agency.default_language] ?? '',
      type: 'image/webp',
      size: 1, // nobody sees the size of a picture
      path,
    }))
}
