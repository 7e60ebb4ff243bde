import type { MintProgress } from '@mintline/solana'
import { type MintProgressFacts, SENTENCES } from '../../lib/mintProgress.ts'

/** Steps in each transaction, for display. */
const MINT_STEPS = [
  'Preparing',
  'Checking the cost',
  'Approve in your wallet',
  'Sent',
  'Confirmed',
] as const

/** Step index for each stage. */
const STEP_OF: Record<MintProgress['stage'], number> = {
  checking: 0,
  building: 0,
  simulating: 1,
  signing: 2,
  sent: 3,
  confirmed: 4,
  'reading items': 4,
  // Overtaken or refused: it is built again, or the mint ends.
  failed: 0,
  expired: 0,
}

const STAGE_SENTENCES: Record<MintProgress['stage'], string> = {
  ...SENTENCES,
  building: 'Preparing the mint.',
  simulating: 'Checking what it costs.',
  signing: 'Approve it in your wallet.',
  confirmed: 'Confirmed.',
  failed: 'The network refused it.',
  expired: 'It expired.',
}

interface StagedMint extends Pick<MintProgress, 'stage' | 'minted' | 'quantity'> {
  /** Planned approvals in the wallet: one per transaction. */
  approvals: number
}

/** Describes a mint's progress. */
export function progressFacts(
  { stage, minted, quantity, approvals }: StagedMint,
  hashes: readonly string[],
): MintProgressFacts {
  return {
    sentence: STAGE_SENTENCES[stage],
    note:
      approvals > 1
        ? `${minted} of ${quantity} items are minted. Your wallet asks you ${approvals} times.`
        : undefined,
    steps: MINT_STEPS.map((name) => ({ name })),
    current: STEP_OF[stage],
    hashes,
    isSent: hashes.length > 0,
  }
}
