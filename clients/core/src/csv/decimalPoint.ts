const DECIMAL_COMMA = /^(\d+),(\d+)(?=\s*[a-z◎]*$)/i

/** Replaces a decimal comma with a point: `0,5 SOL` becomes `0.5 SOL`. `1,000` may mean a thousand and stays. */
export function decimalPoint(cell: string): string {
  const [, whole = '', fraction = ''] = DECIMAL_COMMA.exec(cell) ?? []
  const isThousands = fraction.length === 3 && !/^0+$/.test(whole)
  return isThousands ? cell : cell.replace(DECIMAL_COMMA, '$1.$2')
}
