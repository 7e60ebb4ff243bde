import type { Restricted } from '@mintline/core'
import { describe, expect, it } from 'vitest'
import { restrictionText } from './restrictionText.ts'

const restricted = (code: Restricted['code'], reason: string): Restricted => ({
  type: 'restricted',
  code,
  reason,
})

describe('restrictionText', () => {
  it('promises another phase only if there is one', () => {
    const none = restricted('NO_ACTIVE_PHASE', 'No Active Phase')
    expect(restrictionText(none, true)).toEqual({
      reason: 'No Active Phase',
      advice: 'No phase is open now. Your wallet is ready for when one opens.',
    })
    expect(restrictionText(none, false)).toEqual({
      reason: 'No Active Phase',
      advice: 'No phase is open now.',
    })
  })

  it('does not call a wallet unlisted if its proof was not read', () => {
    const codes = ['MERKLE_PROOFS_MISSING', 'MERKLE_PROOF_NOT_AVAILABLE'] as const
    for (const code of codes) {
      const { reason, advice } = restrictionText(restricted(code, 'of the client'), true)
      expect(`${reason}. ${advice}`).toContain('Whether your wallet is on the list is unknown.')
      expect(reason).not.toContain('of the client')
    }
    // Only what is not there at the moment may be there later.
    const retryable = codes.map((code) => restrictionText(restricted(code, ''), true).isRetryable)
    expect(retryable).toEqual([undefined, true])
  })

  it('says who may mint in the words of the specification, and what to do in its own', () => {
    for (const code of [
      'NOT_ON_WHITELIST',
      'NOT_ON_ALLOWLIST',
      'USER_NOT_IN_ALLOW_LIST',
    ] as const) {
      expect(restrictionText(restricted(code, 'Not listed'), true)).toEqual({
        reason: 'Not listed',
        advice:
          'This phase is for invited wallets. Your wallet is not on its list. If another wallet of yours is, connect that one.',
      })
    }
  })

  it('says how many items a wallet may mint, and how many are left', () => {
    const reason = 'Maximum quantity 2 per wallet exceeded. Remaining quantity 0'
    const reached = restricted('WALLET_QUANTITY_EXCEEDED', reason)
    expect(restrictionText(reached, true)).toEqual({
      reason,
      advice: 'This wallet has reached its limit: it has minted as many items as one wallet may.',
    })
  })

  it("repeats the rule's message where it has no words of its own", () => {
    expect(restrictionText(restricted('RESTRICTED', 'Restricted'), true)).toEqual({
      reason: 'Restricted',
      advice: undefined,
    })
  })
})
