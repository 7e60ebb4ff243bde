/** The network that `npm run localnet -- --aptos` runs, by slug. */
export const LOCAL_NETWORK = 'aptos-local'

/** Its faucet. */
export const LOCAL_FAUCET = 'http://127.0.0.1:8081'
