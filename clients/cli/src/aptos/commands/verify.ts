import { CommandError } from '../../errors/commandError.ts'
import { EXIT } from '../../exitCodes.ts'
import { describeDifferences } from '../../launch/describeDifferences.ts'
import type { CommandResult } from '../../runtime/commandResult.ts'
import { findAptosDifferences } from '../launch/aptosDifferences.ts'
import { findKnownDrop } from '../launch/findOwnDrop.ts'
import { readAptosLists } from '../lists/readAptosLists.ts'
import type { AptosContext } from '../runtime/aptosContext.ts'

export async function verify(context: AptosContext): Promise<CommandResult> {
  const loaded = context.config()
  const chain = await context.chain()
  const lists = readAptosLists(loaded)
  const own = await findKnownDrop(context, loaded)
  if (!own?.settings) {
    throw new CommandError('DROP_NOT_DEPLOYED', { path: loaded.path, chain: chain.name })
  }
  const differences = await findAptosDifferences(
    context,
    { loaded, lists },
    { ...own, settings: own.settings },
  )
  const { collectionName } = loaded.config.collection
  const { contract } = own.reference
  return {
    text: describeDifferences(collectionName, differences),
    data: { contract, collectionName, matches: differences.length === 0, differences },
    exitCode: differences.length === 0 ? EXIT.ok : EXIT.differs,
  }
}
