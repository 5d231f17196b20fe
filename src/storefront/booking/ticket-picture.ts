// A ticket as a picture to send on: the trip, its days, the agency. Neither number nor name of the booking.

const width = 1080
const height = 1440
const pictureHeight = 800
const edge = 72

type TicketWords = {
  picture: string | null
  title: string
  dates: string
  /** The text that says how long it is until the trip. */
  badge: string
  agency: string
}

/** The ticket is drawn in the colours and letters of the page. */
export async function drawTicket(ticket: TicketWords): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return null
  const style = getComputedStyle(document.body)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const setFont = (weight: number, size: number) => {
    context.font = `${weight} ${size}px ${style.fontFamily}`
  }
  context.fillStyle = colour('card') || '#fff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = colour('brand')
  context.fillRect(0, 0, width, pictureHeight)
  const picture = ticket.picture ? await loadPicture(ticket.picture) : undefined
  if (picture) drawCovering(context, picture)
  drawPerforation(context, colour('line'))

  setFont(700, 44)
  drawBadge(context, ticket.badge, { ground: colour('brand'), ink: colour('brand-on') })
  context.fillStyle = colour('ink')
  setFont(800, 60)
  const lines = breakLines(context, ticket.title)
  for (const [at, line] of lines.entries()) context.fillText(line, edge, pictureHeight + 210 + at * 76)
  setFont(500, 44)
  context.fillStyle = colour('soft')
  context.fillText(ticket.dates, edge, pictureHeight + 230 + lines.length * 76, width - 2 * edge)
  setFont(700, 40)
  context.fillStyle = colour('brand-700')
  context.fillText(ticket.agency, edge, height - edge)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

async function loadPicture(src: string): Promise<HTMLImageElement | undefined> {
  const picture = Object.assign(new Image(), { src })
  return picture.decode().then(
    () => picture,
    () => undefined,
  )
}

/** The picture covers its place as `object-fit: cover` does. */
function drawCovering(context: CanvasRenderingContext2D, picture: HTMLImageElement): void {
  const scale = Math.max(width / picture.naturalWidth, pictureHeight / picture.naturalHeight)
  const [w, h] = [width / scale, pictureHeight / scale]
  const [x, y] = [(picture.naturalWidth - w) / 2, (picture.naturalHeight - h) / 2]
  context.drawImage(picture, x, y, w, h, 0, 0, width, pictureHeight)
}

/** The perforation of a ticket: a dashed line below the words of the trip. */
function drawPerforation(context: CanvasRenderingContext2D, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = 4
  context.setLineDash([16, 14])
  context.beginPath()
  context.moveTo(edge, height - 160)
  context.lineTo(width - edge, height - 160)
  context.stroke()
}

function drawBadge(
  context: CanvasRenderingContext2D,
  text: string,
  { ground, ink }: { ground: string; ink: string },
): void {
  const top = pictureHeight + 48
  context.fillStyle = ground
  context.beginPath()
  context.roundRect(edge, top, context.measureText(text).width + 64, 80, 40)
  context.fill()
  context.fillStyle = ink
  context.fillText(text, edge + 32, top + 56)
}

/** Two lines at the most; what does not fit ends in an ellipsis. */
function breakLines(context: CanvasRenderingContext2D, text: string): string[] {
  const room = width - 2 * edge
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (context.measureText(longer).width <= room || lines.at(-1) === '') lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const [first = '', second, ...rest] = lines
  if (second === undefined) return [first]
  return [first, rest.length > 0 ? `${second.slice(0, -1)}…` : second]
}
