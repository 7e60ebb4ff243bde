import { isMintlineError } from '@mintline/core'
import { aptosAddress } from '@mintline/core/identifiers'
import { networksOf } from '@mintline/core/networks'
import { expect } from 'chai'
import * as fc from 'fast-check'
import { decodeDropInfo } from '../../src/drop/decodeDropInfo.ts'
import type { DropRecord } from '../../src/drop/dropInfo.ts'
import { machineOf, machinesAt } from '../../src/drop/machine.ts'
import { phasesAt } from '../../src/drop/phases.ts'
import { assertMintable, type RequestedMint } from '../../src/mint/assertMintable.ts'
import { mintData } from '../../src/mint/fetchMintData.ts'
import type { MintState } from '../../src/mint/fetchMintState.ts'
import { DROP_ANSWER, PHASE_ANSWER, padded } from '../support/answers.ts'

const WALLET = aptosAddress('0xa1')
const NOW = 1_000n

describe('rules of a mint on Aptos', () => {
  it('quantities begin with 1', () => {
    expect(codeOf({}, { quantity: 1n })).to.equal(undefined)
    expect(failureOf({}, { quantity: 0n })).to.deep.equal([
      'QUANTITY_NOT_POSITIVE',
      'Quantity must be greater than 0, but received - 0',
    ])
    expect(codeOf({}, { quantity: -1n })).to.equal('QUANTITY_NOT_POSITIVE')
  })

  it('nothing is minted before the start of a phase, or without one', () => {
    const starting = (time: bigint) => ({
      phases: [{ ...PHASE_ANSWER, sale_mint_time: `${time}` }],
    })
    expect(codeOf(starting(NOW))).to.equal(undefined)
    expect(failureOf(starting(NOW + 1n))).to.deep.equal(['NO_ACTIVE_PHASE', 'No Active Phase'])
    expect(codeOf({ phases: [] })).to.equal('NO_ACTIVE_PHASE')
  })

  it('nothing is minted from the end of the drop on', () => {
    expect(codeOf({}, {}, { isPaused: false, endTime: NOW + 1n })).to.equal(undefined)
    expect(codeOf({}, {}, { isPaused: false, endTime: NOW })).to.equal('NO_ACTIVE_PHASE')
  })

  it('nothing is minted while the drop is paused', () => {
    expect(failureOf({}, {}, { isPaused: true, endTime: undefined })).to.deep.equal([
      'DROP_PAUSED',
      'The owner has paused this drop: wait until it goes on',
    ])
  })

  it('a private phase is for listed wallets', () => {
    const phase = { is_private: true, is_user_in_allow_list: false }
    expect(failureOf(inPhase(phase))).to.deep.equal([
      'USER_NOT_IN_ALLOW_LIST',
      'User not in the allow list',
    ])
    const listed = { is_private: true, is_user_in_allow_list: true }
    expect(codeOf(inPhase({ ...listed, max_per_wallet_by_allow_list: '1' }))).to.equal(undefined)
  })

  it('items of a private phase go to the wallet that mints', () => {
    const phase = { is_private: true, is_user_in_allow_list: true }
    expect(codeOf(inPhase(phase), { mintTo: '0xb2' })).to.equal('MINT_TO_NOT_AVAILABLE')
    expect(codeOf(inPhase(phase), { mintTo: '0xA1' })).to.equal(undefined)
    expect(codeOf({}, { mintTo: '0xb2' })).to.equal(undefined)
  })

  it('items go to no address that cannot hold them, or that is one of another chain', () => {
    for (const mintTo of ['0x0', '0x1', '0xf', '0xc1', '0xd1', '0xe1']) {
      const address = padded(mintTo)
      expect(failureOf({}, { mintTo })).to.deep.equal([
        'MINT_TO_CANNOT_HOLD_ITEMS',
        `${address} can never hold items: mint to the address of a wallet`,
      ])
    }
    expect(codeOf({}, { mintTo: '0x10' })).to.equal(undefined)
    const ethereum = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
    expect(codeOf({}, { mintTo: ethereum })).to.equal('INVALID_ADDRESS')
    expect(codeOf({}, { mintTo: padded(ethereum) })).to.equal(undefined)
  })

  it('claimed and requested items are at most the cap of the wallet', () => {
    const phase = { max_per_wallet: '3', claimed_by_user: '1' }
    expect(codeOf(inPhase(phase), { quantity: 2n })).to.equal(undefined)
    expect(failureOf(inPhase(phase), { quantity: 3n })).to.deep.equal([
      'WALLET_QUANTITY_EXCEEDED',
      'Maximum quantity 3 per wallet exceeded. Remaining quantity 2',
    ])
  })

  it('listed wallets have the cap of their entry, also in public phases', () => {
    const listed = { is_user_in_allow_list: true, max_per_wallet_by_allow_list: '5' }
    const phase = { max_per_wallet: '2', ...listed, claimed_by_user: '1' }
    expect(codeOf(inPhase(phase), { quantity: 4n })).to.equal(undefined)
    expect(codeOf(inPhase(phase), { quantity: 5n })).to.equal('WALLET_QUANTITY_EXCEEDED')
  })

  it('a cap of 0 is no limit', () => {
    const phase = { max_per_wallet: '0', claimed_by_user: '90' }
    expect(codeOf({ ...inPhase(phase), total_supply: '0' }, { quantity: 100n })).to.equal(undefined)
  })

  it('a transaction has at most as many items as the phase allows; 0 is no limit', () => {
    const phase = { max_per_transaction: '2' }
    expect(codeOf(inPhase(phase), { quantity: 2n })).to.equal(undefined)
    expect(failureOf(inPhase(phase), { quantity: 3n })).to.deep.equal([
      'TRANSACTION_QUANTITY_EXCEEDED',
      'Attempted to process 3, but the maximum allowed quantity per transaction is 2',
    ])
    expect(codeOf({}, { quantity: 10n })).to.equal(undefined)
  })

  it('a mint has at most 100 items, whatever the phase allows', () => {
    for (const max of ['0', '101']) {
      const drop = { ...inPhase({ max_per_transaction: max }), total_supply: '0' }
      expect(codeOf(drop, { quantity: 100n })).to.equal(undefined)
      expect(codeOf(drop, { quantity: 101n })).to.equal('TRANSACTION_QUANTITY_EXCEEDED')
    }
  })

  it('minted and requested items are at most the supply; 0 is no limit', () => {
    const drop = { total_minted: '8', total_supply: '10' }
    expect(codeOf(drop, { quantity: 2n })).to.equal(undefined)
    expect(failureOf(drop, { quantity: 3n })).to.deep.equal([
      'SUPPLY_EXCEEDED',
      'Maximum quantity 10 exceeded. Remaining quantity 2 (total supply)',
    ])
    expect(codeOf({ ...drop, total_supply: '0' }, { quantity: 3n })).to.equal(undefined)
  })

  it('a flat fee is at most the price', () => {
    const drop = (price: string) => ({
      ...inPhase({ sale_mint_price: price }),
      platform_fee: '50',
      is_fee_flat: true,
    })
    expect(codeOf(drop('50'))).to.equal(undefined)
    expect(codeOf(drop('49'))).to.equal('FEE_EXCEEDS_PRICE')
  })

  it('are checked in the order of quantity, pause, phase, receiver, list, transaction, wallet and supply', () => {
    // Given a drop and a request that break every rule, mended one by one
    const others = { quantity: 3n, mintTo: '0xb2' }
    const paused = { isPaused: true, endTime: NOW }
    const phase = {
      is_private: true,
      max_per_transaction: '2',
      max_per_wallet_by_allow_list: '2',
    }
    const running = { isPaused: false, endTime: undefined }
    const ended = { isPaused: false, endTime: NOW }
    const drop = { total_supply: '2' }
    const own = { quantity: 3n }
    const listed = { ...phase, is_user_in_allow_list: true }
    const inLimit = { ...listed, max_per_transaction: '3' }
    const inCap = { ...inLimit, max_per_wallet_by_allow_list: '3' }
    const steps = [
      codeOf({ ...inPhase(phase), ...drop }, { ...others, quantity: 0n }, paused),
      codeOf({ ...inPhase(phase), ...drop }, others, paused),
      codeOf({ ...inPhase(phase), ...drop }, others, ended),
      codeOf({ ...inPhase(phase), ...drop }, others, running),
      codeOf({ ...inPhase(phase), ...drop }, own, running),
      codeOf({ ...inPhase(listed), ...drop }, own, running),
      codeOf({ ...inPhase(inLimit), ...drop }, own, running),
      codeOf({ ...inPhase(inCap), ...drop }, own, running),
      codeOf(inPhase(inCap), own, running),
    ]
    expect(steps).to.deep.equal([
      'QUANTITY_NOT_POSITIVE',
      'DROP_PAUSED',
      'NO_ACTIVE_PHASE',
      'MINT_TO_NOT_AVAILABLE',
      'USER_NOT_IN_ALLOW_LIST',
      'TRANSACTION_QUANTITY_EXCEEDED',
      'WALLET_QUANTITY_EXCEEDED',
      'SUPPLY_EXCEEDED',
      undefined,
    ])
  })

  it('are those of the drop machine, in any state (property)', () => {
    const few = fc.bigInt(0n, 4n)
    fc.assert(
      fc.property(
        fc.record({
          max: few,
          entry: few,
          perTransaction: few,
          claimed: few,
          supply: few,
          minted: few,
        }),
        fc.boolean(),
        fc.boolean(),
        fc.bigInt(1n, 4n),
        (state, isPrivate, isListed, quantity) => {
          const phase = {
            max_per_wallet: `${state.max}`,
            max_per_wallet_by_allow_list: `${isListed ? state.entry : 0n}`,
            max_per_transaction: `${state.perTransaction}`,
            claimed_by_user: `${state.claimed}`,
            is_private: isPrivate,
            is_user_in_allow_list: isListed,
          }
          const totals = { total_supply: `${state.supply}`, total_minted: `${state.minted}` }
          const cap = isListed ? state.entry : state.max
          const isAllowed =
            (isListed || !isPrivate) &&
            (cap === 0n || state.claimed + quantity <= cap) &&
            (state.perTransaction === 0n || quantity <= state.perTransaction) &&
            (state.supply === 0n || state.minted + quantity <= state.supply)
          const code = codeOf({ ...inPhase(phase), ...totals }, { quantity })
          expect(code === undefined).to.equal(isAllowed)
        },
      ),
    )
  })
})

