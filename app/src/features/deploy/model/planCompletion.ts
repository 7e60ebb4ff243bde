import {
  type DeployInput,
  editionsDeploymentAddress,
  fetchCollectionInfo,
  type Plan,
  planModifyCollection,
  planModifyMetadata,
  planModifyPlatformFee,
  planModifyPlatformFeeSecondaryAdmin,
  planModifyRoyalties,
} from '@mintline/solana'
import type { Connection } from '@solana/web3.js'
import { NOBODY } from '#shared/lib/nobody.ts'

/**
 * Makes a collection of which the first transaction landed what it was to be; empty where it is so.
 * Extra fields that it has beside are left alone.
 */
export async function planCompletion(connection: Connection, input: DeployInput): Promise<Plan> {
  const { creator: wallet, symbol, extraMeta = [], royalties, platformFee } = input
  const deployment = editionsDeploymentAddress(symbol).toBase58()
  const info = await fetchCollectionInfo(connection, deployment)
  const target = { info, wallet }
  const receivers = {
    receiverBalances: input.receiverBalances,
    executableReceivers: input.executableReceivers,
    recordReceivers: input.recordReceivers,
    fundReceivers: input.fundReceivers,
    coin: input.coin,
  }
  const plans = await Promise.all([
    planModifyRoyalties({ ...target, royalties }),
    planModifyCollection({ ...target, ...receivers, changes: changesOf(input) }),
    planModifyMetadata({ ...target, add: extraMeta }),
    planModifyPlatformFee({
      ...target,
      ...receivers,
      platformFee: {
        platformFeeValue: platformFee.platformFeeValue ?? 0n,
        isFeeFlat: platformFee.isFeeFlat ?? false,
        recipients: platformFee.recipients,
      },
    }),
    planModifyPlatformFeeSecondaryAdmin({
      ...target,
      newAdmin: input.platformFeeSecondaryAdmin ?? NOBODY,
    }),
  ])
  return {
    title: `Finish deploying ${symbol}`,
    transactions: plans.flatMap(({ transactions }) => transactions),
    warnings: plans.flatMap(({ warnings }) => warnings),
  }
}

function changesOf(input: DeployInput) {
  const { collectionName, collectionUri, itemBaseName, itemBaseUri, treasury } = input
  const { maxNumberOfTokens, maxMintsPerWallet, cosignerProgramId = NOBODY } = input
  return {
    collectionName,
    collectionUri,
    itemBaseName,
    itemBaseUri,
    treasury,
    maxNumberOfTokens,
    maxMintsPerWallet,
    cosignerProgramId,
  }
}
