import { DEVELOPMENT_WALLET, DEVELOPMENT_WALLET_ICON } from '../developmentStore.ts'
import { createDevelopmentProvider } from './developmentProvider.ts'

/** The development wallet's reverse domain name. */
export const DEVELOPMENT_RDNS = 'localhost.mintline'

/** Undefined outside the local network. */
let localNodes: readonly string[] | undefined

/**
 * Announces the development wallet as browser extensions do (EIP-6963), and makes it available. Its keys are generated
 * here and stored in this browser without protection: for development only.
 *
 * @param nodeUrls The local network's nodes, best first.
 * @returns Makes the wallet unavailable: its announcement cannot be revoked, and it answers nothing.
 */
export function offerDevelopmentWallet(nodeUrls: readonly string[]): () => void {
  localNodes = nodeUrls
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => {
    localNodes = undefined
  }
}

const DETAIL = Object.freeze({
  info: Object.freeze({
    uuid: crypto.randomUUID(),
    rdns: DEVELOPMENT_RDNS,
    name: DEVELOPMENT_WALLET,
    icon: DEVELOPMENT_WALLET_ICON,
  }),
  provider: createDevelopmentProvider(() => localNodes),
})

function announce(): void {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: DETAIL }))
}
