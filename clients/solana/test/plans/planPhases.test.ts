import { editionsControls } from '@mintline/solana/kit'
import { expect } from 'chai'
import { phaseTermsOf, UNBOUNDED_END_TIME } from '../../src/plans/phases/phaseInput.ts'
import { planAddPhases } from '../../src/plans/phases/planAddPhases.ts'
import { planModifyPhases } from '../../src/plans/phases/planModifyPhases.ts'
import { MAX_TRANSACTION_SIZE, transactionSize } from '../../src/transaction/transactionSize.ts'
import { collectionInfo, phaseInfo, withFlatFee } from './_info.ts'
import { anAddress, merklePhase, publicPhase } from './_input.ts'
import { expectProblems, expectRefusal } from './_refusals.ts'

describe('phaseTermsOf', () => {
  it('starts now, never ends and has no limits by default', () => {
    expect(phaseTermsOf({ priceAmount: 5n, phaseType: 'allowList' }, 77n)).to.deep.equal({
      priceAmount: 5n,
      startTime: 77n,
      endTime: UNBOUNDED_END_TIME,
      maxMintsPerWallet: 0n,
      maxMintsTotal: 0n,
      phaseType: 'allowList',
    })
  })

  it('keeps given terms', () => {
    for (const terms of [publicPhase({ startTime: 0n, maxMintsTotal: 9n }), merklePhase()]) {
      expect(phaseTermsOf(terms, 77n)).to.deep.equal(terms)
    }
  })
})

describe('planAddPhases', () => {
  const info = collectionInfo({ phases: [phaseInfo()] })
  const wallet = info.creator

  it('adds as many phases in a transaction as fit, in order', () => {
    const phases = Array.from({ length: 19 }, (_, index) =>
      index % 2 === 0 ? merklePhase() : publicPhase(),
    )
    const { title, transactions, warnings } = planAddPhases({ info, wallet, phases })
    expect(title).to.equal('Add 19 phases to DROP')
    expect(transactions.map((planned) => planned.title)).to.deep.equal([
      'Add phases 2, 3, 4, 5, 6, 7, 8, 9',
      'Add phases 10, 11, 12, 13, 14, 15, 16, 17',
      'Add phases 18, 19, 20',
    ])
    for (const planned of transactions) {
      expect(transactionSize(planned)).to.be.at.most(MAX_TRANSACTION_SIZE)
    }
    // 83 bytes for a phase, 115 for one with a root, 6,960 lamports each.
    expect(transactions.reduce((sum, { rent }) => sum + rent, 0n)).to.equal(
      6_960n * (9n * 83n + 10n * 115n),
    )
    expect(warnings).to.deep.equal([])
  })

  it('has nothing to send without phases', () => {
    expect(planAddPhases({ info, wallet, phases: [] }).transactions).to.deep.equal([])
  })

  it('refuses a wallet that is not the creator, before anything else', async () => {
    const actual = anAddress()
    await expectRefusal(
      () => planAddPhases({ info, wallet: actual, phases: [publicPhase({ priceAmount: -1n })] }),
      'WRONG_WALLET',
      { role: 'creator', expected: [info.creator], actual },
    )
    await expectRefusal(() => planAddPhases({ info, wallet: 'x', phases: [] }), 'INVALID_ADDRESS', {
      value: 'x',
      blockchain: 'SOLANA',
    })
  })

  it('refuses more phases than a collection may have', async () => {
    const phases = Array.from({ length: 20 }, () => publicPhase())
    await expectProblems(
      () => planAddPhases({ info, wallet, phases }),
      ['phases', 'TOO_MANY_PHASES'],
    )
  })

  it('error: a public phase that a flat fee would close, but not one with a list', async () => {
    const flat = withFlatFee(info, 6n)
    const phases = [
      publicPhase({ priceAmount: 5n }),
      merklePhase(),
      publicPhase({ priceAmount: 6n }),
    ]
    await expectProblems(
      () => planAddPhases({ info: flat, wallet, phases }),
      ['phases.0.priceAmount', 'FLAT_FEE_CLOSES_PHASE'],
    )
  })
})

