import { walkWalletError } from './errors/walkWalletError.ts'

/**
 * Codes after which no other signing method is tried: 4900 wallet disconnected, 4001 refused by the user, 4901 chain
 * not connected, 4100 account not authorised.
 */
export const FINAL_WALLET_CODES: readonly number[] = [4900, 4001, 4901, 4100]

/** Refusal message from wallets without codes. */
const FINAL_WALLET_MESSAGE = 'User denied message signature.'

/** Returns true if a wallet's failure is final: trying another method would only annoy the user. */
export function isFinalWalletFailure(error: unknown): boolean {
  const { codes, messages } = walkWalletError(error)
  return (
    codes.some((code) => typeof code === 'number' && FINAL_WALLET_CODES.includes(code)) ||
    messages.some((message) => message.includes(FINAL_WALLET_MESSAGE))
  )
}
