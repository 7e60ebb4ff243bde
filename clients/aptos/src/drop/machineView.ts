import { type AskOptions, CoreReadError } from '@mintline/core'
import { callView, type ViewArgument } from '../chain/callView.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { answerStatus, refusalIn } from '../chain/nodeAnswer.ts'
import { moduleAborted } from '../failures/moduleAbort.ts'
import { parseVmStatus } from '../failures/vmStatus.ts'
import { type FunctionId, functionIdOf, type Machine, type MachineFunctions } from './machine.ts'

/** A collection with its drop machine. */
export interface MachineDrop {
  readonly machine: Machine
  /** Address of the collection in its normal form. */
  readonly collection: string
}

/** Name of the error constant of machines that do not have a drop. */
const NOT_FOUND = 'EDROP_NOT_FOUND'

/** HTTP status for a module or function that does not exist. */
const NOT_PUBLISHED = 404

/**
 * Calls a view function of a drop machine, and decodes what it returns.
 *
 * @param rest Arguments after the collection: addresses, numbers of 64 bits, and lists of bytes as hex.
 * @throws NO_CONTRACT_DATA where the module has no drop of this collection, or does not exist.
 * @throws MODULE_ABORTED where the module refuses the call for another reason.
 * @throws VIEW_ANSWER_INVALID, NODE_NOT_AVAILABLE, NODE_REFUSED, or the reason of the signal.
 */
export async function machineView<Value>(
  connection: AptosConnection,
  { machine, collection }: MachineDrop,
  view: {
    readonly name: keyof MachineFunctions
    readonly rest?: readonly ViewArgument[]
    /** Default: the latest of the node. */
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
