/** A label and its value; undefined omits the line. */
export type Line = readonly [label: string, value: string | undefined]

/** Formats lines with aligned values. */
export function labelled(lines: readonly Line[]): string {
  const shown = lines.filter(([, value]) => value !== undefined)
  const width = Math.max(0, ...shown.map(([label]) => label.length))
  return shown.map(([label, value]) => `${label.padEnd(width)}  ${value}`.trimEnd()).join('\n')
}

/** Formats aligned columns, two spaces apart; the first row is the header. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Indents each line of a text. */
export function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}
