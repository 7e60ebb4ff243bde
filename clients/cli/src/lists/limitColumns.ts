const WALLET_NAMES: readonly string[] = [
  ...['wallet', 'address', 'account', 'user', 'claimant', 'wallets', 'addresses'],
  ...['wallet address', 'walletaddress', 'user address'],
]
const LIMIT_NAMES: readonly string[] = [
  ...['limit', 'amount', 'quantity', 'max', 'count', 'allowance', 'claims', 'max claims'],
  ...['maxclaims', 'max claimable', 'maxclaimable', 'mint limit', 'max mints', 'maxmints'],
  ...['max per wallet', 'max amount', 'quantitylimitperwallet', 'quantity limit per wallet'],
]

/**
 * The column of wallets or limits with a name in lower case; undefined for any other.
 *
 * @param walletNames Further names of the column of wallets.
 */
export function limitColumnOf(
  name: string,
  walletNames: readonly string[],
): 'wallet' | 'limit' | undefined {
  if (WALLET_NAMES.includes(name) || walletNames.includes(name)) return 'wallet'
  return LIMIT_NAMES.includes(name) ? 'limit' : undefined
}
