import type { PlanWarning } from '../plan.ts'
import { isProgramOrSysvar } from '../problems/programsAndSysvars.ts'
import type { DeployInput } from './deployInput.ts'
import type { MissingRent } from './receiverFunding.ts'

/** What to know before a deployment is sent. */
export function deployWarnings(
  input: DeployInput,
  receivers: readonly string[],
  missing: readonly MissingRent[],
): readonly PlanWarning[] {
  const payer = input.payer ?? input.creator
  return [
    {
      code: 'PAYER_BECOMES_FEE_ADMIN',
      message: `${payer} pays and thereby becomes the primary platform fee admin: only it can hand that role on`,
    },
    ...(input.fundReceivers ? [] : missing.map(belowRent)),
    ...unpayableReceivers(receivers),
  ]
}

/** Receivers that the network lets nobody pay. */
export function unpayableReceivers(receivers: readonly string[]): readonly PlanWarning[] {
  return [...new Set(receivers)].filter(isProgramOrSysvar).map((address) => ({
    code: 'RECEIVER_CANNOT_BE_PAID',
    message: `${address} is a program or belongs to the network, which fails every payment to it: name a wallet instead`,
  }))
}

function belowRent({ address, lamports }: MissingRent): PlanWarning {
  return {
    code: 'RECEIVER_BELOW_RENT',
    message: `${address} lacks ${lamports} lamports of rent: payments that leave it short fail, so send them first or let the plan do it`,
  }
}
