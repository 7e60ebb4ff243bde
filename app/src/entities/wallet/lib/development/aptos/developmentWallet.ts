import type { Wallet } from '@wallet-standard/base'
import { registerWallet } from '@wallet-standard/wallet'
import { DEVELOPMENT_WALLET, DEVELOPMENT_WALLET_ICON } from '../developmentStore.ts'
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
 * @returns Makes the wallet unavailable: it stays registered, and answers nothing.
 */
export function offerDevelopmentWallet(network: LocalNetwork): () => void {
  local = network
  if (!isRegistered) registerWallet(WALLET)
  isRegistered = true
  return () => {
    local = undefined
  }
}

/** Returns true for the development wallet, and false for others with the same name. */
export function isDevelopmentWallet({ features }: Pick<Wallet, 'features'>): boolean {
  return features === WALLET.features
}
