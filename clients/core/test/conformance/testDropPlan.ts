import { expect } from 'chai'
import {
  type DropPart,
  type DropPhase,
  type DropPhaseTerms,
  type DropStep,
  type DropTerms,
  fixedParts,
  type PresentDrop,
} from '../../src/drop/index.ts'
import { isMintlineError } from '../../src/errors/index.ts'
import { dropWork, type PlannedChain, partOf, type Work } from './dropWork.ts'

/**
 * Defines the tests for a chain's plans, run on a real network.
 *
 * @param start Returns the same chain every time.
 */
export function testDropPlan<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Wallet,
>(start: () => Promise<PlannedChain<Terms, Present, Step, Wallet>>): void {
  let planned: PlannedChain<Terms, Present, Step, Wallet>
  before(async () => {
    planned = await start()
  })

  const { readOf, planOf, sendSome, complete, stateOf, newDrop } = dropWork(() => planned)

  describe('read', () => {
    it('returns undefined for an address that holds nothing', async () => {
      expect(await planned.chain.read(await planned.newReceiver())).to.equal(undefined)
    })
  })

  describe('plan', () => {
    it('changes nothing for a wallet that is not the owner', async () => {
      const { terms, work } = await newDrop()
      const before = await stateOf(work)
      const receivers = [{ address: await planned.newReceiver(), share: 100 }]
      const wanted = { ...terms, money: { ...terms.money, receivers } }
      const other = { ...work, owner: await planned.newOwner() }
      await complete(wanted, other).then(
        () => expect.fail('Another wallet has changed the drop'),
        (error) => expect(isMintlineError(error), String(error)).to.equal(true),
      )
      expect(await stateOf(work)).to.deep.equal(before)
    })

    it('refuses terms that no drop can have, by their path', async () => {
      const { terms, work } = await newDrop()
      const owner = await planned.newOwner()
      for (const [path, change] of Object.entries(planned.impossible)) {
        for (const of of [work, { owner }]) {
          const error = await planOf(change(terms), of).then(
            () => undefined,
            (thrown) => thrown,
          )
          if (!isMintlineError(error, 'INPUT_INVALID')) expect.fail(`${path}: ${error}`)
          expect(error.context.problems.map((problem) => problem.path)).to.deep.equal([path])
        }
      }
    })

    it('keeps to what the chain can do', async () => {
      const { capabilities, lasting } = planned
      const { symbol } = await stateOf((await newDrop()).work)
      const paths = Object.keys(lasting)
      for (const part of fixedParts(capabilities)) {
        // Where only a drop's address depends on the symbol, nothing can be compared.
        if (part === 'symbol' && symbol === undefined) continue
        const isFound = paths.some((path) => path === part || path.startsWith(`${part}.`))
        expect(isFound, part).to.equal(true)
      }
      for (const [part, { path, set }] of Object.entries(SET_PARTS)) {
        const { terms, work } = await newDrop()
        const wanted = { ...terms, ...set(terms) }
        const found = await planOf(wanted, work).then(
          (plan) => ({ plan, problems: [] }),
          (error) => {
            if (!isMintlineError(error, 'INPUT_INVALID')) throw error
            return { plan: undefined, problems: error.context.problems }
          },
        )
        const { change } = capabilities[part as DropPart] ?? {}
        expect(
          {
            changed: found.plan?.changes.map((one) => one.path) ?? [],
            lasting: found.plan?.lasting.map((one) => one.path) ?? [],
            impossible: found.problems.map((one) => one.path),
          },
          part,
        ).to.deep.equal({
          changed: change === 'any' ? [path] : [],
          lasting: change === 'never' ? [path] : [],
          impossible: change === undefined ? [path] : [],
        })
      }
    })

    it('makes a new drop with its terms', async () => {
      const { terms, work } = await newDrop()
      expectState(await stateOf(work), terms)
    })

    it('is empty for a drop with its terms', async () => {
      const { terms, work } = await newDrop()
      const { steps, changes, lasting, refused } = await planOf(terms, work)
      expect({ steps, changes, lasting, refused }).to.deep.equal({
        steps: [],
        changes: [],
        lasting: [],
        refused: [],
      })
    })

    it('is empty for the terms that a drop has, and changes what they are made to differ in', async () => {
      const { terms, work } = await newDrop()
      const present = await readOf(work)
      if (!present) throw new Error('The drop is not on chain')
      const own = planned.chain.termsOf(present)
      const { steps, changes: none, lasting, refused, warnings } = await planOf(own, work)
      expect({ steps, changes: none, lasting, refused, warnings }).to.deep.equal({
        steps: [],
        changes: [],
        lasting: [],
        refused: [],
        warnings: [],
      })
      expectState(present.state, { ...own, phases: terms.phases })
      const royalties = { ...own.money.royalties, valueBp: 250 }
      const wanted = { ...own, money: { ...own.money, royalties } }
      const { changes } = await planOf(wanted, work)
      expect(changes.map(({ path }) => path)).to.deep.equal(['money.royalties'])
      expectState(await stateOf(await complete(wanted, work)), wanted)
    })

    it('has values without predecessors for a new drop', async () => {
      const owner = await planned.newOwner()
      const { changes } = await planOf(await planned.newTerms(owner), { owner })
      expect(changes).not.to.be.empty
      expect(changes.filter(({ before }) => before !== undefined)).to.be.empty
    })

    it('resumes after a stop behind any step', async () => {
      const owner = await planned.newOwner()
      const { steps } = await planOf(await planned.newTerms(owner), { owner })
      for (let sent = 1; sent <= steps.length; sent += 1) {
        const terms = await planned.newTerms(owner)
        let work: Work = { owner }
        for (let left = sent; left > 0; ) {
          const { steps: open } = await planOf(terms, work)
          const some = partOf(open).slice(0, left)
          if (some.length === 0) break
          work = await sendSome(terms, work, some)
          left -= some.length
        }
        work = await complete(terms, work)
        expectState(await stateOf(work), terms)
      }
    })

    it('refuses no other change for what stays as it is', async () => {
      const { chain, brokenDrop } = planned
      const { owner: wallet, present, arePhasesFree, worse } = await brokenDrop()
      const own = chain.termsOf(present)
      const { money } = own
      const royalties = { ...money.royalties, valueBp: 250 }
      const others = [
        ...(['sale.isPaused', 'sale.endTime', 'supply.maxPerWallet'] as const),
        ...(arePhasesFree ? (['phases.maxPerWallet'] as const) : []),
      ]
      const cases: readonly [Terms, paths: readonly string[]][] = [
        [own, []],
        ...others.flatMap((part): [Terms, string[]][] => {
          const found = planned.capabilities[part] ? SET_PARTS[part] : undefined
          return found ? [[{ ...own, ...found.set(own) }, [found.path]]] : []
        }),
        [{ ...own, money: { ...money, royalties } }, ['money.royalties']],
        [{ ...own, money: { ...money, royalties }, phases: undefined }, ['money.royalties']],
      ]
      for (const [terms, paths] of cases) {
        const { changes, refused } = await chain.plan({ terms, present, wallet })
        expect([refused, changes.map(({ path }) => path)]).to.deep.equal([[], paths])
      }
      const refused = await chain.plan({ terms: worse(own), present, wallet }).then(
        (plan) => plan.refused.map(({ error }) => error),
        (error) => [error],
      )
      expect(refused.map((error) => isMintlineError(error))).to.deep.equal([true])
    })

    it('warns with a code, a sentence and a path in the terms', async () => {
      const { terms, work } = await newDrop()
      const quiet = await planOf(terms, work)
      expect(quiet.warnings).to.deep.equal([])
      for (const [code, change] of Object.entries(planned.warned)) {
        const { warnings } = await planOf(change(terms), work)
        expect(warnings.map((warning) => warning.code)).to.deep.equal([code])
        for (const { message, path } of warnings) {
          expect(message).to.match(/^[A-Z0-9].*[^.]$/)
          if (path !== undefined) expect(terms).to.have.nested.property(path)
        }
      }
    })

    it('changes royalties, and nothing else', async () => {
      const { terms, work } = await newDrop()
      const { royalties } = terms.money
      const wanted = {
        ...terms,
        money: { ...terms.money, royalties: { ...royalties, valueBp: 250 } },
      }
      const { changes } = await planOf(wanted, work)
      expect(changes.map(({ path }) => path)).to.deep.equal(['money.royalties'])
      expectState(await stateOf(await complete(wanted, work)), wanted)
    })

    it('changes who receives the price', async () => {
      const { terms, work } = await newDrop()
      const receivers = [{ address: await planned.newReceiver(), share: 100 }]
      const wanted = { ...terms, money: { ...terms.money, receivers } }
      const { changes } = await planOf(wanted, work)
      expect(changes.map(({ path }) => path)).to.deep.equal(['money.receivers'])
      expectState(await stateOf(await complete(wanted, work)), wanted)
    })

    it("changes a phase's price", async () => {
      const { terms, work } = await newDrop()
      const phases = (terms.phases ?? []).map((phase) => ({
        ...phase,
        price: { ...phase.price, value: phase.price.value * 2n },
      }))
      const wanted = { ...terms, phases }
      const { changes } = await planOf(wanted, work)
      expect(changes.map(({ path }) => path)).to.deep.equal(['phases.0.price'])
      expectState(await stateOf(await complete(wanted, work)), wanted)
    })

    it('adds a phase after the others, and changes nothing else', async () => {
      const { terms, work } = await newDrop()
      const present = await readOf(work)
      if (!present) throw new Error('The drop is not on chain')
      const own = planned.chain.termsOf(present)
      const [first, ...others] = own.phases ?? []
      if (!first || others.length > 0) throw new Error('New drops have one phase')
      const startTime = first.startTime && first.startTime + 86_400n
      const added = { ...first, key: undefined, startTime, endTime: undefined }
      const wanted = { ...own, phases: [first, added] }
      const { changes, refused } = await planOf(wanted, work)
      expect(refused).to.deep.equal([])
      expect(changes.filter(({ path }) => !path.startsWith('phases.1.'))).to.deep.equal([])
      expectState(await stateOf(await complete(wanted, work)), {
        ...wanted,
        supply: terms.supply,
      })
    })

    it('leaves phases alone where the terms have none', async () => {
      const { terms, work } = await newDrop()
      const { steps, changes } = await planOf({ ...terms, phases: undefined }, work)
      expect([steps, changes]).to.deep.equal([[], []])
    })

    it('reports differences that no transaction can settle', async () => {
      const { terms, work } = await newDrop()
      for (const [path, change] of Object.entries(planned.lasting)) {
        const { steps, lasting } = await planOf(change(terms), work)
        expect(lasting.map((one) => one.path)).to.deep.equal([path])
        expect(steps).to.deep.equal([])
      }
    })
  })
}

