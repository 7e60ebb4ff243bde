/** Builders for version 1 configs, as earlier commands wrote them. */
import type { DropAnswers } from '../src/config/newConfig.ts'

type Answers = DropAnswers & { readonly chain: string }

/** Builds a config for Solana. */
export function earlierConfig({ symbol, name, baseUri, supply, price, treasury }: DropAnswers) {
  const folder = baseUri.replace(/\/+$/, '')
  const everything = [{ address: treasury, share: 100 }]
  return {
    collection: {
      symbol,
      collectionName: name,
      collectionUri: `${folder}/collection.json`,
      itemBaseName: `${name} #{}`,
      itemBaseUri: `${folder}/{}.json`,
      maxNumberOfTokens: Number(supply),
      maxMintsPerWallet: 0,
      treasury,
      royalties: { royaltyBasisPoints: 500, creators: everything },
      platformFee: {
        platformFeeValue: 0,
        isFeeFlat: false,
        recipients: everything,
      },
      extraMeta: [],
    },
    phases: [
      {
        name: 'Everybody',
        type: 'public',
        price,
        maxMintsPerWallet: 3,
        maxMintsTotal: 0,
        active: true,
      },
    ],
  }
}

/** Builds a config for an EVM chain. */
export function earlierEvmConfig(answers: Answers) {
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
      royalties: { royaltyBasisPoints: 500, recipient: treasury },
      platformFee: {
        platformFeeValue: 0,
        recipient: treasury,
      },
    },
    phases: [
      {
        name: 'Everybody',
        price,
        maxMintsPerWallet: 3,
        maxMintsTotal: Number(supply),
      },
    ],
    proofs: 'proofs',
  }
}

/** Builds a config for Aptos. */
export function earlierAptosConfig(answers: Answers) {
  const { chain, symbol, name, baseUri, supply, price, treasury } = answers
  const folder = baseUri.replace(/\/+$/, '')
  return {
    chain,
    collection: {
      version: 2,
      seed: symbol,
      collectionName: name,
      collectionDescription: '',
      collectionUri: `${folder}/collection.json`,
      itemBaseName: `${name} #{}`,
      itemBaseUri: `${folder}/{}.json`,
      isOpenEdition: supply === '0',
      maxNumberOfTokens: Number(supply),
      treasury,
      royalties: { royaltyBasisPoints: 500, recipient: treasury },
      platformFee: {
        platformFeeValue: 0,
        recipients: [{ address: treasury, share: 100 }],
      },
    },
    phases: [
      {
        name: 'Everybody',
        type: 'public',
        price,
        maxMintsPerWallet: 3,
        maxMintsPerTransaction: 3,
      },
    ],
    proofs: 'proofs',
  }
}
