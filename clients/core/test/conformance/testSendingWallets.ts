import { expect } from 'chai'
import type {
  DropStep,
  DropTerms,
  PresentDrop,
  RecordedStep,
  SentStep,
} from '../../src/drop/index.ts'
import { isMintlineError } from '../../src/errors/index.ts'
import {
  dropWork,
  memoryJournal,
  type PlannedChain,
  type WalletAct,
  type WalletDeeds,
} from './dropWork.ts'
import { expectState } from './testDropPlan.ts'

/** Ends a run as a crash would. */
const KILLED = new Error('killed')

/** The end of a run while its wallet is asked. */
interface Kill {
  /**
   * Once the call is recorded and not asked for; once the wallet has done its deed and not answered; before its answer
   * is recorded; or after.
   */
  readonly when: 'recorded' | 'done' | 'answered' | 'kept'
  readonly deed: Exclude<keyof WalletDeeds, 'reject'>
  /** The step's index, from 0. */
  readonly step: number
}

/**
 * Defines the tests for wallets that sign and send by themselves, run on a real network: however a run ends while the
 * wallet is asked, the next one finds what the wallet has done, and no step is paid twice.
 *
 * @param start Returns the same chain every time.
 */
export function testSendingWallets<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Wallet,
>(start: () => Promise<PlannedChain<Terms, Present, Step, Wallet>>): void {
  let planned: PlannedChain<Terms, Present, Step, Wallet>
  before(async () => {
    planned = await start()
  })
  const { found, complete, stateOf } = dropWork(() => planned)

  const begin = async (newOwner = planned.newOwner) => {
    const owner = await newOwner()
    const terms = await planned.newTerms(owner)
    const earlier = await planned.sentBy(owner)
    return { owner, terms, sent: async () => (await planned.sentBy(owner)) - earlier }
  }

  /** Sends a drop in a run that is killed, and returns what it leaves. */
  const killed = async (terms: Terms, owner: string, { when, deed, step }: Kill) => {
    const journal = memoryJournal()
    // A dead process waits for nothing.
    const death = new AbortController()
    let isDead = false
    let calls = 0
    let contract: string | undefined
    const die = () => {
      isDead = true
      death.abort(KILLED)
    }
    const act: WalletAct = async (deeds) => {
      calls += 1
      if (calls <= step) return deeds.send()
      const hash = await deeds[deed]()
      if (when !== 'done') return hash
      die()
      return new Promise<never>(() => undefined)
    }
    const dying = {
      add: (one: RecordedStep) => {
        const isAnswer = one.asked?.hash !== undefined
        const isLast = calls === (isAnswer ? step + 1 : step)
        if (isLast && isAnswer && when === 'answered') die()
        if (isDead) throw KILLED
        journal.add(one)
        if (isLast && isAnswer && when === 'kept') die()
        if (!isLast || isAnswer || when !== 'recorded') return
        die()
        throw KILLED
      },
      remove: (id: string) => {
        if (!isDead) journal.remove(id)
      },
    }
    const onConfirmed = ({ created }: SentStep) => {
      if (!isDead) contract = created ?? contract
    }
    const { signal } = death
    const options = { journal: dying, act, onConfirmed, signal }
    await complete(terms, { owner }, options).catch((error: unknown) => {
      if (!isDead) throw error
    })
    expect(isDead, 'the run was killed').to.equal(true)
    return { journal, contract }
  }

  /** Kills a run, resumes it, and completes its drop; returns the outcome of the step that was left. */
  const outcomeOf = async (kill: Kill, newOwner = planned.newOwner) => {
    const { owner, terms, sent } = await begin(newOwner)
    const { journal, contract } = await killed(terms, owner, kill)
    const [left, ...others] = journal.list()
    if (!left) return expect.fail('Nothing is recorded')
    expect(others).to.deep.equal([])
    const outcome = await planned.chain.resume(left)
    journal.remove(left.id)
    const steps = outcome.status === 'confirmed' ? [outcome.sent] : []
    const work = await found(terms, { owner, contract }, steps)
    expectState(await stateOf(await complete(terms, work)), terms)
    return { outcome, left, sent: await sent() }
  }

  describe('a wallet that sends by itself', () => {
    let steps = 0
    before(async () => {
      // A chain's first drop may take a step more.
      for (const _ of ['first', 'second']) {
        const { owner, terms, sent } = await begin()
        await complete(terms, { owner })
        steps = await sent()
      }
    })

    it('is asked once a call is recorded, with its nonce, and the record goes when the call has ended', async () => {
      const { owner, terms, sent } = await begin()
      const journal = memoryJournal()
      const records: (readonly RecordedStep[])[] = []
      const nonces: number[] = []
      const act: WalletAct = async ({ send }) => {
        records.push(journal.list())
        nonces.push(await planned.sentBy(owner))
        return send()
      }
      const work = await complete(terms, { owner }, { journal, act })
      expectState(await stateOf(work), terms)
      expect(records).to.have.length(await sent())
      for (const [index, [record, ...others]] of records.entries()) {
        expect(others).to.deep.equal([])
        expect(record?.asked).to.include({ from: owner, nonce: nonces[index] })
        expect(record?.asked?.hash).to.equal(undefined)
      }
      expect(journal.list()).to.deep.equal([])
    })

    it('sends nothing if a person declines, and nothing stays recorded', async () => {
      const { owner, terms, sent } = await begin()
      const journal = memoryJournal()
      const failure = await complete(terms, { owner }, { journal, act: ({ reject }) => reject() })
        .then(() => expect.fail('It did not fail'))
        .catch((error: unknown) => error)
      expect(isMintlineError(failure, 'TRANSACTION_REJECTED'), String(failure)).to.equal(true)
      expect(journal.list()).to.deep.equal([])
      expect(await sent()).to.equal(0)
    })

    it('sends a call once, though it fails afterwards', async () => {
      const { owner, terms, sent } = await begin()
      const journal = memoryJournal()
      const act: WalletAct = async ({ send }) => {
        await send()
        throw new Error('connection closed')
      }
      const work = await complete(terms, { owner }, { journal, act })
      expectState(await stateOf(work), terms)
      expect(journal.list()).to.deep.equal([])
      expect(await sent()).to.equal(steps)
    })

    it('is asked again by the next run if the last one ended before it was asked', async () => {
      for (let step = 0; step < steps; step += 1) {
        const { outcome, sent } = await outcomeOf({ when: 'recorded', deed: 'send', step })
        expect(outcome).to.deep.equal({ status: 'notSent', takenBy: undefined })
        expect(sent, `step ${step}`).to.equal(steps)
      }
    })

    for (const when of ['done', 'answered', 'kept'] as const) {
      for (const deed of ['send', 'sendTwice'] as const) {
        it(`is not asked again, where a run ended and it was ${when} (${deed})`, async () => {
          for (let step = 0; step < steps; step += 1) {
            const { outcome, left, sent } = await outcomeOf({ when, deed, step })
            if (outcome.status !== 'confirmed') return expect.fail(outcome.status)
            expect(outcome.sent.title).to.equal(left.title)
            expect(left.asked?.hash === undefined).to.equal(when !== 'kept')
            expect(sent, `step ${step}`).to.equal(steps)
          }
        })
      }
    }

    it('is planned for anew where it is a contract, whose nonce says nothing', async () => {
      const newVault = planned.newVault ?? expect.fail('The chain has no contracts')
      const step = steps - 1
      const unknown = { outcome: { status: 'unknown' }, sent: steps }
      const done = await outcomeOf({ when: 'done', deed: 'send', step }, newVault)
      expect(done).to.deep.include(unknown)
      expect(done.left.asked).not.to.have.property('nonce')
      const asked = await outcomeOf({ when: 'recorded', deed: 'send', step }, newVault)
      expect(asked).to.deep.include(unknown)
      const { outcome, sent } = await outcomeOf({ when: 'kept', deed: 'send', step }, newVault)
      expect([outcome.status, sent]).to.deep.equal(['confirmed', steps])
    })

    it('is asked again where it used the nonce for another call, whose hash is told', async () => {
      const { outcome, sent } = await outcomeOf({ when: 'done', deed: 'sendOther', step: 0 })
      if (outcome.status !== 'notSent') return expect.fail(outcome.status)
      expect(outcome.takenBy).to.be.a('string')
      expect(sent).to.equal(steps + 1)
    })
  })
}
