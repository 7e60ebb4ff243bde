import { inspect } from 'node:util'
import { expect } from 'chai'
import type { AsyncCommand } from 'fast-check'
import { mintedAddresses } from '../../../../clients/aptos/src/mint/mintedItems.ts'
import { itemIdOf } from '../../../../clients/aptos/src/mint/readMintedItems.ts'
import type { Tally } from '../../run/tally.ts'
import { judge, movedTime, type Verdict } from '../model/judge.ts'
import { credit } from '../model/money.ts'
import { CLIENT_CODES, type Refusal } from '../model/refusals.ts'
import { copyOf, type State, walletOf } from '../model/state.ts'
import type { Mint, MoveTime, OwnerStep, Step, StepKind, Via } from '../model/steps.ts'
import { mintCall, ownerCall } from './calls.ts'
import type { Drop } from './drop.ts'
import { expectEvent } from './expectEvent.ts'
import { changeByClient, itemsOf, mintByClient, restrictionOf } from './sendByClient.ts'
import { type Outcome, sendCall } from './sendCall.ts'
import { chainView, modelView } from './view.ts'

/** The model, whose state is replaced at each step. */
export interface Model {
  state: State
}

/** Restrictions that the client reports before a mint. */
const RESTRICTIONS = [
  'DROP_PAUSED',
  'NO_ACTIVE_PHASE',
  'MERKLE_PROOFS_MISSING',
  'USER_NOT_IN_ALLOW_LIST',
  'TRANSACTION_QUANTITY_EXCEEDED',
  'WALLET_QUANTITY_EXCEEDED',
  'SUPPLY_EXCEEDED',
]

/** A step that is made on the network and in the model, which then have to agree in everything. */
export class StepCommand implements AsyncCommand<Model, Drop> {
  readonly #step: Step
  readonly #via: Via
  readonly #tally: Tally<StepKind>

  constructor(step: Step, via: Via, tally: Tally<StepKind>) {
    this.#step = step
    // The client changes lists in bulk, which its own tests show.
    const isOfList = step.kind === 'upsertAllowlist' || step.kind === 'removeFromAllowlist'
    this.#via = isOfList ? 'call' : via
    this.#tally = tally
  }

  check(): boolean {
    return true
  }

  async run(model: Model, drop: Drop): Promise<void> {
    const step = this.#step
    model.state =
      step.kind === 'moveTime'
        ? moveTime(drop, model.state, step)
        : await this.#send(drop, model.state, step)
    expect(await chainView(drop)).to.deep.equal(modelView(drop, model.state))
  }

  toString(): string {
    return `${this.#via}: ${inspect(this.#step, { depth: 9, breakLength: Number.POSITIVE_INFINITY })}`
  }

  async #send(drop: Drop, state: State, step: OwnerStep | Mint): Promise<State> {
    const via = this.#via
    const verdict = judge(state, step, via)
    if (step.kind === 'mint' && via === 'client') await expectRestriction(drop, step, verdict)
    const outcome = await send(drop, state, step, via)
    expectOutcome(outcome, verdict, via)
    // The client sends nothing if nothing changes.
    if (verdict.state && via === 'call') expectEvent(drop, step, outcome)
    this.#tally.count(step.kind, outcome.refusal ?? 'success')
    const after = copyOf(verdict.state ?? state)
    credit(after, walletOf(state, step.by), -outcome.gas)
    if (step.kind === 'mint' && verdict.state) await expectItems(drop, outcome, { state, after })
    return after
  }
}

function moveTime({ world }: Drop, state: State, step: MoveTime): State {
  const now = movedTime(state, step)
  world.network.setClock(now)
  return { ...state, now }
}

function send(drop: Drop, state: State, step: OwnerStep | Mint, via: Via): Promise<Outcome> {
  if (step.kind === 'mint') {
    if (via === 'client') return mintByClient(drop, state, step)
    return sendCall(drop.world, step.by, mintCall(drop, state, step))
  }
  const isPlanned = step.kind !== 'upsertAllowlist' && step.kind !== 'removeFromAllowlist'
  if (via === 'client' && isPlanned) return changeByClient(drop, state, step)
  return sendCall(drop.world, walletOf(state, step.by), ownerCall(drop, state, step))
}

/** Expects the outcome: a call is refused for the first reason, and the client refuses it for any reason. */
function expectOutcome({ refusal, abort }: Outcome, { refusals }: Verdict, via: Via): void {
  if (!refusals) {
    expect(refusal, `refused for ${abort ?? refusal}`).to.equal(undefined)
    return
  }
  if (via === 'call') {
    expect(refusal).to.equal(refusals[0])
    return
  }
  expect(codesOf(refusals), `${abort}`).to.include(refusal)
  if (abort !== undefined) expect(refusals).to.include(abort)
}

async function expectRestriction(drop: Drop, step: Mint, { refusals }: Verdict): Promise<void> {
  const { isMisdirected, quantity, claim, how } = step
  // These are errors, or belong to a part of a mint that this request does not cover.
  if (isMisdirected || quantity === 0n || claim.flaw || how === 'mint to') return
  const expected = codesOf(refusals ?? []).filter((code) => RESTRICTIONS.includes(code))
  const found = await restrictionOf(drop, step)
  if (expected.length === 0) expect(found).to.equal('claimable')
  else expect(expected).to.include(found)
}

/** Expects that items continue the numbers, and belong to the wallet that they were minted for. */
async function expectItems(
  drop: Drop,
  { events }: Outcome,
  { state, after }: { readonly state: State; readonly after: State },
): Promise<void> {
  const first = state.items.length
  const minted = after.items.slice(first)
  const addresses = mintedAddresses({ events: [...events] }, drop.contract, 2n ** 32n)
  const expected = minted.map(
    (holder, index) => `${drop.addresses[holder]} No. ${first + index + 1}`,
  )
  expect(await itemsOf(drop, addresses.map(itemIdOf))).to.deep.equal(expected)
}

function codesOf(refusals: readonly Refusal[]): string[] {
  return refusals.flatMap((refusal) => CLIENT_CODES[refusal])
}
