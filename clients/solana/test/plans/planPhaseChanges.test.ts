import { expect } from 'chai'
import fc from 'fast-check'
import { changeLabel, valueText } from '../../src/plans/changes/changeText.ts'
import { phaseStateOf } from '../../src/plans/phases/phaseChange.ts'
import { UNBOUNDED_END_TIME } from '../../src/plans/phases/phaseInput.ts'
import { type DesiredPhase, planPhaseChanges } from '../../src/plans/phases/planPhaseChanges.ts'
import type { PlanChange } from '../../src/transaction/planChange.ts'
import { collectionInfo, phaseInfo, withFlatFee } from './_info.ts'
import { anAddress, merklePhase, publicPhase } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

const NOW = 1_700_000_000n

describe('planPhaseChanges', () => {
  const info = collectionInfo({
    phases: [
      phaseInfo({ priceAmount: 100_000_000n, maxMintsTotal: 10n, currentMints: 4n }),
      phaseInfo({ phaseIndex: 1, endTime: UNBOUNDED_END_TIME }),
    ],
  })
  const wallet = info.creator
  const asTheyAre: DesiredPhase[] = info.phases.map(phaseStateOf)

  function plan(desired: readonly DesiredPhase[], of = info) {
    return planPhaseChanges({ info: of, wallet, desired, now: NOW })
  }

  it('has nothing to do if nothing differs', () => {
    const { title, transactions, differences } = plan(asTheyAre)
    expect(title).to.equal('Nothing to change')
    expect(transactions).to.deep.equal([])
    expect(differences).to.deep.equal([])
  })

  it('keeps the start of a phase on chain that has none in the input', () => {
    const open = { priceAmount: 1_000_000_000n, phaseType: 'public' as const }
    const { differences } = plan([asTheyAre[0] ?? open, open])
    expect(differences).to.deep.equal([])
  })

  it('lists the changes field by field', () => {
    const changed: DesiredPhase = {
      ...merklePhase({ priceAmount: 200_000_000n, startTime: 1_100n, endTime: 86_400n }),
      maxMintsPerWallet: 3n,
      active: false,
    }
    const { title, differences, transactions } = plan([changed, ...asTheyAre.slice(1)])
    expect(title).to.equal('Modify phase 1 of DROP')
    expect(transactions).to.have.length(1)
    expect(differences.map(({ fields }) => fields.map(changeText))).to.deep.equal([
      [
        'type: public -> merkleTree',
        `merkle root: none -> ${'07'.repeat(32)}`,
        'price: 0.1 SOL -> 0.2 SOL',
        'start: 1000 s -> 1100 s',
        'end: 2000 s -> 86400 s',
        'per wallet: unlimited -> 3',
        'in all: 10 -> unlimited',
        'active: yes -> no',
      ],
    ])
  })

  it('adds missing phases from now on, and closes inactive ones', () => {
    const added = { priceAmount: 1n, phaseType: 'public' as const }
    const { title, differences, transactions } = plan([
      ...asTheyAre,
      added,
      { ...added, active: false },
    ])
    expect(title).to.equal('Add phases 3, 4 of DROP')
    expect(
      differences.map(({ type, after }) => [type, after.startTime, after.endTime]),
    ).to.deep.equal([
      ['add', NOW, UNBOUNDED_END_TIME],
      ['add', NOW, UNBOUNDED_END_TIME],
    ])
    // The last one is added and then closed.
    expect(transactions.map(({ instructions }) => instructions.length)).to.deep.equal([3])
    expect(transactions[0]?.rent).to.equal(2n * 83n * 6_960n)
  })

  it('refuses to remove phases, which can only be closed', async () => {
    await expectProblems(() => plan(asTheyAre.slice(0, 1)), ['desired.1', 'PHASE_NOT_REMOVABLE'])
    await expectProblems(
      () => plan([]),
      ['desired.0', 'PHASE_NOT_REMOVABLE'],
      ['desired.1', 'PHASE_NOT_REMOVABLE'],
    )
  })

  it('error: everything that the program would refuse, by index of the phase', async () => {
    const [first = publicPhase()] = asTheyAre
    const desired = [
      { ...first, maxMintsTotal: 3n },
      ...asTheyAre.slice(1),
      publicPhase({ priceAmount: 5n, endTime: 1_000n }),
    ]
    await expectProblems(
      () => plan(desired, withFlatFee(info, 6n)),
      ['desired.0.maxMintsTotal', 'PHASE_TOTAL_BELOW_MINTED'],
      ['desired.2.endTime', 'PHASE_WINDOW_INVALID'],
      ['desired.2.priceAmount', 'FLAT_FEE_CLOSES_PHASE'],
    )
  })

  it('refuses a wallet that is not the creator', async () => {
    const actual = anAddress()
    await expectRefusal(
      () => planPhaseChanges({ info, wallet: actual, desired: asTheyAre, now: NOW }),
      'WRONG_WALLET',
      { role: 'creator', expected: [info.creator], actual },
    )
  })

  it('plans exactly the differences', async () => {
    const phases = fc.record({
      priceAmount: fc.bigInt(0n, 3n),
      phaseType: fc.constantFrom('public' as const, 'allowList' as const),
      startTime: fc.bigInt(0n, 2n),
      endTime: fc.bigInt(3n, 4n),
      maxMintsPerWallet: fc.bigInt(0n, 1n),
      maxMintsTotal: fc.bigInt(0n, 1n),
      active: fc.boolean(),
    })
    await fc.assert(
      fc.property(
        fc.array(phases, { maxLength: 4 }),
        fc.array(phases, { maxLength: 4 }),
        (current, more) => {
          const of = collectionInfo({
            creator: wallet,
            phases: current.map((phase, phaseIndex) => phaseInfo({ ...phase, phaseIndex })),
          })
          const desired = [
            ...more.slice(0, current.length),
            ...current.slice(more.length),
            ...more.slice(current.length),
          ]
          const { differences } = plan(desired, of)
          const after = current.map((phase): DesiredPhase => phase)
          for (const { phaseIndex, after: state } of differences) after[phaseIndex] = state
          expect(after).to.deep.equal(desired)
        },
      ),
      { numRuns: 50 },
    )
  })
})

function changeText(change: PlanChange): string {
  const format = { symbol: 'SOL', time: (seconds: bigint) => `${seconds} s` } as const
  const [before, after] = [change.before, change.after].map((value) => valueText(value, format))
  return `${changeLabel(change)}: ${before} -> ${after}`
}
