import type { ShareFields } from '#entities/terms/lib/shareDraft.ts'

/** A split for reading, a line for each; empty where nobody shares. */
export function sharesText(shares: readonly ShareFields[]): string {
  return shares.map(({ address, share }) => `${address.trim()} ${share ?? '–'} %`).join('\n')
}
