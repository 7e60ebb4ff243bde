import { expect } from 'chai'
import type { MutatedSequence, Mutation } from '../model/mutations.ts'
import type { StepKind } from '../model/steps.ts'
import { requestOf } from './instructions.ts'
import { expectLawful } from './laws.ts'
import { extendLedger, readLedger } from './ledger.ts'
import { mutate } from './mutate.ts'
import { expectFee, expectSame, type Moment, nameOf, open, playStep } from './play.ts'
import type { Run } from './run.ts'
import type { Tally } from './tally.ts'
import type { World } from './world.ts'

/** The runtime's words for a program that panicked, left its memory or ran out of units. */
const CRASH = /failed to complete|budget exceeded/i

/**
 * Plays a sequence, sending changed instructions before the right ones. A changed instruction must be refused without
 * a trace, or keep the laws that hold whatever is sent. After one that succeeded, the sequence ends, since the model
 * does not know it.
 */
export async function playMutated(
  world: World,
  sequence: MutatedSequence,
  tallies: { right: Tally<StepKind>; changed: Tally<StepKind> },
): Promise<void> {
  const opened = await open(world, sequence, tallies.right)
  const { run } = opened
  let { moment } = opened
  for (const [index, step] of sequence.steps.entries()) {
    if (!step) continue
    const mutations = sequence.mutations[index]
    if (mutations && step.kind !== 'moveTime') {
      const outcome = await sendMutated(run, moment, step, mutations)
      // What only the runtime refused, a program let pass: the report says which instruction that was.
      const isOfRuntime = outcome.startsWith('runtime/')
      tallies.changed.count(step.kind, isOfRuntime ? `${outcome} (${step.kind})` : outcome)
      if (outcome === 'success') return
      // The refused transaction has cost its fee.
      moment = { ...moment, ledger: await readLedger(run, moment.state) }
    }
    moment = await playStep(run, moment, step, tallies.right)
  }
}

/** Sends a step's instruction with changes, and returns the outcome's name. */
async function sendMutated(
  run: Run,
  { state }: Moment,
  step: Parameters<typeof requestOf>[2],
  mutations: readonly Mutation[],
): Promise<string> {
  const right = await requestOf(run, state, step)
  const { instruction, signers } = mutate(run, right, mutations)
  const named = [...right.instruction.keys, ...instruction.keys].map(({ pubkey }) => pubkey)
  const before = await extendLedger(run, await readLedger(run, state), named)
  const tokensBefore = await run.world.tokens()
  const outcome = await run.trySend(instruction, signers)
  if (!outcome) return 'runtime/too large'
  const tokens = { before: tokensBefore, after: await run.world.tokens() }
  const after = await readLedger(run, state, named)

  const name = nameOf(outcome)
  expectFee(before, after, signers)
  if (!outcome.failure) {
    await expectLawful(run, { before, after, tokens, signers })
    return name
  }
  const logs = outcome.logs.join('\n')
  expect(CRASH.test(outcome.failure.text), `a crash: ${name}\n${logs}`).to.equal(false)
  expectSame(before, after)
  expect(tokens.after, 'tokens after a refusal').to.deep.equal(tokens.before)
  return name
}
