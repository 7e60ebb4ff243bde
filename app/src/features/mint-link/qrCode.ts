import { encodeQR } from 'qr'

/** A QR code as a picture. */
export interface QrCode {
  /** Modules along a side, with the quiet border that readers need, four modules wide. */
  readonly size: number
  /** Dark modules as an SVG path, in a view box with sides of `size`. */
  readonly path: string
}

const BORDER = 4

/** Creates a text's QR code: readable with 15 % damaged or covered. */
export function qrCodeOf(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { size: rows.length, path: path.join('') }
}

/**
 * Formats the code as an SVG document, black on white whatever the page's colours: not all readers take the opposite.
 */
export function qrSvg({ size, path }: QrCode): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${path}" fill="#000"/></svg>`,
    '',
  ].join('\n')
}

/** Returns start and length for each run of dark modules in a row. */
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
