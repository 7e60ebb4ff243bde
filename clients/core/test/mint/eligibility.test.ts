import { expect } from 'chai'
import {
  assertEligible,
  claimRestrictionOf,
  type MintRequest,
  RESTRICTED_WITHOUT_WALLET,
  restrictedByContract,
} from '../../src/mint/index.ts'
import { expectError } from './_setup.ts'

const REQUEST: MintRequest = {
  blockchain: 'SOLANA',
  wallet: '0xab',
  quantity: 2n,
  phase: { isPrivate: false, isListed: false },
  perWallet: { max: 5n, used: 3n },
  supply: { max: 100n, used: 98n },
}

const PRIVATE = { isPrivate: true, isListed: false }

/** A request that breaks every rule at once. */
const BREAKS_ALL_RULES: MintRequest = {
  ...REQUEST,
  quantity: 3n,
  phase: PRIVATE,
  perWallet: { max: 5n, used: 4n },
  supply: { max: 100n, used: 99n },
}

describe('Eligibility', () => {
  it('allows a mint that meets every cap exactly', () => {
    expect(() => assertEligible(REQUEST)).not.to.throw()
  })

  it('allows any quantity if every cap is 0', () => {
    const unlimited = { max: 0n, used: 10n ** 30n }
    const request = { ...REQUEST, quantity: 10n ** 30n, maxPerTransaction: 0n }
    expect(() =>
      assertEligible({ ...request, perWallet: unlimited, supply: unlimited }),
    ).not.to.throw()
  })

  it('allows a listed wallet in a private phase', () => {
    const phase = { isPrivate: true, isListed: true }
    expect(() => assertEligible({ ...REQUEST, phase })).not.to.throw()
  })

  it('error: names the first broken rule, in the order of quantity, phase, list and caps', () => {
    expectError(
      () => assertEligible({ ...BREAKS_ALL_RULES, quantity: 0n, phase: undefined }),
      'QUANTITY_NOT_POSITIVE',
      'Quantity must be greater than 0, but received - 0',
    )
    expectError(
      () => assertEligible({ ...BREAKS_ALL_RULES, phase: undefined }),
      'NO_ACTIVE_PHASE',
      'No Active Phase',
    )
    expectError(
      () => assertEligible(BREAKS_ALL_RULES),
      'NOT_ON_WHITELIST',
      "Wallet address 0xab isn't on the whitelist. Join the fun during the public minting period",
    )
    const listed = { ...BREAKS_ALL_RULES, phase: { isPrivate: true, isListed: true } }
    expectError(
      () => assertEligible(listed),
      'TRANSACTION_QUANTITY_EXCEEDED',
      'Attempted to process 3, but the maximum allowed quantity per transaction is 2',
    )
    const small = { ...listed, quantity: 2n }
    expectError(
      () => assertEligible(small),
      'WALLET_QUANTITY_EXCEEDED',
      'Maximum quantity 5 per wallet exceeded. Remaining quantity 1',
    )
    expectError(
      () => assertEligible({ ...small, perWallet: { max: 0n, used: 4n } }),
      'SUPPLY_EXCEEDED',
      'Maximum quantity 100 exceeded. Remaining quantity 1 (total supply)',
    )
  })

  it('error: a cap lowered below its use leaves 0', () => {
    expectError(
      () => assertEligible({ ...REQUEST, perWallet: { max: 5n, used: 9n } }),
      'WALLET_QUANTITY_EXCEEDED',
      'Maximum quantity 5 per wallet exceeded. Remaining quantity 0',
    )
  })

  it('error: a maximum per transaction of the drop itself', () => {
    expectError(
      () => assertEligible({ ...REQUEST, maxPerTransaction: 1n }),
      'TRANSACTION_QUANTITY_EXCEEDED',
      'Attempted to process 2, but the maximum allowed quantity per transaction is 1',
    )
  })
})

describe('A wallet that is not on the list', () => {
  const refused = { ...REQUEST, phase: PRIVATE }

  for (const [blockchain, code, message] of [
    [
      'SOLANA',
      'NOT_ON_WHITELIST',
      "Wallet address 0xab isn't on the whitelist. Join the fun during the public minting period",
    ],
    [
      'ECLIPSE',
      'NOT_ON_WHITELIST',
      "Wallet address 0xab isn't on the whitelist. Join the fun during the public minting period",
    ],
    ['APTOS', 'USER_NOT_IN_ALLOW_LIST', 'User not in the allow list'],
    ['ETHEREUM', 'NOT_ON_ALLOWLIST', 'You are not on the allowlist'],
    ['BASE', 'NOT_ON_ALLOWLIST', 'You are not on the allowlist'],
  ] as const) {
    it(`gets the error of ${blockchain}, only in phases with a list`, async () => {
      expectError(() => assertEligible({ ...refused, blockchain }), code, message)
      expect(await claimRestrictionOf(() => assertEligible({ ...refused, blockchain }))).to.include(
        { type: 'restricted', code },
      )
      expect(() =>
        assertEligible({ ...refused, blockchain, phase: { isPrivate: true, isListed: true } }),
      ).not.to.throw()
      expect(() => assertEligible({ ...REQUEST, blockchain })).not.to.throw()
    })
  }
})

describe('Claim restriction', () => {
  it('is claimable when the check passes', async () => {
    const restriction = await claimRestrictionOf(() => assertEligible(REQUEST))
    expect(restriction).to.deep.equal({ type: 'claimable' })
  })

  it('is restricted with the reason of the check', async () => {
    const restriction = await claimRestrictionOf(async () => assertEligible(BREAKS_ALL_RULES))
    expect(restriction).to.deep.equal({
      type: 'restricted',
      code: 'NOT_ON_WHITELIST',
      reason:
        "Wallet address 0xab isn't on the whitelist. Join the fun during the public minting period",
    })
  })

  it('reports no active phase without a wallet', () => {
    expect(RESTRICTED_WITHOUT_WALLET).to.deep.equal({
      type: 'restricted',
      code: 'NO_ACTIVE_PHASE_FOUND',
      reason: 'No active phase found',
    })
  })

  it('passes on the reason of a contract', () => {
    const code = 'RESTRICTED'
    expect(restrictedByContract('Not enough funds')).to.deep.equal({
      type: 'restricted',
      code,
      reason: 'Not enough funds',
    })
    expect(restrictedByContract('')).to.deep.equal({
      type: 'restricted',
      code,
      reason: 'Restricted',
    })
  })

  it('error: passes on a failure that is not a restriction', async () => {
    const failure = new Error('node is down')
    const caught = await claimRestrictionOf(() => {
      throw failure
    }).catch((error: unknown) => error)
    expect(caught).to.equal(failure)
  })

  it('error: an invalid quantity is not a restriction', async () => {
    const caught = await claimRestrictionOf(() =>
      assertEligible({ ...REQUEST, quantity: -1n }),
    ).catch((error: unknown) => error)
    expect(caught).to.include({ code: 'QUANTITY_NOT_POSITIVE' })
  })
})