describe('mint data on Aptos', () => {
  it('has times, supply, cap and price of the current phase, and who may mint', () => {
    const phase = {
      ...PHASE_ANSWER,
      sale_mint_time: '100',
      sale_mint_price: '1000',
      max_per_wallet: '3',
    }
    const next = { ...PHASE_ANSWER, sale_mint_time: '2000' }
    const state = stateOf({ phases: [phase, next], total_minted: '4' })
    const data = mintData(state, 2n)
    if (data.type !== 'active') throw new Error('No phase is open')
    const { checkout, ...shown } = data
    const currency = { id: `APTOS:${padded('0x0')}`, decimals: 8 }
    expect(shown).to.deep.equal({
      type: 'active',
      chainId: 2,
      contract: padded('0xc1'),
      claimed: 4n,
      unclaimed: 6n,
      supply: 10n,
      price: { value: 1_000n, currency },
      displayedPrice: { value: 970n, currency },
      maxPerWallet: 3n,
      startDate: new Date(100_000),
      endDate: new Date(2_000_000),
      isMintToAvailable: true,
    })
    expect(checkout).to.deep.include({
      fees: { platform: [{ valueBp: 300, recipient: padded('0xfee') }], flatPlatform: [] },
      royalties: [{ valueBp: 500, recipient: padded('0xc0ffee') }],
      total: { value: 2_000n, currency },
      quantity: 2n,
    })
  })

  it('is open to listed wallets alone in a private phase, with their cap', () => {
    const listed = { is_user_in_allow_list: true, max_per_wallet_by_allow_list: '7' }
    const data = mintData(stateOf(inPhase({ is_private: true, ...listed })))
    expect(data).to.deep.include({ isMintToAvailable: false, maxPerWallet: 7n, endDate: undefined })
  })

  it('is only chain and address without a phase', () => {
    expect(mintData(stateOf({ phases: [] }))).to.deep.equal({
      type: 'no-phase',
      chainId: 2,
      contract: padded('0xc1'),
    })
  })

  it('has times that a Date can hold, whatever the drop machine answers', () => {
    const far = { ...PHASE_ANSWER, sale_mint_time: `${2n ** 64n - 1n}` }
    const state = stateOf({ phases: [PHASE_ANSWER, far] })
    const data = mintData(state)
    expect(data).to.deep.include({ endDate: new Date(8_640_000_000_000_000) })
  })
})

