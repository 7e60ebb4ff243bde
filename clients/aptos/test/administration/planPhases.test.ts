import { networksOf } from '@mintline/core/networks'
import { expect } from 'chai'
import type { DropSettings, PhaseRecord } from '../../src/administration/dropSettings.ts'
import type { PhaseTermsInput } from '../../src/administration/phaseInput.ts'
import { planPlatformFee } from '../../src/administration/planMoney.ts'
import { planPhases } from '../../src/administration/planPhases.ts'
import { previewPlan } from '../../src/administration/previewPlan.ts'
import { mintItems } from '../../src/mint/mintItems.ts'
import { resumeTransaction } from '../../src/send/resumeTransaction.ts'
import type { SignedTransaction } from '../../src/send/sendOptions.ts'
import { keyWallet } from '../../src/wallet/signingWallet.ts'
import { send, settingsOf } from '../support/administration.ts'
import { padded } from '../support/answers.ts'
import { administer, createDrop } from '../support/drops.ts'
import { describeOnNetwork, START, startNetwork, type TestNetwork } from '../support/network.ts'
import { codeOf } from '../support/refusals.ts'

const ROOT = `0x${'ab'.repeat(32)}`
const LATER = START + 1_000n

describeOnNetwork('phases of a drop on Aptos', () => {
  let network: TestNetwork
  before(async () => {
    network = await startNetwork()
  })
  after(() => network.close())

  const phasesOf = async (contract: string) =>
    (await settingsOf(network, contract)).phases.map(({ phaseId, saleMintTime, saleMintPrice }) => [
      phaseId,
      saleMintTime,
      saleMintPrice,
    ])

  /** Plans phases from what is on chain, and sends the plan; returns the number of transactions. */
  const set = async (contract: string, phases: readonly PhaseTermsInput[]) =>
    send(network, planPhases(await settingsOf(network, contract), phases))

  /** The drop after the phases of a plan, and the code that it is refused with. */
  const refusal = async (
    contract: string,
    phases: readonly PhaseTermsInput[],
    version: 1 | 2 = 2,
  ) => {
    const settings = await settingsOf(network, contract, version)
    return codeOf(async () => planPhases(settings, phases))
  }

  it('are added, modified and removed until they are those wanted; the others keep their ids', async () => {
    const contract = await createDrop(network, {
      phases: [{ price: 1n }, { start: LATER, price: 2n }, { start: LATER + 1n, price: 3n }],
    })
    const wanted = [
      { saleMintTime: START, saleMintPrice: 1n },
      { phaseId: 3n, saleMintTime: LATER + 9n, saleMintPrice: 30n },
      {
        saleMintTime: new Date(Number(LATER + 20n) * 1_000),
        saleMintPrice: 4n,
        isPrivate: true,
        merkleRoot: ROOT,
      },
    ]
    const plan = planPhases(await settingsOf(network, contract), wanted)
    expect(plan.changes.map(({ type }) => type)).to.deep.equal([
      'phase modified',
      'phase added',
      'phase removed',
    ])
    const previews = await previewPlan(network.connection, plan)
    expect(previews.map(({ estimate }) => estimate !== undefined)).to.deep.equal([true, true, true])
    expect(await send(network, plan)).to.equal(3)
    expect(await phasesOf(contract)).to.deep.equal([
      [1n, START, 1n],
      [3n, LATER + 9n, 30n],
      [4n, LATER + 20n, 4n],
    ])
    const { phases } = await settingsOf(network, contract)
    expect(phases[2]).to.deep.include({ isPrivate: true, merkleRoot: ROOT })
    expect(await set(contract, wanted)).to.equal(0)
  })

  it('trade their starts, by way of one that is put off', async () => {
    const contract = await createDrop(network, {
      phases: [
        { start: LATER, price: 1n },
        { start: LATER + 1n, price: 2n },
      ],
      endTime: LATER + 3n,
    })
    const transactions = await set(contract, [
      { phaseId: 1n, saleMintTime: LATER + 1n, saleMintPrice: 1n },
      { phaseId: 2n, saleMintTime: LATER, saleMintPrice: 2n },
    ])
    expect(transactions).to.equal(3)
    expect(await phasesOf(contract)).to.deep.equal([
      [2n, LATER, 2n],
      [1n, LATER + 1n, 1n],
    ])
  })

  it('are replaced all at once where there are 20 already', async () => {
    const starts = Array.from({ length: 20 }, (_, index) => LATER + BigInt(index))
    const contract = await createDrop(network, { phases: starts.map((start) => ({ start })) })
    const later = starts.map((start) => ({ saleMintTime: start + 1n, saleMintPrice: 0n }))
    expect(await set(contract, later)).to.equal(2)
    const phases = await phasesOf(contract)
    expect([phases.length, phases[0]?.[0], phases[19]]).to.deep.equal([
      20,
      2n,
      [21n, LATER + 20n, 0n],
    ])
    const tooMany = [...later, { saleMintTime: START, saleMintPrice: 0n }]
    expect(await refusal(contract, tooMany)).to.equal('DROP_PHASES_TOO_MANY')
  })

  it('never let an earlier, cheaper phase apply while the present one is replaced', async () => {
    const contract = await createDrop(network, {
      phases: [
        { start: START - 10n, price: 1n },
        { start: START - 5n, price: 9n },
      ],
    })
    const plan = planPhases(await settingsOf(network, contract), [
      { saleMintTime: START - 10n, saleMintPrice: 1n },
      { saleMintTime: START - 4n, saleMintPrice: 8n },
    ])
    expect(plan.calls.map(({ name }) => name)).to.deep.equal(['addPhase', 'removePhase'])
    await administer(network, 'set_platform_fee', [contract, 8, true, [padded('0xfe')], [100]])
    expect(await send(network, plan)).to.equal(2)
  })

  it('with mints cannot be removed, but modified', async () => {
    const contract = await createDrop(network)
    const { connection, machines } = network
    await mintItems(connection, {
      contract,
      machines,
      wallet: await network.newWallet(),
      quantity: 1n,
    })
    expect(await refusal(contract, [])).to.equal('DROP_PHASE_HAS_MINTS')
    expect(await set(contract, [{ phaseId: 1n, saleMintTime: LATER, saleMintPrice: 5n }])).to.equal(
      1,
    )
    expect((await settingsOf(network, contract)).phases[0]).to.deep.include({
      saleMintTime: LATER,
      minted: 1n,
    })
  })

  it('start before the end, to the second, and at times of their own', async () => {
    const contract = await createDrop(network, { phases: [], endTime: LATER })
    const at = (saleMintTime: bigint) => ({ saleMintTime, saleMintPrice: 0n })
    expect(await refusal(contract, [at(LATER)])).to.equal('DROP_PHASE_AFTER_END')
    expect(await refusal(contract, [at(START), at(START)])).to.equal('DROP_PHASE_START_TAKEN')
    expect(await set(contract, [at(LATER - 1n)])).to.equal(1)
  })

  it('cost a flat fee at least, unless they have ended', async () => {
    const contract = await createDrop(network, {
      phases: [{ start: START - 10n, price: 1n }, { price: 7n }],
    })
    await administer(network, 'set_platform_fee', [contract, 7, true, [padded('0xfe')], [100]])
    const ended = { saleMintTime: START - 10n, saleMintPrice: 0n }
    const now = (saleMintPrice: bigint) => ({ saleMintTime: START, saleMintPrice })
    expect(await refusal(contract, [ended, now(6n)])).to.equal('FLAT_FEE_CLOSES_PHASE')
    expect(await refusal(contract, [ended])).to.equal('FLAT_FEE_CLOSES_PHASE')
    expect(await set(contract, [ended, now(7n)])).to.equal(1)
  })

  it('take no root where they are public or have entries, and no limit per transaction in version 1', async () => {
    const listed = { [padded('0xa1')]: 1n }
    const contract = await createDrop(network, { phases: [{ listed }] })
    const rooted = { saleMintTime: START, saleMintPrice: 0n, merkleRoot: ROOT }
    expect(await refusal(contract, [rooted])).to.equal('DROP_PHASE_ROOT_NOT_ALLOWED')
    const withRoot = [{ ...rooted, isPrivate: true }]
    expect(await refusal(contract, withRoot)).to.equal('DROP_PHASE_HAS_ENTRIES')
    const ofVersion1 = await createDrop(network, { version: 1 })
    const limited = [{ saleMintTime: START, saleMintPrice: 0n, maxPerTransaction: 1n }]
    expect(await refusal(ofVersion1, limited, 1)).to.equal('FIXED_IN_VERSION_1')
  })

  it('are refused with impossible terms and ids', async () => {
    const contract = await createDrop(network)
    const phase = { saleMintTime: START, saleMintPrice: 0n }
    const cases = [
      [{ ...phase, saleMintTime: 0n }, 'U64_INVALID'],
      [{ ...phase, saleMintTime: '2026-02-30T00:00:00Z' }, 'DROP_TIME_INVALID'],
      [{ ...phase, saleMintTime: '2026-02-28T00:00:00' }, 'DROP_TIME_INVALID'],
      [{ ...phase, saleMintTime: new Date(Number.NaN) }, 'DROP_TIME_INVALID'],
      [{ ...phase, saleMintPrice: -1n }, 'U64_INVALID'],
      [{ ...phase, maxPerWallet: 2n ** 64n }, 'U64_INVALID'],
      [{ ...phase, isPrivate: true, merkleRoot: '0xab' }, 'NOT_WORD'],
      [{ ...phase, phaseId: 2n }, 'DROP_PHASE_NOT_FOUND'],
    ] as const
    for (const [input, code] of cases) expect(await refusal(contract, [input])).to.equal(code)
    const twice = [
      { ...phase, phaseId: 1n },
      { ...phase, phaseId: 1n },
    ]
    expect(await refusal(contract, twice)).to.equal('DROP_PHASE_REPEATED')
  })

  it('are set by the owner alone, who is told gas and cost first', async () => {
    const contract = await createDrop(network, { phases: [] })
    const settings = await settingsOf(network, contract)
    const plan = planPhases(settings, [{ saleMintTime: LATER, saleMintPrice: 1n }])
    const stranger = await network.newWallet()
    expect(await codeOf(() => send(network, plan, { wallet: stranger }))).to.equal(
      'WRONG_DROP_WALLET',
    )
    const forged = { ...plan, sender: { ...plan.sender, address: stranger.address } }
    expect(await codeOf(() => send(network, forged, { wallet: stranger }))).to.equal(
      'MODULE_ABORTED',
    )
    expect(await phasesOf(contract)).to.deep.equal([])

    const [preview] = await previewPlan(network.connection, plan)
    const told: unknown[] = []
    await send(network, plan, {
      onProgress: ({ stage, estimate, hash }) => told.push([stage, estimate?.fee, typeof hash]),
    })
    expect(told).to.deep.equal([
      ['checking', undefined, 'undefined'],
      ['sending', preview?.estimate?.fee, 'undefined'],
      ['confirming', preview?.estimate?.fee, 'string'],
      ['confirmed', preview?.estimate?.fee, 'string'],
    ])
    expect(await phasesOf(contract)).to.deep.equal([[1n, LATER, 1n]])
  })

  it('are recorded before they are sent, and not sent twice after a crash', async () => {
    const contract = await createDrop(network, { phases: [] })
    const wanted = [{ saleMintTime: LATER, saleMintPrice: 1n }]
    const plan = planPhases(await settingsOf(network, contract), wanted)
    let recorded: SignedTransaction | undefined
    const crash = async () =>
      send(network, plan, {
        beforeSend: (signed) => {
          recorded = signed
          throw new Error('crash')
        },
      })
    await crash().catch(() => undefined)
    expect(await phasesOf(contract)).to.deep.equal([])
    if (!recorded) throw new Error('Nothing was recorded')
    const { connection, publisher } = network
    const coin = { symbol: 'APT', decimals: 8 }
    for (const _ of ['lands', 'has landed']) {
      const found = await resumeTransaction(connection, { ...recorded, publisher, coin })
      expect(found?.hash).to.equal(recorded.hash)
    }
    expect(await phasesOf(contract)).to.deep.equal([[1n, LATER, 1n]])
    expect(await set(contract, wanted)).to.equal(0)
  })

  it('are not sent by an owner who has passed the drop on, nor by others, whatever they can pay', async () => {
    const contract = await createDrop(network, { phases: [] })
    const next = await network.newAccount()
    const plan = planPhases(await settingsOf(network, contract), [
      { saleMintTime: LATER, saleMintPrice: 1n },
    ])
    await administer(network, 'offer_ownership', [contract, next.accountAddress])
    await network.execute(next, 'administration::accept_ownership', [contract])
    expect(await codeOf(() => send(network, plan))).to.equal('MODULE_ABORTED')
    const poor = keyWallet(await network.newAccount(0n))
    const ofPoor = { ...plan, sender: { ...plan.sender, address: poor.address } }
    expect(await codeOf(() => send(network, ofPoor, { wallet: poor }))).to.equal('MODULE_ABORTED')
  })
})

