import { boundOf, type Costs } from './costs.ts'

const HEADER = ['instruction', 'case', 'units', 'bound', 'reference', 'bytes', 'accounts', 'rent']

/** The costs as a Markdown table; units are compute units, rent is lamports. */
export function formatTable(costs: Costs): string {
  const rows = Object.entries(costs).flatMap(([instruction, cases]) =>
    Object.entries(cases).map(([name, cost]) => {
      const bound = boundOf(instruction, name)
      return [
        instruction,
        name,
        format(cost.units),
        format(bound?.under),
        format(bound?.reference),
        format(cost.bytes),
        format(cost.accounts),
        format(cost.rentLamports),
      ]
    }),
  )
  const widths = HEADER.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`
  const rule = widths.map((width, column) =>
    isNumeric(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [line(HEADER), line(rule), ...rows.map(line)].join('\n')
}

function pad(cell: string, width: number, column: number): string {
  return isNumeric(column) ? cell.padStart(width) : cell.padEnd(width)
}

function isNumeric(column: number): boolean {
  return column >= 2
}

function format(value: number | undefined): string {
  return value === undefined ? '' : value.toLocaleString('en-US')
}
