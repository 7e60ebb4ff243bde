/** Formats a Markdown table, with the header as the first row; columns from `firstNumber` on align right. */
export function markdownTable(
  [header = [], ...rows]: readonly (readonly string[])[],
  firstNumber: number,
): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const pad = (cell: string, column: number) =>
    column >= firstNumber ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`
  const rule = widths.map((width, column) =>
    column >= firstNumber ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [line(header), line(rule), ...rows.map(line)].join('\n')
}

/** Formats a whole number with thousands separators; empty if undefined. */
export function formatCount(value: number | undefined): string {
  return value === undefined ? '' : value.toLocaleString('en-US')
}
