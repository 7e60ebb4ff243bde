import { countText } from '#shared/lib/countText.ts'
import { type MintProgressFacts, type MintStep, SENTENCES } from './mintProgress.ts'

/** Progress for a mint in one transaction, with its approvals. */
export interface WalletProgress {
  stage:
    | 'checking'
    | 'resetting approval'
    | 'approving'
    | 'sending'
    | 'confirming'
    | 'reading items'
  /** Items. */
  quantity: bigint
  /** The current transaction's hash; undefined = not sent yet. */
  hash: string | undefined
  /** True while no node knows the transaction that the wallet reported as sent: others may have to sign it. */
  isUnseen?: boolean
  /** `20 COIN`, to be approved first; undefined = no approval is needed. */
  approval: string | undefined
  /** `5 COIN`, approved before, which the token requires to be reset to 0 first; undefined = none is in the way. */
  leftOver?: string | undefined
}

const IN_WALLET = 'approve it in your wallet'
const SENT = 'sent'
const CONFIRMED = 'confirmed'

/** Vaults, bundlers and wallets that send later. */
const UNSEEN =
  'If your wallet is a vault, its other owners may have to sign first. The page goes on looking for the transaction.'
const NOT_SEEN = 'The network does not know the transaction of your wallet yet.'

/** Describes a mint's progress: each approval and the mint are separate steps. */
export function progressFacts(
  progress: WalletProgress,
  hashes: readonly string[],
): MintProgressFacts {
  const { approval, leftOver, quantity, isUnseen = false } = progress
  const { reset, approved, minted, current, sentence } = stateOf(progress)
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
    steps: [
      ...(leftOver === undefined
        ? []
        : [{ name: `Set the left-over approval of ${leftOver} to 0`, state: reset }]),
      { name: `Approve ${approval}`, state: approved },
      ...steps,
    ],
    current: currentOf([...(leftOver === undefined ? [] : [reset]), approved], current),
    hashes,
    isSent,
  }
}

/** Returns the current step's index, after the confirmed approvals. */
function currentOf(approvals: readonly (string | undefined)[], afterThem: number): number {
  const open = approvals.findIndex((state) => state !== CONFIRMED)
  return open < 0 ? approvals.length + afterThem : open
}

interface StepStates {
  reset?: string | undefined
  approved?: string | undefined
  minted?: string | undefined
  /** Index among the steps without the approval. */
  current: number
  sentence: string
}

function stateOf({ stage, hash, isUnseen = false }: WalletProgress): StepStates {
  switch (stage) {
    case 'checking':
      return { current: 0, sentence: SENTENCES.checking }
    case 'resetting approval':
      return hash === undefined && !isUnseen
        ? {
            reset: IN_WALLET,
            current: 0,
            sentence: 'Set the left-over approval to 0 in your wallet.',
          }
        : {
            reset: SENT,
            current: 0,
            sentence: isUnseen ? NOT_SEEN : SENTENCES.sent,
          }
    case 'approving':
      return hash === undefined && !isUnseen
        ? {
            reset: CONFIRMED,
            approved: IN_WALLET,
            current: 0,
            sentence: 'Approve the payment in your wallet.',
          }
        : {
            reset: CONFIRMED,
            approved: SENT,
            current: 0,
            sentence: isUnseen
              ? NOT_SEEN
              : 'Sent. Waiting for the network to confirm the approval.',
          }
    case 'sending':
      return {
        reset: CONFIRMED,
        approved: CONFIRMED,
        minted: IN_WALLET,
        current: 0,
        sentence: 'Approve the mint in your wallet.',
      }
    case 'confirming':
      return {
        reset: CONFIRMED,
        approved: CONFIRMED,
        minted: SENT,
        current: 0,
        sentence: isUnseen ? NOT_SEEN : 'Sent. Waiting for the network to confirm the mint.',
      }
    case 'reading items':
      return {
        reset: CONFIRMED,
        approved: CONFIRMED,
        minted: CONFIRMED,
        current: 1,
        sentence: SENTENCES['reading items'],
      }
  }
}
