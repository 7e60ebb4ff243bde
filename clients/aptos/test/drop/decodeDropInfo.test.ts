import { expect } from 'chai'
import * as fc from 'fast-check'
import {
  decodeCurrentPhase,
  decodeDropInfo,
  decodeDropRecord,
  decodePhase,
} from '../../src/drop/decodeDropInfo.ts'
import { DROP_ANSWER, PHASE_ANSWER, padded } from '../support/answers.ts'

const MAX_U64 = 2n ** 64n - 1n

const VIEW = `${padded('0xd1')}::drop_machine::drop_info_for_minter`

/** Answers of something else than a drop machine: change of the answer, sentence. */
const INVALID: readonly (readonly [object, string])[] = [
  [{ total_supply: 10 }, 'total_supply is not a whole number from 0 to 2^64 - 1'],
  [{ total_supply: '-1' }, 'total_supply is not a whole number from 0 to 2^64 - 1'],
  [{ total_supply: '1.5' }, 'total_supply is not a whole number from 0 to 2^64 - 1'],
  [{ total_supply: `${MAX_U64 + 1n}` }, 'total_supply is not a whole number from 0 to 2^64 - 1'],
  [{ total_minted: undefined }, 'total_minted is not a whole number from 0 to 2^64 - 1'],
  [{ is_fee_flat: '0' }, 'is_fee_flat is neither true nor false'],
  [{ collection_owner: 'owner' }, 'collection_owner is not an address'],
  [{ phases: {} }, 'phases is not a list'],
  [{ phases: ['0'] }, 'phases.0 is not a struct'],
  [
    { phases: [PHASE_ANSWER, { ...PHASE_ANSWER, minted: '' }] },
    'phases.1.minted is not a whole number from 0 to 2^64 - 1',
  ],
  [
    { fee_split: [{ recipient: '0xfee' }] },
    'fee_split.0.share is not a whole number from 0 to 2^64 - 1',
  ],
]

describe('drop info', () => {
  it('has the fields of the specification, as numbers and addresses in their normal form', () => {
    const phase = {
      ...PHASE_ANSWER,
      sale_mint_time: '1800000000',
      sale_mint_price: '150000000',
      max_per_wallet: '3',
      max_per_wallet_by_allow_list: '5',
      max_per_transaction: '2',
      is_private: true,
      is_user_in_allow_list: true,
      claimed_by_user: '1',
      minted: '4',
    }
    const answer = { ...DROP_ANSWER, total_minted: '4', phases: [PHASE_ANSWER, phase] }
    const drop = decodeDropInfo(answer, VIEW)
    expect(drop).to.deep.include({
      totalMinted: 4n,
      totalSupply: 10n,
      platformFee: 300n,
      isFeeFlat: false,
      feeSplit: [{ recipient: padded('0xfee'), share: 100n }],
      revenueSplit: [{ recipient: padded('0xc0ffee'), share: 100n }],
      collectionOwner: padded('0xc0ffee'),
      royaltyPointsNumerator: 5n,
      royaltyPointsDenominator: 100n,
      royaltyPayeeAddress: padded('0xc0ffee'),
    })
    expect(drop.phases[1]).to.deep.equal({
      phaseIndex: 1,
      saleMintTime: 1_800_000_000n,
      saleMintPrice: 150_000_000n,
      maxPerWallet: 3n,
      maxPerWalletByAllowList: 5n,
      maxPerTransaction: 2n,
      isPrivate: true,
      isUserInAllowList: true,
      claimedByUser: 1n,
      minted: 4n,
    })
  })

  it('keeps every u64 exact (property)', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, MAX_U64), fc.bigInt(0n, MAX_U64), (price, minted) => {
        const phase = { ...PHASE_ANSWER, sale_mint_price: `${price}`, minted: `${minted}` }
        const decoded = decodePhase(phase, 0, VIEW)
        expect([decoded.saleMintPrice, decoded.minted]).to.deep.equal([price, minted])
      }),
    )
  })

  it('has a current phase, or none', () => {
    expect(decodeCurrentPhase({ vec: [] }, VIEW)).to.equal(undefined)
    expect(decodeCurrentPhase({ vec: ['3'] }, VIEW)).to.equal(3)
  })

  it('has a pause and an end, or neither, and a creator', () => {
    const [machine, creator] = ['0xe1', padded('0xe1')]
    expect(decodeDropRecord({ is_paused: true, end_time: '5', machine }, VIEW)).to.deep.equal({
      isPaused: true,
      endTime: 5n,
      creator,
    })
    expect(decodeDropRecord({ is_paused: false, end_time: '0', machine }, VIEW)).to.deep.equal({
      isPaused: false,
      endTime: undefined,
      creator,
    })
  })

  it('ignores fields that it does not know', () => {
    expect(decodeDropInfo({ ...DROP_ANSWER, paused: false }, VIEW)).to.have.property('totalSupply')
  })

  for (const [change, problem] of INVALID) {
    it(`error: ${problem}, not ${JSON.stringify(change)}`, () => {
      expect(() => decodeDropInfo({ ...DROP_ANSWER, ...change }, VIEW))
        .to.throw(
          `${VIEW} did not answer as a drop machine does: ${problem}. Check the address of its module`,
        )
        .with.property('code', 'VIEW_ANSWER_INVALID')
    })
  }

  it('error: the answer is no struct at all', () => {
    for (const answer of [undefined, null, '7', [DROP_ANSWER]]) {
      expect(() => decodeDropInfo(answer, VIEW)).to.throw('the answer is not a struct')
    }
  })

  it('error: never throws anything else, whatever a module answers (property)', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(() => decodePhase(answer, 0, VIEW))
          .to.throw()
          .with.property('code', 'VIEW_ANSWER_INVALID')
      }),
    )
  })
})
