import type { AdministrationPlan } from '../../src/administration/administrationPlan.ts'
import type { DropSettings } from '../../src/administration/dropSettings.ts'
import { fetchDropSettings } from '../../src/administration/fetchDropSettings.ts'
import { type SendPlanOptions, sendPlan } from '../../src/administration/sendPlan.ts'
import { keyWallet, type SigningWallet } from '../../src/wallet/signingWallet.ts'
import type { TestNetwork } from './network.ts'

/** Fetches the settings of a drop. */
export function settingsOf(
  { connection, machines }: TestNetwork,
  contract: string,
  version: 1 | 2 = 2,
): Promise<DropSettings> {
  return fetchDropSettings(connection, {
    contract,
    machines: { ...machines, versions: { [contract]: version } },
  })
}

/** Sends a plan by the owner of the drops; returns the number of its transactions. */
export async function send(
  network: TestNetwork,
  plan: AdministrationPlan,
  {
    wallet = keyWallet(network.owner),
    ...options
  }: SendPlanOptions & { readonly wallet?: SigningWallet } = {},
): Promise<number> {
  return (await sendPlan(network.connection, { plan, wallet }, options)).length
}
