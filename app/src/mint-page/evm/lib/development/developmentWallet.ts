import {
  DEVELOPMENT_WALLET,
  DEVELOPMENT_WALLET_ICON,
} from '#entities/wallet/lib/development/appearance.ts'
import { createDevelopmentProvider } from './developmentProvider.ts'

/** Reverse domain name of the development wallet. */
export const DEVELOPMENT_RDNS = 'localhost.mintline'

/** Undefined outside the local network. */
let localNodes: readonly string[] | undefined

/**
 * Announces the development wallet as browser extensions do (EIP-6963), and makes it available. Its keys are
 * generated here and stored in this browser without protection: for development only.
 *
 * @param nodeUrls Nodes of the local network, best first.
 * @returns Ends it: from then on the wallet answers nothing. An announcement cannot be taken back.
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