describe('planModifyPhases', () => {
  const merkleRoot = new Uint8Array(32).fill(3)
  const info = collectionInfo({
    phases: [
      phaseInfo({ currentMints: 4n }),
      phaseInfo({ phaseIndex: 1, phaseType: 'merkleTree', merkleRoot }),
    ],
  })
  const wallet = info.creator

  it('wants the price of a phase with a list that becomes public, which may be 0', async () => {
    const change = { phaseIndex: 1, phaseType: 'public' } as const
    await expectProblems(
      () => planModifyPhases({ info, wallet, changes: [change] }),
      ['changes.0.priceAmount', 'PHASE_PRICE_REQUIRED'],
    )
    const free = planModifyPhases({ info, wallet, changes: [{ ...change, priceAmount: 0n }] })
    expect(free.transactions).to.have.length(1)
    const listed = [{ phaseIndex: 1, phaseType: 'allowList' }] as const
    expect(planModifyPhases({ info, wallet, changes: listed }).transactions).to.have.length(1)
  })

  it('replaces given terms and keeps the rest', () => {
    const changes = [{ phaseIndex: 0, priceAmount: 7n, active: false }]
    const plan = planModifyPhases({ info, wallet, changes })
    expect(plan.title).to.equal('Modify phase 1 of DROP')
    expect(plan.transactions).to.have.length(1)
    const data = plan.transactions[0]?.instructions[0]?.data ?? new Uint8Array()
    const sent = editionsControls.getModifyPhaseInstructionDataDecoder().decode(data)
    expect(sent.priceAmount).to.equal(7n)
    expect(sent.active).to.equal(false)
    expect([sent.startTime, sent.endTime]).to.deep.equal([1_000n, 2_000n])
    expect(plan.transactions[0]?.rent).to.equal(0n)
  })

  it('drops the root of a phase that becomes public, and pays for one that gets a root', () => {
    const changes = [
      { phaseIndex: 1, phaseType: 'public' as const, priceAmount: 1n },
      { phaseIndex: 0, phaseType: 'merkleTree' as const, merkleRoot },
    ]
    const { transactions } = planModifyPhases({ info, wallet, changes })
    // The second uses the room that the first freed.
    expect(transactions.map(({ rent }) => rent)).to.deep.equal([0n])
    const alone = planModifyPhases({ info, wallet, changes: changes.slice(1) })
    expect(alone.transactions.map(({ rent }) => rent)).to.deep.equal([32n * 6_960n])
  })

  it('skips unchanged values', () => {
    const changes = [{ phaseIndex: 0, priceAmount: 1_000_000_000n }, { phaseIndex: 1 }]
    const plan = planModifyPhases({ info, wallet, changes })
    expect(plan.transactions).to.deep.equal([])
    expect(plan.title).to.equal('Nothing to change')
  })

  it('error: phases that are missing, repeated, or too small for their minted items', async () => {
    const changes = [
      { phaseIndex: 2 },
      { phaseIndex: -1 },
      { phaseIndex: 0, maxMintsTotal: 3n },
      { phaseIndex: 0, maxMintsTotal: 4n },
    ]
    await expectProblems(
      () => planModifyPhases({ info, wallet, changes }),
      ['changes.0.phaseIndex', 'PHASE_NOT_FOUND'],
      ['changes.1.phaseIndex', 'PHASE_NOT_FOUND'],
      ['changes.2.maxMintsTotal', 'PHASE_TOTAL_BELOW_MINTED'],
      ['changes.3.phaseIndex', 'PHASE_REPEATED'],
    )
  })

  it('refuses a price below a flat fee while the phase is active', async () => {
    const flat = withFlatFee(info, 6n)
    const change = { phaseIndex: 0, priceAmount: 5n }
    await expectProblems(
      () => planModifyPhases({ info: flat, wallet, changes: [change] }),
      ['changes.0.priceAmount', 'FLAT_FEE_CLOSES_PHASE'],
    )
    const closed = [{ ...change, active: false }]
    expect(planModifyPhases({ info: flat, wallet, changes: closed }).transactions).to.have.length(1)
  })

  it('refuses a wallet that is not the creator', async () => {
    const actual = anAddress()
    await expectRefusal(
      () => planModifyPhases({ info, wallet: actual, changes: [] }),
      'WRONG_WALLET',
      {
        role: 'creator',
        expected: [info.creator],
        actual,
      },
    )
  })
})
