import { CoreReadError } from '@mintline/core/errors'
import type { AskOptions } from '@mintline/core/node'
import { callView, type ViewArgument } from '../chain/callView.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { answerStatus, refusalIn } from '../chain/nodeAnswer.ts'
import { moduleAborted } from '../failures/moduleAbort.ts'
import { parseVmStatus } from '../failures/vmStatus.ts'
import { type FunctionId, functionIdOf, type Machine, type MachineFunctions } from './machine.ts'

/** A collection and its drop machine. */
export interface MachineDrop {
  readonly machine: Machine
  /** Collection address in its normal form. */
  readonly collection: string
}

/** Error constant in machines that do not have the drop. */
const NOT_FOUND = 'EDROP_NOT_FOUND'

/** HTTP status if a module or function does not exist. */
const NOT_PUBLISHED = 404

/**
 * Calls a drop machine's view function and decodes the result.
 *
 * @param rest Arguments after the collection: addresses, 64-bit numbers, and lists with hex bytes.
 * @throws NO_CONTRACT_DATA if the module has no drop for this collection, or does not exist.
 * @throws MODULE_ABORTED if the module refuses the call for another reason.
 * @throws VIEW_ANSWER_INVALID, NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function machineView<Value>(
  connection: AptosConnection,
  { machine, collection }: MachineDrop,
  view: {
    readonly name: keyof MachineFunctions
    readonly rest?: readonly ViewArgument[]
    /** Default: the node's latest. */
    readonly ledgerVersion?: bigint
    decode(answer: unknown, name: FunctionId): Value
  },
  options: AskOptions = {},
): Promise<Value> {
  const id = functionIdOf(machine, machine.functions[view.name])
  const rest = view.rest ?? []
  const call = {
    function: id,
    arguments: [collection, ...rest],
    ledgerVersion: view.ledgerVersion,
  }
  let answer: unknown
  try {
    answer = await callView(connection, call, options)
  } catch (cause) {
    options.signal?.throwIfAborted()
    const status = parseVmStatus(refusalIn(cause) ?? '')
    if (status.type === 'abort') {
      const aborted = moduleAborted(status, machine.publisher)
      if (aborted.context.name !== NOT_FOUND) throw aborted
    } else if (answerStatus(cause) !== NOT_PUBLISHED) {
      throw cause
    }
    throw new CoreReadError('NO_CONTRACT_DATA', { contract: collection }, { cause })
  }
  return view.decode(answer, id)
}
