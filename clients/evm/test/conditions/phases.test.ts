import { expect } from 'chai'
import fc from 'fast-check'
import { maxUint256, zeroHash } from 'viem'
import type { ClaimCondition } from '../../src/conditions/claimCondition.ts'
import { closingTime, phasesAt, phasesOf } from '../../src/conditions/phases.ts'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'

const ROOT = `0x${'1'.repeat(64)}` as const

/** Conditions in contract order. */
function conditions(...inputs: readonly Partial<ClaimCondition>[]): ClaimCondition[] {
  return inputs.map((input, phaseIndex) => ({
    id: BigInt(phaseIndex),
    phaseIndex,
    startTimestamp: 0n,
    maxClaimableSupply: maxUint256,
    supplyClaimed: 0n,
    quantityLimitPerWallet: maxUint256,
    merkleRoot: zeroHash,
    pricePerToken: 0n,
    currency: NATIVE_TOKEN,
    metadata: '',
    ...input,
  }))
}

const opens = (startTimestamp: bigint) => ({ startTimestamp })
const ends = (startTimestamp: bigint) => ({ startTimestamp, maxClaimableSupply: 0n })

/** Index of the current phase, whether it is open, whether all phases are over, and index of the next. */
function at(now: bigint, ...inputs: readonly Partial<ClaimCondition>[]) {
  const { current, isOpen, hasEnded, next } = phasesAt(phasesOf(conditions(...inputs)), now)
  return [current?.phaseIndex, isOpen, hasEnded, next?.phaseIndex]
}

describe('phases of EVM drops', () => {
  it('are sorted by start, whatever their order in the contract', () => {
    const phases = phasesOf(conditions(opens(30n), opens(10n), opens(20n)))
    expect(phases.map(({ phaseIndex }) => phaseIndex)).to.deep.equal([1, 2, 0])
  })

  it('have the latest one to have started as the current one', () => {
    const drop = [opens(10n), opens(20n), opens(30n)]
    expect(at(10n, ...drop)).to.deep.equal([0, true, false, 1])
    expect(at(19n, ...drop)).to.deep.equal([0, true, false, 1])
    expect(at(20n, ...drop)).to.deep.equal([1, true, false, 2])
    expect(at(99n, ...drop)).to.deep.equal([2, true, false, undefined])
  })

  it('have the last one as the current one before any starts', () => {
    expect(at(9n, opens(10n), opens(20n))).to.deep.equal([1, false, false, 0])
  })

  it('end where a condition without supply starts, which is not a phase', () => {
    const drop = [opens(10n), ends(20n)]
    expect(phasesOf(conditions(...drop))).to.have.length(1)
    expect(phasesOf(conditions(...drop))[0]?.endTimestamp).to.equal(20n)
    expect(at(19n, ...drop)).to.deep.equal([0, true, false, undefined])
    expect(at(20n, ...drop)).to.deep.equal([0, false, true, undefined])
  })

  it('close where the next condition starts, whether it allows claims or not', () => {
    const conditions = [
      { startTimestamp: 300n },
      { startTimestamp: 100n },
      { startTimestamp: 200n },
    ]
    const closings = conditions.map((condition) => closingTime(condition, conditions))
    expect(closings).to.deep.equal([undefined, 200n, 300n])
  })

  it('can have a pause between them', () => {
    const drop = [opens(10n), ends(20n), opens(30n)]
    expect(at(25n, ...drop)).to.deep.equal([0, false, false, 2])
    expect(at(30n, ...drop)).to.deep.equal([2, true, false, undefined])
    expect(phasesOf(conditions(...drop)).at(-1)?.endTimestamp).to.equal(undefined)
  })

  it('are open-ended without such a condition', () => {
    expect(phasesOf(conditions(opens(10n)))[0]?.endTimestamp).to.equal(undefined)
  })

  it('exclude conditions that allow no claims', () => {
    expect(at(10n, ends(5n))).to.deep.equal([undefined, false, false, undefined])
    expect(at(10n)).to.deep.equal([undefined, false, false, undefined])
    expect(at(10n, { quantityLimitPerWallet: 0n })[0]).to.equal(undefined)
    expect(at(10n, { quantityLimitPerWallet: 0n, merkleRoot: ROOT })[0]).to.equal(0)
  })

  it('are never open two at a time or outside their times (property)', () => {
    const condition = fc.record({
      startTimestamp: fc.bigInt(0n, 50n),
      maxClaimableSupply: fc.constantFrom(0n, 5n, maxUint256),
    })
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 6 }), fc.bigInt(0n, 60n), (inputs, now) => {
        const all = phasesOf(conditions(...inputs))
        const { current, isOpen, hasEnded, next } = phasesAt(all, now)
        if (isOpen) {
          expect(current && current.startTimestamp <= now).to.equal(true)
          expect(current?.endTimestamp === undefined || now < current.endTimestamp).to.equal(true)
        }
        if (hasEnded) expect([isOpen, next]).to.deep.equal([false, undefined])
        if (next) expect(next.startTimestamp > now).to.equal(true)
        expect(current === undefined).to.equal(all.length === 0)
      }),
    )
  })
})