type Change = Partial<Record<keyof typeof DROP_ANSWER, unknown>>

/** A drop whose only phase has these fields. */
function inPhase(phase: Partial<Record<keyof typeof PHASE_ANSWER, unknown>>): Change {
  return { phases: [{ ...PHASE_ANSWER, ...phase }] }
}

function stateOf(
  change: Change,
  { isPaused = false, endTime }: Partial<DropRecord> = {},
): MintState {
  const record = { isPaused, endTime, creator: aptosAddress('0xe1') }
  const info = decodeDropInfo({ ...DROP_ANSWER, ...change }, 'a view')
  const collection = padded('0xc1')
  const phases = phasesAt(info.phases, NOW, record.endTime)
  const [, network] = networksOf('APTOS')
  if (!network) throw new Error('There is no test network')
  return {
    ledger: { network, chainId: 2, now: NOW, version: 1n },
    machine: machineOf(collection, machinesAt('0xd1')),
    collection,
    wallet: WALLET,
    info,
    record,
    phases,
    phase: phases.current,
    proof: undefined,
    proofProblem: undefined,
  }
}

function failureOf(
  change: Change,
  request: RequestedMint = {},
  record?: Partial<DropRecord>,
): [code: string, message: string] | undefined {
  try {
    assertMintable(stateOf(change, record), request)
    return undefined
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return [error.code, error.message]
  }
}

function codeOf(...input: Parameters<typeof failureOf>): string | undefined {
  return failureOf(...input)?.[0]
}