/** Parts that every chain's terms can name, each with a value that new drops do not have, and its path. */
const SET_PARTS: Partial<
  Record<DropPart, { readonly path: string; set(terms: DropTerms): Partial<DropTerms> }>
> = {
  description: { path: 'description', set: () => ({ description: 'A drop' }) },
  'supply.maxPerWallet': {
    path: 'supply.maxPerWallet',
    set: ({ supply }) => ({ supply: { ...supply, maxPerWallet: 2n } }),
  },
  'phases.endTime': ofPhase('endTime', 4_000_000_000n),
  'phases.maxPerWallet': ofPhase('maxPerWallet', 2n),
  'phases.maxPerTransaction': ofPhase('maxPerTransaction', 2n),
  'phases.maxItems': ofPhase('maxItems', 7n),
  'phases.isOpen': ofPhase('isOpen', false),
  'sale.isPaused': {
    path: 'sale.isPaused',
    set: ({ sale }) => ({ sale: { ...sale, isPaused: true } }),
  },
  'sale.endTime': {
    path: 'sale.endTime',
    set: ({ sale }) => ({ sale: { ...sale, endTime: 4_000_000_000n } }),
  },
}

/** Sets a field of the only phase. */
function ofPhase<Field extends keyof DropPhaseTerms>(field: Field, value: DropPhaseTerms[Field]) {
  return {
    path: `phases.0.${field}`,
    set: ({ phases = [] }: DropTerms) => ({
      phases: phases.map((phase) => ({ ...phase, [field]: value })),
    }),
  }
}

