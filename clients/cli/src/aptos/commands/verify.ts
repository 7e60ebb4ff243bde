import { resolve } from 'node:path'
import type { VerifyOptions } from '../../commands/verify.ts'
import { CommandError } from '../../errors/commandError.ts'
import { EXIT } from '../../exitCodes.ts'
import { describeDifferences } from '../../launch/describeDifferences.ts'
import { describeFirstMints } from '../../launch/firstMints.ts'
import { findStaleProofs } from '../../lists/staleProofs.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { findAptosDifferences } from '../launch/aptosDifferences.ts'
import { findKnownDrop } from '../launch/findOwnDrop.ts'
import { tryAptosFirstMints } from '../launch/tryAptosFirstMints.ts'
import { readAptosLists } from '../lists/readAptosLists.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

export async function verify(
  context: AptosContext,
  { proofs: given }: VerifyOptions,
): Promise<CommandResult> {
  const loaded = context.config()
  const chain = await context.chain()
  const lists = readAptosLists(loaded)
  const own = await findKnownDrop(context, loaded)
  if (!own?.settings) {
    throw new CommandError('DROP_NOT_DEPLOYED', { path: loaded.path, chain: chain.name })
  }
  const files = { loaded, lists }
  const { reference, settings } = own
  const differences = await findAptosDifferences(context, files, { reference, settings })
  const firstMints =
    differences.length === 0
      ? await tryAptosFirstMints(context, { files, reference, settings })
      : []
  const { collectionName } = loaded.config.collection
  const { contract } = reference
  const stale = await findStaleProofs(context, {
    lists: loaded.config.phases.flatMap(({ name }, index) => {
      const root = lists[index]?.merkle?.merkleRoot
      return root ? [{ name, root }] : []
    }),
    given,
    folder: loaded.config.proofs && resolve(loaded.folder, loaded.config.proofs),
  })
  const matches = differences.length === 0 && stale.length === 0
  return {
    text: [
      describeDifferences(collectionName, differences),
      ...describeFirstMints(firstMints),
    ].join('\n'),
    data: { contract, collectionName, matches, differences, proofs: stale, firstMints },
    exitCode: matches ? EXIT.ok : EXIT.differs,
  }
}
