import { expect } from 'chai'
import * as fc from 'fast-check'
import { decodeDropInfo } from '../../src/drop/decodeDropInfo.ts'
import type { DropPhase } from '../../src/drop/dropInfo.ts'
import { capOf, phasesAt } from '../../src/drop/phases.ts'
import { DROP_ANSWER, PHASE_ANSWER } from '../support/answers.ts'

describe('phases of a drop machine', () => {
  it('apply once their start time has passed', () => {
    expect(at(99n, 100n)).to.deep.equal([undefined, 0])
    expect(at(100n, 100n)).to.deep.equal([0, undefined])
  })

  it('are followed by the first whose start time is in the future', () => {
    expect(at(150n, 100n, 300n, 200n)).to.deep.equal([0, 2])
    expect(at(200n, 100n, 300n, 200n)).to.deep.equal([2, 1])
    expect(at(300n, 100n, 300n, 200n)).to.deep.equal([1, undefined])
  })

  it('give way to one that starts at the same time and is listed later', () => {
    expect(at(100n, 100n, 100n)).to.deep.equal([1, undefined])
  })

  it('end where the next one starts, or with the drop', () => {
    const phases = [phaseAt(100n, 0), phaseAt(200n, 1)]
    expect(phasesAt(phases, 150n, 300n).end).to.equal(200n)
    expect(phasesAt(phases, 250n, 300n)).to.include({ current: phases[1], end: 300n })
    expect(phasesAt(phases, 299n, 300n).current).to.equal(phases[1])
    expect(phasesAt(phases, 250n).end).to.equal(undefined)
  })

  it('are over once the drop has ended', () => {
    const over = { current: undefined, end: undefined, next: undefined }
    expect(phasesAt([phaseAt(100n, 0)], 300n, 300n)).to.deep.equal(over)
  })

  it('need not exist', () => {
    expect(at(100n)).to.deep.equal([undefined, undefined])
  })

  it('are never in the future while current, nor in the past while next (property)', () => {
    const times = fc.array(fc.bigInt(0n, 20n), { maxLength: 6 })
    fc.assert(
      fc.property(times, fc.bigInt(0n, 20n), (starts, now) => {
        const phases = starts.map(phaseAt)
        const { current, end, next } = phasesAt(phases, now)
        const [started, coming] = [
          starts.filter((time) => time <= now),
          starts.filter((time) => time > now),
        ]
        const [latest, first] = [started.toSorted(ascending).at(-1), coming.toSorted(ascending)[0]]
        expect([current?.saleMintTime, next?.saleMintTime]).to.deep.equal([latest, first])
        expect(end).to.equal(first)
      }),
    )
  })

  it('do not start once the drop has ended', () => {
    const { end, next } = phasesAt([100n, 200n].map(phaseAt), 149n, 150n)
    expect([end, next]).to.deep.equal([150n, undefined])
    expect(phasesAt([100n, 200n].map(phaseAt), 149n, 201n)).to.deep.include({ end: 200n })
  })

  it('cap wallets by the allowlist where they are listed, else for everybody', () => {
    const phase = { ...phaseAt(0n, 0), maxPerWallet: 3n, maxPerWalletByAllowList: 5n }
    expect(capOf(phase)).to.equal(3n)
    expect(capOf({ ...phase, isUserInAllowList: true })).to.equal(5n)
  })
})

/** Indexes of the current and next of phases that start at the given times. */
function at(now: bigint, ...starts: bigint[]): (number | undefined)[] {
  const { current, next } = phasesAt(starts.map(phaseAt), now)
  return [current?.phaseIndex, next?.phaseIndex]
}

function phaseAt(time: bigint, phaseIndex: number): DropPhase {
  const phases = [{ ...PHASE_ANSWER, sale_mint_time: `${time}` }]
  const [phase] = decodeDropInfo({ ...DROP_ANSWER, phases }, 'a view').phases
  if (!phase) throw new Error('The phase was not decoded')
  return { ...phase, phaseIndex }
}

function ascending(one: bigint, other: bigint): number {
  return Number(one - other)
}
