import { solanaAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { planRemoveAllowlistEntries } from '../../src/allowlist/plan/planRemoveAllowlistEntries.ts'
import { planUpsertAllowlist } from '../../src/allowlist/plan/planUpsertAllowlist.ts'
import type { Locks } from '../../src/instructions/types.ts'
import {
  type CollectionChangesInput,
  planModifyCollection,
} from '../../src/plans/collection/planModifyCollection.ts'
import { planModifyMetadata } from '../../src/plans/collection/planModifyMetadata.ts'
import { planModifyRoyalties } from '../../src/plans/collection/planModifyRoyalties.ts'
import { planModifyPlatformFee } from '../../src/plans/fees/planModifyPlatformFee.ts'
import type { PhaseChange } from '../../src/plans/phases/phaseChange.ts'
import { planAddPhases } from '../../src/plans/phases/planAddPhases.ts'
import { planModifyPhases } from '../../src/plans/phases/planModifyPhases.ts'
import { planPhaseChanges } from '../../src/plans/phases/planPhaseChanges.ts'
import { planUpdateTokens } from '../../src/plans/planUpdateTokens.ts'
import type { CollectionInfo } from '../../src/reads/collectionInfo.ts'
import type { AllowlistEntry } from '../../src/reads/records/userAllowListData.ts'
import { locked, phaseInfo } from './_info.ts'
import { anAddress, publicPhase } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

describe('plans for a locked collection', () => {
  const refusals: [string, Partial<Locks>, CollectionChangesInput, [string, string]][] = [
    [
      'a higher supply',
      { supply: true },
      { maxNumberOfTokens: 101n },
      ['maxNumberOfTokens', 'SUPPLY_LOCKED'],
    ],
    [
      'an unlimited supply',
      { supply: true },
      { maxNumberOfTokens: 0n },
      ['maxNumberOfTokens', 'SUPPLY_LOCKED'],
    ],
    ['a name', { texts: true }, { collectionName: 'B' }, ['collectionName', 'TEXTS_LOCKED']],
    [
      'an address',
      { texts: true },
      { collectionUri: 'https://b.example' },
      ['collectionUri', 'TEXTS_LOCKED'],
    ],
    ['an item name', { texts: true }, { itemBaseName: 'B {}' }, ['itemBaseName', 'TEXTS_LOCKED']],
    [
      'an item address',
      { texts: true },
      { itemBaseUri: 'https://b.example/{}' },
      ['itemBaseUri', 'TEXTS_LOCKED'],
    ],
    [
      'a wallet cap',
      { phases: true },
      { maxMintsPerWallet: 1n },
      ['maxMintsPerWallet', 'PHASES_LOCKED'],
    ],
  ]
  for (const [what, locks, changes, [field, code]] of refusals) {
    it(`refuse ${what}, and allow it under the other locks`, async () => {
      const plan = () => planModifyCollection({ ...locked(locks), changes })
      await expectProblems(plan, [`changes.${field}`, code as 'TEXTS_LOCKED'])

      const [part] = Object.keys(locks)
      const others = {
        supply: true,
        texts: true,
        phases: true,
        royalties: true,
        fee: true,
        [part ?? '']: false,
      }
      expect(planModifyCollection({ ...locked(others), changes }).transactions).to.have.length(1)
    })
  }

  it('allow a lower supply, the same values, and a first limit', () => {
    const target = locked({ supply: true, texts: true, phases: true })
    const { info } = target
    const same = {
      maxNumberOfTokens: info.maxNumberOfTokens,
      maxMintsPerWallet: info.maxMintsPerWallet,
      collectionName: info.metadata.collectionBaseName,
      itemBaseUri: info.itemBaseUri,
    }
    expect(planModifyCollection({ ...target, changes: same }).transactions).to.deep.equal([])
    const lower = { maxNumberOfTokens: 99n, treasury: anAddress() }
    expect(planModifyCollection({ ...target, changes: lower }).transactions).to.have.length(1)
    const unlimited = locked({ supply: true }, { maxNumberOfTokens: 0n })
    const limit = { maxNumberOfTokens: 7n }
    expect(planModifyCollection({ ...unlimited, changes: limit }).transactions).to.have.length(1)
  })

  it('refuse new texts of items, and allow extra fields', async () => {
    const target = locked({ texts: true })
    const items = [{ mint: anAddress(), name: 'B', uri: '' }]
    await expectProblems(() => planUpdateTokens({ ...target, items }), ['items', 'TEXTS_LOCKED'])
    expect(planUpdateTokens({ ...target, items: [] }).transactions).to.deep.equal([])
    const add = [{ field: 'year', value: '2026' }]
    expect(planModifyMetadata({ ...target, add }).transactions).to.have.length(1)
  })

  it('refuse other royalties, and skip the same ones', async () => {
    const target = locked({ royalties: true })
    const { royalties } = target.info
    const other = { ...royalties, royaltyBasisPoints: 0, creators: [] }
    await expectProblems(
      () => planModifyRoyalties({ ...target, royalties: other }),
      ['royalties', 'ROYALTIES_LOCKED'],
    )
    expect(planModifyRoyalties({ ...target, royalties }).transactions).to.deep.equal([])
  })

  it('refuse another platform fee, and allow other recipients', async () => {
    const { info } = locked({ fee: true })
    const wallet = info.platformFees.primaryAdmin
    const recipients = [{ address: anAddress(), share: 100 }]
    const fee = (platformFeeValue: bigint, isFeeFlat = false) =>
      planModifyPlatformFee({
        info,
        wallet,
        platformFee: { platformFeeValue, isFeeFlat, recipients },
      })
    for (const other of [() => fee(99n), () => fee(101n), () => fee(100n, true)]) {
      await expectProblems(other, ['platformFee.platformFeeValue', 'PLATFORM_FEE_LOCKED'])
    }
    expect(fee(100n).transactions).to.have.length(1)
  })

  describe('with phases', () => {
    const phases = [phaseInfo({ phaseType: 'allowList' })]
    const target = locked({ phases: true }, { phases })

    const changes: [keyof PhaseChange, Partial<PhaseChange>][] = [
      ['priceAmount', { priceAmount: 5n }],
      ['startTime', { startTime: 999n }],
      ['endTime', { endTime: 2_001n }],
      ['maxMintsPerWallet', { maxMintsPerWallet: 1n }],
      ['maxMintsTotal', { maxMintsTotal: 9n }],
    ]
    for (const [field, change] of changes) {
      it(`refuse another ${field}`, async () => {
        await expectProblems(
          () =>
            planModifyPhases({ ...target, changes: [{ phaseIndex: 0, active: false, ...change }] }),
          [`changes.0.${field}`, 'PHASES_LOCKED'],
        )
        const [{ phaseIndex: _, merkleRoot: __, ...terms }] = phases as [
          CollectionInfo['phases'][0],
        ]
        await expectProblems(
          () => planPhaseChanges({ ...target, desired: [{ ...terms, ...change }], now: 0n }),
          [`desired.0.${field}`, 'PHASES_LOCKED'],
        )
      })
    }

    it('allow pausing, and phases to be added, active or not', () => {
      const pause = [{ phaseIndex: 0, active: false }]
      expect(planModifyPhases({ ...target, changes: pause }).transactions).to.have.length(1)
      expect(planAddPhases({ ...target, phases: [publicPhase()] }).transactions).to.have.length(1)
      const [existing] = phases as [CollectionInfo['phases'][0]]
      const { merkleRoot: _, ...terms } = existing
      const desired = [
        { ...terms, active: false },
        { ...publicPhase(), active: false },
      ]
      expect(planPhaseChanges({ ...target, desired, now: 0n }).transactions).to.have.length(1)
    })

    const user = solanaAddress(anAddress())
    const entry = { user, price: 5n, amount: 2 }
    const onChain = [
      {
        ...entry,
        phaseIndex: 0,
        address: anAddress(),
        deployment: target.info.editions,
        payer: target.info.creator,
      } as AllowlistEntry,
    ]
    const list = { ...target, phaseIndex: 0, onChain }

    it('refuse other terms of an entry, and allow new wallets and the same terms', async () => {
      for (const change of [{ price: 4n }, { amount: 3 }]) {
        await expectRefusal(
          () => planUpsertAllowlist({ ...list, entries: [{ ...entry, ...change }] }),
          'ALLOWLIST_ENTRIES_LOCKED',
          { phaseIndex: 0, count: 1 },
        )
      }
      const entries = [entry, { ...entry, user: solanaAddress(anAddress()) }]
      expect(planUpsertAllowlist({ ...list, entries }).transactions).to.have.length(1)
    })

    it('refuse to remove an entry until the second in which the phase ends', async () => {
      await expectRefusal(
        () => planRemoveAllowlistEntries({ ...list, wallets: [user], now: 1_999n }),
        'ALLOWLIST_REMOVAL_LOCKED',
        { phaseIndex: 0, endTime: 2_000n },
      )
      const ended = planRemoveAllowlistEntries({ ...list, wallets: [user], now: 2_000n })
      expect(ended.transactions).to.have.length(1)
      // And without an entry there is nothing to refuse
      const none = planRemoveAllowlistEntries({ ...list, wallets: [anAddress()], now: 0n })
      expect(none.transactions).to.deep.equal([])
    })
  })
})
