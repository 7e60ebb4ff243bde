/** A label and what it says; undefined leaves the line out. */
export type Line = readonly [label: string, value: string | undefined]

/** Lines with their values under each other. */
export function labelled(lines: readonly Line[]): string {
  const shown = lines.filter(([, value]) => value !== undefined)
  const width = Math.max(0, ...shown.map(([label]) => label.length))
  return shown.map(([label, value]) => `${label.padEnd(width)}  ${value}`.trimEnd()).join('\n')
}

/** Columns under each other, two spaces apart; the first row is the head. */
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

/** Each line of a text, moved to the right. */
export function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}