/** Asserts that a drop has its terms. */
export function expectState(state: PresentDrop['state'], terms: DropTerms): void {
  const { name, uri, items, supply, money, sale, phases } = state
  expect({ name, uri, items }).to.deep.equal({
    name: terms.name,
    uri: terms.uri,
    items: terms.items,
  })
  // Some chains limit the drop, others its phases.
  expect(supply.maxItems || phases[0]?.maxItems).to.equal(
    terms.supply.maxItems || terms.phases?.[0]?.maxItems,
  )
  expect(supply.maxPerWallet).to.equal(terms.supply.maxPerWallet)
  expect(money.receivers).to.deep.equal(terms.money.receivers)
  expect(money.royalties).to.deep.equal(terms.money.royalties)
  const { recipients, ...fee } = terms.money.platformFee
  expect(money.platformFee).to.deep.include(recipients ? { ...fee, recipients } : fee)
  expect(sale.endTime).to.equal(terms.sale.endTime)
  const wanted = terms.phases ?? []
  expect(phases).to.have.length(wanted.length)
  wanted.forEach((phase, index) => {
    expect(phases[index]).to.deep.include(settled(phase))
  })
}

/** Returns a wanted phase's values that the chain states. */
function settled({
  kind,
  price,
  maxPerWallet,
  maxPerTransaction,
  maxItems,
  isOpen,
}: NonNullable<DropTerms['phases']>[number]): Partial<DropPhase> {
  return { kind, price, maxPerWallet, maxPerTransaction, maxItems, isOpen }
}
