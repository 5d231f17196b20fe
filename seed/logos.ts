// The marks of the ten demo agencies: square, flat, readable at 28 pixels, without letters (a bare machine
// has no font).

type LogoMark = { colour: string; draw: (colour: string) => string }

const white = '#ffffff'

const marks: readonly LogoMark[] = [
  { colour: '#1b6fe0', draw: skyRoad },
  { colour: '#0b8f95', draw: waves },
  { colour: '#2b8a4b', draw: oreum },
  { colour: '#4a4fc4', draw: gate },
  { colour: '#d6456f', draw: heart },
  { colour: '#0d5c41', draw: fairway },
  { colour: '#c27a0a', draw: carnation },
  { colour: '#cf2f2a', draw: summit },
  { colour: '#86377a', draw: compass },
  { colour: '#e0641a', draw: backpack },
]

/** The mark in the agency's colour, with nothing around it. */
export function drawLogo(travel_agency: number): string {
  const mark = marks[(travel_agency - 1) % marks.length] ?? { colour: '#1b6fe0', draw: skyRoad }
  return svg(mark.draw(mark.colour))
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${content}</svg>`

const fill = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const ball = (x: number, y: number, r: number, colour: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`

// 하늘길: a road that goes on into the sky.
function skyRoad(colour: string): string {
  return (
    ball(32, 32, 30, colour) +
    fill(
      'M15 50C23 47 38 46 38 39.500C38 33 24 35 24 27.500C24 21 36 20.5 44 13C39 21 33 23.5 33 27.500C33 32 50 32 50 41.500C50 48 41 52.5 34.5 57.500C27 57 20.5 54.5 15 50Z',
      white,
    ) +
    ball(46, 23, 4.4, white)
  )
}

// 바다로: two waves, the near one breaking.
function waves(colour: string): string {
  return (
    `<rect x="2" y="2" width="60" height="60" rx="19" fill="${colour}"/>` +
    ball(43, 19, 7.5, white) +
    line('M11 37.500C15.5 37.5 17.5 31 23 31C29.5 31 30.5 39 37 39C43 39 45.5 33.5 53 33.5', white, 5.2) +
    line('M11 50C15.5 50 17.5 43.5 23 43.500C29.5 43.5 30.5 51.5 37 51.500C43 51.5 45.5 46 53 46', white, 5.2)
  )
}

// 오름: a crater hill of Jeju behind a nearer slope.
function oreum(colour: string): string {
  return (
    ball(49, 15, 8, colour, 0.4) +
    fill('M2 54C12 52 17 24 22 18C25 21 29 22.5 33 22.5C37 22.5 40 21 43 18.4C48 24 52 52 62 54Z', colour) +
    fill('M2 56C14 56 20 42 33 42C46 42 50 56 62 56V57.5Q62 60 59.5 60H4.5Q2 60 2 57.5Z', white) +
    fill('M2 57C15 57 21 46 33 46C45 46 49 57 62 57Q62 61 58 61H6Q2 61 2 57Z', colour, 0.62)
  )
}

// Seoul Passage: an eave, a gate, a way through.
function gate(colour: string): string {
  return (
    fill('M2 24C11 22 19 14 24 7H40C45 14 53 22 62 24C60 28 56 29 52 28.4H12C8 29 4 28 2 24Z', colour) +
    fill('M9 33H55V57H43V46A11 11 0 0 0 21 46V57H9Z', colour)
  )
}

// 둘만의: two leaves that make one heart.
function heart(colour: string): string {
  return (
    fill('M32 58C12 45 3 34 3 22.5C3 13 10 7 17.8 7C24 7 29.4 10.6 32 16.4Z', colour) +
    fill('M32 58C52 45 61 34 61 22.5C61 13 54 7 46.2 7C40 7 34.6 10.6 32 16.4Z', colour, 0.55) +
    line('M32 56V17', white, 3) +
    line('M13 24C13 20 15.5 17.5 19 17', white, 4)
  )
}

// 페어웨이: the flag at the end of the fairway.
function fairway(colour: string): string {
  return (
    ball(32, 32, 30, colour) +
    fill('M9 51.2C20 39 34 45 55.8 50A30 30 0 0 1 9 51.2Z', white, 0.35) +
    line('M27 49V13', white, 4.6) +
    fill('M29 12L50 20.5L29 30Z', white) +
    ball(38, 50, 3.4, white)
  )
}

// 효도한마당: the carnation one pins on one's parents, round like the sun.
function carnation(colour: string): string {
  const petals = Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4
    return ball(
      Math.round((32 + Math.cos(a) * 19) * 10) / 10,
      Math.round((32 + Math.sin(a) * 19) * 10) / 10,
      11,
      colour,
      1,
    )
  }).join('')
  return (
    petals +
    ball(32, 32, 19, colour) +
    ball(32, 32, 15.5, white) +
    fill(
      'M32 42C24.5 37 21.8 33.4 21.8 29.6C21.8 26.4 24.2 24.4 26.8 24.4C29 24.4 31 25.6 32 27.8C33 25.6 35 24.4 37.2 24.4C39.8 24.4 42.2 26.4 42.2 29.6C42.2 33.4 39.5 37 32 42Z',
      colour,
    )
  )
}

// 설산클럽: one peak under snow, a second behind.
function summit(colour: string): string {
  return (
    fill('M30 57L46 25.5Q47.5 23 49 25.5L63 54Q64 57 60.5 57Z', colour, 0.5) +
    fill('M3.5 57Q0 57 1.5 53.6L24 11.4Q26 8 28 11.4L50.5 53.6Q52 57 48.5 57Z', colour) +
    fill('M26 14.5L36.2 33.6L31 30.4L26.4 36.6L21.4 30.8L15.8 33.6Z', white)
  )
}

// 살롱드보야지: a hand mirror with a compass star in it.
function compass(colour: string): string {
  return (
    `<ellipse cx="32" cy="25.5" rx="23" ry="24" fill="${colour}"/><ellipse cx="32" cy="25.5" rx="18.6" ry="19.6" fill="none" stroke="${white}" stroke-width="2.2"/>` +
    fill('M27.5 51H36.500L37.8 59.500Q38 63 34.6 63H29.400Q26 63 26.2 59.500Z', colour) +
    fill('M32 9.500L35.6 21.9L47 25.5L35.6 29.1L32 41.500L28.4 29.1L17 25.5L28.4 21.9Z', white)
  )
}

// 배낭단: the pack, ready at the door.
function backpack(colour: string): string {
  return (
    line('M24 14V11.5A5.5 5.5 0 0 1 29.5 6H34.500A5.5 5.5 0 0 1 40 11.5V14', colour, 5) +
    fill('M12 30C12 18 20 12 32 12C44 12 52 18 52 30V53Q52 61 44 61H20Q12 61 12 53Z', colour) +
    fill('M3 38Q3 34 7 34H9V54H7Q3 54 3 50ZM55 34H57Q61 34 61 38V50Q61 54 57 54H55Z', colour, 0.6) +
    fill('M20 40Q20 36 24 36H40Q44 36 44 40V52Q44 55 41 55H23Q20 55 20 52Z', white) +
    line('M20 44.500H44', colour, 3.4) +
    line('M25 24H39', white, 4.6)
  )
}
