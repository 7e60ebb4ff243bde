import { solanaAddress } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { changeLabel, valueText } from '../../src/plans/changes/changeText.ts'
import { collectionChanges, collectionTermsOf } from '../../src/plans/changes/collectionChanges.ts'
import { planModifyCollection } from '../../src/plans/collection/planModifyCollection.ts'
import { planModifyMetadata } from '../../src/plans/collection/planModifyMetadata.ts'
import { planModifyRoyalties } from '../../src/plans/collection/planModifyRoyalties.ts'
import { planTransferOwnership } from '../../src/plans/collection/planTransferOwnership.ts'
import { planDeploy, termsOfDeploy } from '../../src/plans/deploy/planDeploy.ts'
import { planLowerPlatformFeeCap } from '../../src/plans/fees/planLowerPlatformFeeCap.ts'
import {
  planModifyPlatformFeePrimaryAdmin,
  planModifyPlatformFeeSecondaryAdmin,
} from '../../src/plans/fees/planModifyFeeAdmins.ts'
import { planModifyPlatformFee } from '../../src/plans/fees/planModifyPlatformFee.ts'
import { planAddPhases } from '../../src/plans/phases/planAddPhases.ts'
import { planModifyPhases } from '../../src/plans/phases/planModifyPhases.ts'
import type { Plan } from '../../src/transaction/plan.ts'
import { collectionInfo, phaseInfo } from './_info.ts'
import { anAddress, deployInput } from './_input.ts'

const NOBODY = '11111111111111111111111111111111'
const FORMAT = { symbol: 'SOL', time: (seconds: bigint) => `${seconds} s` } as const

/** `<subject> <label>: <before> -> <after>` for each change. */
function textsOf({ changes = [] }: Pick<Plan, 'changes'>): string[] {
  return changes.map((change) => {
    const [before, after] = [change.before, change.after].map((value) => valueText(value, FORMAT))
    const subject = change.subject === 'phase' ? `phase ${change.phaseIndex}` : 'collection'
    return `${subject} ${changeLabel(change)}: ${before} -> ${after}`
  })
}

