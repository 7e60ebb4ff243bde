import { keyText } from '../../database/keys/index.ts'
import type { UserServices } from '../userServices.ts'

/** True for a wallet of the operator's list of risks, by its key; undefined = there is no list. */
export const isRisky = (
  { riskyWallets }: Pick<UserServices, 'riskyWallets'>,
  wallet: Buffer,
): boolean | undefined => riskyWallets?.has(keyText(wallet))
