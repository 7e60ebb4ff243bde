import { resolve } from 'node:path'
import { evmAddress } from '@mintline/core/identifiers'
import type { VerifyOptions } from '../../commands/verify.ts'
import { CommandError } from '../../errors/commandError.ts'
import { EXIT } from '../../exitCodes.ts'
import { describeDifferences } from '../../launch/describeDifferences.ts'
import { describeFirstMints } from '../../launch/firstMints.ts'
import { findStaleProofs } from '../../lists/staleProofs.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { contractOfConfig } from '../drop/readDrop.ts'
import { findEvmDifferences } from '../launch/findEvmDifferences.ts'
import { tryFirstMints } from '../launch/tryFirstMints.ts'
import { readEvmPhases } from '../lists/readEvmPhases.ts'
import type { EvmContext } from '../runtime/evmContext.ts'

export async function verify(
  context: EvmContext,
  { proofs: given }: VerifyOptions,
): Promise<CommandResult> {
  const loaded = context.config()
  const chain = await context.chain()
  const phases = await readEvmPhases(context, loaded)
  const deployed = await contractOfConfig(context, loaded)
  if (deployed === undefined) {
    throw new CommandError('DROP_NOT_DEPLOYED', { path: loaded.path, chain: chain.name })
  }
  const contract = evmAddress(deployed)
  const drop = { session: { chain, context }, loaded, phases }
  const { differences, state, warnings } = await findEvmDifferences(drop, contract)
  for (const warning of warnings) context.output.warn(warning)
  const firstMints =
    differences.length === 0
      ? await tryFirstMints(drop, { ...state, contract, transactions: [], sender: contract })
      : []
  const { symbol } = loaded.config.collection
  const stale = await findStaleProofs(context, {
    lists: phases.flatMap(({ config: { name }, list }) =>
      list ? [{ name, root: list.allowlist.merkleRoot }] : [],
    ),
    given,
    folder: loaded.config.proofs && resolve(loaded.folder, loaded.config.proofs),
    uri: loaded.config.proofsUri,
  })
  const matches = differences.length === 0 && stale.length === 0
  return {
    text: [describeDifferences(symbol, differences), ...describeFirstMints(firstMints)].join('\n'),
    data: { contract, symbol, matches, differences, proofs: stale, firstMints },
    exitCode: matches ? EXIT.ok : EXIT.differs,
  }
}
