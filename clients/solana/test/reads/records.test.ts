import { isMintlineError } from '@mintline/core'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { editions, editionsControls } from '@mintline/solana/kit'
import { address, none, some } from '@solana/kit'
import { PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import fc from 'fast-check'
import { decodeEditionsControls } from '../../src/reads/records/editionsControls.ts'
import { decodeEditionsDeployment } from '../../src/reads/records/editionsDeployment.ts'
import { decodeHashlist } from '../../src/reads/records/hashlist.ts'
import { decodeMinterStats } from '../../src/reads/records/minterStats.ts'
import { decodeUserAllowListData } from '../../src/reads/records/userAllowListData.ts'
import { type StoredAccount, storedAccount } from '../../src/rpc/readConnection.ts'
import { VERSION } from '../drop.ts'

const NOBODY = PublicKey.default.toBase58()
const TYPES = ['public', 'merkleTree', 'allowList'] as const

const wallet = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => address(new PublicKey(bytes).toBase58()))
const u64 = fc.bigInt(0n, (1n << 64n) - 1n)
const i64 = fc.bigInt(-(1n << 63n), (1n << 63n) - 1n)
const u8 = fc.nat(255)
const optional = fc.option(wallet, { nil: undefined })

describe('Records of the programs', () => {
  it('a deployment is decoded as it was encoded', () => {
    const record = fc.record({
      creator: wallet,
      maxNumberOfTokens: u64,
      numberOfTokensIssued: u64,
      groupMint: wallet,
      group: wallet,
      symbol: fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
      itemBaseName: fc.string({ maxLength: 64 }).filter((text) => !text.includes('\0')),
      itemBaseUri: fc.webUrl(),
      itemNameIsTemplate: fc.boolean(),
      itemUriIsTemplate: fc.boolean(),
    })
    fc.assert(
      fc.property(record, wallet, u8, (content, cosignerProgramId, bump) => {
        const data = editions
          .getEditionsDeploymentEncoder()
          .encode({ ...content, cosignerProgramId, bump, ...VERSION })
        const account = accountOf(EDITIONS_PROGRAM_ID, data)
        const { address: read, ...rest } = decodeEditionsDeployment(account)
        expect(rest).to.deep.equal(content)
        expect(read).to.equal(account.address)
      }),
    )
  })

  it('controls are decoded as encoded, with empty roles and roots as undefined', () => {
    const terms = fc.record({
      priceAmount: u64,
      priceToken: wallet,
      startTime: i64,
      endTime: i64,
      maxMintsPerWallet: u64,
      maxMintsTotal: u64,
      currentMints: u64,
      active: fc.boolean(),
      type: fc.nat(2),
      merkleRoot: fc.option(fc.uint8Array({ minLength: 32, maxLength: 32 }), { nil: undefined }),
    })
    const content = fc.record({
      editionsDeployment: wallet,
      creator: wallet,
      treasury: wallet,
      maxMintsPerWallet: u64,
      cosignerProgramId: optional,
      primaryAdmin: wallet,
      secondaryAdmin: optional,
      feeValue: u64,
      cap: fc.record({ basisPoints: fc.nat(10_000), flat: u64 }),
      locks: fc.record({
        supply: fc.boolean(),
        texts: fc.boolean(),
        phases: fc.boolean(),
        royalties: fc.boolean(),
        fee: fc.boolean(),
      }),
      isFlat: fc.boolean(),
      recipients: fc.array(
        fc.record({ address: wallet, share: fc.integer({ min: 1, max: 100 }) }),
        {
          maxLength: 5,
        },
      ),
      phases: fc.array(terms, { maxLength: 20 }),
    })
    fc.assert(
      fc.property(content, u8, (given, bump) => {
        const { recipients, phases, feeValue, isFlat, primaryAdmin, secondaryAdmin, ...other } =
          given
        const { locks, cap, ...same } = other
        const nobody = { address: address(NOBODY), share: 0 }
        const data = editionsControls.getEditionsControlsEncoder().encode({
          ...same,
          cosignerProgramId: same.cosignerProgramId ?? address(NOBODY),
          platformFeePrimaryAdmin: primaryAdmin,
          platformFeeSecondaryAdmin: secondaryAdmin ?? address(NOBODY),
          platformFeeValue: feeValue,
          isFeeFlat: isFlat,
          platformFeeRecipients: [...recipients, ...Array(5 - recipients.length).fill(nobody)],
          bump,
          ...VERSION,
          locks,
          platformFeeCap: cap,
          owedToTreasury: 5n,
          owedToRecipients: [7n, 0n, 0n, 0n, 0n],
          phases: phases.map(({ type, merkleRoot, ...phase }) => ({
            ...phase,
            phaseType: type,
            merkleRoot: merkleRoot ? some(merkleRoot) : none(),
          })),
        })
        const account = accountOf(EDITIONS_CONTROLS_PROGRAM_ID, data)
        expect(decodeEditionsControls(account)).to.deep.equal({
          address: account.address,
          ...same,
          platformFees: { feeValue, isFlat, recipients, primaryAdmin, secondaryAdmin, cap },
          locks,
          owed: owedTo(same.treasury, recipients[0]?.address ?? NOBODY),
          phases: phases.map(({ type, ...phase }, phaseIndex) => ({
            ...phase,
            phaseIndex,
            phaseType: TYPES[type],
          })),
        })
      }),
    )
  })

  it('counters, entries and hashlist pages are decoded as encoded', () => {
    const page = fc.record({
      deployment: wallet,
      page: fc.nat(0xffff_ffff),
      issues: fc.array(fc.record({ mint: wallet, order: u64 }), { maxLength: 20 }),
    })
    const entry = fc.record({
      deployment: wallet,
      user: wallet,
      phaseIndex: u8,
      amount: u8,
      price: fc.nat(0xffff_ffff),
      payer: wallet,
    })
    fc.assert(
      fc.property(wallet, u64, entry, page, u8, (minter, mintCount, listed, hashlist, bump) => {
        const stats = accountOf(
          EDITIONS_CONTROLS_PROGRAM_ID,
          editionsControls
            .getMinterStatsEncoder()
            .encode({ wallet: minter, mintCount, bump, ...VERSION }),
        )
        const counter = { address: stats.address, wallet: minter, mintCount }
        expect(decodeMinterStats(stats)).to.deep.equal(counter)

        const { deployment, ...same } = listed
        const place = accountOf(
          EDITIONS_CONTROLS_PROGRAM_ID,
          editionsControls
            .getUserAllowListDataEncoder()
            .encode({ ...same, editionsDeployment: deployment, bump, ...VERSION }),
        )
        const price = BigInt(listed.price)
        const expected = { ...listed, address: place.address, price }
        expect(decodeUserAllowListData(place)).to.deep.equal(expected)

        const sheet = accountOf(
          EDITIONS_PROGRAM_ID,
          editions.getHashlistEncoder().encode({ ...hashlist, bump, ...VERSION }),
        )
        expect(decodeHashlist(sheet)).to.deep.equal({ address: sheet.address, ...hashlist })
      }),
    )
  })

  it('error: any other record, by name', () => {
    const kinds = [
      ['EditionsDeployment', decodeEditionsDeployment, EDITIONS_PROGRAM_ID],
      ['Hashlist', decodeHashlist, EDITIONS_PROGRAM_ID],
      ['EditionsControls', decodeEditionsControls, EDITIONS_CONTROLS_PROGRAM_ID],
      ['MinterStats', decodeMinterStats, EDITIONS_CONTROLS_PROGRAM_ID],
      ['UserAllowListData', decodeUserAllowListData, EDITIONS_CONTROLS_PROGRAM_ID],
    ] as const
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.uint8Array(), ([name, decode, program], data) => {
        const account = accountOf(program, data.length === 0 ? Uint8Array.of(0) : data)
        const failure = failureOf(() => decode(account))
        expect(isMintlineError(failure, 'NOT_EDITIONS_ACCOUNT') && failure.context).to.deep.equal({
          address: account.address,
          expected: name,
        })
      }),
    )
  })

  it('error: a truncated record', () => {
    const data = editionsControls
      .getMinterStatsEncoder()
      .encode({ wallet: address(NOBODY), mintCount: 7, bump: 255, ...VERSION })
    for (let length = 1; length < data.length; length += 1) {
      const account = accountOf(EDITIONS_CONTROLS_PROGRAM_ID, data.slice(0, length))
      expect(failureOf(() => decodeMinterStats(account))).to.include({
        code: 'NOT_EDITIONS_ACCOUNT',
      })
    }
  })

  it('error: a record of a program that imitates ours', () => {
    const data = editionsControls
      .getMinterStatsEncoder()
      .encode({ wallet: address(NOBODY), mintCount: 7, bump: 255, ...VERSION })
    const imitated = accountOf(EDITIONS_PROGRAM_ID, data)
    expect(failureOf(() => decodeMinterStats(imitated))).to.include({
      code: 'NOT_EDITIONS_ACCOUNT',
      message: `The account ${imitated.address} is not a valid MinterStats: check the address and the network`,
    })
  })
})

/** Sums owed to the treasury and the first fee recipient, one if they are the same. */
function owedTo(treasury: string, recipient: string) {
  if (treasury === recipient) return [{ receiver: treasury, lamports: 12n }]
  return [
    { receiver: treasury, lamports: 5n },
    { receiver: recipient, lamports: 7n },
  ]
}

/** A program's account with this data. */
function accountOf(owner: PublicKey, data: ArrayLike<number>): StoredAccount {
  const content = new Uint8Array(data)
  const info = { owner, data: content, executable: false, lamports: 1 }
  const account = storedAccount(PublicKey.unique(), info)
  if (!account) throw new Error('Nothing is stored there.')
  return account
}

function failureOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('it did not fail')
}
