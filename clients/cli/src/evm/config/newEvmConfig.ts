import type { PlatformTerms } from '@mintline/core'
import { type DropAnswers, wholeNumber } from '../../config/newConfig.ts'

const ROYALTY_BASIS_POINTS = 500
const MAX_PER_WALLET = 3

/** Answers for a new drop config on an EVM chain. */
export interface EvmDropAnswers extends DropAnswers {
  /** The network's slug. */
  readonly chain: string
}

/**
 * Builds a config for an open edition with all settings, for a file.
 *
 * @param platform Undefined = no platform asks a fee.
 */
export function newEvmConfig(answers: EvmDropAnswers, platform?: PlatformTerms) {
  const { chain, symbol, name, baseUri, supply, price, treasury } = answers
  const folder = baseUri.replace(/\/+$/, '')
  return {
    chain,
    collection: {
      variant: 'erc721',
      symbol,
      collectionName: name,
      collectionUri: `${folder}/collection.json`,
      metadata: {
        name,
        description: '',
        imageUri: `${folder}/image.png`,
        animationUri: '',
      },
      treasury,
      royalties: { royaltyBasisPoints: ROYALTY_BASIS_POINTS, recipient: treasury },
      platformFee: {
        platformFeeValue: platform?.valueBp ?? 0,
        recipient: platform?.recipient ?? treasury,
      },
    },
    phases: [
      {
        name: 'Everybody',
        price,
        maxMintsPerWallet: MAX_PER_WALLET,
        maxMintsTotal: wholeNumber(supply),
      },
    ],
    proofs: 'proofs',
  }
}