describe('Changes of plans', () => {
  const [a, b] = [solanaAddress(anAddress()), solanaAddress(anAddress())]
  const wallet = solanaAddress(anAddress())
  const base = collectionInfo()
  const info = collectionInfo({
    creator: wallet,
    treasury: a,
    platformFees: {
      ...base.platformFees,
      recipients: [{ address: a, share: 100 }],
      primaryAdmin: wallet,
    },
    royalties: { royaltyBasisPoints: 500, creators: [{ address: a, share: 100 }] },
    phases: [phaseInfo()],
  })
  const target = { info, wallet }

  it('contain each changed value of the collection, and no other', () => {
    const changes = { treasury: b, maxNumberOfTokens: 0n, itemBaseName: info.itemBaseName }
    expect(textsOf(planModifyCollection({ ...target, changes }))).to.deep.equal([
      'collection supply: 100 -> unlimited',
      `collection treasury: ${a} -> ${b}`,
    ])
    const same = { treasury: a, maxNumberOfTokens: 100n, cosignerProgramId: NOBODY }
    expect(textsOf(planModifyCollection({ ...target, changes: same }))).to.deep.equal([])
  })

  it('contain royalties and their shares separately', () => {
    const shares = [
      { address: a, share: 60 },
      { address: b, share: 40 },
    ]
    const royalties = { royaltyBasisPoints: 625, creators: shares }
    expect(textsOf(planModifyRoyalties({ ...target, royalties }))).to.deep.equal([
      'collection royalties: 5% -> 6.25%',
      `collection royalties go to: ${a} 100% -> ${a} 60%, ${b} 40%`,
    ])
  })

  it('contain a change from a percentage to a flat fee', () => {
    const recipients = info.platformFees.recipients
    const platformFee = { platformFeeValue: 10_000_000n, isFeeFlat: true, recipients }
    expect(textsOf(planModifyPlatformFee({ ...target, platformFee }))).to.deep.equal([
      'collection platform fee: 1% -> 0.01 SOL per item',
    ])
    const same = { platformFeeValue: 100n, isFeeFlat: false, recipients }
    expect(textsOf(planModifyPlatformFee({ ...target, platformFee: same }))).to.deep.equal([])
  })

  it('contain each part of the cap', () => {
    const cap = { basisPoints: 100, flat: 0n }
    expect(textsOf(planLowerPlatformFeeCap({ ...target, cap }))).to.deep.equal([
      'collection fee at most: 100% -> 1%',
      'collection flat fee at most: 1 SOL per item -> none',
    ])
  })

  it('contain owner and admins, including empty roles', () => {
    expect(textsOf(planTransferOwnership({ ...target, newOwner: b }))).to.deep.equal([
      `collection owner: ${wallet} -> ${b}`,
    ])
    const handOver = { ...target, newAdmin: b }
    expect(textsOf(planModifyPlatformFeePrimaryAdmin(handOver))).to.deep.equal([
      `collection fee admin: ${wallet} -> ${b}`,
    ])
    expect(textsOf(planModifyPlatformFeeSecondaryAdmin(handOver))).to.deep.equal([
      `collection second fee admin: none -> ${b}`,
    ])
    const withSecond = { ...info, platformFees: { ...info.platformFees, secondaryAdmin: b } }
    const nobody = { info: withSecond, wallet, newAdmin: NOBODY }
    expect(textsOf(planModifyPlatformFeeSecondaryAdmin(nobody))).to.deep.equal([
      `collection second fee admin: ${b} -> none`,
    ])
  })

  it('contain each extra field that is set or removed', () => {
    const plan = planModifyMetadata({
      ...target,
      add: [{ field: 'place', value: 'Berlin' }],
      remove: ['artist'],
    })
    expect(textsOf(plan)).to.deep.equal([
      'collection field artist: Ada -> none',
      'collection field place: none -> Berlin',
    ])
  })

  it('contain the terms of changed or added phases', () => {
    const changes = [{ phaseIndex: 0, priceAmount: 5n, active: false }]
    expect(textsOf(planModifyPhases({ ...target, changes }))).to.deep.equal([
      'phase 0 price: 1 SOL -> 0.000000005 SOL',
      'phase 0 active: yes -> no',
    ])
    const { priceAmount, startTime, endTime, phaseType } = phaseInfo()
    const limits = { maxMintsPerWallet: 3n, maxMintsTotal: 0n }
    const phases = [{ priceAmount, startTime, endTime, phaseType, ...limits }]
    expect(textsOf(planAddPhases({ ...target, phases }))).to.deep.equal([
      'phase 1 type: none -> public',
      'phase 1 price: none -> 1 SOL',
      'phase 1 start: none -> 1000 s',
      'phase 1 end: none -> 2000 s',
      'phase 1 per wallet: none -> 3',
      'phase 1 in all: none -> unlimited',
      'phase 1 active: none -> yes',
    ])
  })

  it('contain every term of a deployed collection', () => {
    const input = deployInput()
    const plan = planDeploy(input)
    expect(plan.changes).to.deep.equal(collectionChanges(undefined, termsOfDeploy(input)))
    const texts = textsOf(plan)
    expect(texts).to.include('collection supply: none -> 100')
    expect(texts).to.include(`collection treasury: none -> ${input.treasury}`)
    expect(texts).to.include(`collection fee admin: none -> ${input.creator}`)
  })

  it('ignore the order of shares, since the chain has its own', () => {
    const shares = (order: readonly [string, number][]) => ({
      royalties: {
        royaltyBasisPoints: 500,
        creators: order.map(([address, share]) => ({ address, share })),
      },
    })
    const one = shares([
      [a, 60],
      [b, 40],
    ])
    const terms = { ...collectionTermsOf(info), ...one }
    const other = (share: number) =>
      shares([
        [b, share],
        [a, 100 - share],
      ])
    expect(collectionChanges(terms, other(40))).to.deep.equal([])
    expect(collectionChanges(terms, other(60))).to.have.length(1)
  })
})
