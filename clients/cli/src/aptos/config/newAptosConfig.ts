import { type PlatformTerms, TOTAL_SHARES } from '@mintline/core'
import { type DropAnswers, wholeNumber } from '../../config/newConfig.ts'

const ROYALTY_BASIS_POINTS = 500
const MAX_PER_WALLET = 3
const MAX_PER_TRANSACTION = 3

/** Answers for a new drop config on Aptos. */
export interface AptosDropAnswers extends DropAnswers {
  /** The network's slug. */
  readonly chain: string
  /** Address that published the drop machine; undefined = the local network's, or still to be set. */
  readonly machine?: string | undefined
}

/**
 * Builds a config for a drop with a public phase, with all settings, for a file.
 *
 * @param platform Undefined = no platform asks a fee.
 */
export function newAptosConfig(answers: AptosDropAnswers, platform?: PlatformTerms) {
  const { chain, machine, symbol, name, baseUri, supply, price, treasury } = answers
  const folder = baseUri.replace(/\/+$/, '')
  return {
    chain,
    ...(machine !== undefined && { machine }),
    collection: {
      version: 2,
      seed: symbol,
      collectionName: name,
      collectionDescription: '',
      collectionUri: `${folder}/collection.json`,
      itemBaseName: `${name} #{}`,
      itemBaseUri: `${folder}/{}.json`,
      isOpenEdition: supply === '0',
      maxNumberOfTokens: wholeNumber(supply),
      treasury,
      royalties: { royaltyBasisPoints: ROYALTY_BASIS_POINTS, recipient: treasury },
      platformFee: {
        platformFeeValue: platform?.valueBp ?? 0,
        recipients: [{ address: platform?.recipient ?? treasury, share: TOTAL_SHARES }],
      },
    },
    phases: [
      {
        name: 'Everybody',
        type: 'public',
        price,
        maxMintsPerWallet: MAX_PER_WALLET,
        maxMintsPerTransaction: MAX_PER_TRANSACTION,
      },
    ],
    proofs: 'proofs',
  }
}
