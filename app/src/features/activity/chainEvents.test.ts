import { type MintlineEvent, NO_LOCKS, PRICE_TOKEN } from '@mintline/solana'
import { editionsControls } from '@mintline/solana/kit'
import { describe, expect, it } from 'vitest'
import { NO_NAMES } from '#entities/phase/lib/phaseName.ts'
import { mintEvent, mintV3Event, transactionWith } from '#entities/testing/transactions.ts'
import { chainEventsOf, currenciesIn } from './chainEvents.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
/** The network's coin, and one token. */
const SOL = (key: string | undefined) =>
  key === undefined ? { symbol: 'SOL', decimals: 9 } : { symbol: 'USDC', decimals: 6 }
const CENT = 10_000_000n
const { PhaseType } = editionsControls

function told(...events: readonly MintlineEvent[]): [kind: string, what: string][] {
  const transaction = { ...transactionWith(...events), time: 5n }
  return chainEventsOf(transaction, 'ours', { currencyOf: SOL, names: NO_NAMES }).map(
    ({ kind, what }) => [kind, what],
  )
}

/** An event in the collection `ours`. */
function event(name: string, data: object = {}): MintlineEvent {
  return {
    program: 'editions-controls',
    name,
    data: { editionsDeployment: 'ours', ...data },
  } as unknown as MintlineEvent
}

describe('chainEventsOf', () => {
  it('counts mints of a phase together, with what was paid', () => {
    expect(
      told(
        mintEvent({ number: 5n, price: CENT }),
        mintEvent({ number: 4n, price: CENT }),
        mintEvent({ number: 9n, price: CENT }),
        mintEvent({ number: 10n, phaseIndex: 2 }),
      ),
    ).toEqual([
      ['mint', 'Items 4 to 5, 9 minted in phase 1: 0.03 SOL'],
      ['mint', 'Item 10 minted in phase 3: Free'],
    ])
  })

  it('names the token of mints, phases and claims, and never adds it to lamports', () => {
    const phase = {
      phaseType: PhaseType.Public,
      priceAmount: 2_500_000n,
      priceToken: USDC,
      active: true,
    }
    const receiver = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
    const events = [
      mintEvent({ number: 1n, price: CENT }),
      mintV3Event({ number: 2n, price: 2_500_000n, priceToken: USDC }),
      mintV3Event({ number: 3n, price: CENT, priceToken: PRICE_TOKEN }),
      event('priceTokenAdded', { priceToken: USDC }),
      event('phaseAdded', { phaseIndex: 0, phase }),
      event('paymentClaimed', { receiver, lamports: CENT }),
      event('tokenPaymentClaimed', { receiver, priceToken: USDC, amount: 1n }),
    ]
    expect(told(...events)).toEqual([
      ['mint', 'Items 1 to 3 minted in phase 1: 0.02 SOL + 2.5 USDC'],
      ['settings', 'Prices can be in USDC (EPjF…Dt1v)'],
      ['phase', 'Phase 1 added: 2.5 USDC'],
      ['settings', '0.01 SOL that was owed is paid to 7Zt1…JiPR'],
      ['settings', '0.000001 USDC that was owed is paid to 7Zt1…JiPR'],
    ])
    expect(new Set(currenciesIn(transactionWith(...events)))).toEqual(new Set([undefined, USDC]))
  })

  it('counts entries of a list together', () => {
    const written = event('allowlistEntrySet', { phaseIndex: 1 })
    expect(told(written, written, event('allowlistEntryClosed', { phaseIndex: 1 }))).toEqual([
      ['list', '2 entries written in the allowlist of phase 2'],
      ['list', '1 entry removed from the allowlist of phase 2'],
    ])
  })

  it('names a deployment with its phases', () => {
    const phase = {
      phaseType: PhaseType.Public,
      priceAmount: CENT,
      priceToken: PRICE_TOKEN,
      active: true,
    }
    expect(
      told(
        event('deploymentInitialised'),
        event('controlsInitialised'),
        event('phaseAdded', { phaseIndex: 0, phase }),
        event('phaseModified', {
          phaseIndex: 1,
          phase: { ...phase, phaseType: PhaseType.MerkleTree, active: false },
        }),
      ),
    ).toEqual([
      ['deployment', 'Collection deployed'],
      ['phase', 'Phase 1 added: 0.01 SOL'],
      ['phase', 'Phase 2 changed: prices in a list, switched off'],
    ])
  })

  it('names changes of settings, those that both programs tell once', () => {
    const owner = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'
    const rename = event('itemNameUriUpdated')
    expect(
      told(
        event('collectionModified'),
        event('deploymentModified'),
        event('platformFeeModified', { isFeeFlat: false, platformFeeValue: 250n }),
        event('platformFeeModified', { isFeeFlat: true, platformFeeValue: CENT }),
        event('ownershipTransferred', { newOwner: owner }),
        event('collectionLocked', { locks: { ...NO_LOCKS, supply: true, fee: true } }),
        event('royaltiesChanged', { royaltyBasisPoints: 525 }),
        event('metadataAdded', { fields: [{ field: 'Season', value: 'Spring' }] }),
        rename,
        rename,
      ).map(([, what]) => what),
    ).toEqual([
      'Collection changed',
      'Platform fee is now 2.5 % of the price',
      'Platform fee is now 0.01 SOL of each item',
      'Owner is now 7Zt1…JiPR',
      'Locked for good: supply and platform fee',
      'Royalties are now 5.25 %',
      'Extra metadata set: Season',
      'Name or metadata of 2 items changed',
    ])
  })

  it('names commitments to files and their reveal, but no seed', () => {
    const baseUri = 'ipfs://folder/{}.json'
    const seed = new Uint8Array(32).fill(7)
    expect(
      told(
        event('revealCommitted', { fileCount: 1n }),
        event('revealCommitted', { fileCount: 10_000n }),
        event('filesRevealed', { baseUri, seed }),
      ),
    ).toEqual([
      ['settings', 'Committed to 1 file to reveal later'],
      ['settings', 'Committed to 10,000 files to reveal later'],
      ['settings', 'Files revealed: ipfs://folder/{}.json'],
    ])
  })

  it('takes nothing from other collections, nor from transactions that only name this one', () => {
    expect(told(mintEvent({ editionsDeployment: 'theirs' }))).toEqual([])
    expect(told()).toEqual([])
  })

  it('does not mind a log that is cut after the events', () => {
    const cut = { ...transactionWith(mintEvent({})), isTruncated: true, time: 5n }
    expect(
      chainEventsOf(cut, 'ours', { currencyOf: SOL, names: NO_NAMES }).map(({ kind }) => kind),
    ).toEqual(['mint'])
  })

  it('says that a log tells nothing, and who paid when', () => {
    const cut = { ...transactionWith(), isTruncated: true, time: 5n }
    expect(chainEventsOf(cut, 'ours', { currencyOf: SOL, names: NO_NAMES })).toEqual([
      {
        id: 'signature 0',
        kind: 'cut',
        what: 'Not known: the node’s log of this transaction is cut',
        by: 'payer',
        time: 5n,
        signature: 'signature',
      },
    ])
  })
})
