import { FAUCET_LAMPORTS } from '../chain/faucet.ts'
import { SYSTEM_PROGRAM } from '../chain/knownAddresses.ts'
import { featureSetId, SOLANA_CORE_VERSION } from '../chain/version.ts'
import { withContext } from './contextSlot.ts'
import { constant, method } from './method.ts'

const STAKE_MINIMUM = 1_000_000_000

export const getHealth = constant(() => 'ok')
export const getGenesisHash = constant((chain) => chain.genesisHash)
export const getIdentity = constant((chain) => ({ identity: chain.faucet.address }))
export const getVersion = constant(() => ({
  'feature-set': featureSetId(),
  'solana-core': SOLANA_CORE_VERSION,
}))

/** Nobody votes or stakes here. */
export const getVoteAccounts = constant(() => ({ current: [], delinquent: [] }))
export const getClusterNodes = constant(() => [])
export const getStakeMinimumDelegation = method(
  (params) => params.config(0),
  (chain) => withContext(chain, STAKE_MINIMUM),
)
export const getInflationRate = constant((chain) => ({
  epoch: chain.clock.epoch(),
  foundation: 0,
  total: 0,
  validator: 0,
}))
export const getInflationGovernor = method(
  (params) => params.config(0),
  () => ({ foundation: 0, foundationTerm: 0, initial: 0, taper: 0, terminal: 0 }),
)

/** Everything that has left the faucet counts as circulating, including burnt fees. */
export const getSupply = method(
  (params) => params.config(0),
  (chain) => {
    const kept = chain.getAccount(chain.faucet.address)?.lamports ?? 0n
    return withContext(chain, {
      circulating: FAUCET_LAMPORTS - kept,
      nonCirculating: kept,
      nonCirculatingAccounts: [chain.faucet.address],
      total: FAUCET_LAMPORTS,
    })
  },
)

/** The largest system accounts, the faucet among them. */
export const getLargestAccounts = method(
  (params) => params.config(0),
  (chain) => {
    const accounts = chain.engine
      .accountsOwnedBy(SYSTEM_PROGRAM)
      .map(({ address, account }) => ({ address, lamports: account.lamports }))
      .sort((a, b) => (a.lamports < b.lamports ? 1 : a.lamports > b.lamports ? -1 : 0))
    return withContext(chain, accounts.slice(0, 20))
  },
)
