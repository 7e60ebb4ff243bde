import type { StoredAccount } from '../chain/account.ts'
import { RENT_EXEMPT_EPOCH } from '../chain/account.ts'
import { SYSTEM_PROGRAM } from '../chain/knownAddresses.ts'
import { mintDecimals } from '../chain/mintDecimals.ts'
import { encodeAccount } from '../encode/account.ts'
import { readFilters } from '../methods/accountFilters.ts'
import { readAccountFormat } from '../methods/accountFormat.ts'
import { subscription } from './subscription.ts'

export const accountSubscribe = subscription(
  'accountNotification',
  (params) => ({ address: params.address(0), format: readAccountFormat(params.config(1)) }),
  (chain, { address, format }, notify) =>
    chain.commits.listen(({ slot, changes }) => {
      for (const change of changes) {
        if (change.address !== address) continue
        const account = change.account ?? closedAccount()
        const value = encodeAccount(account, format, mintDecimals(chain.engine))
        notify({ context: { slot }, value })
      }
    }),
)

export const programSubscribe = subscription(
  'programNotification',
  (params) => {
    const config = params.config(1)
    return {
      program: params.address(0),
      format: readAccountFormat(config),
      matches: readFilters(config),
    }
  },
  (chain, { program, format, matches }, notify) =>
    chain.commits.listen(({ slot, changes }) => {
      for (const { address, account } of changes) {
        if (account?.owner !== program || !matches(account)) continue
        const encoded = encodeAccount(account, format, mintDecimals(chain.engine))
        notify({ context: { slot }, value: { pubkey: address, account: encoded } })
      }
    }),
)

/** The node's representation of a closed account. */
function closedAccount(): StoredAccount {
  return {
    lamports: 0n,
    data: new Uint8Array(),
    owner: SYSTEM_PROGRAM,
    executable: false,
    rentEpoch: RENT_EXEMPT_EPOCH,
  }
}
