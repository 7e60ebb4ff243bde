/** A transaction's outcome in Aptos' virtual machine. */
export type VmStatus =
  | { readonly type: 'success' }
  | { readonly type: 'out-of-gas' }
  | VmAbort
  /** Any other failure, in the node's words. */
  | { readonly type: 'failed'; readonly status: string }

/** An abort in a module or script. */
export interface VmAbort {
  readonly type: 'abort'
  /** `0x…::module` as the node writes it, without leading zeros; undefined = a script. */
  readonly module: string | undefined
  /** Error constant; undefined if the node does not know it. */
  readonly name: string | undefined
  /** With its category, as in the status. */
  readonly code: bigint
  /** The module's text; undefined if the node does not know it. */
  readonly description: string | undefined
}

const SUCCESS = 'Executed successfully'
const OUT_OF_GAS = 'Out of gas'

/**
 * Matches an abort with the module's text, `Move abort in 0x…::drop: ENAME(0x1): The phase …`, or with the code alone.
 */
const ABORT =
  /Move abort in (0x[0-9a-f]+::\w+): (?:(\w+)\((0x[0-9a-f]+|\d+)\): ?([\s\S]*)|(0x[0-9a-f]+|\d+))/i
const SCRIPT_ABORT = /Move abort: code (0x[0-9a-f]+|\d+)/i

/** Parses a transaction's `vm_status`, or the message about a failed view function. */
export function parseVmStatus(status: string): VmStatus {
  if (status === SUCCESS) return { type: 'success' }
  if (status === OUT_OF_GAS) return { type: 'out-of-gas' }
  return abortIn(status) ?? { type: 'failed', status }
}

function abortIn(status: string): VmAbort | undefined {
  const [, module, name, explained, description, plain] = ABORT.exec(status) ?? []
  const code = explained ?? plain ?? SCRIPT_ABORT.exec(status)?.[1]
  if (code === undefined) return undefined
  return {
    type: 'abort',
    module,
    name,
    code: BigInt(code),
    description: description?.trim() || undefined,
  }
}
