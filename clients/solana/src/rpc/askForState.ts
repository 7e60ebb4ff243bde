import { type AskOptions, askNode, fieldOf, NodeIsBehind } from '@mintline/core/node'

/** Earliest slot to read state from, for requests that take one. */
export interface StateConfig {
  readonly minContextSlot?: number
}

/** Options for reading state. */
export interface StateOptions extends AskOptions {
  /** Earliest slot to read from. Default: the latest that the connection has seen confirmed. */
  readonly minContextSlot?: number | undefined
}

/** The latest slot in which a connection has seen a transaction land. */
interface ConfirmedSlot {
  /** 0 = none yet. */
  slot: number
}

/** Error text if a node is behind the requested slot: some web3.js calls drop the code. */
const NOT_REACHED = /minimum context slot/i

const confirmedSlots = new WeakMap<object, ConfirmedSlot>()

/** Makes a connection refuse state from before a slot. */
export function confirmedAt(connection: object, slot: number): void {
  const confirmed = confirmedSlotOf(connection)
  confirmed.slot = Math.max(confirmed.slot, slot)
}

/** Makes two connections to one network share their confirmed slot. */
export function shareConfirmedSlot(connection: object, other: object): void {
  confirmedSlots.set(other, confirmedSlotOf(connection))
}

/**
 * Asks a node for state, with `askNode`'s retries. If the answer is older than what the connection has seen confirmed,
 * asks again: one of several nodes behind a URL may lag.
 *
 * @param ask Passes its config on to the node.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export function askForState<Answer>(
  connection: object,
  method: string,
  ask: (config: StateConfig) => Promise<Answer>,
  options: StateOptions = {},
): Promise<Answer> {
  return askNode(method, () => answerFrom(connection, ask, options), options)
}

async function answerFrom<Answer>(
  connection: object,
  ask: (config: StateConfig) => Promise<Answer>,
  { minContextSlot = 0 }: StateOptions,
): Promise<Answer> {
  const slot = Math.max(confirmedSlotOf(connection).slot, minContextSlot)
  try {
    const answer = await ask(slot > 0 ? { minContextSlot: slot } : {})
    if (slotOf(answer) < slot) throw new NodeIsBehind()
    return answer
  } catch (error) {
    throw error instanceof Error && NOT_REACHED.test(error.message) ? new NodeIsBehind() : error
  }
}

/** The slot in an answer's context; without one, the node has compared it. */
function slotOf(answer: unknown): number {
  const slot = fieldOf(fieldOf(answer, 'context'), 'slot')
  return typeof slot === 'number' ? slot : Number.POSITIVE_INFINITY
}

function confirmedSlotOf(connection: object): ConfirmedSlot {
  const known = confirmedSlots.get(connection)
  if (known) return known
  const confirmed = { slot: 0 }
  confirmedSlots.set(connection, confirmed)
  return confirmed
}
