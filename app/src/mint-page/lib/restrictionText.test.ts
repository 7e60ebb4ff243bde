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
      advice: 'Your wallet is ready for when one opens.',
    })
    expect(restrictionText(none, false)).toEqual({ reason: 'No Active Phase', advice: undefined })
  })

  it('does not call a wallet unlisted if its proof was not read', () => {
    const codes = ['MERKLE_PROOFS_MISSING', 'MERKLE_PROOF_NOT_AVAILABLE'] as const
    for (const code of codes) {
      const { reason, advice } = restrictionText(restricted(code, 'of the client'), true)
      expect(`${reason}. ${advice}`).toContain('Whether your wallet is on the list is unknown.')
      expect(reason).not.toContain('of the client')
    }
  })

  it("repeats the rule's message, with advice", () => {
    for (const code of [
      'NOT_ON_WHITELIST',
      'NOT_ON_ALLOWLIST',
      'USER_NOT_IN_ALLOW_LIST',
    ] as const) {
      expect(restrictionText(restricted(code, 'Not listed'), true)).toEqual({
        reason: 'Not listed',
        advice: 'If another wallet of yours is on the list, connect that one.',
      })
    }
    expect(restrictionText(restricted('RESTRICTED', 'Restricted'), true)).toEqual({
      reason: 'Restricted',
      advice: undefined,
    })
  })
})
