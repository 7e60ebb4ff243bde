import { describe, expect, it } from 'vitest'
import { balanceRows } from './PlanPreview.tsx'

describe('balanceRows', () => {
  it('names the wallet and known accounts, and leaves out unchanged ones', () => {
    const rows = balanceRows(
      [
        { address: 'W', before: 10n, after: 4n },
        { address: 'T', before: 0n, after: 5n },
        { address: 'X', before: 7n, after: 7n },
        { address: 'U', before: 1n, after: 2n },
      ],
      { wallet: 'W', accounts: [{ address: 'T', label: 'Treasury' }] },
    )
    expect(rows).toEqual([
      { address: 'W', label: 'Your wallet', change: -6n, after: 4n },
      { address: 'T', label: 'Treasury', change: 5n, after: 5n },
      { address: 'U', label: undefined, change: 1n, after: 2n },
    ])
  })
})
