import { encodeQR } from 'qr'

/** A QR code as a picture. */
export interface QrCode {
  /** Modules along a side, with the quiet border of four that readers need. */
  readonly size: number
  /** Dark modules as a path of an SVG, in a view box of `size` by `size`. */
  readonly path: string
}

const BORDER = 4

/** The QR code of a text: readable with 15 % of it damaged or covered. */
export function qrCodeOf(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { size: rows.length, path: path.join('') }
}

/** The code as an SVG document, black on white whatever the page's colours: not all readers take the opposite. */
export function qrSvg({ size, path }: QrCode): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
    '',
  ].join('\n')
}

/** Starts and lengths of the runs of dark modules in a row. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const run = runs.at(-1)
    if (!isDark) continue
    if (run && run[0] + run[1] === x) run[1] += 1
    else runs.push([x, 1])
  }
  return runs
}
