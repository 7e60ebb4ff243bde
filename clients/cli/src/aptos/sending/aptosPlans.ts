import { functionIdOf, previewPlan, sendPlan } from '@mintline/aptos'
import type { AptosStep } from '@mintline/aptos/drop'
import { isMintlineError } from '@mintline/core'
import type { Estimate } from '../../plans/estimates.ts'
import { planRunner } from '../../plans/planRunner.ts'
import { recorded } from '../../plans/recorded.ts'
import { tellingOnce } from '../../plans/tellingOnce.ts'
import { bothUnits } from '../amounts/aptosAmount.ts'
import type { AptosSession } from './openAptosSession.ts'

/** An unsent call with its cost in octas. */
export interface EstimatedCall extends Estimate {
  /** The function's address: `0x…::module::function`. */
  readonly function: string
}

/** A confirmed call. */
export interface SentCall {
  readonly title: string
  readonly hash: string
  /** The transaction's number on its network. */
  readonly version: bigint
  /** Gas cost in octas. */
  readonly fee: bigint
}

/** Carries out plans on Aptos. */
export const aptosPlans = planRunner({
  estimate,
  send: sendCalls,
  signedKind: () => 'transaction',
  wordsOf: () => ({
    linesOf: ({ function: id }: EstimatedCall) => [['calls', id.split('::').slice(1).join('::')]],
    amountOf: bothUnits,
  }),
})

/** Simulates each call by itself; a call that needs earlier ones has no estimate. */
async function estimate(
  { chain, context }: AptosSession,
  calls: readonly AptosStep[],
): Promise<EstimatedCall[]> {
  const [first] = calls
  if (!first) return []
  const { signal } = context
  const about = calls.map(({ title, plan: { machine, calls: own } }) => ({
    title,
    function: own.map(({ name }) => functionIdOf(machine, machine.functions[name])).join(),
    gas: undefined,
    fee: undefined,
    error: undefined,
  }))
  const all = { ...first.plan, calls: calls.flatMap(({ plan }) => [...plan.calls]) }
  try {
    const previews = await previewPlan(chain.connection, all, { signal })
    return about.map((call, index) => {
      const simulated = previews[index]?.estimate
      return { ...call, gas: simulated?.gas, fee: simulated?.fee }
    })
  } catch (error) {
    signal.throwIfAborted()
    if (!isMintlineError(error) || error.code.startsWith('NODE_')) throw error
    return about.map((call, index) => (index === 0 ? { ...call, error } : call))
  }
}

/** Sends calls one after another. Throws the error of the first that is not confirmed. */
export async function sendCalls(
  session: AptosSession,
  calls: readonly AptosStep[],
): Promise<SentCall[]> {
  const sent: SentCall[] = []
  for (const call of calls) {
    session.context.throwIfInterrupted()
    sent.push(await sendOne(session, call))
  }
  return sent
}

async function sendOne(session: AptosSession, { title, plan }: AptosStep): Promise<SentCall> {
  const { chain, wallet } = session
  const [confirmed] = await recorded(session, { title }, ({ onSent, ...options }) => {
    const onProgress = tellingOnce(onSent)
    return sendPlan(chain.connection, { plan, wallet }, { ...options, onProgress })
  })
  if (!confirmed) throw new Error(`The plan "${title}" has no call.`)
  const { hash, transaction } = confirmed
  return { title, hash, version: BigInt(transaction.version), fee: gasPaid(transaction) }
}

/** Returns a transaction's gas cost in octas. */
function gasPaid(transaction: {
  readonly gas_used: string
  readonly gas_unit_price: string
}): bigint {
  return BigInt(transaction.gas_used) * BigInt(transaction.gas_unit_price)
}
