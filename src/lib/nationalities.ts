// Nationalities as passports write them: three letters (ISO 3166), and RKS of Kosovo's. Names come from Intl.
import type { Language } from '#i18n/language.ts'
import { listCountries } from './countries.ts'

/** Each country by its two letters, and how its passports write it. */
const codes = `ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB
BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BWBWA BYBLR BZBLZ CACAN
CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR CYCYP CZCZE DEDEU
DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK FMFSM FOFRO FRFRA GAGAB
GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GTGTM GUGUM GWGNB GYGUY HKHKG HNHND
HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IQIRQ IRIRN ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM
KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY
MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV
MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER
PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU
SBSLB SCSYC SDSDN SESWE SGSGP SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR
SZSWZ TCTCA TDTCD TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA USUSA
UYURY UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM XKRKS YEYEM YTMYT ZAZAF ZMZMB ZWZWE`
const twoLetters = new Map(codes.split(/\s+/).map((code) => [code.slice(2), code.slice(0, 2)]))
const threeLetters = new Map([...twoLetters].map(([three, two]) => [two, three]))

/** Most customers of a Korean agency have a Korean passport. */
export const usualNationality = 'KOR'

export const isNationality = (code: string) => twoLetters.has(code)

/** The usual one first. */
export function listNationalities(language: Language): { code: string; name: string }[] {
  const all = listCountries(language).flatMap(({ code, name }) => {
    const nationality = threeLetters.get(code)
    return nationality ? [{ code: nationality, name }] : []
  })
  return [
    ...all.filter(({ code }) => code === usualNationality),
    ...all.filter(({ code }) => code !== usualNationality),
  ]
}

export function formatNationality(code: string, language: Language): string {
  const country = twoLetters.get(code)
  const name = country && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(country)
  return name ? `${name} (${code})` : code
}

/**
 * The three letters of the line at the foot of a passport. Germany's are D alone; what kind of Briton somebody is
 * is in the third letter.
 */
export function toNationality(letters: string): string {
  const code = letters.replace(/<+$/, '')
  if (code === 'D') return 'DEU'
  return /^GB[DNOPS]$/.test(code) ? 'GBR' : code
}
