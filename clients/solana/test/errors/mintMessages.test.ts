import type { ErrorContext } from '@mintline/core'
import { expect } from 'chai'
import { EDITION_MINT_MESSAGES } from '../../src/errors/mintMessages.ts'
import { SolanaClientError } from '../../src/errors/solanaClientError.ts'

type MintCode = keyof typeof EDITION_MINT_MESSAGES

/** An example context and the whole message, for every code. */
const EXAMPLES: { [Code in MintCode]: [ErrorContext<Code>, string] } = {
  MAX_PER_TRANSACTION_INVALID: [
    { maxPerTransaction: 4, max: 3 },
    'Items per transaction must be a whole number from 1 to 3, but received - 4',
  ],
  DEPLOYMENT_NOT_FOUND: [{ deployment: 'x' }, 'Deployment not found'],
  COSIGNER_REQUIRED: [
    { creator: 'Ada', named: 'Eve' },
    'This deployment requires the creator to co-sign: let Ada, or Eve in its place, sign the mint as well',
  ],
  TOKEN_ACCOUNT_FROZEN: [
    { wallet: 'Ada', token: 'T1', symbol: 'USDC' },
    'The token account of Ada is frozen by the issuer of USDC: pay with another wallet',
  ],
  PRICE_TOKEN_CHANGED: [
    { phaseIndex: 0, accepted: undefined, token: 'T1' },
    "The price of phase 1 is now in the token T1, and was accepted in the network's coin: check the price again",
  ],
  MINT_RACE_LOST: [{ attempts: 3 }, 'Other mints came first 3 times in a row: try again'],
  CUSTOM_INSTRUCTION_ERROR: [
    { hash: 'x', programError: 6004 },
    'Transaction failed: Custom instruction error',
  ],
  MINT_FUNDS_TOO_LOW: [
    {
      wallet: 'Ada',
      missing: 500_000_000n,
      items: 10_000_000_000n,
      rent: 20n,
      fees: 5_000n,
      coin: 'SOL',
    },
    'Ada needs 0.5 SOL more: the mint takes 10 SOL for the items, 0.00000002 SOL of rent and 0.000005 SOL of network fees',
  ],
}

describe('Messages about mints of editions', () => {
  for (const code of Object.keys(EDITION_MINT_MESSAGES) as MintCode[]) {
    it(`has a fixed text for ${code}`, () => {
      const [context, text] = EXAMPLES[code]
      const error = new SolanaClientError(code, context)
      expect(error.message).to.equal(text)
      expect(error).to.deep.include({ code, context })
    })
  }

  it('has no rent for a mint of so many items that it is not planned', () => {
    const context = {
      wallet: 'Ada',
      missing: 5n,
      items: 7n,
      rent: undefined,
      fees: 3n,
      coin: 'SOL',
    } as const
    expect(new SolanaClientError('MINT_FUNDS_TOO_LOW', context).message).to.equal(
      'Ada needs at least 0.000000005 SOL more: the mint takes 0.000000007 SOL for the items and 0.000000003 SOL of network fees, before rent',
    )
  })
})
