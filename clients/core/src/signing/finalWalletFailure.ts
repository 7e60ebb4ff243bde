import { walkWalletError } from './errors/walkWalletError.ts'

/**
 * Codes after which no other way of signing is tried: 4900 the wallet is disconnected, 4001 the user
 * refused, 4901 the chain is not connected, 4100 the account is not authorised.
 */
export const FINAL_WALLET_CODES: readonly number[] = [4900, 4001, 4901, 4100]

/** What wallets that give no code say when the user refuses. */
const FINAL_WALLET_MESSAGE = 'User denied message signature.'

/** Whether a wallet's failure is final: asking again in another way would only annoy the user. */
export function isFinalWalletFailure(error: unknown): boolean {
  const { codes, messages } = walkWalletError(error)
  return (
    codes.some((code) => typeof code === 'number' && FINAL_WALLET_CODES.includes(code)) ||
    messages.some((message) => message.includes(FINAL_WALLET_MESSAGE))
  )
}
