import type { Simulation } from '../chain/engine.ts'
import { encodeReturnData } from '../encode/meta.ts'
import { toBase64 } from '../wire/bytes.ts'

/** Fields that a simulation's answer and a preflight failure's data share. */
export function simulationResult({ err, logs, unitsConsumed, returnData }: Simulation) {
  return {
    accounts: null,
    err,
    innerInstructions: null,
    logs,
    replacementBlockhash: null,
    returnData:
      returnData &&
      encodeReturnData({ programId: returnData.programId, data: toBase64(returnData.data) }),
    unitsConsumed,
  }
}