describe('plans of phases on Aptos', () => {
  it('are empty where nothing changes, though a phase has come to cost less than the flat fee', () => {
    const settings = dropWith([phase(1n, 1n)])
    expect(planPhases(settings, settings.phases)).to.deep.include({ changes: [], calls: [] })
    const same = planPlatformFee(settings, { type: 'flat', value: 5n })
    expect(same).to.deep.include({ changes: [], calls: [] })
    expect(() => planPlatformFee(settings, { type: 'flat', value: 6n }))
      .to.throw()
      .with.property('code', 'FLAT_FEE_CLOSES_PHASE')
  })

  it('error: no order keeps the rules at each step', () => {
    // The present phase cannot go first, for an earlier one is below the flat fee, nor a new one come before it goes.
    const phases = Array.from({ length: 20 }, (_, index) =>
      phase(BigInt(index + 1), index === 19 ? 9n : 1n),
    )
    const settings = dropWith(phases)
    const wanted = [...phases.slice(0, 19), { saleMintTime: START + 1n, saleMintPrice: 9n }]
    expect(() => planPhases(settings, wanted))
      .to.throw()
      .with.property('code', 'FLAT_FEE_CLOSES_PHASE')
    const started = [...phases.slice(0, 19), { saleMintTime: START, saleMintPrice: 9n }]
    expect(() => planPhases(settings, started))
      .to.throw()
      .with.property('code', 'DROP_PHASES_NOT_REACHABLE')
  })
})

/** A phase that started before the others of higher ids. */
function phase(phaseId: bigint, saleMintPrice: bigint): PhaseRecord {
  return {
    phaseId,
    saleMintTime: START - 30n + phaseId,
    saleMintPrice,
    maxPerWallet: 0n,
    maxPerTransaction: 0n,
    isPrivate: false,
    merkleRoot: undefined,
    entries: 0n,
    minted: 0n,
  }
}

function dropWith(phases: readonly PhaseRecord[]): DropSettings {
  return {
    ledger: { now: START, network: networksOf('APTOS')[0] },
    machine: { version: 2 },
    collection: padded('0xc1'),
    platformFee: { type: 'flat', value: 5n, feeSplit: [] },
    phases,
  } as unknown as DropSettings
}
