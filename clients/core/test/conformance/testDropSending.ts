import { expect } from 'chai'
import type {
  DropStep,
  DropTerms,
  PresentDrop,
  RecordedStep,
  SentStep,
  StepProgress,
} from '../../src/drop/index.ts'
import { isMintlineError } from '../../src/errors/index.ts'
import { dropWork, memoryJournal, type PlannedChain, partOf, type Work } from './dropWork.ts'
import { expectState } from './testDropPlan.ts'

/** Ends a run as a crash would. */
const KILLED = new Error('killed')

/**
 * Defines the tests for previews of a chain's plans and for sending them, run on a real network.
 *
 * @param start Returns the same chain every time.
 */
export function testDropSending<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Wallet,
>(start: () => Promise<PlannedChain<Terms, Present, Step, Wallet>>): void {
  let planned: PlannedChain<Terms, Present, Step, Wallet>
  before(async () => {
    planned = await start()
  })
  const { planOf, found, sendSome, complete, stateOf } = dropWork(() => planned)

  const begin = async () => {
    const owner = await planned.newOwner()
    return { owner, terms: await planned.newTerms(owner), earlier: await planned.sentBy(owner) }
  }
  /** Counts transactions since `begin`. */
  const sentSince = async ({
    owner,
    earlier,
  }: {
    readonly owner: string
    readonly earlier: number
  }) => (await planned.sentBy(owner)) - earlier

  describe('preview', () => {
    it('gives costs that sending then does not exceed, and pays nothing itself', async () => {
      const { owner, terms } = await begin()
      let work: Work = await found(terms, { owner }, [])
      for (;;) {
        const steps = partOf((await planOf(terms, work)).steps)
        if (steps.length === 0) break
        const untouched = await planned.balanceOf(owner)
        const previews = await planned.chain.preview(steps, owner)
        expect(await planned.balanceOf(owner)).to.equal(untouched)
        expect(previews.map(({ title, error }) => ({ title, error }))).to.deep.equal(
          steps.map(({ title }) => ({ title, error: undefined })),
        )
        expect(previews[0]?.cost, 'the first step of a part needs no other').not.to.equal(undefined)
        for (const [index, step] of steps.entries()) {
          const before = await planned.balanceOf(owner)
          work = await sendSome(terms, work, [step])
          const paid = before - (await planned.balanceOf(owner))
          const cost = previews[index]?.cost
          expect(paid > (cost?.deposit ?? 0n), step.title).to.equal(true)
          if (cost) expect(paid <= cost.fee + cost.deposit, step.title).to.equal(true)
        }
      }
      expectState(await stateOf(work), terms)
    })

    it('has nothing for nothing', async () => {
      const { owner } = await begin()
      expect(await planned.chain.preview([], owner)).to.deep.equal([])
    })

    it('names the refusal that the first step would meet, and sending meets it before it pays', async () => {
      const pauper = await planned.newPauper()
      const terms = await planned.newTerms(pauper)
      const steps = partOf((await planOf(terms, { owner: pauper })).steps)
      const [first] = await planned.chain.preview(steps, pauper)
      const journal = memoryJournal()
      const failure = await failureOf(
        planned.chain.send(steps, planned.walletOf(pauper), { journal }),
      )
      if (!isMintlineError(failure)) throw failure
      expect(first?.error?.code).to.equal(planned.pauperCode)
      expect(failure.code).to.equal(planned.pauperCode)
      expect(journal.list()).to.deep.equal([])
      expect(await planned.sentBy(pauper)).to.equal(0)
    })
  })

  describe('send', () => {
    it('records each step before its bytes leave, reports its stages, and forgets it once it has ended', async () => {
      const { owner, terms, earlier } = await begin()
      const journal = memoryJournal()
      const atRecord: { readonly sent: number; readonly open: number }[] = []
      const progress: StepProgress[] = []
      const titles: string[] = []
      const work = await complete(
        terms,
        { owner },
        {
          journal: {
            add: async (step) => {
              atRecord.push({
                sent: await sentSince({ owner, earlier }),
                open: journal.list().length,
              })
              await journal.add(step)
            },
            remove: journal.remove,
          },
          onProgress: (one) => progress.push(one),
          onConfirmed: ({ title, hash }) => {
            titles.push(title)
            expect(journal.list().map((one) => one.id)).to.deep.equal([hash])
          },
        },
      )
      expectState(await stateOf(work), terms)
      expect(journal.list()).to.deep.equal([])
      expect(atRecord).to.deep.equal(titles.map((_, sent) => ({ sent, open: 0 })))
      expect(await sentSince({ owner, earlier })).to.equal(titles.length)
      for (const stage of ['checking', 'sent', 'confirmed'] as const) {
        const told = progress.filter((one) => one.stage === stage)
        expect(
          told.map(({ title }) => title),
          stage,
        ).to.deep.equal(titles)
      }
      expect(progress.filter((one) => one.stage === 'checking' && one.hash)).to.deep.equal([])
    })

    it('error: a journal that cannot be written stops a step before its bytes leave', async () => {
      const { owner, terms, earlier } = await begin()
      const full = new Error('its disk is full')
      const journal = {
        add: () => {
          throw full
        },
        remove: () => undefined,
      }
      expect(await failureOf(complete(terms, { owner }, { journal }))).to.equal(full)
      expect(await sentSince({ owner, earlier })).to.equal(0)
    })

    it('error: an abort before the first step', async () => {
      const { owner, terms, earlier } = await begin()
      const { steps } = await planOf(terms, { owner })
      const signal = AbortSignal.abort(KILLED)
      const journal = memoryJournal()
      const sent = planned.chain.send(steps, planned.walletOf(owner), { journal, signal })
      expect(await failureOf(sent)).to.equal(KILLED)
      expect(await sentSince({ owner, earlier })).to.equal(0)
    })
  })

  describe('resume', () => {
    /** Sends a drop, killed at a step: once it is recorded, or once its bytes are out. */
    const killed = async (terms: Terms, owner: string, at: Kill) => {
      const journal = memoryJournal()
      let added = 0
      let isDead = false
      let contract: string | undefined
      const dying = {
        add: (step: RecordedStep) => {
          if (isDead) throw KILLED
          journal.add(step)
          isDead = at.when === 'recorded' && added === at.step
          added += 1
          if (isDead) throw KILLED
        },
        remove: (id: string) => {
          if (!isDead) journal.remove(id)
        },
      }
      const onProgress = ({ stage }: StepProgress) => {
        if (stage === 'sent' && at.when === 'sent' && added - 1 === at.step) isDead = true
      }
      const onConfirmed = ({ created }: SentStep) => {
        if (!isDead) contract = created ?? contract
      }
      const options = { journal: dying, onProgress, onConfirmed }
      const failure = await complete(terms, { owner }, options).then(
        () => KILLED,
        (error: unknown) => error,
      )
      if (failure !== KILLED) throw failure
      return { journal, contract }
    }

    it('finds what a killed run has sent, and the wallet pays once for each step', async () => {
      const { owner, terms, earlier } = await begin()
      await complete(terms, { owner })
      const steps = await sentSince({ owner, earlier })
      expect(steps).to.be.greaterThan(0)
      for (const when of ['recorded', 'sent'] as const) {
        for (let step = 0; step < steps; step += 1) {
          const killedDrop = await begin()
          const { owner: of, terms: wanted } = killedDrop
          const { journal, contract } = await killed(wanted, of, { when, step })
          expect(journal.list(), `${when} ${step}`).to.have.length(1)
          const sent = []
          for (const recorded of journal.list()) {
            const outcome = await planned.chain.resume(recorded)
            if (outcome.status !== 'confirmed') expect.fail(`${when} ${step}: ${outcome.status}`)
            expect(outcome.sent).to.deep.include({ title: recorded.title, hash: recorded.id })
            sent.push(outcome.sent)
            journal.remove(recorded.id)
          }
          const resumed = await found(wanted, { owner: of, contract }, sent)
          const done = await complete(wanted, resumed)
          expectState(await stateOf(done), wanted)
          expect(await sentSince(killedDrop), `${when} ${step}`).to.equal(steps)
        }
      }
    })
  })
}

interface Kill {
  readonly when: 'recorded' | 'sent'
  /** The step's index, from 0. */
  readonly step: number
}

function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => expect.fail('It did not fail'),
    (error: unknown) => error,
  )
}
