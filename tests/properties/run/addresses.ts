import {
  allowlistEntryAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from '@mintline/solana'
import { getAssociatedTokenAddressSync, TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import type { PublicKey } from '@solana/web3.js'
import type { HolderName, WalletName } from '../model/names.ts'
import { addressOf } from './world.ts'

/** One collection's addresses, cached, as they are needed after every step. */
export class Addresses {
  readonly #deployment: PublicKey
  readonly #known = new Map<string, PublicKey>()

  constructor(deployment: PublicKey) {
    this.#deployment = deployment
  }

  /** Returns a wallet's counter in a phase, or in the collection if no phase is given. */
  counter(wallet: WalletName, phaseIndex?: number): PublicKey {
    const user = addressOf(wallet)
    return this.#once(`counter ${wallet} ${phaseIndex}`, () =>
      phaseIndex === undefined
        ? minterStatsAddress(this.#deployment, user)
        : minterStatsPhaseAddress(this.#deployment, user, phaseIndex),
    )
  }

  /** Returns a wallet's allowlist entry in a phase. */
  entry(wallet: WalletName, phaseIndex: number): PublicKey {
    return this.#once(`entry ${wallet} ${phaseIndex}`, () =>
      allowlistEntryAddress(this.#deployment, addressOf(wallet), phaseIndex),
    )
  }

  /** Returns a minted item's token account. */
  tokenAccount(mint: PublicKey, holder: HolderName): PublicKey {
    return this.#once(`token account ${mint.toBase58()} ${holder}`, () =>
      getAssociatedTokenAddressSync(mint, addressOf(holder), true, TOKEN_2022_PROGRAM_ID),
    )
  }

  #once(name: string, derive: () => PublicKey): PublicKey {
    const known = this.#known.get(name)
    if (known) return known
    const address = derive()
    this.#known.set(name, address)
    return address
  }
}
