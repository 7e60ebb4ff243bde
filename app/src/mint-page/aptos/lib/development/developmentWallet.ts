import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'
import {
  DEVELOPMENT_WALLET,
  DEVELOPMENT_WALLET_ICON,
} from '#entities/wallet/lib/development/appearance.ts'
import { createDevelopmentFeatures } from './developmentFeatures.ts'
import type { LocalNetwork } from './signer.ts'

/** Undefined outside the local network. */
let local: LocalNetwork | undefined

const WALLET: Wallet = {
  version: '1.0.0',
  name: DEVELOPMENT_WALLET,
  icon: DEVELOPMENT_WALLET_ICON,
  chains: ['aptos:localnet'],
  accounts: [],
  features: createDevelopmentFeatures(() => local),
}

let isRegistered = false

/**
 * Registers the development wallet as browser extensions do, and makes it available. Its keys are generated here and
 * stored in this browser without protection: for development only.
 *
 * @returns Ends it: from then on the wallet answers nothing. It stays registered.
 */
export function offerDevelopmentWallet(network: LocalNetwork): () => void {
  local = network
  if (!isRegistered) registerWallet(WALLET)
  isRegistered = true
  return () => {
    local = undefined
  }
}

/** True for the development wallet, and for no other that has its name. */
export function isDevelopmentWallet({ features }: Pick<Wallet, 'features'>): boolean {
  return features === WALLET.features
}
