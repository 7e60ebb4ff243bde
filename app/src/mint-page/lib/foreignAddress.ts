import { asSentence, isMintlineError } from '@mintline/core'
import { aptosWallet, evmWallet, solanaWallet } from '@mintline/core/identifiers'
import type { MintKind } from './mintKind.ts'

const WALLETS = { solana: solanaWallet, evm: evmWallet, aptos: aptosWallet } as const

/** Returns a sentence naming the other chain whose address was entered; undefined = no other chain's. */
export function foreignAddress(text: string, kind: MintKind): string | undefined {
  try {
    WALLETS[kind](text)
    return undefined
  } catch (error) {
    return isMintlineError(error, 'ADDRESS_OF_OTHER_CHAIN') ? asSentence(error.message) : undefined
  }
}
