const LAMPORTS_PER_SOL = 1_000_000_000n
const SOL_DIGITS = 9

/** Reads an amount: `"0.5 SOL"`, or lamports as a whole number. Undefined for anything else. */
export function parseAmount(value: string | number): bigint | undefined {
  const text = String(value).trim()
  if (/^\d+$/.test(text)) return BigInt(text)
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?\s*SOL$/i.exec(text) ?? []
  if (whole === undefined || fraction.length > SOL_DIGITS) return undefined
  return BigInt(whole) * LAMPORTS_PER_SOL + BigInt(fraction.padEnd(SOL_DIGITS, '0'))
}

/** Lamports as SOL, without digits that say nothing. */
export function formatSol(lamports: bigint): string {
  const sign = lamports < 0n ? '-' : ''
  const digits = (lamports < 0n ? -lamports : lamports).toString().padStart(SOL_DIGITS + 1, '0')
  const fraction = digits.slice(-SOL_DIGITS).replace(/0+$/, '')
  return `${sign}${digits.slice(0, -SOL_DIGITS)}${fraction && `.${fraction}`} SOL`
}
