import { EXIT } from '../exitCodes.ts'
import type { ConfiguredDrop } from '../launch/configuredDrop.ts'
import { describeDifferences } from '../launch/describeDifferences.ts'
import { describeFirstMints } from '../launch/firstMints.ts'
import { findStaleProofs } from '../lists/staleProofs.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { CommandResult } from '../runtime/commandResult.ts'

/** Options for the comparison. */
export interface VerifyOptions {
  /** Proof folders or addresses. */
  readonly proofs?: readonly string[]
}

export async function verify(
  context: BaseContext,
  configured: ConfiguredDrop,
  { proofs: given }: VerifyOptions,
): Promise<CommandResult> {
  const drop = await configured.compare()
  const { name, data, differences, places, merkleLists: lists } = drop
  for (const warning of drop.warnings) context.output.warn(warning)
  const firstMints = differences.length === 0 ? await drop.tryFirstMints() : []
  const proofs = await findStaleProofs(context, { lists, given, ...places })
  const matches = differences.length === 0 && proofs.length === 0
  return {
    text: [describeDifferences(name, differences), ...describeFirstMints(firstMints)].join('\n'),
    data: { ...data, matches, differences, proofs, firstMints },
    exitCode: matches ? EXIT.ok : EXIT.differs,
  }
}
