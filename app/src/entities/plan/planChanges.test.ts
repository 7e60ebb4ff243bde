import {
  collectionTermsOf,
  type PlanChange,
  planModifyPhases,
  UNBOUNDED_END_TIME,
} from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { collectionWith } from '#entities/testing/collections.ts'
import { collectionWithPhases, phaseOnChain } from '#entities/testing/phases.ts'
import { planChanges } from './planChanges.ts'

const SOL = { symbol: 'SOL', decimals: 9 }
const WORDS = { currency: SOL, names: [] }

function ofCollection(
  changes: readonly Omit<Extract<PlanChange, { subject: 'collection' }>, 'subject'>[],
) {
  return planChanges(
    { changes: changes.map((change) => ({ subject: 'collection', ...change }) as const) },
    WORDS,
  )
}

describe('planChanges', () => {
  it('shows fields of a phase from old to new', () => {
    const info = collectionWithPhases([phaseOnChain({ priceAmount: 1_000_000_000n })])
    const plan = planModifyPhases({
      info,
      wallet: info.creator,
      changes: [
        {
          phaseIndex: 0,
          priceAmount: 2_000_000_000n,
          endTime: UNBOUNDED_END_TIME,
          maxMintsPerWallet: 3n,
          active: false,
        },
      ],
    })
    expect(planChanges(plan, { currency: SOL, names: ['Friends'] })).toEqual([
      {
        key: 'phase 0',
        title: 'Friends',
        isNew: false,
        rows: [
          { key: 'priceAmount', label: 'Price', before: '1 SOL', after: '2 SOL' },
          { key: 'endTime', label: 'End', before: 'Jan 1, 1970, 12:33 AM UTC', after: 'No end' },
          {
            key: 'maxMintsPerWallet',
            label: 'Per wallet in this phase',
            before: 'No limit',
            after: '3',
          },
          { key: 'active', label: 'Switched on', before: 'Yes', after: 'No' },
        ],
      },
    ])
  })

  it('summarises a new phase, whose list has the prices', () => {
    const of = (field: string, after: PlanChange['after']) =>
      ({ subject: 'phase', phaseIndex: 1, field, before: undefined, after }) as PlanChange
    const changes = [
      of('phaseType', { kind: 'text', text: 'merkleTree' }),
      of('merkleRoot', { kind: 'text', text: 'ab'.repeat(32) }),
      of('priceAmount', { kind: 'amount', lamports: 0n }),
      of('maxMintsTotal', { kind: 'limit', items: 0n }),
    ]
    expect(planChanges({ changes }, WORDS)).toEqual([
      {
        key: 'phase 1',
        title: 'Phase 2',
        isNew: true,
        rows: [
          { key: 'phaseType', label: 'Who may mint', after: 'Hosted allowlist' },
          { key: 'merkleRoot', label: 'Merkle root', after: 'ab'.repeat(32) },
          { key: 'priceAmount', label: 'Price', after: 'Prices in the list' },
          { key: 'maxMintsTotal', label: 'In all in this phase', after: 'No limit' },
        ],
      },
    ])
  })

  it('shows values of a collection as its forms do', () => {
    const [group] = ofCollection([
      {
        field: 'platformFee.platformFeeValue',
        before: { kind: 'percent', basisPoints: 300n },
        after: { kind: 'amountPerItem', lamports: 10_000_000n },
      },
      {
        field: 'royalties.creators',
        before: undefined,
        after: {
          kind: 'shares',
          shares: [
            { address: 'A', share: 60 },
            { address: 'B', share: 40 },
          ],
        },
      },
      { field: 'extraMeta.artist', before: { kind: 'text', text: '' }, after: undefined },
    ])
    expect(group).toEqual({
      key: 'collection',
      title: 'Collection',
      isNew: false,
      rows: [
        {
          key: 'platformFee.platformFeeValue',
          label: 'Platform fee',
          before: '3 % of the price',
          after: '0.01 SOL for each item',
        },
        {
          key: 'royalties.creators',
          label: 'Royalty shares',
          before: '',
          after: 'A 60 %\nB 40 %',
        },
        { key: 'extraMeta.artist', label: 'Field artist', before: '(empty)', after: '' },
      ],
    })
  })

  it('summarises a new collection without what it does not have', () => {
    const [group] = ofCollection([
      { field: 'collectionName', before: undefined, after: { kind: 'text', text: 'Dawn' } },
      { field: 'cosignerProgramId', before: undefined, after: undefined },
      { field: 'maxNumberOfTokens', before: undefined, after: { kind: 'limit', items: 1_000n } },
    ])
    expect(group).toMatchObject({
      isNew: true,
      rows: [
        { label: 'Name', after: 'Dawn' },
        { label: 'Max supply', after: '1,000' },
      ],
    })
  })

  it('has a label for every field of a collection, and groups nothing without changes', () => {
    expect(collectionTermsOf(collectionWith())).toBeDefined()
    expect(planChanges({}, WORDS)).toEqual([])
    expect(planChanges({ changes: [] }, WORDS)).toEqual([])
  })
})
