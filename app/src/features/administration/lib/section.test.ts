import { describe, expect, it } from 'vitest'
import { realMoneyProblems } from '#entities/terms/lib/realMoneyProblems.ts'
import { collectionWith } from '#entities/testing/collections.ts'
import { developmentKeypairs } from '#entities/wallet/lib/development/developmentKeypairs.ts'
import { PRIMARY_ADMIN_SECTION, SECONDARY_ADMIN_SECTION } from '../ui/FeeAdminsSection.tsx'
import { METADATA_SECTION } from '../ui/MetadataSection.tsx'
import { OWNERSHIP_SECTION } from '../ui/OwnershipSection.tsx'
import { ROYALTIES_SECTION } from '../ui/RoyaltiesSection.tsx'
import { COLLECTION_SECTION } from './collectionSection.ts'
import { feeSection } from './feeSection.ts'

const INFO = collectionWith()
const FEE_SECTION = feeSection({ symbol: 'SOL', decimals: 9 })
const DRAFT = COLLECTION_SECTION.draftOf(INFO)

describe('sections, where money is real', () => {
  it('refuse the development wallet wherever a wallet can be entered', () => {
    // Given a development wallet account in each input
    const address = developmentKeypairs()[0]?.publicKey.toBase58() ?? ''
    const shares = [{ id: 1, address, share: 100 }]
    const fee = { value: { type: 'percent', basisPoints: 300 }, recipients: shares } as const
    const written = [
      COLLECTION_SECTION.written(INFO, { ...DRAFT, treasury: address }),
      OWNERSHIP_SECTION.written(INFO, { owner: address }),
      ROYALTIES_SECTION.written(INFO, { creators: shares }),
      FEE_SECTION.written(INFO, fee),
      PRIMARY_ADMIN_SECTION.written(INFO, { admin: address }),
      SECONDARY_ADMIN_SECTION.written(INFO, { admin: address }),
      METADATA_SECTION.written(INFO, { rows: [{ id: 1, field: 'artist', value: address }] }),
    ]

    // Then each is a problem in that input
    const problems = written.flatMap(realMoneyProblems)
    expect(problems.map(({ path, code }) => [path, code])).toEqual(
      [
        'changes.treasury',
        'newOwner',
        'royalties.creators.0.address',
        'platformFee.recipients.0.address',
        'newAdmin',
        'newAdmin',
        'add.0.value',
      ].map((path) => [path, 'DEVELOPMENT_WALLET']),
    )
  })

  it('check the addresses that change, and leave those on chain alone', () => {
    const itemBaseUri = 'http://localhost:8080/{}.json'
    const info = { ...INFO, itemBaseUri }
    const draft = COLLECTION_SECTION.draftOf(info)
    expect(realMoneyProblems(COLLECTION_SECTION.written(info, draft))).toEqual([])
    const changed = COLLECTION_SECTION.written(INFO, { ...DRAFT, itemBaseUri })
    expect(realMoneyProblems(changed)).toMatchObject([
      { path: 'changes.itemBaseUri', code: 'ADDRESS_NOT_PUBLIC' },
    ])
  })
})
