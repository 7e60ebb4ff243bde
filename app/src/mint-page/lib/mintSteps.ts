import { countText } from '#shared/lib/countText.ts'
import type { MintProgressFacts, MintStep } from './mintProgress.ts'

/** Progress of a mint in one transaction, with what it pays. */
export interface WalletProgress {
  stage: 'checking' | 'approving' | 'sending' | 'confirming' | 'reading items'
  /** Items. */
  quantity: bigint
  /** Hash of the current transaction; undefined = not sent yet. */
  hash: string | undefined
  /** True while no node knows what the wallet says it sent: others may have to sign it. */
  isUnseen?: boolean
  /** `20 COIN`, to be approved first; undefined = no approval is needed. */
  approval: string | undefined
}

const IN_WALLET = 'approve it in your wallet'
const SENT = 'sent'
const CONFIRMED = 'confirmed'

/** Vaults, bundlers and wallets that send later. */
const UNSEEN =
  'If your wallet is a vault, its other owners may have to sign first. The page goes on looking for the transaction.'
const NOT_SEEN = 'The network does not know the transaction of your wallet yet.'

/** Progress of a mint, for display: the approval and the mint are steps of their own. */
export function progressFacts(
  progress: WalletProgress,
  hashes: readonly string[],
): MintProgressFacts {
  const { approval, quantity, isUnseen = false } = progress
  const { approved, minted, current, sentence } = stateOf(progress)
  const isSent = minted === SENT || minted === CONFIRMED
  const steps: MintStep[] = [
    { name: `Mint ${countText(quantity, 'item')}`, state: minted },
    { name: 'Read your items' },
  ]
  const unseen = isUnseen ? UNSEEN : undefined
  if (approval === undefined) return { sentence, note: unseen, steps, current, hashes, isSent }
  return {
    sentence,
    note: unseen ?? `The drop may take exactly ${approval}, and no more.`,
    steps: [{ name: `Approve ${approval}`, state: approved }, ...steps],
    current: approved === CONFIRMED ? current + 1 : 0,
    hashes,
    isSent,
  }
}

interface StepStates {
  approved?: string | undefined
  minted?: string | undefined
  /** Index among the steps without the approval. */
  current: number
  sentence: string
}

function stateOf({ stage, hash, isUnseen = false }: WalletProgress): StepStates {
  switch (stage) {
    case 'checking':
      return { current: 0, sentence: 'Checking the drop.' }
    case 'approving':
      return hash === undefined && !isUnseen
        ? { approved: IN_WALLET, current: 0, sentence: 'Approve the payment in your wallet.' }
        : {
            approved: SENT,
            current: 0,
            sentence: isUnseen
              ? NOT_SEEN
              : 'Sent. Waiting for the network to confirm the approval.',
          }
    case 'sending':
      return {
        approved: CONFIRMED,
        minted: IN_WALLET,
        current: 0,
        sentence: 'Approve the mint in your wallet.',
      }
    case 'confirming':
      return {
        approved: CONFIRMED,
        minted: SENT,
        current: 0,
        sentence: isUnseen ? NOT_SEEN : 'Sent. Waiting for the network to confirm the mint.',
      }
    case 'reading items':
      return {
        approved: CONFIRMED,
        minted: CONFIRMED,
        current: 1,
        sentence: 'Confirmed. Reading your items.',
      }
  }
}
