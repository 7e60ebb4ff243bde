import type { DropChain } from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { type SolanaAddress, solanaAddress } from '@mintline/core/identifiers'
import type { AskOptions } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { deriveEditionsDeployment } from '../pda/derivedAddresses.ts'
import { assertNoProblems, collectProblems } from '../plans/problems/problems.ts'
import { checkSymbol } from '../plans/problems/texts.ts'
import { fetchCollectionInfo } from '../reads/fetchCollectionInfo.ts'
import type { SolanaWallet } from '../send/wallet.ts'
import { presentTerms, type SolanaDropTerms } from './dropTerms.ts'
import {
  planDrop,
  type SolanaDropPlan,
  type SolanaDropPlanInput,
  type SolanaDropStep,
} from './planDrop.ts'
import { fetchPresent, type SolanaPresent } from './readDrop.ts'
import {
  type SolanaSentStep,
  type SolanaStepPreview,
  type SolanaStepSettings,
  solanaStepSender,
} from './solanaStepSender.ts'

/** Reads, plans and sends drops on Solana and Eclipse. */
export interface SolanaDropChain
  extends DropChain<
    SolanaDropTerms,
    SolanaPresent,
    SolanaDropStep,
    SolanaWallet,
    SolanaStepPreview,
    SolanaSentStep
  > {
  addressToBe(terms: SolanaDropTerms): Promise<SolanaAddress>
  plan(input: SolanaDropPlanInput, options?: AskOptions): Promise<SolanaDropPlan>
}

/** Returns the drops that a connection's network has. */
export function solanaDropChain(
  connection: Connection,
  settings: SolanaStepSettings = {},
): SolanaDropChain {
  return {
    ...solanaStepSender(connection, settings),
    read: async (contract, options) => readAt(connection, solanaAddress(contract), options),
    addressToBe: async ({ symbol }) => {
      assertNoProblems(collectProblems((problems) => checkSymbol(problems, 'symbol', symbol)))
      return deriveEditionsDeployment(symbol)
    },
    termsOf: presentTerms,
    plan: (input, options) => planDrop(connection, input, options),
  }
}

async function readAt(
  connection: Connection,
  address: SolanaAddress,
  options?: AskOptions,
): Promise<SolanaPresent | undefined> {
  try {
    const info = await fetchCollectionInfo(connection, address, options)
    return await fetchPresent(connection, info, options)
  } catch (error) {
    if (isMintlineError(error, 'EDITIONS_NOT_FOUND')) return undefined
    throw error
  }
}
