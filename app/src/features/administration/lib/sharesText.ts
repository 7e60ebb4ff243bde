import type { ShareFields } from '#entities/terms/lib/shareDraft.ts'

/** Formats shares, one per line; empty if there are none. */
export function sharesText(shares: readonly ShareFields[]): string {
  return shares.map(({ address, share }) => `${address.trim()} ${share ?? '–'} %`).join('\n')
}
