// Travel terms in English, article by article as in Korean.
import { type Article, renderTable, type TravelKind } from './articles.server.ts'

const overseasFees = renderTable(
  ['Notice given', 'Fee'],
  [
    ['30 days before or earlier', 'None (full refund)'],
    ['29–20 days before', '10%'],
    ['19–10 days before', '15%'],
    ['9–8 days before', '20%'],
    ['7–1 days before', '30%'],
    ['On the day', '50%'],
  ],
)
const domesticFees = renderTable(
  ['Notice given', 'Fee'],
  [
    ['3 days before or earlier', 'None (full refund)'],
    ['2 days before', '10%'],
    ['1 day before', '20%'],
    ['On the day, or without notice', '30%'],
  ],
)

const names: Record<TravelKind, string> = {
  overseas: 'journeys abroad',
  domestic: 'journeys in Korea',
  both: 'journeys abroad and in Korea',
}

const beginning = (kind: TravelKind): Article[] => [
  [
    'Purpose',
    `<p>These terms set out the contract on ${names[kind]} between [[Company name]] (“the company”) and the traveller, and what happens when it cannot be kept.</p>`,
  ],
  [
    'Duties of both sides',
    '<p>The company performs its part of planning, arranging, guiding, transport and lodging with care, so that the journey is safe and worth its price. Travellers get along with each other and help the journey to run smoothly.</p>',
  ],
  [
    'Kinds of journeys',
    '<ul><li><strong>Package</strong>: the company sets itinerary and price beforehand and gathers travellers</li><li><strong>Journey on request</strong>: the company plans transport, lodging and sights as the traveller wishes</li><li><strong>Arrangement</strong>: the company arranges transport or lodging for a fee</li></ul>',
  ],
  [
    'What the contract consists of',
    '<p>The contract sheet, these terms and the itinerary. The sheet names the company, its address and its guarantee insurance. You receive a copy of each as an electronic document.</p>',
  ],
  [
    'Special terms',
    '<p>Within the law the company and the traveller may agree on special terms in writing or by electronic document. Where a package has special terms, they come before these. They bind you only if we have explained that they differ and you have confirmed them separately.</p>',
  ],
  [
    'Price',
    '<p>The price contains whatever the package page lists as included, among flights, fuel surcharge, lodging, meals, guides and entrance fees, and every compulsory cost. Optional tours and personal expenses are not included; tips are voluntary.</p>',
  ],
  [
    'Ages',
    '<p>Counted on the day of departure: adults are 12 and over, children under 12, babies under 2. A baby who turns 2 during the journey may be charged the child fare on the return flight.</p>',
  ],
  [
    'When the company may decline',
    '<ul><li>Somebody is found to trouble other travellers or to hinder the journey</li><li>Illness makes the journey too difficult</li><li>The largest number of people in the contract is reached</li></ul>',
  ],
]

const minimumOverseas =
  '<p>If too few people book a journey abroad, the company says so <strong>at least 7 days before departure</strong> and refunds everything. If it tells you later, it pays in addition 30% of the price up to the day before, and 50% on the day itself.</p>'
const minimumDomestic =
  '<p>For journeys in Korea the date is on the package page, and the consumer dispute criteria apply when it is missed.</p>'

/** The articles that differ between journeys abroad and in Korea. */
function cancelling(kind: TravelKind): Article[] {
  const [isOverseas, isDomestic] = [kind !== 'domestic', kind !== 'overseas']
  const lead =
    '<p>If you cancel before departure we refund what you paid less this share of the tour price.</p>'
  const overseas: Article = ['Cancelling a journey abroad', lead + overseasFees]
  const domestic: Article = ['Cancelling a journey in Korea with lodging', lead + domesticFees]
  return [
    ['Minimum number', (isOverseas ? minimumOverseas : '') + (isDomestic ? minimumDomestic : '')],
    ...(isOverseas ? [overseas] : []),
    ...(isDomestic ? [domestic] : []),
    [
      'When the company cancels',
      `<p>If a journey is cancelled by the company’s fault, you receive a full refund. ${isOverseas ? 'For journeys abroad it also pays compensation by the scale of “Cancelling a journey abroad”. ' : ''}${isDomestic ? 'For journeys in Korea the consumer dispute criteria apply.' : ''}</p>`,
    ],
  ]
}

const ending: Article[] = [
  [
    'Which day counts',
    '<p>On the website, the day your request was completed (Korean time). By telephone or mail, the day it arrived within business hours; later arrivals count as the next working day.</p>',
  ],
  [
    'Cancelling without a fee',
    '<ul><li>Disaster, war, government order or a strike of carriers or lodgings makes the journey impossible</li><li>A relative within the third degree has died</li><li>Illness or injury keeps the traveller from travelling</li><li>The traveller’s spouse, parent or child is in hospital for three days or more and cannot leave before departure</li><li>The company’s fault prevents the journey agreed</li></ul><p>Proof may follow after you have given notice.</p>',
  ],
  [
    'Somebody else travels',
    '<p>With the company’s consent you may hand the journey on to another person. Whoever hands it on or takes it pays what it costs more.</p>',
  ],
  [
    'Changing the itinerary',
    '<p>Before a changed part begins, we write down time, content and cost and obtain your written consent and signature. Where an emergency makes this impossible we explain afterwards.</p>',
  ],
  [
    'Ending it after departure',
    '<p>For compelling reasons either side may end the contract during the journey. If the contract contains the way back, the company brings the traveller back. Further costs are borne by whoever caused them, and shared in halves where nobody is at fault.</p>',
  ],
  [
    'Safety',
    '<p>The travel alert level and safety information of the destination are shown with the package and in the itinerary, and again if they change before departure.</p>',
  ],
  [
    'Faults of a journey',
    '<p>Where the journey differs from the contract you may ask for it to be put right, for a lower price or for damages, within 6 months of its end.</p>',
  ],
  [
    'Damages and insurance',
    '<p>The company makes good damage caused to travellers on purpose or by negligence by itself or its local operators. For this it holds guarantee insurance, a mutual aid or a deposit: [[Guarantee insurance]]</p>',
  ],
  [
    'Other matters',
    '<p>What these terms do not say follows the law, the consumer dispute criteria and common practice. We first try to settle disputes by talking; lawsuits are brought before the court named by the Civil Procedure Act.</p>',
  ],
]

export const listEnglishArticles = (kind: TravelKind): Article[] => [
  ...beginning(kind),
  ...cancelling(kind),
  ...ending,
]
