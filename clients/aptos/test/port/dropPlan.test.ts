import { isMintlineError } from '@mintline/core'
import { publishDropMachine } from '@mintline/localnet/aptos'
import { expect } from 'chai'
import { testDropPlan } from '../../../core/test/conformance/testDropPlan.ts'
import { testDropSending } from '../../../core/test/conformance/testDropSending.ts'
import { planRoyalties } from '../../src/administration/planMoney.ts'
import { machinesAt } from '../../src/drop/machine.ts'
import { aptosDropChain } from '../../src/port/aptosDropChain.ts'
import { aptosSteps } from '../../src/port/aptosStep.ts'
import { type AptosTerms, collectDropProblems } from '../../src/port/aptosTerms.ts'
import { describeOnNetwork, PLATFORM, startNetwork, type TestNetwork } from '../support/network.ts'
import { inVersion1, type Planned, plannedChain } from '../support/plannedChain.ts'
import { codeOf } from '../support/refusals.ts'

const ROOT = `0x${'ab'.repeat(32)}`

describeOnNetwork('drop plans on Aptos', () => {
  let network: TestNetwork
  let planned: Planned
  after(() => network.close())

  let started: Promise<Planned> | undefined
  const start = () => {
    started ??= (async () => {
      network = await startNetwork()
      planned = plannedChain(network)
      return planned
    })()
    return started
  }
  testDropPlan(start)
  testDropSending(start)

  const newDrop = async (change = (terms: AptosTerms): AptosTerms => terms) => {
    const owner = await planned.newOwner()
    const terms = change(await planned.newTerms(owner))
    const { chain } = planned
    const first = await chain.plan({ terms, present: undefined, wallet: owner })
    const contract = await planned.send(first.steps.slice(0, 1), owner)
    if (contract === undefined) throw new Error('The first step creates no drop')
    const present = await readOf(contract)
    const { steps } = await chain.plan({ terms, present, wallet: owner })
    await planned.send(steps, owner)
    return { owner, terms, contract, present: await readOf(contract) }
  }
  const readOf = async (contract: string) => {
    const present = await planned.chain.read(contract)
    if (!present) throw new Error('There is no drop')
    return present
  }

  describe('who and what', () => {
    it('refuses changes by a wallet that is not the owner', async () => {
      const { owner, terms, present } = await newDrop()
      const other = await planned.newOwner()
      const wanted = { ...terms, sale: { ...terms.sale, isPaused: true } }
      const { steps, refused } = await planned.chain.plan({ terms: wanted, present, wallet: other })
      expect(steps.map(({ title }) => title)).to.deep.equal(['Set whether mints are paused'])
      expect(
        refused.map(({ path, error: { code, context } }) => ({ path, code, context })),
      ).to.deep.equal([
        {
          path: 'owner',
          code: 'WRONG_DROP_WALLET',
          context: { role: 'owner', expected: owner, actual: other },
        },
      ])
      expect(await codeOf(() => planned.send(steps, other))).to.equal('WRONG_DROP_WALLET')
      expect((await readOf(present.settings.collection)).state.sale.isPaused).to.equal(false)
    })

    it('has nothing to refuse another wallet where nothing differs', async () => {
      const { terms, present } = await newDrop()
      const wallet = await planned.newOwner()
      const { steps, refused } = await planned.chain.plan({ terms, present, wallet })
      expect([steps, refused]).to.deep.equal([[], []])
    })

    it('refuses addresses of another machine or chain', async () => {
      const { contract } = await newDrop()
      const { chain } = planned
      const account = await network.newAccount()
      const other = await publishDropMachine(network, { account, platformFeeRecipient: PLATFORM })
      const ofOther = aptosDropChain(network.connection, machinesAt(other))
      expect(await codeOf(() => ofOther.read(contract))).to.equal('NO_CONTRACT_DATA')
      expect(await codeOf(() => chain.read(`BASE:0x${'ab'.repeat(20)}`))).to.equal(
        'UNHANDLED_BLOCKCHAIN',
      )
      expect(
        await codeOf(() => chain.read('So11111111111111111111111111111111111111112')),
      ).to.equal('INVALID_CONTRACT_ADDRESS')
    })

    it('knows the address before the drop exists', async () => {
      const { owner, terms, contract } = await newDrop()
      expect(await planned.chain.addressToBe(terms, owner)).to.equal(contract)
    })
  })

  describe('terms', () => {
    it('throws everything that no drop can have, by path', async () => {
      const owner = await planned.newOwner()
      const terms = await planned.newTerms(owner)
      const [phase] = terms.phases ?? []
      if (!phase) throw new Error('There is no phase')
      const bad: AptosTerms = {
        ...terms,
        items: { form: 'folders', folders: [] },
        supply: { maxItems: 0n, maxPerWallet: 2n },
        phases: [
          {
            ...phase,
            key: '-1',
            kind: 'list',
            endTime: 2n,
            maxItems: 5n,
            isOpen: false,
            price: { value: 1n, currency: { id: 'APTOS:0xa', decimals: 8 } },
          },
        ],
        money: {
          receivers: [
            { address: owner, share: 50 },
            { address: owner, share: 50 },
          ],
          platformFee: {
            type: 'flat',
            value: 1n,
            recipients: [{ address: owner, share: 33.5 }],
          },
          royalties: { valueBp: 0.5, recipients: [] },
        },
      }
      expect(await problemsOf(planned, bad, owner)).to.deep.equal([
        ['items', 'TERM_NOT_SUPPORTED'],
        ['supply.maxPerWallet', 'TERM_NOT_SUPPORTED'],
        ['supply.maxItems', 'INPUT_INVALID'],
        ['money.royalties', 'INPUT_INVALID'],
        ['money.royalties', 'BASIS_POINTS_INVALID'],
        ['money.receivers', 'DROP_RECIPIENT_REPEATED'],
        ['money.platformFee', 'INPUT_INVALID'],
        ['phases.0.key', 'INPUT_INVALID'],
        ['phases.0.list', 'INPUT_INVALID'],
        ['phases.0.endTime', 'TERM_NOT_SUPPORTED'],
        ['phases.0.maxItems', 'TERM_NOT_SUPPORTED'],
        ['phases.0.isOpen', 'TERM_NOT_SUPPORTED'],
        ['phases.0.price.currency', 'TERM_NOT_SUPPORTED'],
      ])
    })

    it('throws what only version 2 has', async () => {
      const owner = await planned.newOwner()
      const terms = await planned.newTerms(owner)
      const phases = terms.phases?.map((phase) => ({ ...phase, maxPerTransaction: 1n }))
      const extras = { version: 1, isOpenEdition: true } as const
      expect(await problemsOf(planned, { ...terms, phases, extras }, owner)).to.deep.equal([
        ['supply.maxItems', 'INPUT_INVALID'],
        ['money.platformFee', 'INPUT_INVALID'],
        ['phases.0.maxPerTransaction', 'INPUT_INVALID'],
      ])
    })

    it('collects what phases break together, without a network', async () => {
      const terms = await planned.newTerms(await planned.newOwner())
      const [phase] = terms.phases ?? []
      if (!phase) throw new Error('There is no phase')
      const at = (startTime: bigint | undefined, value: bigint, key?: string) => ({
        ...{ ...phase, startTime, key },
        price: { ...phase.price, value },
      })
      const platformFee = { type: 'flat', value: 5n, recipients: undefined } as const
      const wanted = {
        ...terms,
        phases: [at(undefined, 4n, '7'), at(100n, 4n), at(100n, 5n, '7'), at(200n, 5n)],
        money: { ...terms.money, platformFee },
        sale: { isPaused: undefined, endTime: 200n },
      }
      const problemsAt = (now: bigint) =>
        collectDropProblems(wanted, now).map(({ path, code }) => [path, code])
      const ofStarts = [
        ['phases.2.startTime', 'DROP_PHASE_START_TAKEN'],
        ['phases.3.startTime', 'DROP_PHASE_AFTER_END'],
      ]
      const others = [
        ['phases.1.price', 'FLAT_FEE_CLOSES_PHASE'],
        ['phases.2.key', 'DROP_PHASE_REPEATED'],
      ]
      const first = ['phases.0.price', 'FLAT_FEE_CLOSES_PHASE']
      expect(problemsAt(99n)).to.deep.equal([...ofStarts, first, ...others])
      // The first phase is over by then, so that its price matters no more.
      expect(problemsAt(100n)).to.deep.equal([...ofStarts, ...others])
    })
  })

  describe('changes', () => {
    it('makes a drop of version 1', async () => {
      const { terms, present, owner } = await newDrop(inVersion1)
      expect(present.state.extras.version).to.equal(1)
      const { steps, lasting } = await planned.chain.plan({ terms, present, wallet: owner })
      expect([steps, lasting]).to.deep.equal([[], []])
    })

    it('plans the rest where one change is refused', async () => {
      const { terms, present, owner } = await newDrop()
      const wanted = {
        ...terms,
        supply: { ...terms.supply, maxItems: 11n },
        sale: { isPaused: true, endTime: undefined },
      }
      const plan = await planned.chain.plan({ terms: wanted, present, wallet: owner })
      expect(plan.changes).to.deep.equal([
        {
          subject: 'collection',
          path: 'sale.isPaused',
          label: 'mints',
          before: 'open',
          after: 'paused',
        },
      ])
      expect(plan.refused.map(({ path, error }) => [path, error.code])).to.deep.equal([
        ['supply.maxItems', 'TOTAL_SUPPLY_RAISED'],
      ])
    })

    it('keeps royalties that are not whole basis points, unless they are to change', async () => {
      const { owner, present } = await newDrop()
      const { chain } = planned
      const exact = { royaltyPointsNumerator: 1n, royaltyPointsDenominator: 30n }
      const { royaltyPayeeAddress } = present.settings.royalties
      const plan = planRoyalties(present.settings, { ...exact, royaltyPayeeAddress })
      await planned.send(aptosSteps(plan), owner)
      const odd = await readOf(present.settings.collection)
      expect(odd.state.money.royalties.valueBp).to.equal(333)
      const terms = chain.termsOf(odd)
      const planFor = (wanted: AptosTerms) =>
        chain.plan({ terms: wanted, present: odd, wallet: owner })
      expect((await planFor(terms)).changes).to.deep.equal([])
      const royalties = { ...terms.money.royalties, valueBp: 334 }
      const changed = await planFor({ ...terms, money: { ...terms.money, royalties } })
      expect(changed.changes.map(({ path }) => path)).to.deep.equal(['money.royalties'])
    })

    it('refuses a phase that is not on chain', async () => {
      const { terms, present, owner } = await newDrop()
      const phases = terms.phases?.map((phase) => ({ ...phase, key: '7' }))
      const plan = await planned.chain.plan({
        terms: { ...terms, phases },
        present,
        wallet: owner,
      })
      expect(plan.steps).to.deep.equal([])
      expect(plan.refused.map(({ path, error }) => [path, error.code])).to.deep.equal([
        ['phases', 'DROP_PHASE_NOT_FOUND'],
      ])
    })

    it('adds, changes and removes phases, and names each', async () => {
      const { terms, present, owner, contract } = await newDrop()
      const [phase] = terms.phases ?? []
      const [onChain] = present.state.phases
      if (!phase || !onChain) throw new Error('There is no phase')
      const listed = {
        ...phase,
        name: 'Members',
        kind: 'list',
        list: { form: 'merkle', root: ROOT },
        startTime: onChain.startTime + 3_600n,
        maxPerWallet: 0n,
      } as const
      const both = { ...terms, phases: [{ ...phase, maxPerWallet: 5n }, listed] }
      const plan = await planned.chain.plan({ terms: both, present, wallet: owner })
      expect(plan.changes).to.deep.equal([
        {
          subject: 'phase 1 Everybody',
          path: 'phases.0.maxPerWallet',
          label: 'per wallet',
          before: '3',
          after: '5',
        },
        ...[
          ['price', 'price', '1 APT'],
          ['startTime', 'start', { time: listed.startTime }],
          ['maxPerWallet', 'per wallet', 'unlimited'],
          ['maxPerTransaction', 'per transaction', 'unlimited'],
          ['kind', 'who', 'merkle list'],
          ['list', 'list', ROOT],
        ].map(([field, label, after]) => ({
          subject: 'new phase Members',
          path: `phases.1.${field}`,
          label,
          before: undefined,
          after,
        })),
      ])
      await planned.send(plan.steps, owner)
      const left = await planned.chain.plan({
        terms: { ...terms, phases: [listed] },
        present: await readOf(contract),
        wallet: owner,
      })
      expect(left.changes).to.deep.equal([
        { subject: 'phase 1', path: 'phases', label: 'phase', before: 'a phase', after: 'none' },
      ])
      await planned.send(left.steps, owner)
      const { phases } = (await readOf(contract)).state
      expect(phases.map(({ key, list }) => ({ key, list }))).to.deep.equal([
        { key: '2', list: { form: 'merkle', root: ROOT } },
      ])
    })
  })
})

async function problemsOf(
  { chain }: Planned,
  terms: AptosTerms,
  wallet: string,
): Promise<readonly (readonly [path: string, code: string])[]> {
  try {
    await chain.plan({ terms, present: undefined, wallet })
    return []
  } catch (error) {
    if (!isMintlineError(error, 'INPUT_INVALID')) throw error
    return error.context.problems.map(({ path, code }) => [path, code] as const)
  }
}
