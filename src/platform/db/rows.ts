// Row types, written from the migrated database by `npm run rows`. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Theme } from '#lib/theme.ts'
import type { Role, Scope } from '#roles.ts'
import type { LocalizedText } from '#i18n/language.ts'

export type DB = {
  access_log: {
    travel_agency: number
    id: GeneratedAlways<number>
    at: Generated<string>
    who: string
    ip: string
    booking: number | null
    consult: number | null
    traveller: number
    what: string
  }
  ad_refusal: {
    travel_agency: number
    contact: string
    by_name: string
    at: Generated<string>
  }
  agency: {
    travel_agency: number
    default_language: Generated<'ko' | 'en'>
    review_yn: Generated<'Y' | 'N'>
    theme: Theme
    transfer_hours: Generated<number>
    cancel_fees: Generated<{ overseas: { days: number; percent: number }[]; domestic: { days: number; percent: number }[] }>
    passport_days: Generated<number>
    hold_limits: { percent?: number; least?: number; seats?: number; each?: number; network_percent?: number } | null
    hsts_subdomains_yn: Generated<'Y' | 'N'>
    compensations: Generated<{ minimum: { days: number; percent: number }[]; overseas: { days: number; percent: number }[]; domestic: { days: number; percent: number }[] }>
    payment_plan: Generated<{ kind: 'whole' } | { kind: 'deposit' | 'confirmed'; deposit: { won: number } | { percent: number }; balance_days: number }>
    second_person_from: number | null
    pay_ways: ('card' | 'virtual_account' | 'bank_transfer')[] | null
    receipts: Generated<{ through: 'toss' | 'hometax'; base: 'gross' | 'fee'; percent: number; moment: 'payment' | 'departure' }>
    receipts_from: Generated<string>
    price_split: { rate: { won: number } | { percent: number }; shown: boolean } | null
    state: Generated<'preparing' | 'open' | 'paused' | 'closed'>
    state_since: Generated<string>
    customer_changes: Generated<{ kinds: ('date' | 'party' | 'rooms' | 'person' | 'booker')[]; days: number }>
    erased: string | null
    toss_shop_hash: Generated<string | null>
  }
  agency_about: {
    travel_agency: number
    title: LocalizedText
    contents: LocalizedText
    contents_stamp: string | null
    contents_cleaned: GeneratedAlways<number>
    picture: string | null
    directions: LocalizedText | null
  }
  agency_domain: {
    domain: string
    travel_agency: number
    is_main: Generated<boolean>
  }
  agency_domain_claim: {
    travel_agency: number
    domain: string
    claimed: Generated<string>
  }
  agency_home: {
    travel_agency: number
    hero_path: string
    headline: LocalizedText
    line: LocalizedText
    reasons: ColumnType<{ heading: LocalizedText; line: LocalizedText }[], string, string>
    pictures: ColumnType<{ path: string; caption: LocalizedText | null; href: string | null }[], string | undefined, string>
  }
  agency_info: {
    travel_agency: number
    logo: string | null
    kakao_key: string | null
    about_yn: Generated<'Y' | 'N'>
    multilingual_yn: Generated<'Y' | 'N'>
    type: Generated<string>
    pay_yn: Generated<'Y' | 'N'>
    facebook_url: string | null
    insta_url: string | null
    naver_url: string | null
    line_url: string | null
    company_name: LocalizedText
    ceo_name: LocalizedText
    address: LocalizedText
    phone: string
    fax: string | null
    mail: string
    bank: string | null
    account_holder: string | null
    account_number: string | null
    biz_number: string
    sales_number: string | null
    privacy_person: LocalizedText
    operating_time: LocalizedText
    tourism_number: string | null
    insurance: LocalizedText | null
    hosting_provider: string | null
    text_sender: Generated<string>
    kakao_channel: Generated<string>
  }
  agency_limit: {
    travel_agency: number
    storage_gb: number | null
    mails_a_day: number | null
    texts_a_day: number | null
    texts_a_month: number | null
    revision: Generated<number>
  }
  agency_menu: {
    travel_agency: number
    items: ColumnType<{ id: string; hidden: boolean; name: LocalizedText; href: string | null }[], string, string>
  }
  agency_meta: {
    travel_agency: number
    title: LocalizedText
    description: LocalizedText
    keywords: LocalizedText
    img: string | null
    list_title: LocalizedText | null
    list_description: LocalizedText | null
  }
  agency_secret: {
    travel_agency: number
    name: 'kakao_client_secret' | 'kakao_admin_key' | 'toss_client_key' | 'toss_secret_key' | 'toss_webhook_path' | 'solapi_api_key' | 'solapi_api_secret'
    sealed: string
  }
  allotment: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    supplier: number
    kind: 'rooms' | 'seats' | 'vehicles'
    count: number
    what: Generated<string>
    release_on: string | null
    outcome: 'kept' | 'released' | null
    settled: string | null
    settled_by: string | null
    revision: Generated<number>
    by_name: string
    reg_date: Generated<string>
  }
  api_key: {
    travel_agency: number
    id: GeneratedAlways<number>
    name: string
    key_hash: string
    scopes: Scope[]
    made_by: string
    reg_date: Generated<string>
    last_used: string | null
    revoked: string | null
  }
  attached_file: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    name: string
    type: string
    size: number
    path: string
    sealed_key: string | null
    data_key: string | null
    reg_date: Generated<string>
    by_name: string | null
    shown: Generated<boolean>
  }
  audit: {
    travel_agency: number
    id: GeneratedAlways<number>
    at: Generated<string>
    act: string
    member_id: number | null
    ip: string
  }
  bank_layout: {
    travel_agency: number
    account: string
    columns: Record<string, string>
    used: Generated<string>
  }
  bank_line: {
    travel_agency: number
    id: GeneratedAlways<number>
    account: string
    booked_on: string
    booked_time: string
    amount: number
    payer: string
    memo: string
    balance: number | null
    fingerprint: string
    matched: Generated<number>
    aside: string | null
    aside_by: string | null
    aside_reason: string | null
    by_name: string
    reg_date: Generated<string>
  }
  bank_match: {
    travel_agency: number
    id: GeneratedAlways<number>
    confirmation: string
    line: number | null
    reason: string | null
    booking: number
    amount: number
    ledger: number | null
    by_staff: number | null
    by_name: string
    at: Generated<string>
    agreed_by: string | null
    agreed: string | null
    undone: string | null
    undone_by: string | null
    undone_reason: string | null
    share: number | null
    surplus: Generated<number>
  }
  bank_withdrawal: {
    travel_agency: number
    id: GeneratedAlways<number>
    account: string
    booked_on: string
    booked_time: string
    amount: number
    payee: string
    memo: string
    balance: number | null
    fingerprint: string
    used: Generated<number>
    by_name: string
    reg_date: Generated<string>
    aside: string | null
    aside_by: string | null
    aside_reason: string | null
  }
  board: {
    travel_agency: number
    board_id: string
    board_name: LocalizedText
    side_yn: Generated<'Y' | 'N'>
    write: Generated<'staff' | 'member' | 'anyone'>
    seq: Generated<number>
    read: Generated<'anyone' | 'member'>
    look: Generated<'list' | 'gallery'>
    menu_yn: Generated<'Y' | 'N'>
    ended_yn: Generated<'Y' | 'N'>
    revision: Generated<number>
  }
  booking: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking_id: string
    package_code: string
    departure_date: string
    return_date: string
    page_title: LocalizedText
    member_id: number | null
    store_id: string | null
    name: string
    contact: string
    email: string
    request: Generated<string>
    language: 'ko' | 'en'
    adult: number
    child: number
    baby: number
    price_lines: ColumnType<{ kind: 'adult' | 'child' | 'baby' | 'single' | 'option' | 'early_bird' | 'group' | 'code'; name?: LocalizedText; rate?: { won: number } | { percent: number }; each: number; count: number; sum: number }[], string, string>
    total: number
    fees: ColumnType<{ days: number; percent: number }[], string, string>
    pay_by: 'gateway' | 'bank_transfer'
    progress: Generated<'waiting_for_payment' | 'deposit_paid' | 'payment_completed' | 'preparing' | 'ready' | 'travel_completed' | 'cancel_requested' | 'cancel_completed'>
    before_cancel: 'deposit_paid' | 'payment_completed' | 'preparing' | 'ready' | null
    fees_kept: Generated<number>
    refund_due: number | null
    held_until: string | null
    hold_extended: Generated<boolean>
    reg_date: Generated<string>
    cancel_fee: number | null
    proved_by: 'log_in' | 'mail' | 'staff' | null
    visitor: string | null
    revision: Generated<number>
    consents_due: Generated<boolean>
    passes_from: string | null
    cancel_reason: 'customer' | 'minimum' | 'fault' | 'free' | null
    departure_id: number
    paid: Generated<number>
    passports: Generated<number>
    compensation_owed: Generated<number>
    plan: Generated<{ kind: 'whole' } | { kind: 'deposit' | 'confirmed'; deposit: { won: number } | { percent: number }; balance_days: number }>
    deposit: Generated<number>
    balance_by: string | null
    reserved_free: Generated<boolean>
    balance_reminded: Generated<number>
    claim_waived: Generated<number>
    discount_id: number | null
    price_split: { rate: { won: number } | { percent: number }; shown: boolean } | null
    handed_over: Generated<number>
    made_in_preview: Generated<boolean>
    mailbox: GeneratedAlways<string | null>
    phone: GeneratedAlways<string | null>
    going_back: Generated<number>
    reserved_in_preview: Generated<boolean>
  }
  booking_gram: {
    travel_agency: number
    gram: string
    booking: number
  }
  booking_history: {
    travel_agency: number
    booking: number
    seq: GeneratedAlways<number>
    progress: 'waiting_for_payment' | 'deposit_paid' | 'payment_completed' | 'preparing' | 'ready' | 'travel_completed' | 'cancel_requested' | 'cancel_completed'
    by: 'customer' | 'staff' | 'gateway' | 'clock'
    note: Generated<string>
    at: Generated<string>
    by_name: string | null
  }
  booking_link: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    kind: 'pay' | 'due' | 'open' | 'back'
    token_hash: string
    by_name: string | null
    expires: string | null
    spent: string | null
    revoked: string | null
    reg_date: Generated<string>
    share: number | null
  }
  booking_money: {
    travel_agency: number
    id: number
    booking_id: string
    package_code: string
    departure_date: string
    return_date: string
    page_title: LocalizedText
    member_id: number | null
    store_id: string | null
    name: string
    contact: string
    email: string
    request: string
    language: 'ko' | 'en'
    adult: number
    child: number
    baby: number
    price_lines: ColumnType<{ kind: 'adult' | 'child' | 'baby' | 'single' | 'option' | 'early_bird' | 'group' | 'code'; name?: LocalizedText; rate?: { won: number } | { percent: number }; each: number; count: number; sum: number }[], string, string>
    total: number
    fees: ColumnType<{ days: number; percent: number }[], string, string>
    pay_by: 'gateway' | 'bank_transfer'
    progress: 'waiting_for_payment' | 'deposit_paid' | 'payment_completed' | 'preparing' | 'ready' | 'travel_completed' | 'cancel_requested' | 'cancel_completed'
    before_cancel: 'deposit_paid' | 'payment_completed' | 'preparing' | 'ready' | null
    fees_kept: number
    refund_due: number | null
    held_until: string | null
    hold_extended: boolean
    reg_date: string
    cancel_fee: number | null
    proved_by: 'log_in' | 'mail' | 'staff' | null
    visitor: string | null
    revision: number
    consents_due: boolean
    passes_from: string | null
    cancel_reason: 'customer' | 'minimum' | 'fault' | 'free' | null
    departure_id: number
    paid: number
    passports: number
    compensation_owed: number
    plan: { kind: 'whole' } | { kind: 'deposit' | 'confirmed'; deposit: { won: number } | { percent: number }; balance_days: number }
    deposit: number
    balance_by: string | null
    reserved_free: boolean
    balance_reminded: number
    claim_waived: number
    discount_id: number | null
    price_split: { rate: { won: number } | { percent: number }; shown: boolean } | null
    handed_over: number
    made_in_preview: boolean
    mailbox: string | null
    phone: string | null
    going_back: number
    payable: number
    payable_most: number
    due: number
    due_by: string
    claim: number
    owed_back: number
  }
  booking_note: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    text: string
    by_name: string
    at: Generated<string>
  }
  booking_share: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    name: string
    email: Generated<string>
    amount: number
    seed: string
    token_hash: string
    reminded: string | null
    revoked: string | null
    reg_date: Generated<string>
    traveller: number | null
  }
  booking_task: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    text: string
    due: string
    staff_id: number | null
    by_name: string
    at: Generated<string>
    done: string | null
    done_by: string | null
    occasion: string | null
    ref: number | null
    to_say: string | null
  }
  cash_receipt: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    kind: 'issue' | 'cancel'
    ledger: number | null
    cancels: number | null
    cash: number
    amount: number
    share: number
    purpose: 'unnamed' | 'personal' | 'business'
    ending: Generated<string>
    through: 'toss' | 'hometax'
    state: Generated<'waiting' | 'asked' | 'issued' | 'registered' | 'refused' | 'dropped'>
    with_deposit: Generated<boolean>
    issue_on: string
    due_on: string
    tries: Generated<number>
    receipt_key: string | null
    issue_number: string | null
    receipt_url: string | null
    code: string | null
    by_name: string | null
    looked: Generated<string>
    issued: string | null
    registered: string | null
    reg_date: Generated<string>
  }
  change_consent: {
    travel_agency: number
    id: GeneratedAlways<number>
    change: number
    booking: number
    asked: Generated<string>
    answer: 'agreed' | 'refused' | null
    signed_by: string | null
    network: string | null
    answered: string | null
    handed_by: string | null
  }
  change_link: {
    travel_agency: number
    token_hash: string
    consent: number
    handed_by: string | null
  }
  change_request: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    kind: 'date' | 'party' | 'rooms' | 'person' | 'booker'
    change: { kind: 'date'; departure_id: number } | { kind: 'party'; adult: number; child: number; baby: number } | { kind: 'rooms'; single_rooms: number } | { kind: 'person'; traveller: number; name: string; name_en?: string; birthdate?: string; gender?: 'male' | 'female' } | { kind: 'booker'; name: string; contact: string; email: string; traveller?: number } | null
    note: Generated<string>
    state: Generated<'asked' | 'done' | 'refused' | 'withdrawn'>
    answer: Generated<string>
    by_name: string | null
    asked: Generated<string>
    answered: string | null
  }
  chat_code: {
    travel_agency: number
    code: string | null
    whatsapp_code: string | null
  }
  consent: {
    travel_agency: number
    id: GeneratedAlways<number>
    member_id: number | null
    type: 'age' | 'use' | 'privacy' | 'tour' | 'passport' | 'special'
    version: string
    text_hash: string
    agreed: Generated<string>
    booking: number | null
    consult: number | null
    traveller: number | null
    guardian_name: string | null
    guardian_contact: string | null
  }
  consult: {
    travel_agency: number
    id: GeneratedAlways<number>
    name: string
    contact: string
    email: string | null
    contents: string
    package_code: string | null
    member_id: number | null
    language: 'ko' | 'en'
    reg_date: Generated<string>
    state: Generated<'new' | 'under_way' | 'done'>
    in_charge: number | null
    revision: Generated<number>
    due: string | null
  }
  contact_change: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    name: string
    contact: string
    email: string
    by_name: string
    at: Generated<string>
  }
  contract: {
    travel_agency: number
    booking: number
    version: number
    basis: string
    contents: ColumnType<{ heading: LocalizedText; facts: { label: LocalizedText; value: LocalizedText }[]; text: LocalizedText | null }[], string, string>
    hash: string
    made: Generated<string>
    agreed: string | null
    agreed_by: string | null
  }
  contract_part: {
    travel_agency: number
    booking: number
    version: number
    traveller: number
    signed_by: string
    signed: Generated<string>
  }
  cost_line: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    supplier: number | null
    kind: 'land' | 'air' | 'hotel' | 'bus' | 'guide' | 'advance' | 'meal' | 'entrance' | 'insurance' | 'commission' | 'other'
    what: string
    basis: 'head' | 'lump'
    currency: 'KRW' | 'USD' | 'EUR' | 'JPY' | 'CNY' | 'THB' | 'VND' | 'PHP' | 'TWD' | 'HKD' | 'SGD' | 'MYR' | 'IDR' | 'GBP' | 'CHF' | 'AUD' | 'TRY'
    estimate: number
    rate: number | null
    rate_on: string | null
    bill: number | null
    bill_rate: number | null
    bill_rate_on: string | null
    bill_won: number | null
    due_on: string | null
    paid: Generated<number>
    revision: Generated<number>
    by_name: string
    reg_date: Generated<string>
    slip: string | null
    store_id: string | null
    percent: number | null
    correction: number | null
  }
  cost_payment: {
    travel_agency: number
    id: GeneratedAlways<number>
    cost: number
    amount: number
    paid_on: string
    reason: string
    by_name: string
    at: Generated<string>
    undone: string | null
    undone_by: string | null
    undone_reason: string | null
    withdrawal: number | null
    counted_on: string | null
    undone_on: string | null
    what: string | null
    supplier_name: string | null
    page_title: LocalizedText | null
    departure_date: string | null
  }
  customer: {
    travel_agency: number
    id: GeneratedAlways<number>
    reg_date: Generated<string>
  }
  customer_erasure: {
    travel_agency: number
    id: GeneratedAlways<number>
    erased: ColumnType<{ what: 'member' | 'bookings' | 'travellers' | 'notes' | 'messages' | 'documents' | 'questions' | 'consultations' | 'quotes' | 'reviews'; count: number }[], string, string>
    kept: ColumnType<{ what: 'contract' | 'payment' | 'complaint' | 'log_in'; count: number; until: string }[], string, string>
    by_name: string
    at: Generated<string>
  }
  customer_note: {
    travel_agency: number
    id: GeneratedAlways<number>
    customer: number
    text: string
    by_name: string
    at: Generated<string>
  }
  customer_part: {
    travel_agency: number
    kind: 'booking' | 'member' | 'consult' | 'quote'
    ref: number
    customer: number
    by_name: string
    at: Generated<string>
  }
  data_file: {
    travel_agency: number
    id: GeneratedAlways<number>
    state: Generated<'waiting' | 'ready' | 'failed'>
    done: Generated<number>
    of_all: Generated<number>
    size: Generated<number>
    by_name: string
    asked: Generated<string>
    ready: string | null
  }
  data_key: {
    travel_agency: number
    id: string
    wrapped: string
    made: Generated<string>
  }
  day_close: {
    travel_agency: number
    day: string
    figures: unknown
    gateway_settled: number | null
    by_name: string
    at: Generated<string>
  }
  day_correction: {
    travel_agency: number
    id: GeneratedAlways<number>
    day: string
    amount: number
    reason: string
    by_name: string
    at: Generated<string>
  }
  debt_reminder: {
    travel_agency: number
    booking: number
    day: string
    amount: number
    by_name: string
    at: Generated<string>
  }
  delayed_message: {
    travel_agency: number
    job: string
    occasion: string
    ref: number
    amount: number | null
    reached: 'mails' | 'texts'
    until: string
  }
  delivery: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    occasion: string
    ref: number
    amount: number | null
    job: string
    channel: 'mail' | 'alimtalk' | 'sms'
    state: Generated<'waiting' | 'sent' | 'delivered' | 'failed'>
    reason: Generated<string>
    group_id: string | null
    price: Generated<number>
    asked: Generated<string>
    sent: string | null
    looked: Generated<string>
  }
  departure: {
    travel_agency: number
    package_code: string
    departure_date: string
    adult_price: number
    child_price: number
    baby_price: number
    seats: number
    minimum: Generated<number>
    closed_yn: Generated<'Y' | 'N'>
    revision: Generated<number>
    departure_id: GeneratedAlways<number>
    departure_time: string | null
    flights: ColumnType<{ way: 'out' | 'back'; airline: LocalizedText; number: string; from: string; to: string; departs: string; arrives: string; days: number }[], string | undefined, string>
    flight_number: GeneratedAlways<string | null>
    departure_airport: GeneratedAlways<string | null>
    cancelled: string | null
  }
  departure_cancel: {
    travel_agency: number
    departure_id: number
    reason: 'minimum' | 'fault' | 'free'
    note: string
    told: string
    by_name: string
    at: Generated<string>
    until: Generated<string>
  }
  departure_cancel_booking: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    booking: number
    state: Generated<'asked' | 'done' | 'gone'>
    due: Generated<string>
  }
  departure_letter: {
    travel_agency: number
    id: GeneratedAlways<number>
    message: number
    booking: number
    sent: string | null
  }
  departure_message: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    subject: string
    contents: string
    by_name: string
    at: Generated<string>
    by: Generated<'mail' | 'text' | 'both'>
    kind: Generated<'service' | 'ad'>
    to_all: Generated<boolean>
    send_at: string | null
    started: Generated<string | null>
    withdrawn: string | null
  }
  departure_notice: {
    travel_agency: number
    departure_id: number
    meeting_point: Generated<string>
    meeting_time: Generated<string>
    guide_name: Generated<string>
    guide_phone: Generated<string>
    emergency: Generated<string>
    revision: Generated<number>
  }
  departure_order: {
    travel_agency: number
    departure_id: number
    people: string[]
    revision: Generated<number>
    by_name: string
    at: Generated<string>
  }
  departure_rooms: {
    travel_agency: number
    departure_id: number
    rooms: ColumnType<{ kind: 'twin' | 'double' | 'triple' | 'single'; extra_bed: boolean; note: string; people: string[] }[], string, string>
    revision: Generated<number>
    by_name: string
    at: Generated<string>
  }
  departure_seat: {
    travel_agency: number
    taken: Generated<number>
    confirmed: string | null
    departure_id: number
    awaits_payment: Generated<boolean>
  }
  discount: {
    travel_agency: number
    discount_id: GeneratedAlways<number>
    kind: 'early_bird' | 'group' | 'code'
    package_code: string | null
    name: LocalizedText
    rate: { won: number } | { percent: number }
    days_before: number | null
    people_from: number | null
    code: string | null
    uses_most: number | null
    first_day: string | null
    last_day: string | null
    revision: Generated<number>
    staff_name: string
    reg_date: Generated<string>
  }
  emergency_contact: {
    travel_agency: number
    booking: number
    traveller: number
    name: string
    contact: string
    relation: string
    by_name: string | null
    revision: Generated<number>
    at: Generated<string>
  }
  erasure: {
    travel_agency: number
    id: GeneratedAlways<number>
    at: Generated<string>
    booking: number | null
    consult: number | null
    numbers: number
    files: number
    attached: Generated<number>
  }
  failed_try: {
    travel_agency: number
    subject: string
    failures: number
    latest: string
  }
  family_vote: {
    travel_agency: number
    id: GeneratedAlways<number>
    token_hash: string
    package_codes: string[]
    until: string
    days: string[] | null
  }
  family_vote_heart: {
    travel_agency: number
    vote_id: number
    voter_hash: string
    package_code: string
  }
  flight_template: {
    travel_agency: number
    template_id: GeneratedAlways<number>
    name: string
    flights: ColumnType<{ way: 'out' | 'back'; airline: LocalizedText; number: string; from: string; to: string; departs: string; arrives: string; days: number }[], string, string>
    revision: Generated<number>
  }
  guide_file: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    name: string
    type: string
    size: number
    path: string
    by_name: string
    at: Generated<string>
    for_customers: Generated<boolean>
    told: string | null
  }
  guide_link: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    name: string
    staff_id: number | null
    token_hash: string
    pin_hash: string
    wrong: Generated<number>
    by_name: string
    at: Generated<string>
    opened: string | null
    ended: string | null
  }
  guide_note: {
    travel_agency: number
    id: string
    departure_id: number
    day: string
    contents: string
    pictures: Generated<string[]>
    by_name: string
    at: string
    reg_date: Generated<string>
  }
  guide_slip: {
    travel_agency: number
    id: string
    departure_id: number
    day: string
    what: string
    amount_cents: number
    currency: string
    picture: string | null
    by_name: string
    at: string
    reg_date: Generated<string>
  }
  guide_tick: {
    travel_agency: number
    departure_id: number
    day: string
    person: string
    present: boolean
    by_name: string
    at: string
  }
  holiday: {
    travel_agency: number
    day: string
    name: LocalizedText
  }
  holiday_year: {
    travel_agency: number
    year: number
  }
  itinerary_change: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    kind: 'schedule' | 'hotel' | 'transport' | 'option'
    day: number
    before: LocalizedText
    after: LocalizedText
    reason: LocalizedText
    cost: LocalizedText
    by_name: string
    at: Generated<string>
    withdrawn: string | null
  }
  kakao_state: {
    travel_agency: number
    state_hash: string
    expires: string
  }
  kept_record: {
    travel_agency: number
    id: GeneratedAlways<number>
    erasure: number
    kind: 'booking' | 'consult'
    number: string
    until: string
    sealed: string
    data_key: string
  }
  ledger: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    kind: 'payment' | 'refund' | 'compensation' | 'compensation_paid' | 'payment_undone'
    amount: number
    method: string
    transaction_id: string
    order_id: string | null
    gateway_key: string | null
    at: Generated<string>
    by_name: string | null
    share: number | null
    page_title: LocalizedText | null
    departure_date: string | null
  }
  link: {
    travel_agency: number
    id: GeneratedAlways<number>
    purpose: 'consent' | 'passport'
    booking: number | null
    consult: number | null
    traveller: Generated<number>
    email: string | null
    token_hash: string
    expires: string
    spent: string | null
    revoked: string | null
    reg_date: Generated<string>
  }
  mail_code: {
    travel_agency: number
    id: GeneratedAlways<number>
    purpose: 'booking' | 'reserve' | 'hand_over'
    subject: string
    email: string
    language: 'ko' | 'en'
    code_hash: string | null
    tries: Generated<number>
    asked: Generated<string>
    expires_at: string | null
  }
  member: {
    travel_agency: number
    id: GeneratedAlways<number>
    login_id: string
    password_hash: string | null
    name: Generated<string>
    email: string | null
    email_verified: Generated<boolean>
    contact: string | null
    gender: 'male' | 'female' | null
    birthdate: string | null
    login_type: Generated<'id' | 'kakao'>
    role: Generated<string>
    reg_date: Generated<string>
    kakao_id: string | null
    temporary_hash: string | null
    temporary_until: string | null
    contact_digits: GeneratedAlways<string | null>
    mailbox: GeneratedAlways<string | null>
  }
  member_mail: {
    travel_agency: number
    id: GeneratedAlways<number>
    kind: 'verify-email' | 'reset-password' | 'find-id' | 'password-changed' | 'email-proved'
    email: string
    member_id: number | null
    language: 'ko' | 'en'
    token_hash: string | null
    expires: string | null
    reg_date: Generated<string>
  }
  message_template: {
    travel_agency: number
    id: GeneratedAlways<number>
    package_code: Generated<string>
    moment: 'papers' | 'balance' | 'confirmed' | 'meeting' | 'guide' | 'review'
    is_on: boolean
    day: number
    by: 'mail' | 'text' | 'both'
    subject: LocalizedText
    contents: LocalizedText
    revision: Generated<number>
    kakao_id: string | null
    kakao_contents: Generated<string>
    kakao_state: Generated<'none' | 'submitted' | 'approved' | 'refused'>
    kakao_reason: Generated<string>
    kakao_has_link: Generated<boolean>
  }
  month_file: {
    travel_agency: number
    month: string
    language: string
    closes: number
    facts: unknown
    at: Generated<string>
  }
  move_in: {
    travel_agency: number
    id: GeneratedAlways<number>
    kind: 'members' | 'bookings' | 'reviews' | 'posts'
    state: Generated<'running' | 'done' | 'undoing' | 'undone'>
    file_rows: number
    by_name: string
    reg_date: Generated<string>
    touched: Generated<string>
  }
  move_in_row: {
    travel_agency: number
    move_in: number
    at: number
    content: unknown | null
    outcome: 'created' | 'skipped' | 'removed' | 'kept' | null
    reason: string | null
    target: number | null
  }
  old_address: {
    travel_agency: number
    path: string
    target: string
    reg_date: Generated<string>
  }
  once_only: {
    travel_agency: number
    key: string
    call: string
    member_id: number | null
    body_hash: string
    answer: unknown | null
    asked: Generated<string>
  }
  open_books: {
    travel_agency: number
    departure_id: number
    vat_base: Generated<'whole' | 'fee'>
    fee: Generated<number>
    revision: Generated<number>
    at: Generated<string>
    cancel_fees_taxed: Generated<boolean>
  }
  operator_grant: {
    travel_agency: number
    id: GeneratedAlways<number>
    reason: string
    granted_by: string
    reg_date: Generated<string>
    expires: string
  }
  package: {
    travel_agency: number
    package_code: string
    tour_category_id: number
    tour_area_id: number | null
    tour_area_detail_id: number | null
    page_title: LocalizedText
    summary: LocalizedText
    thumbnail_path: string | null
    page_price: number | null
    tag_list: Generated<string[]>
    tag_list_en: Generated<string[]>
    nights: number
    days: number
    sale_yn: Generated<'Y' | 'N'>
    seq: Generated<number>
    reg_date: Generated<string>
    review_count: Generated<number>
    review_stars: Generated<number>
    search_text: Generated<string>
    version: Generated<number>
    published: string | null
    hidden_with_place: Generated<boolean>
    preview_id: GeneratedAlways<number>
    is_private: Generated<boolean>
  }
  package_detail: {
    travel_agency: number
    package_code: string
    gallery: Generated<string[]>
    summary_points: ColumnType<LocalizedText[], string | undefined, string>
    schedule: ColumnType<{ day: number; heading: LocalizedText; text?: LocalizedText; places: { place_id?: number | null; time: string | null; name: LocalizedText; line: LocalizedText }[]; meals: { breakfast: LocalizedText | null; lunch: LocalizedText | null; dinner: LocalizedText | null }; hotel: LocalizedText | null; hotel_facts?: { stars: number | null; room_m2: number | null; latitude: number | null; longitude: number | null } | null; transport: LocalizedText | null }[], string | undefined, string>
    included: ColumnType<LocalizedText[], string | undefined, string>
    not_included: ColumnType<LocalizedText[], string | undefined, string>
    meeting_point: LocalizedText | null
    cautions: ColumnType<LocalizedText[], string | undefined, string>
    contents: Generated<LocalizedText>
    airline: LocalizedText | null
    shopping_visits: Generated<number>
    travel_alert: number | null
    single_supplement: Generated<number>
    options: ColumnType<{ option_id: string; name: LocalizedText; price: number }[], string | undefined, string>
    file_request: LocalizedText | null
    contents_stamp: string | null
    contents_cleaned: GeneratedAlways<number>
    pictures: ColumnType<{ path: string; alt: LocalizedText | null; x: number; y: number; on_day?: number | null }[], string | undefined, string>
    guide_fee: LocalizedText | null
    visa: 'none' | 'authorisation' | 'on_arrival' | 'visa' | null
    passport_months: number | null
    entry_note: LocalizedText | null
    leader_yn: Generated<'Y' | 'N'>
    pay_plan: 'whole' | 'deposit' | 'confirmed' | null
    deposit_percent: number | null
    deposit_won: number | null
    balance_days: number | null
    all_paid_yn: Generated<'Y' | 'N'>
    search_title: LocalizedText | null
    search_description: LocalizedText | null
  }
  package_draft: {
    travel_agency: number
    package_code: string
    content: unknown
    revision: Generated<number>
    published_revision: Generated<number>
    saved: Generated<string>
    staff_name: string
    publish_at: string | null
    publish_content: unknown | null
    publish_revision: number | null
    publish_staff: string | null
    planned_adult_price: number | null
    planned_child_price: number | null
    planned_baby_price: number | null
    planned_minimum: number | null
  }
  package_version: {
    travel_agency: number
    package_code: string
    version: number
    content: unknown
    staff_name: string
    published: Generated<string>
  }
  passport: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number | null
    consult: number | null
    traveller: number
    sealed: string
    data_key: string
    expires_soon: boolean
    reg_date: Generated<string>
    counted_from_return: Generated<boolean>
    counted_months: number | null
    name: Generated<string>
    has_nationality: Generated<boolean>
  }
  passport_file: {
    travel_agency: number
    id: string
    booking: number | null
    consult: number | null
    traveller: number
    path: string
    size: number
    sealed_key: string
    data_key: string
    state: Generated<'received' | 'ready'>
    reg_date: Generated<string>
  }
  passport_reading: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    traveller: number
    purpose: 'airline' | 'visa' | 'hotel' | 'check'
    by_name: string
    at: Generated<string>
  }
  payment_try: {
    travel_agency: number
    order_id: string
    booking: number
    amount: number
    state: Generated<'opened' | 'confirming' | 'deposit_waiting' | 'paid' | 'failed'>
    payment_key: string | null
    code: string | null
    opened: Generated<string>
    confirming: string | null
    pass_given: string | null
    way: Generated<'card' | 'virtual_account'>
    bank: string | null
    account: { bank: string; account_number: string; account_holder: string } | null
    account_until: string | null
    deposit_secret: string | null
    closing: string | null
    looked: Generated<string>
    receipt_url: string | null
    share: number | null
    is_deposit: Generated<boolean>
  }
  payout_account: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    sealed: string
    data_key: string
    given: Generated<string>
    used: string | null
  }
  payout_withdrawal: {
    travel_agency: number
    ledger: number
    withdrawal: number
    amount: number
    by_name: string
    at: Generated<string>
  }
  place: {
    travel_agency: number
    place_id: GeneratedAlways<number>
    name: LocalizedText
    country: string | null
    latitude: number | null
    longitude: number | null
    search_text: GeneratedAlways<string>
    reg_date: Generated<string>
    revision: Generated<number>
  }
  planned_payment: {
    travel_agency: number
    id: GeneratedAlways<number>
    what: string
    amount: number
    every: 'month' | 'once'
    first_on: string
    last_on: string | null
    revision: Generated<number>
  }
  post: {
    travel_agency: number
    id: GeneratedAlways<number>
    board_id: string
    type: string
    category: 'B' | 'P' | 'I' | 'S' | null
    title: string
    contents: string
    reg_name: string
    reg_date: Generated<string>
    user_id: number | null
    private_yn: Generated<'Y' | 'N'>
    files: ColumnType<{ file_id: string; name: string; type: string; size: number; path: string }[], string | undefined, string>
    answer: string | null
    answer_date: string | null
    search_text: Generated<string>
    contents_stamp: string | null
    contents_cleaned: GeneratedAlways<number>
    answer_stamp: string | null
    answer_cleaned: GeneratedAlways<number | null>
    excerpt: GeneratedAlways<string>
    revision: Generated<number>
    pinned_yn: Generated<'Y' | 'N'>
    seq: Generated<number>
    hidden_yn: Generated<'Y' | 'N'>
    shown_from: string | null
    shown_until: string | null
    shown_yn: Generated<'Y' | 'N'>
  }
  post_count: {
    travel_agency: number
    type: string
    category: string
    posts: number
  }
  post_secret: {
    travel_agency: number
    id: number
    password_hash: string | null
    contents: string | null
    files: ColumnType<{ file_id: string; name: string; type: string; size: number; path: string }[], string | undefined, string>
    answer: string | null
    contents_stamp: string | null
    contents_cleaned: GeneratedAlways<number | null>
    answer_stamp: string | null
    answer_cleaned: GeneratedAlways<number | null>
    written_by: string | null
    written_from: string | null
  }
  promotion: {
    travel_agency: number
    promotion_id: GeneratedAlways<number>
    kind: 'popup' | 'banner'
    shown_from: string
    shown_until: string
    pages: ColumnType<('home' | 'list' | 'trip' | 'boards')[], string, string>
    audience: 'all' | 'guest' | 'member'
    title: LocalizedText
    text: LocalizedText
    href: string | null
    picture: string | null
    revision: Generated<number>
    staff_name: string
    reg_date: Generated<string>
  }
  promotion_count: {
    travel_agency: number
    promotion_id: number
    day: string
    seen: Generated<number>
    clicked: Generated<number>
  }
  quote: {
    travel_agency: number
    id: GeneratedAlways<number>
    state: Generated<'draft' | 'sent' | 'commented' | 'accepted' | 'declined' | 'withdrawn'>
    revision: Generated<number>
    version: Generated<number>
    name: Generated<string>
    contact: Generated<string>
    email: Generated<string>
    language: Generated<'ko' | 'en'>
    content: unknown
    valid_until: string | null
    consult: number | null
    package_code: string | null
    booking: number | null
    seed: string
    token_hash: string
    in_charge: number | null
    reg_date: Generated<string>
    changed: Generated<string>
  }
  quote_comment: {
    travel_agency: number
    id: GeneratedAlways<number>
    quote: number
    version: number
    staff_name: string | null
    contents: string
    reg_date: Generated<string>
  }
  quote_version: {
    travel_agency: number
    quote: number
    version: number
    content: unknown
    staff_name: string
    sent: Generated<string>
    opened: string | null
  }
  receipt_wish: {
    travel_agency: number
    booking: number
    purpose: 'unnamed' | 'personal' | 'business'
    sealed: string | null
    data_key: string | null
    ending: Generated<string>
    given: Generated<string>
  }
  refund: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    order_id: string
    amount: number
    reason: string
    completes: boolean
    state: Generated<'account_needed' | 'asked' | 'to_send' | 'done' | 'refused' | 'sent'>
    code: string | null
    asked: Generated<string>
    by_name: string | null
    settled: string | null
  }
  reserve_proof: {
    travel_agency: number
    key: string
    email: string
    proved: Generated<string>
  }
  review: {
    travel_agency: number
    id: GeneratedAlways<number>
    package_code: string
    stars: number
    contents: string
    reg_name: string
    photos: Generated<string[]>
    reg_date: Generated<string>
    booking: number | null
    revision: Generated<number>
    reply: string | null
    reply_date: string | null
    hidden_yn: Generated<'Y' | 'N'>
    hidden_reason: string | null
    who: 'parents' | 'family' | 'couple' | 'friends' | 'solo' | null
    walking: number | null
    meals: number | null
    guide: number | null
    hotel: number | null
  }
  revision: {
    travel_agency: number
    kind: 'site' | 'catalog' | 'board'
    number: Generated<number>
    raised: Generated<string>
  }
  search_synonym: {
    travel_agency: number
    word: string
    means: string
  }
  secret_mark: {
    id: GeneratedAlways<number>
    sealed: string
  }
  sending_day: {
    travel_agency: number
    day: string
    mails: Generated<number>
    texts: Generated<number>
  }
  sent_list: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    list: 'manifest' | 'rooming' | 'bus' | 'tags' | 'emergency' | 'insurance' | 'airline' | 'hotel'
    format: string
    people: ColumnType<{ person: string; name: string; room: number | null; kind?: string | null; digest?: string }[], string, string>
    by_name: string
    at: Generated<string>
  }
  session: {
    travel_agency: number
    sid: Generated<string>
    member_id: number
    started: Generated<string>
    expires: string
    generation: Generated<number>
    rotated: Generated<string>
    auto_login: Generated<boolean>
    must_change: Generated<boolean>
  }
  settings_notice: {
    travel_agency: number
    id: GeneratedAlways<number>
    staff_id: number
    setting: 'bank_account' | 'cancel_fees' | 'key' | 'domain' | 'terms' | 'export' | 'owner' | 'supplier_account'
    by_name: string
    at: Generated<string>
  }
  settlement: {
    travel_agency: number
    departure_id: number
    package_code: string
    departure_date: string
    figures: unknown
    income: number
    cost: number
    by_name: string
    at: Generated<string>
    page_title: LocalizedText | null
  }
  settlement_correction: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    side: 'income' | 'cost'
    amount: number
    reason: string
    by_name: string
    at: Generated<string>
  }
  share_payout_account: {
    travel_agency: number
    share: number
    booking: number
    sealed: string
    data_key: string
    given: Generated<string>
    used: string | null
  }
  share_receipt_wish: {
    travel_agency: number
    share: number
    booking: number
    purpose: 'unnamed' | 'personal' | 'business'
    sealed: string | null
    data_key: string | null
    ending: Generated<string>
    given: Generated<string>
  }
  shop: {
    travel_agency: number
    store_id: string
    store_name: LocalizedText
    contact: string | null
    address: LocalizedText | null
    ended: string | null
    revision: Generated<number>
    reg_date: Generated<string>
  }
  site_draft: {
    travel_agency: number
    content: unknown
    revision: Generated<number>
    published_revision: Generated<number>
    saved: Generated<string>
    staff_name: string
  }
  site_page: {
    travel_agency: number
    page_id: number
    slug: string
    title: LocalizedText
    contents: LocalizedText
    contents_stamp: string | null
    contents_cleaned: GeneratedAlways<number>
    description: LocalizedText
    picture: string | null
    published: Generated<string>
    staff_name: string
  }
  site_page_draft: {
    travel_agency: number
    page_id: GeneratedAlways<number>
    slug: string
    title: LocalizedText
    contents: LocalizedText
    description: LocalizedText
    picture: string | null
    saved: Generated<string>
    staff_name: string
  }
  site_page_words: {
    travel_agency: number
    page: string
    title: LocalizedText
    description: LocalizedText
    picture: string | null
    revision: Generated<number>
  }
  site_picture: {
    travel_agency: number
    path: string
    staff_name: string
    reg_date: Generated<string>
  }
  site_redirect: {
    travel_agency: number
    path: string
    target: string
    reg_date: Generated<string>
  }
  site_version: {
    travel_agency: number
    version: number
    content: unknown
    staff_name: string
    published: Generated<string>
  }
  staff: {
    id: GeneratedAlways<number>
    email: string
    name: string
    language: Generated<'ko' | 'en'>
    password_hash: string
    totp_sealed: string | null
    totp_offered: string | null
    totp_step: Generated<number>
    reset_hash: string | null
    reset_until: string | null
    reg_date: Generated<string>
    operator_since: string | null
    toured: string | null
  }
  staff_answer: {
    travel_agency: number
    id: GeneratedAlways<number>
    post: number | null
    consult: number | null
    contents: string
    staff_id: number
    staff_name: string
    email: string | null
    reg_date: Generated<string>
  }
  staff_challenge: {
    challenge: string
    staff_id: number | null
    expires: string
  }
  staff_invitation: {
    travel_agency: number
    id: GeneratedAlways<number>
    email: string
    roles: Role[]
    language: 'ko' | 'en'
    invited_by: string
    token_hash: string | null
    expires: string | null
    used: string | null
    reg_date: Generated<string>
    usable_from: string | null
  }
  staff_log: {
    travel_agency: number
    id: GeneratedAlways<number>
    at: Generated<string>
    staff_id: number | null
    staff_name: string
    ip: string
    call: string
    subject: Generated<string>
    before: unknown | null
    after: unknown | null
    key_id: number | null
  }
  staff_passkey: {
    credential_id: string
    staff_id: number
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    reg_date: Generated<string>
    last_used: string | null
  }
  staff_recovery_code: {
    staff_id: number
    code_hash: string
  }
  staff_role: {
    travel_agency: number
    staff_id: number
    roles: Role[]
    revision: Generated<number>
    since: Generated<string>
  }
  staff_session: {
    id: GeneratedAlways<number>
    token_hash: string
    staff_id: number
    started: Generated<string>
    last_used: Generated<string>
    expires: string
    ip: string
    device: string
    half: Generated<boolean>
    proved: string | null
    password_given: string | null
  }
  staff_view: {
    travel_agency: number
    id: GeneratedAlways<number>
    staff_id: number
    list: string
    name: string
    query: string
  }
  stored_files: {
    travel_agency: number
    bytes: Generated<number>
    measured: string | null
  }
  supplier: {
    travel_agency: number
    id: GeneratedAlways<number>
    name: string
    kind: 'land' | 'airline' | 'hotel' | 'bus' | 'insurance' | 'other'
    person: Generated<string>
    phone: Generated<string>
    email: Generated<string>
    note: Generated<string>
    ended: string | null
    revision: Generated<number>
    reg_date: Generated<string>
    business_number: Generated<string>
  }
  supplier_account: {
    travel_agency: number
    supplier: number
    sealed: string
    data_key: string
    by_name: string
    at: Generated<string>
    revision: Generated<number>
  }
  supplier_question: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    supplier: number
    kind: 'rooms' | 'seats' | 'vehicles' | 'other'
    count: number
    question: Generated<string>
    ends: string
    token_hash: string
    by_name: string
    at: Generated<string>
    withdrawn: string | null
    can: boolean | null
    reply: Generated<string>
    held_until: string | null
    answered: string | null
    seen: string | null
  }
  tax_invoice: {
    travel_agency: number
    id: GeneratedAlways<number>
    supplier: number
    supplier_name: string
    business_number: string
    number: string
    issued_on: string
    kind: 'taxed' | 'zero_rated' | 'exempt'
    supply: number
    vat: number
    by_name: string
    at: Generated<string>
  }
  tax_invoice_cost: {
    travel_agency: number
    invoice: number
    cost: number
  }
  terms: {
    travel_agency: number
    type: 'use' | 'privacy' | 'tour' | 'passport' | 'special'
    version: string
    effective_date: string
    title: LocalizedText
    contents: LocalizedText
    contents_stamp: string | null
    contents_cleaned: GeneratedAlways<number>
    published: Generated<string>
    staff_name: Generated<string>
  }
  terms_draft: {
    travel_agency: number
    type: 'use' | 'privacy' | 'tour' | 'passport' | 'special'
    title: LocalizedText
    contents: LocalizedText
    saved: Generated<string>
    staff_name: string
  }
  timed_message: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    departure_id: number
    moment: 'papers' | 'confirmed' | 'meeting' | 'guide' | 'review'
    at: Generated<string>
  }
  tour_area: {
    travel_agency: number
    tour_area_id: number
    tour_category_id: number
    tour_area_name: LocalizedText
    tour_area_col_seq: Generated<number>
    tour_area_seq: Generated<number>
    hidden_yn: Generated<'Y' | 'N'>
    revision: Generated<number>
  }
  tour_area_detail: {
    travel_agency: number
    tour_area_detail_id: number
    tour_area_id: number
    tour_area_detail_name: LocalizedText
    seq: Generated<number>
    hidden_yn: Generated<'Y' | 'N'>
    revision: Generated<number>
  }
  tour_category: {
    travel_agency: number
    tour_category_id: number
    tour_category_name: LocalizedText
    side_yn: Generated<'Y' | 'N'>
    seq: Generated<number>
    hidden_yn: Generated<'Y' | 'N'>
    revision: Generated<number>
  }
  transfer_reference: {
    travel_agency: number
    reference: string
    booking: number
  }
  travel_group: {
    travel_agency: number
    id: GeneratedAlways<number>
    booking: number
    leader: number
    joined: string | null
    reminded: string | null
    by_name: string | null
    reg_date: Generated<string>
  }
  traveller: {
    travel_agency: number
    booking: number
    seq: number
    kind: 'adult' | 'child' | 'baby'
    name: string
    name_en: string | null
    birthdate: string | null
    gender: 'male' | 'female' | null
    cancelled: string | null
  }
  traveller_check: {
    travel_agency: number
    id: GeneratedAlways<number>
    name: string
    seq: number
  }
  traveller_note: {
    travel_agency: number
    booking: number
    traveller: number
    group_name: Generated<string>
    diet: Generated<string>
    seat: Generated<string>
    note: Generated<string>
    checks: Generated<Record<string, 'done' | 'not_needed'>>
    revision: Generated<number>
  }
  trip_picture: {
    travel_agency: number
    path: string
    staff_name: string
    reg_date: Generated<string>
  }
  waiting: {
    travel_agency: number
    id: GeneratedAlways<number>
    departure_id: number
    place: number
    adult: number
    child: number
    baby: number
    name: string
    contact: string
    email: string
    language: 'ko' | 'en'
    member_id: number | null
    state: Generated<'waiting' | 'offered' | 'taken' | 'lapsed' | 'removed'>
    tells: string | null
    told: string | null
    until: string | null
    token_hash: string | null
    booking: number | null
    reg_date: Generated<string>
    visitor: string | null
  }
  wish: {
    travel_agency: number
    member_id: number
    package_code: string
    reg_date: Generated<string>
  }
}
